/** What a writer knows of one document. */
export interface Kept {
  readonly title: string;
  readonly count: number;
}

/** Documents and their new values, null for deleted ones. A change is stored completely or not at all. */
export type Change = ReadonlyMap<string, Kept | null>;

const isSame = (a: Kept | null | undefined, b: Kept | null | undefined): boolean =>
  (a ?? null) === (b ?? null) || (a?.title === b?.title && a?.count === b?.count);

/**
 * The documents of one writer: answered changes are certain, unanswered ones may be stored or not, and no other
 * document may exist.
 */
export class Ledger {
  readonly certain = new Map<string, Kept>();
  private doubts: Change[] = [];
  appliedDoubts = 0;
  droppedDoubts = 0;

  constructor(readonly owner: string) {}

  answered(change: Change): void {
    for (const [id, kept] of change) {
      if (kept) this.certain.set(id, kept);
      else this.certain.delete(id);
    }
  }

  unanswered(change: Change): void {
    this.doubts.push(change);
  }

  /** Compares with the documents on the server and accepts them as the new state. @returns what is wrong, in words */
  settle(found: ReadonlyMap<string, Kept>): string[] {
    const wrong: string[] = [];
    for (const change of this.doubts) {
      const ids = [...change.keys()].filter((id) => !isSame(change.get(id), this.certain.get(id)));
      const applied = ids.filter((id) => isSame(found.get(id), change.get(id)));
      if (applied.length > 0 && applied.length < ids.length)
        wrong.push(`${this.owner}: half applied, ${applied.join(' ')} of ${ids.join(' ')}`);
      if (applied.length > 0) {
        this.appliedDoubts += 1;
        this.answered(change);
      } else {
        this.droppedDoubts += 1;
      }
    }
    this.doubts = [];
    for (const [id, kept] of this.certain) {
      const now = found.get(id);
      if (!isSame(now, kept))
        wrong.push(
          `${this.owner}: ${id} was answered as ${JSON.stringify(kept)} and is ${JSON.stringify(now ?? null)}`,
        );
    }
    for (const id of found.keys()) if (!this.certain.has(id)) wrong.push(`${this.owner}: ${id} came out of nowhere`);
    return wrong;
  }
}
