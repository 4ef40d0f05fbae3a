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

interface FieldWrite {
  readonly value: string;
  saw: unknown;
  isCertain: boolean;
}

/** Records everything that all people did, so that the result can be checked at the end. */
export class Intentions {
  readonly rows = new Map<string, RowIntention>();
  readonly removed = new Map<string, { isCertain: boolean }>();
  readonly #fields = new Map<string, FieldWrite[]>();

  add(row: RowIntention): RowIntention {
    const known = this.rows.get(row.id);
    if (known) return known;
    this.rows.set(row.id, row);
    return row;
  }

  remove(id: string): { isCertain: boolean } {
    const known = this.removed.get(id) ?? { isCertain: false };
    this.removed.set(id, known);
    return known;
  }

  /** @param saw the value that the phone showed in this field when she changed it */
  write(id: string, field: string, value: string, saw: unknown): FieldWrite {
    const key = `${id}.${field}`;
    const writes = this.#fields.get(key) ?? [];
    this.#fields.set(key, writes);
    // A value that was shown is certainly stored.
    for (const earlier of writes) if (earlier.value === saw) earlier.isCertain = true;
    const write = { value, saw, isCertain: false };
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
