import type { RxCollection, RxDocumentData, WithDeleted } from 'rxdb';
import { createRevision } from 'rxdb/plugins/core';
import type { LocalRow } from '@/db/store/local-row.ts';

type StoredRow = RxDocumentData<LocalRow>;

/** HTTP status that RxDB gives to a write whose row was changed meanwhile. */
const CONFLICT = 409;

const withoutMetadata = ({ _rev, _meta, _attachments, ...row }: StoredRow): WithDeleted<LocalRow> => row;

interface Replacement {
  /** Undefined for a new row. */
  readonly stored: WithDeleted<LocalRow> | undefined;
  readonly row: WithDeleted<LocalRow>;
}

/**
 * Replaces rows, deleted ones included, by compare-and-set: a row that another tab changes meanwhile is read and decided
 * again. All rows of one round are written in one transaction.
 * @param next the new row for a stored one (undefined: there is none); undefined leaves it as it is
 * @param beforeWrite is awaited before each round is written
 * @throws the error of the store, for example on a full disk
 */
export async function replaceRows(
  { storageInstance, database }: RxCollection<LocalRow>,
  ids: readonly string[],
  next: (stored: WithDeleted<LocalRow> | undefined, id: string) => WithDeleted<LocalRow> | undefined,
  beforeWrite: (replacements: readonly Replacement[]) => Promise<void> = async () => {},
): Promise<void> {
  let left = [...new Set(ids)];
  while (left.length > 0) {
    const stored = new Map((await storageInstance.findDocumentsById(left, true)).map((row) => [row.id, row]));
    const replacements = left.flatMap((id): Replacement[] => {
      const previous = stored.get(id);
      const before = previous && withoutMetadata(previous);
      const row = next(before, id);
      return row ? [{ stored: before, row }] : [];
    });
    if (replacements.length === 0) return;
    await beforeWrite(replacements);
    const writes = replacements.map(({ row }) => {
      const previous = stored.get(row.id);
      const _meta = { ...previous?._meta, lwt: Date.now() };
      const document = { ...row, _attachments: {}, _meta, _rev: createRevision(database.token, previous) } as StoredRow;
      return previous ? { previous, document } : { document };
    });
    const { error } = await storageInstance.bulkWrite(writes, 'maia-replace-rows');
    const failed = error.find(({ status }) => status !== CONFLICT);
    if (failed) throw new Error(`the store refused a row (${failed.status})`);
    left = error.map(({ documentId }) => documentId);
  }
}
