import { localCollections, type LocalCollection, type LocalCollectionName } from '@/model/local-collection.ts';
import type { RecordType } from '@/model/record.ts';
import type { LocalRow } from '@/db/local-row.ts';

/** The kinds of one local collection with the record each stands for. */
export const kindsOf = (name: LocalCollectionName): [kind: string, record: RecordType][] =>
  Object.entries(localCollections[name].records);

/** The record type of a row. */
export function recordOf(name: LocalCollectionName, { kind }: Pick<LocalRow, 'kind'>): RecordType {
  const { records, hasKind }: LocalCollection = localCollections[name];
  const record = records[hasKind ? (kind ?? '') : name];
  if (!record) throw new Error(`${name} has no kind ${kind}`);
  return record;
}
