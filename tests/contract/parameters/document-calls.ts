import { documents, freshId, where } from '../server/client.ts';
import { files } from '../server/upload-file.ts';
import type { MakeCall } from './surplus-world.ts';

const COLLECTIONS = '/databases/:databaseId/collections';
const COLLECTION = `${COLLECTIONS}/:collectionId`;
const DOCUMENTS = `${COLLECTION}/documents`;
const DOCUMENT = `${DOCUMENTS}/:documentId`;
const TRANSACTION = '/databases/transactions/:transactionId';
const FILES = '/storage/buckets/:bucketId/files';

const these = (id: string): string[] => [JSON.stringify(where('equal', '$id', id))];

/** The calls about databases, documents, transactions and files. */
export const documentCalls: Readonly<Record<string, MakeCall>> = {
  'POST /databases/transactions': (w) => w.byAnn('/databases/transactions'),
  'GET /databases/transactions': (w) => w.byKey('/databases/transactions'),
  [`GET ${TRANSACTION}`]: async (w) => w.byKey(`/databases/transactions/${await w.transaction()}`),
  [`PATCH ${TRANSACTION}`]: async (w) => w.byAnn(`/databases/transactions/${await w.transaction()}`, { commit: true }),
  [`DELETE ${TRANSACTION}`]: async (w) => w.byAnn(`/databases/transactions/${await w.transaction()}`),
  [`POST ${TRANSACTION}/operations`]: async (w) => {
    const place = { action: 'create', databaseId: 'main', collectionId: 'entries', documentId: freshId('doc') };
    const operations = [{ ...place, data: { title: 'staged' } }];
    return w.byAnn(`/databases/transactions/${await w.transaction()}/operations`, { operations });
  },

  'GET /databases': (w) => w.byKey('/databases'),
  'GET /databases/:databaseId': (w) => w.byKey('/databases/main'),
  [`GET ${COLLECTIONS}`]: (w) => w.byKey('/databases/main/collections'),
  [`POST ${COLLECTIONS}`]: (w) =>
    w.byKey('/databases/main/collections', { collectionId: freshId('coll'), name: 'Collection' }),
  [`GET ${COLLECTION}`]: (w) => w.byKey('/databases/main/collections/entries'),
  [`DELETE ${COLLECTION}`]: async (w) => w.byKey(`/databases/main/collections/${await w.collection()}`),
  [`GET ${COLLECTION}/attributes`]: (w) => w.byKey('/databases/main/collections/entries/attributes'),
  [`GET ${COLLECTION}/indexes`]: (w) => w.byKey('/databases/main/collections/entries/indexes'),
  [`POST ${COLLECTION}/attributes/:type`]: async (w) => {
    const body = { key: 'note', size: 200, required: false };
    return w.byKey(`/databases/main/collections/${await w.collection()}/attributes/string`, body);
  },

  [`GET ${DOCUMENTS}`]: (w) => w.byAnn(documents('entries')),
  [`POST ${DOCUMENTS}`]: (w) => w.byAnn(documents('entries'), { documentId: freshId('doc'), data: { title: 'new' } }),
  [`PUT ${DOCUMENTS}`]: (w) =>
    w.byKey(documents('entries'), { documents: [{ $id: freshId('doc'), title: 'bulk', tags: [], levels: [] }] }),
  [`PATCH ${DOCUMENTS}`]: async (w) =>
    w.byKey(documents('entries'), { data: { title: 'bulk' }, queries: these(await w.document()) }),
  [`DELETE ${DOCUMENTS}`]: async (w) => w.byKey(documents('entries'), { queries: these(await w.document()) }),
  [`GET ${DOCUMENT}`]: async (w) => w.byAnn(documents('entries', await w.document())),
  [`PUT ${DOCUMENT}`]: async (w) => w.byAnn(documents('entries', await w.document()), { data: { title: 'put' } }),
  [`PATCH ${DOCUMENT}`]: async (w) => w.byAnn(documents('entries', await w.document()), { data: { title: 'patched' } }),
  [`DELETE ${DOCUMENT}`]: async (w) => w.byAnn(documents('entries', await w.document())),
  [`PATCH ${DOCUMENT}/:attribute/increment`]: async (w) =>
    w.byAnn(documents('entries', await w.document(), '/count/increment'), { value: 1 }),
  [`PATCH ${DOCUMENT}/:attribute/decrement`]: async (w) =>
    w.byAnn(documents('entries', await w.document(), '/count/decrement'), { value: 1 }),

  'GET /storage/buckets': (w) => w.byKey('/storage/buckets'),
  'GET /storage/buckets/:bucketId': (w) => w.byKey('/storage/buckets/papers'),
  [`GET ${FILES}`]: (w) => w.byAnn(files('papers')),
  [`POST ${FILES}`]: async (w) => w.byAnn(files('papers'), await w.uploadForm()),
  [`GET ${FILES}/:fileId`]: async (w) => w.fileCall(await w.file()),
  [`PUT ${FILES}/:fileId`]: async (w) => w.byAnn(files('papers', await w.file()), { name: 'other.png' }),
  [`DELETE ${FILES}/:fileId`]: async (w) => w.fileCall(await w.file()),
  [`GET ${FILES}/:fileId/view`]: async (w) => w.fileCall(await w.file(), '/view'),
  [`GET ${FILES}/:fileId/download`]: async (w) => w.fileCall(await w.file(), '/download'),
  [`GET ${FILES}/:fileId/preview`]: async (w) => w.fileCall(await w.file(), '/preview'),
};
