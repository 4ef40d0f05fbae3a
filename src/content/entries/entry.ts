import type { SourceKey } from '@/clinical/rules/sources.ts';

/** The subject of a part. Parts about the baby are omitted after a loss. */
export type PartKind = 'baby' | 'body' | 'todo' | 'watch' | 'plain';

export interface Part {
  readonly kind: PartKind;
  readonly text: string;
}

/** One built-in text, in the form that its screen, the library and the offline answers share. */
export interface Entry {
  /** Unique in the library, for example `week.20`. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly Part[];
  /** Further search words. */
  readonly also?: string;
  /** Completed weeks of pregnancy, or weeks after birth, for which it is relevant. */
  readonly weeks?: readonly [from: number, to: number];
  readonly mark?: 'avoid' | 'limit' | 'ok';
  /** The whole entry is about the baby: omitted after a loss. */
  readonly isOfBaby?: true;
  readonly sources: readonly SourceKey[];
}

export const plain = (...texts: string[]): Part[] => texts.map((text) => ({ kind: 'plain', text }));

/** The entries to show. After a loss entries about the baby are omitted, and parts about the baby in the others. */
export function visibleEntries(entries: readonly Entry[], isAfterLoss: boolean): readonly Entry[] {
  if (!isAfterLoss) return entries;
  return entries
    .filter((entry) => !entry.isOfBaby)
    .map((entry) => ({ ...entry, parts: entry.parts.filter(({ kind }) => kind !== 'baby') }))
    .filter(({ parts }) => parts.length > 0);
}
