import { setTimeout as sleep } from 'node:timers/promises';
import { requester } from '../audit/requester.ts';
import { userNotFound } from '../protocol/api-error.ts';
import type { Caller } from '../protocol/caller.ts';
import { publishAfterCommit } from '../documents/document-events.ts';
import { EVERY_SCOPE } from '../authentication/keys.ts';
import { isNobody, NOBODY } from '../protocol/ids.ts';
import { logFailure } from '../logging/log.ts';
import { isGrantTo } from '../protocol/permissions.ts';
import type { Collection } from '../schema/schema.ts';
import type { Services } from '../services/services.ts';
import { collectionOf, type StoredFile } from '../store/tables/stored-file.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';
import { scrub } from '../store/scrub.ts';
import { deleteTransaction, listTransactions } from '../transactions/transaction-rows.ts';
import { findUser } from '../accounts/user-rows.ts';
import { isPseudonymOfOther, authorIdsIn, pseudonymsOf, type Pseudonyms } from './forum-pseudonyms.ts';
import { sweepStaging } from './snapshot.ts';
import { tracesOf } from './traces.ts';

export interface ErasureReport {
  readonly userId: string;
  /** Whether the account still existed. */
  readonly hadAccount: boolean;
  readonly documents: number;
  readonly files: number;
  /** Number of other people's records that named the account and no longer do. */
  readonly changed: number;
  /** Files of the data folder that still contain the id, the e-mail address or the phone number; empty on success. */
  readonly traces: readonly string[];
}

/** Delay before each round. */
const DELAYS_MS: readonly number[] = [0, 200, 400, 800];
const SERVER: Caller = { kind: 'key', roles: [], scopes: [EVERY_SCOPE] };

/** A document belongs to the user if she may delete it or if it is about her. */
const isOwnedBy = (
  userId: string,
  { data, permissions }: StoredDocument,
  ids: readonly unknown[] = [userId],
): boolean => ids.includes(data['userId']) || permissions.includes(`delete("user:${userId}")`);

/**
 * Whether only functions can reach the collection. What they store about a user may be deleted, because they can
 * compute it again.
 */
const isFunctionState = ({ permissions, documentSecurity }: Collection): boolean =>
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

/**
 * Call it inside a write.
 * @returns how many documents were removed and how many were changed
 */
function eraseFromCollection(
  { documents: context }: Services,
  collection: Collection,
  userId: string,
  pseudonyms: Pseudonyms,
): { removed: number; changed: number } {
  const table = context.tableOf(collection);
  const call = { context, collection, caller: SERVER };
  const ids = authorIdsIn(collection.id, userId, pseudonyms);
  // A hidden text has her pseudonym as `userId` and may have her account in its grants, so it can be found by both.
  const found = new Map(ids.flatMap((id) => table.naming(id)).map((document) => [document.id, document]));
  const named = [...found.values()].filter(
    (document) => !isPseudonymOfOther(collection.id, userId, document, pseudonyms),
  );
  const owned = named.filter((document) => isOwnedBy(userId, document, ids));
  if (isFunctionState(collection)) {
    const ownedIds = new Set(owned.map(({ id }) => id));
    owned.push(...table.holding(JSON.stringify(userId)).filter(({ id }) => !ownedIds.has(id)));
  }
  for (const document of owned) {
    table.remove(document);
    publishAfterCommit(call, 'delete', document);
  }
  const removed = new Set(owned.map(({ id }) => id));
  const others = named.filter(({ id }) => !removed.has(id));
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
  const pseudonyms = pseudonymsOf(services.documents, services.schema, userId);
  for (const { id } of listTransactions(store, userId)) deleteTransaction(store, id);
  const collections = [...services.schema.databases.values()].flatMap((d) => [...d.collections.values()]);
  const counts = collections.map((collection) => eraseFromCollection(services, collection, userId, pseudonyms));
  return {
    documents: counts.reduce((sum, { removed }) => sum + removed, 0),
    changed: counts.reduce((sum, { changed }) => sum + changed, 0),
    files: eraseFiles(services, userId),
  };
}

/**
 * Permanently removes an account with all its data: records, files, sessions, push targets, unsent mail. In other
 * people's records that name the user, such as a doctor's message to her, her id and her grants are removed. Can be
 * repeated, even after the account is gone.
 * @throws user_not_found when there is neither an account nor any data of it
 */
export async function erase(services: Services, dataPath: string, userId: string): Promise<ErasureReport> {
  // This id marks the texts of all deleted accounts; erasing it would remove them all.
  if (isNobody(userId)) throw userNotFound();
  const { accounts, files: blobs } = services;
  const { store } = accounts;
  const user = findUser(store, userId);
  const by = requester();
  if (user) await store.write(() => services.audit.record(by, { action: 'erase', subject: userId }));
  // Remove the account first: from then on nobody can write as this user.
  if (user) await accounts.remove(userId);
  const words = [userId, user?.email ?? '', user?.phone ?? ''].filter((word) => word !== '');
  let [documents, files, changed] = [0, 0, 0];
  let traces: readonly string[] = [];
  // Functions that were running for this user at the start may still write, so repeat.
  for (const delayMs of DELAYS_MS) {
    await sleep(delayMs);
    const erased = await store.write(() => eraseRows(services, userId));
    documents += erased.documents;
    files += erased.files.length;
    changed += erased.changed;
    await blobs.dropBlobs(erased.files.flatMap(({ data }) => data.blobs));
    if (!user && documents + changed + files === 0) throw userNotFound();
    await services.forgetMail(words);
    await services.audit.forget(userId).catch(logFailure);
    await sweepStaging(dataPath);
    // Without disk space the rows are deleted all the same, and the search reports the remaining traces.
    await scrub(store).catch(logFailure);
    traces = await tracesOf(dataPath, words);
    if (traces.length === 0) break;
  }
  // Without the id: the trail must not store it anew.
  if (!user) await store.write(() => services.audit.record(by, { action: 'erase', detail: 'what an account left' }));
  return { userId, hadAccount: user !== null, documents, files, changed, traces };
}
