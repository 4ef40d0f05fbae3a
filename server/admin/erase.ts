import { setTimeout as sleep } from 'node:timers/promises';
import { userNotFound } from '../api-error.ts';
import type { Caller } from '../caller.ts';
import { publishAfterCommit } from '../documents/document-events.ts';
import { EVERY_SCOPE } from '../http/authentication.ts';
import { isNobody, NOBODY } from '../ids.ts';
import { logFailure } from '../log.ts';
import { isGrantTo } from '../permissions.ts';
import type { Collection } from '../schema/schema.ts';
import type { Services } from '../services.ts';
import { collectionOf, type StoredFile } from '../storage/stored-file.ts';
import type { StoredDocument } from '../store/document-table.ts';
import { scrub } from '../store/scrub.ts';
import { deleteTransaction, listTransactions } from '../store/transaction-rows.ts';
import { findUser } from '../store/user-rows.ts';
import { isAnothers, ownIdsIn, pensOf, type Pens } from './forum-pens.ts';
import { sweepStaging } from './snapshot.ts';
import { tracesOf } from './traces.ts';

export interface ErasureReport {
  readonly userId: string;
  /** Was there still an account? */
  readonly hadAccount: boolean;
  readonly documents: number;
  readonly files: number;
  /** Records of other people in which the account was named, and is not any more. */
  readonly changed: number;
  /** Files of the data folder in which the id, the address or the number still stands; none when all went well. */
  readonly traces: readonly string[];
}

/** Before each round. */
const WAITS_MS: readonly number[] = [0, 200, 400, 800];
const SERVER: Caller = { kind: 'key', roles: [], scopes: [EVERY_SCOPE] };

/** Hers is what she may delete, and what is about her. */
const isOwnedBy = (
  userId: string,
  { data, permissions }: StoredDocument,
  ids: readonly unknown[] = [userId],
): boolean => ids.includes(data['userId']) || permissions.includes(`delete("user:${userId}")`);

/** Only functions reach it: what they remember of a person they find out again. */
const isMemory = ({ permissions, documentSecurity }: Collection): boolean =>
  permissions.length === 0 && !documentSecurity;

function withoutAccount(
  { attributes }: Collection,
  userId: string,
  document: StoredDocument,
  updatedAt: string,
): StoredDocument {
  const data = { ...document.data };
  for (const { key, required } of attributes.values()) if (data[key] === userId) data[key] = required ? NOBODY : null;
  const permissions = document.permissions.filter((permission) => !isGrantTo(userId, permission));
  return { ...document, data, permissions, updatedAt };
}

/** Inside a write. @returns how many documents went and how many were changed */
function eraseFromCollection(
  { documents: context }: Services,
  collection: Collection,
  userId: string,
  pens: Pens,
): { removed: number; changed: number } {
  const table = context.tableOf(collection);
  const call = { context, collection, caller: SERVER };
  const ids = ownIdsIn(collection.id, userId, pens);
  // What was hidden names her pen and, in its grants, her account.
  const found = new Map(ids.flatMap((id) => table.naming(id)).map((document) => [document.id, document]));
  const named = [...found.values()].filter((document) => !isAnothers(collection.id, userId, document, pens));
  const owned = named.filter((document) => isOwnedBy(userId, document, ids));
  if (isMemory(collection)) {
    const known = new Set(owned.map(({ id }) => id));
    owned.push(...table.holding(JSON.stringify(userId)).filter(({ id }) => !known.has(id)));
  }
  for (const document of owned) {
    table.remove(document);
    publishAfterCommit(call, 'delete', document);
  }
  const gone = new Set(owned.map(({ id }) => id));
  const others = named.filter(({ id }) => !gone.has(id));
  for (const before of others) {
    const after = withoutAccount(collection, userId, before, context.clock.stampAfter(before.updatedAt));
    table.update(before, after, Object.keys(after.data));
    publishAfterCommit(call, 'update', after);
  }
  return { removed: owned.length, changed: others.length };
}

/** Inside a write. */
function eraseFiles({ schema, files }: Services, userId: string): StoredFile[] {
  return [...schema.buckets.values()].flatMap((bucket) => {
    const call = { caller: SERVER, bucket, collection: collectionOf(bucket) };
    return files.removeOf(call, userId, (row) => row.data['uploader'] === userId || isOwnedBy(userId, row));
  });
}

/** Inside a write. */
function eraseRows(services: Services, userId: string): { documents: number; changed: number; files: StoredFile[] } {
  const { store } = services.documents;
  const pens = pensOf(services.documents, services.schema, userId);
  for (const { id } of listTransactions(store, userId)) deleteTransaction(store, id);
  const collections = [...services.schema.databases.values()].flatMap((d) => [...d.collections.values()]);
  const counts = collections.map((collection) => eraseFromCollection(services, collection, userId, pens));
  return {
    documents: counts.reduce((sum, { removed }) => sum + removed, 0),
    changed: counts.reduce((sum, { changed }) => sum + changed, 0),
    files: eraseFiles(services, userId),
  };
}

/**
 * Removes an account and everything of hers for good: records, files, sessions, push targets, mail that waits. In records of
 * other people that name her, such as a message that a doctor wrote to a patient, her id and her grants go. May be
 * repeated, also after the account is gone.
 * @throws user_not_found when there is neither an account nor anything of hers
 */
export async function erase(services: Services, dataPath: string, userId: string): Promise<ErasureReport> {
  // What everybody who left has written would go.
  if (isNobody(userId)) throw userNotFound();
  const { accounts, files: blobs } = services;
  const { store } = accounts;
  const user = findUser(store, userId);
  // First: from here on nobody can write as her.
  if (user) await accounts.remove(userId);
  const words = [userId, user?.email ?? '', user?.phone ?? ''].filter((word) => word !== '');
  let [documents, files, changed] = [0, 0, 0];
  let traces: readonly string[] = [];
  // Functions that were at work for her when this began may write once more.
  for (const wait of WAITS_MS) {
    await sleep(wait);
    const erased = await store.write(() => eraseRows(services, userId));
    documents += erased.documents;
    files += erased.files.length;
    changed += erased.changed;
    await blobs.dropBlobs(erased.files.flatMap(({ data }) => data.blobs));
    if (!user && documents + changed + files === 0) throw userNotFound();
    await services.forgetMail(words);
    await sweepStaging(dataPath);
    // Without space for it the rows are gone all the same, and the search tells what is left.
    await scrub(store).catch(logFailure);
    traces = await tracesOf(dataPath, words);
    if (traces.length === 0) break;
  }
  return { userId, hadAccount: user !== null, documents, files, changed, traces };
}
