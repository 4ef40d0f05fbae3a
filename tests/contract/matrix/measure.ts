import { ownerGrants } from '../../../src/model/schema/permission.ts';
import { DATABASE_ID } from '../../../src/model/schema/database-id.ts';
import { until } from '../../support/until.ts';
import { asking, limit, where, type Answer, type Client } from '../server/client.ts';
import { files } from '../server/upload-file.ts';
import { documents, done, FENCE, fileId, idOf, recordId, type MatrixClinic } from './clinic.ts';
import {
  actors,
  bucketRules,
  collectionRules,
  documentVerbs,
  fileVerbs,
  isAllowed,
  type Actor,
  type Verb,
} from './rules.ts';
import { bucketIds, freshId, newValue, numberIn, sampleDocument, type ConfiguredCollection } from './samples.ts';

/** One cell of the matrix: whether an actor may do a verb in a place. */
export interface Cell {
  readonly place: string;
  readonly actor: Actor;
  readonly verb: Verb;
  readonly isOpen: boolean;
}

const isFine = ({ status }: Answer): boolean => status < 300;
const found = ({ body }: Answer): boolean => ((body['documents'] ?? body['files'] ?? []) as unknown[]).length > 0;
const counted = ({ body }: Answer): boolean => Number(body['total'] ?? 0) > 0;
const byId = (id: string) => asking(where('equal', '$id', id), limit(5));

/** An open, empty transaction of each client. It is used again, because a refused operation does not change it. */
const begun = new WeakMap<Client, string>();

/** Stages one operation and commits the transaction if the operation was accepted. */
async function staged(
  client: Client,
  collection: string,
  action: string,
  documentId: string,
  data: object,
): Promise<Answer> {
  let path = begun.get(client);
  if (path === undefined) {
    const answer = await client.post('/databases/transactions');
    if (!isFine(answer)) return answer;
    path = `/databases/transactions/${String(answer.body['$id'])}`;
    begun.set(client, path);
  }
  const operation = { action, databaseId: DATABASE_ID, collectionId: collection, documentId, data };
  const answer = await client.post(`${path}/operations`, { operations: [operation] });
  if (!isFine(answer)) return answer;
  begun.delete(client);
  return client.patch(path, { commit: true });
}

/** A call for every verb on one collection by one actor. Verbs that delete come last. */
function attempts(client: Client, collection: ConfiguredCollection): Partial<Record<Verb, () => Promise<Answer>>> {
  const id = recordId(collection);
  const name = collection.$id;
  const changed = () => ({ ...sampleDocument(collection, idOf.patient, idOf['her doctor']), ...newValue(collection) });
  const own = () => sampleDocument(collection, client.id || 'nobody', idOf['her doctor']);
  const permissions = client.id === '' ? [] : ownerGrants(['read', 'delete'], client.id);
  const number = numberIn(collection);
  const many = (method: string, body: object) => client.call(method, documents(name), body);
  return {
    get: () => client.get(documents(name, id)),
    list: () => client.get(documents(name) + byId(id)),
    'grant to others': () =>
      client.post(documents(name), {
        documentId: freshId(),
        data: own(),
        permissions: [`read("user:${idOf['other doctor']}x")`],
      }),
    create: () => client.post(documents(name), { documentId: freshId(), data: own(), permissions }),
    'transaction create': () => staged(client, name, 'create', freshId(), { ...own(), $permissions: permissions }),
    'create many': () => many('POST', { documents: [{ $id: freshId(), ...own(), $permissions: permissions }] }),
    'upsert many': () => many('PUT', { documents: [{ $id: id, ...changed() }] }),
    'update many': () => many('PATCH', { data: changed(), queries: [JSON.stringify(where('equal', '$id', id))] }),
    update: () => client.patch(documents(name, id), { data: changed() }),
    upsert: () => client.put(documents(name, id), { data: changed(), permissions }),
    ...(number && { increment: () => client.patch(`${documents(name, id)}/${number}/increment`, { value: 1 }) }),
    'transaction update': () => staged(client, name, 'update', id, changed()),
    'transaction upsert': () => staged(client, name, 'upsert', id, { ...changed(), $permissions: permissions }),
    'delete many': () => many('DELETE', { queries: [JSON.stringify(where('equal', '$id', id))] }),
    delete: () => client.delete(documents(name, id)),
    'transaction delete': () => staged(client, name, 'delete', id, {}),
  };
}

const destroys: ReadonlySet<Verb> = new Set<Verb>(['delete', 'transaction delete', 'delete many']);
const touches: ReadonlySet<Verb> = new Set<Verb>([
  'update',
  'upsert',
  'increment',
  'transaction update',
  'transaction upsert',
  'upsert many',
  'update many',
]);

/** Whether the verb changes or deletes the record, so that it must be restored afterwards. */
const isTouching = (verb: Verb) => touches.has(verb) || destroys.has(verb);

