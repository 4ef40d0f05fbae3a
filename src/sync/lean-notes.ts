import type { RxDocumentData, RxStorageInstance, RxStorageReplicationMeta } from 'rxdb';
import { getChangedDocumentsSince } from 'rxdb/plugins/core';
import type { LocalRow } from '@/db/local-row.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import type { CollectionReplication } from './replicate-collection.ts';
import { kindsOf } from './record-of.ts';
import type { Row } from './rows.ts';

type Notes = NonNullable<CollectionReplication['metaInstance']>;
type Note = RxDocumentData<RxStorageReplicationMeta<LocalRow, unknown>>;
type Rows = Pick<RxStorageInstance<LocalRow, unknown, unknown, unknown>, 'findDocumentsById'>;

/** RxDB's names of its notes: of what has been read and sent, and of rows. */
const CHECKPOINT = '|1';
const OF_ROW = '|0';
const CHECKPOINTS = 2;

/** What can only be made and deleted needs no common past to be merged. */
export const canBeLean = (name: LocalCollectionName): boolean =>
  kindsOf(name).every(([, { conflict }]) => conflict === 'append-only');

/** The note that RxDB would have written beside a row that the server is known to have in this form. */
function noteOf({ _rev, _meta, _attachments, ...row }: RxDocumentData<LocalRow>): Note {
  return {
    id: `${row.id}${OF_ROW}`,
    itemId: row.id,
    isCheckpoint: '0',
    docData: row as never,
    _deleted: false,
    _attachments: {},
    _rev: '1-lean',
    _meta: { lwt: 1 },
  } as unknown as Note;
}

const holdsNotesOfRows = async (notes: Notes): Promise<boolean> =>
  (await getChangedDocumentsSince(notes as never, CHECKPOINTS + 1)).documents.some(
    (each) => (each as unknown as Note).isCheckpoint === '0',
  );

/**
 * Spares a second sealed row for every record. A row that the server is known to have says so itself, by `serverUpdatedAt`,
 * and is its own note; a waiting one is sent again by the next life, which asks the server first, and is noted in memory
 * until then. Notes that an earlier version has stored are kept up as before.
 */
export function keepLean(notes: Notes, rows: Rows): void {
  const find = notes.findDocumentsById.bind(notes);
  const write = notes.bulkWrite.bind(notes);
  /** What was sent in this life and has not been confirmed, by the note's id. */
  const sent = new Map<string, Note>();
  const neverStored = new WeakSet<object>();
  let holdsSome: Promise<boolean> | undefined;

  notes.findDocumentsById = (async (ids: string[], withDeleted: boolean) => {
    if (ids.some((id) => id.endsWith(CHECKPOINT))) return find(ids, withDeleted);
    const stored = (await (holdsSome ??= holdsNotesOfRows(notes))) ? await find(ids, withDeleted) : [];
    const known = new Set(stored.map(({ id }) => id));
    const others = ids.filter((id) => !known.has(id));
    const here = await rows.findDocumentsById(
      others.map((id) => id.slice(0, -OF_ROW.length)),
      true,
    );
    const lean = here.flatMap((row) => {
      const note = row.serverUpdatedAt === '' ? sent.get(`${row.id}${OF_ROW}`) : noteOf(row);
      if (note) neverStored.add(note);
      return note ?? [];
    });
    return [...stored, ...lean] as never;
  }) as Notes['findDocumentsById'];

  notes.bulkWrite = async (writes, context) => {
    const isKept = ({ document, previous }: (typeof writes)[number]) =>
      document.isCheckpoint === '1' || (previous !== undefined && !neverStored.has(previous));
    const kept = writes.filter(isKept);
    for (const each of writes) {
      if (isKept(each)) continue;
      const { document } = each;
      if ((document.docData as Row).serverUpdatedAt === '') sent.set(document.id, document as never);
      else sent.delete(document.id);
    }
    return kept.length > 0 ? write(kept, context) : { error: [] };
  };
}
