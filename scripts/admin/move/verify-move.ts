import type { StoredCollection, StoredData } from '../../../server/admin/stored-data.ts';
import { isComplete } from '../../../server/store/tables/stored-file.ts';
import { pushOfJson, pushOfRow, stateOfJson, stateOfUser, type AccountState } from './account-state.ts';
import { digestOf, documentDigest } from './canonical.ts';
import { compareSides, type Comparison } from './compare.ts';
import { documentOfJson, documentsPath } from './move-documents.ts';
import { filesPath, stateOfFile, stateOfFileJson } from './move-files.ts';
import { eachEntry, type Json, type TargetApi } from './target-api.ts';

async function compareAccounts(api: TargetApi, data: StoredData): Promise<Comparison[]> {
  const states = new Map<string, AccountState>();
  const pushHere = new Map<string, string>();
  for (const user of data.users()) {
    states.set(user.id, stateOfUser(user));
    for (const target of data.pushTargetsOf(user.id)) pushHere.set(target.id, digestOf(pushOfRow(target)));
  }
  const there = new Map<string, string>();
  const pushThere = new Map<string, string>();
  for await (const account of eachEntry(api, '/users', 'users', 100)) {
    const id = String(account['$id']);
    there.set(id, digestOf(stateOfJson(account, states.get(id))));
    for (const target of pushOfJson(account)) pushThere.set(target.id, digestOf(target));
  }
  const here = new Map([...states].map(([id, state]) => [id, digestOf(state)]));
  return [compareSides('accounts', here, there), compareSides('push targets', pushHere, pushThere)];
}

async function compareCollection(api: TargetApi, data: StoredData, collection: StoredCollection): Promise<Comparison> {
  const here = new Map<string, string>();
  for (const document of data.documents(collection)) here.set(document.id, documentDigest(document));
  const there = new Map<string, string>();
  for await (const json of eachEntry(api, documentsPath(collection), 'documents'))
    there.set(String(json['$id']), documentDigest(documentOfJson(json)));
  return compareSides(`${collection.databaseId}/${collection.id}`, here, there);
}

const digestOfFileJson = (json: Json): [string, string] => [String(json['$id']), digestOf(stateOfFileJson(json))];

async function compareBucket(api: TargetApi, data: StoredData, bucket: StoredCollection): Promise<Comparison> {
  const here = new Map<string, string>();
  for (const file of data.files(bucket)) if (isComplete(file)) here.set(file.id, digestOf(stateOfFile(file)));
  const there = new Map<string, string>();
  for await (const json of eachEntry(api, filesPath(bucket.id), 'files', 100)) there.set(...digestOfFileJson(json));
  return compareSides(`files ${bucket.id}`, here, there);
}

/** Reads everything on both sides and compares number and checksum of each part. */
export async function verifyMove(api: TargetApi, data: StoredData): Promise<Comparison[]> {
  const comparisons = await compareAccounts(api, data);
  for (const collection of data.collections) comparisons.push(await compareCollection(api, data, collection));
  for (const bucket of data.buckets) comparisons.push(await compareBucket(api, data, bucket));
  return comparisons;
}
