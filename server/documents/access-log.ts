import { createHash } from 'node:crypto';
import { accessEntry } from '../../src/model/records/access-entry.ts';
import { doctor } from '../../src/model/records/doctor.ts';
import { sharedWithDoctor } from '../../src/model/collections/collections.ts';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { DAY_MS } from '../../src/model/time/durations.ts';
import { grant } from '../../src/model/schema/permission.ts';
import { tombstone } from '../../src/model/records/tombstone.ts';
import type { Caller } from '../protocol/caller.ts';
import { toStamp } from '../protocol/clock.ts';
import { createDocument } from './create-document.ts';
import type { DocumentContext } from './document-context.ts';
import { EVERY_SCOPE } from '../authentication/keys.ts';
import { logFailure } from '../logging/log.ts';
import type { ListQuery } from '../queries/query.ts';
import type { Collection, Schema } from '../schema/schema.ts';
import type { StoredFile } from '../store/tables/stored-file.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';
import { findUser } from '../accounts/user-rows.ts';

/** Views of the same records within this time share one entry, in ms. */
const WINDOW_MS = 15 * 60_000;
/** Entries per write: a list of thousands must not block other writes. */
const ENTRIES_PER_WRITE = 200;
/** Largest number of cached entry ids; above it the cache is cleared. */
const MAX_CACHED = 50_000;

const SERVER: Caller = { kind: 'key', roles: [], scopes: [EVERY_SCOPE] };
const loggedBuckets = ['medical-files', 'profile-photos'];
const loggedCollections = new Set(
  sharedWithDoctor.filter((type) => type !== tombstone).map(({ collection }) => collection),
);

interface View {
  readonly viewerId: string;
  readonly userId: string;
  readonly what: string;
}

/** Whether the query names documents by their ids, which is the same as getting each of them. */
const namesDocuments = ({ filters }: ListQuery): boolean =>
  filters.some((filter) => 'attribute' in filter && filter.attribute === '$id' && filter.method === 'equal');

/**
 * The id of the patient whose record this is; undefined for the viewer's own record and for a record without a read
 * grant to its `userId`.
 */
function patientOf(viewerId: string, { userId }: Readonly<Record<string, unknown>>, permissions: readonly string[]) {
  if (typeof userId !== 'string' || userId === viewerId) return undefined;
  return permissions.includes(grant('read', `user:${userId}`)) ? userId : undefined;
}

/** The owner of a file is the user who may delete it. Nobody may delete a profile photo; there it is the uploader. */
const ownerOf = (permissions: readonly string[]): string | undefined =>
  permissions.flatMap((permission) => /^delete\("user:([^"/]+)"\)$/.exec(permission)?.[1] ?? [])[0];

/**
 * Logs which user viewed whose health records. A view of one patient is logged before the response is sent; views of
 * many patients at once and realtime events are logged right after.
 */
export class AccessLog {
  private readonly collection: Collection | undefined;
  private readonly doctors: Collection | undefined;
  private cached = new Set<string>();
  private writing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly context: DocumentContext,
    schema: Schema,
  ) {
    const collections = schema.databases.get(DATABASE_ID)?.collections;
    this.collection = collections?.get(accessEntry.collection);
    this.doctors = collections?.get(doctor.collection);
  }

  /** A user read one document. */
  async read({ userId: viewerId }: Caller, collection: Collection, document: StoredDocument): Promise<void> {
    if (!this.collection || viewerId === undefined || !loggedCollections.has(collection.id)) return;
    const userId = patientOf(viewerId, document.data, document.permissions);
    if (userId !== undefined) await this.log([{ viewerId, userId, what: collection.id }], WINDOW_MS);
  }

  /** A user read a list. */
  async listed(
    { userId: viewerId }: Caller,
    collection: Collection,
    query: ListQuery,
    documents: readonly StoredDocument[],
  ): Promise<void> {
    if (!this.collection || viewerId === undefined || !loggedCollections.has(collection.id)) return;
    const people = new Set(documents.flatMap(({ data, permissions }) => patientOf(viewerId, data, permissions) ?? []));
    if (people.size === 0) return;
    const what = people.size === 1 || namesDocuments(query) ? collection.id : 'overview';
    const views = [...people].map((userId) => ({ viewerId, userId, what }));
    if (what === 'overview') this.logLater(views);
    else await this.log(views, WINDOW_MS);
  }

  /** A user read a file. */
  async readFile({ userId: viewerId }: Caller, bucketId: string, { data, permissions }: StoredFile): Promise<void> {
    if (!this.collection || viewerId === undefined || !loggedBuckets.includes(bucketId)) return;
    const userId = ownerOf(permissions) ?? data.uploader;
    if (userId && userId !== viewerId) await this.log([{ viewerId, userId, what: bucketId }], WINDOW_MS);
  }

  /** A realtime event was sent to a user's open page. */
  delivered(viewerId: string, payload: Readonly<Record<string, unknown>>): void {
    if (!this.collection || !loggedCollections.has(String(payload.$collectionId))) return;
    const userId = patientOf(viewerId, payload, payload.$permissions as readonly string[]);
    if (userId !== undefined) this.logLater([{ viewerId, userId, what: 'live' }]);
  }

  /** Resolves when all entries so far are written. */
  async flush(): Promise<void> {
    await this.writing;
  }

  private logLater(views: readonly View[]): void {
    this.writing = this.writing.then(() => this.log(views, DAY_MS));
  }

  /** If the log cannot be written, as on a full disk, a doctor can still see a patient's values. */
  private log(views: readonly View[], windowMs: number): Promise<void> {
    return this.write(views, windowMs).catch(logFailure);
  }

  private async write(views: readonly View[], windowMs: number): Promise<void> {
    const now = Date.now();
    const windowIndex = Math.floor(now / windowMs);
    const newEntries = views
      .map((view) => ({ view, id: this.idOf(view, windowIndex) }))
      .filter(({ id }) => !this.cached.has(id));
    if (this.cached.size + newEntries.length > MAX_CACHED) this.cached = new Set();
    for (let from = 0; from < newEntries.length; from += ENTRIES_PER_WRITE) {
      const batch = newEntries.slice(from, from + ENTRIES_PER_WRITE);
      await this.context.store.write(() => {
        for (const { view, id } of batch) this.insert(view, id, now);
      });
      for (const { id } of batch) this.cached.add(id);
    }
  }

  private idOf({ viewerId, userId, what }: View, windowIndex: number): string {
    return createHash('sha256')
      .update(JSON.stringify([viewerId, userId, what, windowIndex]))
      .digest('hex')
      .slice(0, 36);
  }

  /** The name that the clinic gave the doctor: doctors can change the name of their account themselves. */
  private nameOf(viewerId: string): string {
    const { store } = this.context;
    const record = this.doctors && this.context.tableOf(this.doctors).byId(viewerId);
    const name = record?.data['name'];
    return typeof name === 'string' && name !== '' ? name : (findUser(store, viewerId)?.name ?? '');
  }

  /** Call it inside a write. */
  private insert({ viewerId, userId, what }: View, id: string, now: number): void {
    const { context, collection } = this;
    if (!collection || context.tableOf(collection).byId(id)) return;
    const data = {
      userId,
      viewerId,
      viewerName: this.nameOf(viewerId),
      what,
      at: toStamp(now),
    };
    createDocument({ context, collection, caller: SERVER }, id, data, [grant('read', `user:${userId}`)]);
  }
}
