import type { AuditEntry } from './audit-entry.ts';

/** Puts the id back where the id of a record contains a pseudonym. */
const withIds = (record: string, people: ReadonlyMap<string, string>): string =>
  [...people].reduce(
    (text, [pseudonym, id]) => (text.includes(pseudonym) ? text.replaceAll(pseudonym, id) : text),
    record,
  );

/**
 * Puts the ids of accounts back; a forgotten person keeps the pseudonym.
 * @param idOf the id behind a pseudonym; undefined when it was forgotten
 */
export function namedEntry(entry: AuditEntry, idOf: (pseudonym: string) => string | undefined): AuditEntry {
  const people = new Map<string, string>();
  const named = (pseudonym: string | null): string | null => {
    const id = pseudonym === null ? undefined : idOf(pseudonym);
    if (pseudonym !== null && id !== undefined) people.set(pseudonym, id);
    return id ?? pseudonym;
  };
  const [actor, subject, other] = [named(entry.actor), named(entry.subject), named(entry.other)];
  return { ...entry, actor, subject, other, records: entry.records.map((record) => withIds(record, people)) };
}
