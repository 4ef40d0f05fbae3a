/** Something a person did: certain once her phone said so, and possible from the moment she began. */
export interface RowIntention {
  readonly user: string;
  readonly id: string;
  readonly collection: string;
  readonly values: Record<string, unknown>;
  isCertain: boolean;
  /** The server refuses it as long as nobody mends it. */
  isPoison: boolean | 'perhaps';
}

interface FieldWrite {
  readonly value: string;
  saw: unknown;
  isCertain: boolean;
}

/** Everything all people did, so that at the end it can be asked what became of it. */
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

  /** @param saw what the phone showed in this field when she changed it */
  write(id: string, field: string, value: string, saw: unknown): FieldWrite {
    const key = `${id}.${field}`;
    const writes = this.#fields.get(key) ?? [];
    this.#fields.set(key, writes);
    // What was shown has happened.
    for (const earlier of writes) if (earlier.value === saw) earlier.isCertain = true;
    const write = { value, saw, isCertain: false };
    writes.push(write);
    return write;
  }

  fieldsOf(id: string): string[] {
    return [...this.#fields.keys()].filter((key) => key.startsWith(`${id}.`)).map((key) => key.slice(id.length + 1));
  }

  /** The values a field may end with: none that a certain write replaced, seen by who wrote it. */
  mayEndWith(id: string, field: string, preset: unknown): unknown[] {
    const writes = this.#fields.get(`${id}.${field}`) ?? [];
    const isReplaced = (value: unknown) => writes.some((write) => write.isCertain && (write.saw ?? preset) === value);
    return [preset, ...writes.map(({ value }) => value)].filter((value) => !isReplaced(value));
  }
}
