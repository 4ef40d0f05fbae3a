import {
  localCollections,
  type LocalCollection,
  type LocalCollectionName,
} from '@/model/collections/local-collections.ts';
import type { RecordType } from '@/model/schema/record.ts';
import type { LocalRow } from '@/db/store/local-row.ts';

/** The kinds of one local collection, each with its record type. */
export const kindsOf = (name: LocalCollectionName): [kind: string, record: RecordType][] =>
  Object.entries(localCollections[name].records);

/** The record type of a row. */
export function recordOf(name: LocalCollectionName, { kind }: Pick<LocalRow, 'kind'>): RecordType {
  const { records, hasKind }: LocalCollection = localCollections[name];
  const record = records[hasKind ? (kind ?? '') : name];
  if (!record) throw new Error(`${name} has no kind ${kind}`);
  return record;
}
