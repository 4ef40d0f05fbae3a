import { createHash } from 'node:crypto';
import { accessEntry } from '../../src/model/records/access-entry.ts';
import { doctor } from '../../src/model/records/doctor.ts';
import { sharedWithDoctor } from '../../src/model/collections/collections.ts';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { DAY_MS } from '../../src/model/time/durations.ts';
import { grant } from '../../src/model/schema/permission.ts';
import { tombstone } from '../../src/model/records/tombstone.ts';
import { AccessCache, type Access } from '../audit/access-events.ts';
import { isAuditedBucket, ownerOfFile } from '../audit/health-changes.ts';
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
const loggedCollections = new Set(
  sharedWithDoctor.filter((type) => type !== tombstone).map(({ collection }) => collection),
);

interface View {
  readonly viewerId: string;
  readonly userId: string;
  readonly what: string;
  /** The same access for the audit trail, which also has the device and the records. */
  readonly access: Access;
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

/**
 * Logs which user viewed whose health records. A view of one patient is logged before the response is sent; views of
 * many patients at once and realtime events are logged right after.
 */
export class AccessLog {
  private readonly collection: Collection | undefined;
  private readonly doctors: Collection | undefined;
  private readonly accesses = new AccessCache();
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
  async read(caller: Caller, collection: Collection, document: StoredDocument): Promise<void> {
    const { userId: viewerId } = caller;
    if (!this.collection || viewerId === undefined || !loggedCollections.has(collection.id)) return;
    const userId = patientOf(viewerId, document.data, document.permissions);
    if (userId === undefined) return;
    const event = { action: 'read' as const, subject: userId, collection: collection.id, records: [document.id] };
    await this.log([{ viewerId, userId, what: collection.id, access: { caller, event } }], WINDOW_MS);
  }

  /** A user read a list. */
  async listed(
    caller: Caller,
    collection: Collection,
    query: ListQuery,
    documents: readonly StoredDocument[],
  ): Promise<void> {
    const { userId: viewerId } = caller;
    if (!this.collection || viewerId === undefined || !loggedCollections.has(collection.id)) return;
    const people = new Map<string, string[]>();
    for (const { id, data, permissions } of documents) {
      const userId = patientOf(viewerId, data, permissions);
      if (userId !== undefined) people.set(userId, [...(people.get(userId) ?? []), id]);
    }
    if (people.size === 0) return;
    const what = people.size === 1 || namesDocuments(query) ? collection.id : 'overview';
    const views = [...people].map(([userId, records]) => {
      const detail = what === 'overview' ? what : undefined;
      const event = { action: 'list' as const, subject: userId, collection: collection.id, records, detail };
      return { viewerId, userId, what, access: { caller, event } };
    });
    if (what === 'overview') this.logLater(views);
    else await this.log(views, WINDOW_MS);
  }

  /** A user read a file. */
  async readFile(caller: Caller, bucketId: string, { id, data, permissions }: StoredFile): Promise<void> {
    const { userId: viewerId } = caller;
    if (!this.collection || viewerId === undefined || !isAuditedBucket(bucketId)) return;
    const userId = ownerOfFile(permissions, data.uploader);
    if (!userId || userId === viewerId) return;
    const event = { action: 'read' as const, subject: userId, collection: bucketId, records: [id] };
    await this.log([{ viewerId, userId, what: bucketId, access: { caller, event } }], WINDOW_MS);
  }

  /** A realtime event was sent to a user's open page. */
  delivered(caller: Caller, payload: Readonly<Record<string, unknown>>): void {
    const { userId: viewerId } = caller;
    if (!this.collection || viewerId === undefined || !loggedCollections.has(String(payload.$collectionId))) return;
    const userId = patientOf(viewerId, payload, payload.$permissions as readonly string[]);
    if (userId === undefined) return;
    this.logLater([
      { viewerId, userId, what: 'live', access: { caller, event: { action: 'deliver', subject: userId } } },
    ]);
  }

  /** Resolves when all entries so far are written. */
  async flush(): Promise<void> {
    await this.writing;
  }

  private logLater(views: readonly View[]): void {
    this.writing = this.writing.then(() => this.log(views, DAY_MS));
  }

  /** If the log cannot be written, as on a full disk, a doctor can still see a patient's values. */
  private async log(views: readonly View[], windowMs: number): Promise<void> {
    const windowIndex = Math.floor(Date.now() / windowMs);
    const isKnownVisit = views.every((view) => this.cached.has(this.idOf(view, windowIndex)));
    if (isKnownVisit) this.addRecords(views, windowMs);
    else await this.write(views, windowMs).catch(logFailure);
  }

  /** The visit is on the disk already. Ids of further records of it follow within a second, without a write for each. */
  private addRecords(views: readonly View[], windowMs: number): void {
    for (const { access } of views) {
      const part = this.accesses.newPart(access, windowMs);
      if (!part) continue;
      this.context.audit.recordLater(access.caller, part);
      this.accesses.add(access, windowMs);
    }
  }

  private async write(views: readonly View[], windowMs: number): Promise<void> {
    const now = Date.now();
    const windowIndex = Math.floor(now / windowMs);
    const newEntries = views
      .map((view) => ({ view, id: this.idOf(view, windowIndex), part: this.accesses.newPart(view.access, windowMs) }))
      .filter(({ id, part }) => !this.cached.has(id) || part !== null);
    if (this.cached.size + newEntries.length > MAX_CACHED) this.cached = new Set();
    for (let from = 0; from < newEntries.length; from += ENTRIES_PER_WRITE) {
      const batch = newEntries.slice(from, from + ENTRIES_PER_WRITE);
      await this.context.store.write(() => {
        for (const { view, id, part } of batch) {
          if (!this.cached.has(id)) this.insert(view, id, now);
          if (part) this.context.audit.record(view.access.caller, part);
        }
      });
      for (const { view, id } of batch) {
        this.cached.add(id);
        this.accesses.add(view.access, windowMs);
      }
    }
  }

  private idOf({ viewerId, userId, what }: View, windowIndex: number): string {
    return createHash('sha256')
      .update(JSON.stringify([viewerId, userId, what, windowIndex]))
      .digest('hex')
      .slice(0, 36);
  }

  /** The name that the clinic gave the doctor: doctors can change the name of their account themselves. */
  nameOf(viewerId: string): string {
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
