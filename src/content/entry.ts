import type { SourceKey } from '@/clinical/sources.ts';

/** What a part speaks of. Parts of the baby are left out after a loss. */
export type PartKind = 'baby' | 'body' | 'todo' | 'watch' | 'plain';

export interface Part {
  readonly kind: PartKind;
  readonly text: string;
}

/** One built-in text, in the one form that its screen, the library and the offline answers share. */
export interface Entry {
  /** Unique in the library, for example `week.20`. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly Part[];
  /** Further words that somebody may search for. */
  readonly also?: string;
  /** Completed weeks of pregnancy, or weeks after birth, in which it is of use. */
  readonly weeks?: readonly [from: number, to: number];
  readonly mark?: 'avoid' | 'limit' | 'ok';
  /** Speaks of the baby as a whole: switched off after a loss. */
  readonly isOfBaby?: true;
  readonly sources: readonly SourceKey[];
}

export const plain = (...texts: string[]): Part[] => texts.map((text) => ({ kind: 'plain', text }));

/** The entries that may be shown: after a loss none that speaks of the baby, and of the others only the parts that do not. */
export function fitting(entries: readonly Entry[], isAfterLoss: boolean): readonly Entry[] {
  if (!isAfterLoss) return entries;
  return entries
    .filter((entry) => !entry.isOfBaby)
    .map((entry) => ({ ...entry, parts: entry.parts.filter(({ kind }) => kind !== 'baby') }))
    .filter(({ parts }) => parts.length > 0);
}