/** Measures every cell of one collection except the events. Restores the record after each change. */
export async function measureCollection(
  clinic: MatrixClinic,
  collection: ConfiguredCollection,
  verbs: readonly Verb[] = documentVerbs,
): Promise<Cell[]> {
  const cells: Cell[] = [];
  const place = collection.$id;
  const path = documents(place, recordId(collection));
  const before = done(await clinic.server.get(path));
  const data = Object.fromEntries(
    Object.entries(before).filter(([name, value]) => !name.startsWith('$') && value !== null),
  );
  const putBack = async () => done(await clinic.server.put(path, { data, permissions: before['$permissions'] }));
  for (const actor of actors) {
    const tried = attempts(clinic.of(actor), collection);
    for (const verb of verbs) {
      const attempt = tried[verb];
      if (!attempt) continue;
      const answer = await attempt();
      const isOpen = verb === 'list' ? found(answer) : isFine(answer);
      cells.push({ place, actor, verb, isOpen });
      if (verb === 'list') cells.push({ place, actor, verb: 'count', isOpen: counted(answer) });
      if (isOpen && isTouching(verb)) await putBack();
    }
  }
  return cells;
}

/** Measures every cell of one bucket except the events. */
export async function measureBucket(clinic: MatrixClinic, bucket: string): Promise<Cell[]> {
  const cells: Cell[] = [];
  const id = fileId(bucket);
  const { $permissions } = done(await clinic.server.get(files(bucket, id))) as { $permissions: string[] };
  const putBack = async () => {
    await clinic.server.delete(files(bucket, id));
    done(await clinic.uploadAs(clinic.server, bucket, id, $permissions));
  };
  for (const actor of actors) {
    const client = clinic.of(actor);
    const permissions = client.id === '' ? [] : ownerGrants(['read'], client.id);
    const tried: Partial<Record<Verb, () => Promise<Answer>>> = {
      get: () => client.get(files(bucket, id)),
      list: () => client.get(files(bucket) + byId(id)),
      view: () => client.get(files(bucket, id, '/view')),
      download: () => client.get(files(bucket, id, '/download')),
      preview: () => client.get(files(bucket, id, '/preview?width=2')),
      create: () => clinic.uploadAs(client, bucket, freshId(), permissions),
      update: () => client.put(files(bucket, id), { name: 'other.png' }),
      delete: () => client.delete(files(bucket, id)),
    };
    for (const verb of fileVerbs) {
      const attempt = tried[verb];
      if (!attempt) continue;
      const answer = await attempt();
      const isOpen = verb === 'list' ? found(answer) : isFine(answer);
      cells.push({ place: bucket, actor, verb, isOpen });
      if (verb === 'list') cells.push({ place: bucket, actor, verb: 'count', isOpen: counted(answer) });
      if (isOpen && (verb === 'update' || verb === 'delete')) await putBack();
    }
  }
  return cells;
}

/** Measures which actors receive the event of a change of each record. All actors receive the fence's event. */
export async function measureEvents(
  clinic: MatrixClinic,
  all: readonly ConfiguredCollection[],
  buckets = bucketIds,
): Promise<Cell[]> {
  for (const { received } of clinic.listeners.values()) received.clear();
  const { server } = clinic;
  for (const collection of all) {
    const path = documents(collection.$id, recordId(collection));
    const { $permissions, ...rest } = done(await server.get(path));
    const data = Object.fromEntries(
      Object.entries(rest).filter(([name, value]) => !name.startsWith('$') && value !== null),
    );
    done(await server.put(path, { data, permissions: $permissions }));
  }
  for (const bucket of buckets) {
    const { $permissions } = done(await server.get(files(bucket, fileId(bucket))));
    done(await server.put(files(bucket, fileId(bucket)), { name: 'same.png', permissions: $permissions }));
  }
  done(await server.patch(documents('hospitals', FENCE), { data: { city: freshId() } }));
  const receivedBy = [...clinic.listeners];
  await until('everybody has received the fence', async () =>
    receivedBy.every(([, { received }]) => received.has(FENCE)),
  );
  return receivedBy.flatMap(([actor, { received }]) => [
    ...all.map((collection): Cell => ({
      place: collection.$id,
      actor,
      verb: 'event',
      isOpen: received.has(recordId(collection)),
    })),
    ...buckets.map((bucket): Cell => ({ place: bucket, actor, verb: 'event', isOpen: received.has(fileId(bucket)) })),
  ]);
}

/** The cells that differ from the rules, in words. */
export function wrongCells(cells: readonly Cell[]): string[] {
  return cells.flatMap(({ place, actor, verb, isOpen }) => {
    const rules = bucketIds.includes(place) ? bucketRules : collectionRules;
    const isWanted = isAllowed(rules, place, actor, verb);
    return isOpen === isWanted ? [] : [`${place}: ${actor} ${isOpen ? 'could' : 'could not'} ${verb}`];
  });
}
