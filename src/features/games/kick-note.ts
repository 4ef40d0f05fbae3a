export interface Count {
  readonly from: number;
  /** Null: set aside, because nobody ended it. */
  readonly to: number | null;
  readonly count: number;
}
export interface KickNote {
  /** When this count began and when each movement was, ms since 1970; null while none runs. */
  readonly running: { readonly from: number; readonly at: readonly number[] } | null;
  readonly earlier: readonly Count[];
}

export const noKicks: KickNote = { running: null, earlier: [] };
/** After so many hours a count says nothing of the movements now: whoever left it running would read it as new [P]. */
export const LONGEST_HOURS = 12;
const LONGEST_MS = LONGEST_HOURS * 60 * 60_000;
const MOST_EARLIER = 14;

function stopped({ running, earlier }: KickNote, to: number | null): KickNote {
  if (!running) return { running, earlier };
  const count = { from: running.from, to, count: running.at.length };
  return { running: null, earlier: [count, ...earlier].slice(0, MOST_EARLIER) };
}

/** What stands at `now`: a count that was left running is among the earlier ones. */
export const standing = (note: KickNote, now: number): KickNote =>
  note.running && now - note.running.from >= LONGEST_MS ? stopped(note, null) : note;

/** A count begins, unless one runs: then that one goes on. */
export function begun(note: KickNote, at: number): KickNote {
  const now = standing(note, at);
  return now.running ? now : { ...now, running: { from: at, at: [] } };
}

/** It moved. Where the count has been set aside meanwhile, the movement is the first of a new one. */
export function moved(note: KickNote, at: number): KickNote {
  const { running, earlier } = standing(note, at);
  return { running: { from: running?.from ?? at, at: [...(running?.at ?? []), at] }, earlier };
}

export const ended = (note: KickNote, at: number): KickNote => stopped(standing(note, at), at);
