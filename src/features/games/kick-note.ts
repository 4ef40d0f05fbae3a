export interface KickCount {
  readonly from: number;
  /** Null: the count expired before it was ended. */
  readonly to: number | null;
  readonly count: number;
}
export interface KickNote {
  /** When this count began and when each movement was, ms since 1970; null while none runs. */
  readonly running: { readonly from: number; readonly at: readonly number[] } | null;
  readonly earlier: readonly KickCount[];
}

export const noKicks: KickNote = { running: null, earlier: [] };
/** A count that runs longer expires: it says nothing about the movements now and could be read as a new one [P]. */
export const MAX_COUNT_HOURS = 12;
const MAX_DURATION_MS = MAX_COUNT_HOURS * 60 * 60_000;
const MAX_EARLIER = 14;

function stopped({ running, earlier }: KickNote, to: number | null): KickNote {
  if (!running) return { running, earlier };
  const count = { from: running.from, to, count: running.at.length };
  return { running: null, earlier: [count, ...earlier].slice(0, MAX_EARLIER) };
}

/** The state at `now`: an expired count is moved to the earlier ones. */
export const currentNote = (note: KickNote, now: number): KickNote =>
  note.running && now - note.running.from >= MAX_DURATION_MS ? stopped(note, null) : note;

/** Starts a count; a running count continues. */
export function startCount(note: KickNote, at: number): KickNote {
  const now = currentNote(note, at);
  return now.running ? now : { ...now, running: { from: at, at: [] } };
}

/** Adds a movement. If the count has expired meanwhile, the movement is the first of a new count. */
export function addMovement(note: KickNote, at: number): KickNote {
  const { running, earlier } = currentNote(note, at);
  return { running: { from: running?.from ?? at, at: [...(running?.at ?? []), at] }, earlier };
}

export const endCount = (note: KickNote, at: number): KickNote => stopped(currentNote(note, at), at);
