import { createHash } from 'node:crypto';
import { accessEntry } from '../src/model/access-entry.ts';
import { sharedWithDoctor } from '../src/model/collections.ts';
import { DATABASE_ID } from '../src/model/database-id.ts';
import { DAY_MS } from '../src/model/durations.ts';
import { grant } from '../src/model/permission.ts';
import { tombstone } from '../src/model/tombstone.ts';
import type { Caller } from './caller.ts';
import { toStamp } from './clock.ts';
import { createDocument } from './documents/create-document.ts';
import type { DocumentContext } from './documents/document-context.ts';
import { EVERY_SCOPE } from './http/authentication.ts';
import { logFailure } from './log.ts';
import type { ListQuery } from './queries/query.ts';
import type { Collection, Schema } from './schema/schema.ts';
import type { StoredFile } from './storage/stored-file.ts';
import type { StoredDocument } from './store/document-table.ts';
import { findUser } from './store/user-rows.ts';

/** One entry stands for this long, in milliseconds. */
const LOOK_MS = 15 * 60_000;
/** Entries of one write: a list of thousands must not hold up others. */
const MOST_AT_ONCE = 200;
/** Entries known to be there already; forgotten together when there are more. */
const MOST_KNOWN = 50_000;

const SERVER: Caller = { kind: 'key', roles: [], scopes: [EVERY_SCOPE] };
const buckets = ['medical-files', 'profile-photos'];
const watched = new Set(sharedWithDoctor.filter((type) => type !== tombstone).map(({ collection }) => collection));

interface Look {
  readonly viewerId: string;
  readonly userId: string;
  readonly what: string;
}

const asksForOne = ({ filters }: ListQuery): boolean =>
  filters.some(({ method, ...rest }) => {
    const { attribute, values } = rest as { attribute?: string; values?: readonly unknown[] };
    return method === 'equal' && attribute === 'userId' && values?.length === 1;
  });

/** The person whose record this is, unless it is the viewer or the record is in another's name. */
function personIn(viewerId: string, { userId }: Readonly<Record<string, unknown>>, permissions: readonly string[]) {
  if (typeof userId !== 'string' || userId === viewerId) return undefined;
  return permissions.includes(grant('read', `user:${userId}`)) ? userId : undefined;
}

/** A file belongs to who may delete it; a photo of a profile, which nobody may, to who sent it. */
const ownerOf = (permissions: readonly string[]): string | undefined =>
  permissions.flatMap((given) => /^delete\("user:([^"/]+)"\)$/.exec(given)?.[1] ?? [])[0];

/**
 * Writes down who looked at whose records of health. A look at one person is written before it is answered; what concerns
 * many people at once, or comes without being asked for, is written right after.
 */
export class AccessLog {
  private readonly collection: Collection | undefined;
  private known = new Set<string>();
  private writing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly context: DocumentContext,
    schema: Schema,
  ) {
    this.collection = schema.databases.get(DATABASE_ID)?.collections.get(accessEntry.collection);
  }

  /** Somebody read one document. */
  async read({ userId: viewerId }: Caller, collection: Collection, document: StoredDocument): Promise<void> {
    if (!this.collection || viewerId === undefined || !watched.has(collection.id)) return;
    const userId = personIn(viewerId, document.data, document.permissions);
    if (userId !== undefined) await this.note([{ viewerId, userId, what: collection.id }], LOOK_MS);
  }

  /** Somebody read a list. */
  async listed(
    { userId: viewerId }: Caller,
    collection: Collection,
    query: ListQuery,
    documents: readonly StoredDocument[],
  ): Promise<void> {
    if (!this.collection || viewerId === undefined || !watched.has(collection.id)) return;
    const people = new Set(documents.flatMap(({ data, permissions }) => personIn(viewerId, data, permissions) ?? []));
    if (people.size === 0) return;
    const what = asksForOne(query) ? collection.id : 'overview';
    const looks = [...people].map((userId) => ({ viewerId, userId, what }));
    if (what === 'overview') this.noteLater(looks);
    else await this.note(looks, LOOK_MS);
  }

  /** Somebody read a file. */
  async readFile({ userId: viewerId }: Caller, bucketId: string, { data, permissions }: StoredFile): Promise<void> {
    if (!this.collection || viewerId === undefined || !buckets.includes(bucketId)) return;
    const userId = ownerOf(permissions) ?? data.uploader;
    if (userId && userId !== viewerId) await this.note([{ viewerId, userId, what: bucketId }], LOOK_MS);
  }

  /** A change was sent to somebody's open page. */
  heard(viewerId: string, payload: Readonly<Record<string, unknown>>): void {
    if (!this.collection || !watched.has(String(payload.$collectionId))) return;
    const userId = personIn(viewerId, payload, payload.$permissions as readonly string[]);
    if (userId !== undefined) this.noteLater([{ viewerId, userId, what: 'live' }]);
  }

  /** Resolves when everything noted so far is kept. */
  async settled(): Promise<void> {
    await this.writing;
  }

  private noteLater(looks: readonly Look[]): void {
    this.writing = this.writing.then(() => this.note(looks, DAY_MS));
  }

  /** A log that cannot be written, as on a full disk, does not keep a doctor from a patient's numbers. */
  private note(looks: readonly Look[], windowMs: number): Promise<void> {
    return this.write(looks, windowMs).catch(logFailure);
  }

  private async write(looks: readonly Look[], windowMs: number): Promise<void> {
    const now = Date.now();
    const begun = Math.floor(now / windowMs);
    const fresh = looks.map((look) => ({ look, id: this.idOf(look, begun) })).filter(({ id }) => !this.known.has(id));
    if (this.known.size + fresh.length > MOST_KNOWN) this.known = new Set();
    for (let from = 0; from < fresh.length; from += MOST_AT_ONCE) {
      const batch = fresh.slice(from, from + MOST_AT_ONCE);
      await this.context.store.write(() => {
        for (const { look, id } of batch) this.keep(look, id, now);
      });
      for (const { id } of batch) this.known.add(id);
    }
  }

  private idOf({ viewerId, userId, what }: Look, begun: number): string {
    return createHash('sha256')
      .update(JSON.stringify([viewerId, userId, what, begun]))
      .digest('hex')
      .slice(0, 36);
  }

  /** Inside a write. */
  private keep({ viewerId, userId, what }: Look, id: string, now: number): void {
    const { context, collection } = this;
    if (!collection || context.tableOf(collection).byId(id)) return;
    const data = {
      userId,
      viewerId,
      viewerName: findUser(context.store, viewerId)?.name ?? '',
      what,
      at: toStamp(now),
    };
    createDocument({ context, collection, caller: SERVER }, id, data, [grant('read', `user:${userId}`)]);
  }
}
