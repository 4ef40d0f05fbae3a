import type { Tier } from '@/clinical/rules/acuity-tier.ts';

/** Something a person did. It is certain once her phone has confirmed it, and possible from the moment she began. */
export interface RowIntention {
  readonly user: string;
  readonly id: string;
  readonly collection: string;
  readonly values: Record<string, unknown>;
  isCertain: boolean;
  /** The server rejects the row until it is corrected. */
  isPoison: boolean | 'perhaps';
}

interface Removal {
  isCertain: boolean;
  /** The phone that deleted the record. */
  readonly by: number;
  /** How many edits of the record were known before. */
  readonly edits: number;
}

interface FieldWrite {
  readonly by: number;
  readonly value: string;
  saw: unknown;
  isCertain: boolean;
}

/** An outcome that closes the alarms that its doctor knew of, at the tier at which she knew them. */
interface GivenOutcome {
  readonly patient: string;
  readonly tier: Tier | null;
  /** The causes of the alarms. */
  readonly coveredIds: readonly string[];
}

/** Records everything that all people did, so that the result can be checked at the end. */
export class Intentions {
  readonly rows = new Map<string, RowIntention>();
  /** What doctors have answered, or may have answered. */
  readonly outcomes: GivenOutcome[] = [];
  readonly removed = new Map<string, Removal>();
  /** Deletions that were lost with a phone before it could send them. A backup may have them. */
  readonly #lostRemovals = new Map<string, Removal>();
  readonly #fields = new Map<string, FieldWrite[]>();

  add(row: RowIntention): RowIntention {
    const known = this.rows.get(row.id);
    if (known) return known;
    this.rows.set(row.id, row);
    return row;
  }

  /** @param by the number of the phone */
  remove(id: string, by: number): Removal {
    const known = this.removed.get(id) ?? { isCertain: false, by, edits: this.#editsOf(id) };
    this.removed.set(id, known);
    return known;
  }

  /**
   * A phone was wiped that had not sent these records. What it had done to them is not certain any more. A deletion that
   * was never sent did not happen. `isNew`: the phone did not know whether the server has the record.
   */
  wiped(by: number, unsent: readonly { id: string; isNew: boolean }[], wasNeverSent: (id: string) => boolean): void {
    for (const { id, isNew } of unsent) {
      const row = this.rows.get(id);
      if (row && isNew) row.isCertain = false;
      for (const field of this.fieldsOf(id))
        for (const write of this.#fields.get(`${id}.${field}`) ?? []) if (write.by === by) write.isCertain = false;
      const removal = this.removed.get(id);
      if (!removal) continue;
      if (removal.by === by && wasNeverSent(id)) {
        this.removed.delete(id);
        this.#lostRemovals.set(id, removal);
      } else removal.isCertain = false;
    }
  }

  /** A backup with these records and deletions was restored. An edit that was sent after a deletion stays. */
  restored(records: readonly string[], deletions: readonly string[], isEditSent: (id: string) => boolean): void {
    for (const id of records) {
      const row = this.rows.get(id);
      // What the server refuses, a restore refuses too.
      if (row && !row.isPoison) row.isCertain = true;
    }
    for (const id of deletions) {
      const lost = this.#lostRemovals.get(id);
      if (!lost || (this.#editsOf(id) > lost.edits && isEditSent(id))) continue;
      this.removed.set(id, { ...lost, isCertain: false });
    }
  }

  /** The last value that was written into each edited field of a record. */
  lastEditsOf(id: string): [field: string, value: string | undefined][] {
    return this.fieldsOf(id).map((field) => [field, this.#fields.get(`${id}.${field}`)?.at(-1)?.value]);
  }

  #editsOf(id: string): number {
    return this.fieldsOf(id).reduce((sum, field) => sum + (this.#fields.get(`${id}.${field}`)?.length ?? 0), 0);
  }

  /**
   * @param saw the value that the phone showed in this field when she changed it
   * @param by the number of the phone
   */
  write(id: string, field: string, value: string, saw: unknown, by: number): FieldWrite {
    const key = `${id}.${field}`;
    const writes = this.#fields.get(key) ?? [];
    this.#fields.set(key, writes);
    // A value that was shown is certainly stored.
    for (const earlier of writes) if (earlier.value === saw) earlier.isCertain = true;
    const write = { by, value, saw, isCertain: false };
    writes.push(write);
    return write;
  }

  fieldsOf(id: string): string[] {
    return [...this.#fields.keys()].filter((key) => key.startsWith(`${id}.`)).map((key) => key.slice(id.length + 1));
  }

  /**
   * The values with which a field may end: all except those that their writer saw and then replaced with a certain
   * write.
   */
  mayEndWith(id: string, field: string, preset: unknown): unknown[] {
    const writes = this.#fields.get(`${id}.${field}`) ?? [];
    const isReplaced = (value: unknown) => writes.some((write) => write.isCertain && (write.saw ?? preset) === value);
    return [preset, ...writes.map(({ value }) => value)].filter((value) => !isReplaced(value));
  }
}
