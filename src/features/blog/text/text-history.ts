import type { TextSelection } from './text-edit.ts';

/** Typing without a pause of this length (ms) is one step. */
const PAUSE_MS = 1000;
/** One step never lasts longer than this (ms), so that undo takes a sentence back and not a page. */
const LONGEST_STEP_MS = 5000;
/** Signs of all steps together: long articles keep fewer steps. */
const MOST_SIGNS = 4_000_000;

/** What was typed, for undo and redo. */
export interface TextHistory {
  readonly past: readonly TextSelection[];
  readonly now: TextSelection;
  readonly future: readonly TextSelection[];
  /** When the typing of the last step began and went on (ms); null after a command. */
  readonly typing: { readonly since: number; readonly at: number } | null;
}

export const historyOf = (text: string): TextHistory => ({
  past: [],
  now: { text, start: text.length, end: text.length },
  future: [],
  typing: null,
});

function withinLimit(past: readonly TextSelection[]): readonly TextSelection[] {
  let signs = 0;
  const from = past.findLastIndex(({ text }) => (signs += text.length) > MOST_SIGNS);
  return past.slice(from + 1);
}

/** The history after a change. Typing goes on with the step before; a command is always a step of its own. */
export function recorded(
  { past, now, typing }: TextHistory,
  next: TextSelection,
  how: 'typed' | 'command',
  atMs: number,
): TextHistory {
  if (next.text === now.text) return { past, now: next, future: [], typing };
  const goesOn =
    how === 'typed' && typing !== null && atMs - typing.at < PAUSE_MS && atMs - typing.since < LONGEST_STEP_MS;
  return {
    past: goesOn ? past : withinLimit([...past, now]),
    now: next,
    future: [],
    typing: how === 'typed' ? { since: goesOn ? typing.since : atMs, at: atMs } : null,
  };
}

/** One step back; unchanged at the first one. */
export function undone({ past, now, future, typing }: TextHistory): TextHistory {
  const before = past.at(-1);
  return before
    ? { past: past.slice(0, -1), now: before, future: [now, ...future], typing: null }
    : { past, now, future, typing };
}

/** One step forward again; unchanged at the last one. */
export function redone({ past, now, future, typing }: TextHistory): TextHistory {
  const [next, ...rest] = future;
  return next ? { past: [...past, now], now: next, future: rest, typing: null } : { past, now, future, typing };
}
