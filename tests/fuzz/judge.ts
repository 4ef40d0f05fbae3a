import type { Answer, FuzzServer } from './fuzz-server.ts';
import { rolesOf, type Actor, type Oracle, type Staged } from './oracle.ts';
import type { FuzzRequest, Operation } from './requests.ts';
import type { FuzzCollection } from './schema-of-json.ts';

type Json = Record<string, unknown>;
type Of<K extends FuzzRequest['kind']> = Extract<FuzzRequest, { kind: K }>;

const EVERYTHING = 100_000;
const DEFAULT_LIMIT = 25;
const HIGHEST_TOTAL = 5000;

/** An answer of the server that breaks a rule. */
export class Finding extends Error {}

const require = (isSo: boolean, what: string): void => {
  if (!isSo) throw new Finding(what);
};
const idOf = (document: Json): string => String(document['$id']);
/**
 * A part of a query as text. Not by `String`, which throws for an object whose `toString` is not a function; the fuzzer
 * sends those.
 */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'));

const grantsOf = (document: Json): string[] => document['$permissions'] as string[];
const pathOf = ({ databaseId, id }: FuzzCollection, document?: string): string =>
  `/databases/${databaseId}/collections/${id}/documents${document === undefined ? '' : `/${encodeURIComponent(document)}`}`;
/** The URL parameters of these queries. A lone surrogate cannot be encoded in a URL, so it becomes `?`. */
const asked = (queries: readonly string[]): string =>
  queries.map((query, n) => `queries[${n}]=${encodeURIComponent(query.replaceAll(/\p{Surrogate}/gu, '?'))}`).join('&');

interface Open {
  id: string;
  actor: Actor;
  staged: Staged[];
}

/** Sends requests and compares the answers with the oracle. */
export class Judge {
  /** The number of answers of each kind, so that a run that reached too little fails. */
  readonly met = { rows: 0, hidden: 0, written: 0, refused: 0, committed: 0 };
  private readonly open: (Open | undefined)[] = [];

  constructor(
    private readonly server: FuzzServer,
    private readonly oracle: Oracle,
  ) {}

  /** @throws Finding */
  async send(request: FuzzRequest): Promise<void> {
    const actor = this.senderOf(request);
    switch (request.kind) {
      case 'list':
        return request.inside === null ? this.list(actor, request) : this.listInside(actor, request);
      case 'get':
        return this.get(actor, request);
      case 'create':
      case 'update':
      case 'upsert':
        return this.write(actor, request);
      case 'delete':
        return this.remove(actor, request);
      case 'step':
        return this.step(actor, request);
      case 'bulk':
        return this.bulk(actor, request);
      case 'begin':
      case 'commit':
      case 'rollback':
        return this.transaction(actor, request);
      case 'stage':
        return this.stage(actor, request);
      case 'labels':
      case 'verification':
      case 'status':
        return this.changeAccount(actor, request);
      case 'users':
        return this.users(actor, request);
      case 'raw':
        return this.raw(actor, request);
    }
  }

  /** The sender of a request. Operations of a transaction are mostly sent by the user who began it. */
  private senderOf(request: FuzzRequest): Actor {
    const isOfTransaction = request.kind === 'stage' || request.kind === 'commit' || request.kind === 'rollback';
    const owner = isOfTransaction && request.actor % 3 > 0 ? this.open[request.place]?.actor : undefined;
    const sender = owner ?? this.server.actors[request.actor];
    if (!sender) throw new Error(`no actor ${request.actor}`);
    return sender;
  }

  /** Unblocks every blocked actor. */
  async unblock(): Promise<void> {
    for (const actor of this.server.actors.filter(({ isBlocked }) => isBlocked)) {
      await this.server.must('PATCH', `/users/${actor.id}/status`, { status: true });
      actor.isBlocked = false;
      await this.server.refreshSession(actor);
    }
  }

  /** Compares what every actor can read with all acknowledged writes. */
  async reconcile(collections: readonly FuzzCollection[]): Promise<void> {
    for (const collection of collections) {
      for (const actor of this.server.actors.filter(({ isBlocked }) => !isBlocked)) {
        const path = `${pathOf(collection)}?${asked([JSON.stringify({ method: 'limit', values: [EVERYTHING] })])}`;
        const { body } = await this.call(actor, 'GET', path);
        const found = (body['documents'] as Json[]).map(idOf).sort();
        const visible = [...this.oracle.visible(actor, collection.id)].sort();
        require(found.join() ===
          visible.join(), `${actor.name} sees ${found.join()} of ${collection.id} instead of ${visible.join()}`);
        require(body['total'] ===
          visible.length, `${actor.name} reads the total ${String(body['total'])} of ${visible.length} in ${collection.id}`);
      }
    }
  }

  private async call(
    actor: Actor,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: unknown,
    more?: Record<string, string>,
  ): Promise<Answer> {
    const answer = await this.server.call(actor, method, path, payload, more);
    const { status, body, text } = answer;
    require(status < 500, `${method} ${path}: ${status} ${text}`);
    if (status >= 400) {
      this.met.refused += 1;
      const isWellFormed =
        typeof body['message'] === 'string' && typeof body['type'] === 'string' && body['code'] === status;
      require(isWellFormed, `${method} ${path}: ${status} without a proper error: ${text}`);
    }
    require(!actor.isBlocked ||
      status >= 400 ||
      method === 'GET', `${actor.name} is blocked and ${method} ${path} is ${status}`);
    return answer;
  }

  private async list(actor: Actor, { collection, queries, total }: Of<'list'>): Promise<void> {
    const path = `${pathOf(collection)}?${asked(queries)}${total ? '' : '&total=false'}`;
    const { status, body } = await this.call(actor, 'GET', path);
    if (actor.isBlocked) return require(status >= 400, `${actor.name} is blocked and may list`);
    const parsed = queries.map((query) => safely(query));
    const has = (...methods: string[]): Json[] => parsed.filter((query) => methods.includes(textOf(query['method'])));
    const most = [JSON.stringify({ method: 'limit', values: [EVERYTHING] })];
    const unpaged = queries.filter((_, n) => !['limit', 'offset', 'select'].includes(textOf(parsed[n]?.['method'])));
    if (status >= 400) return;
    const everything = await this.server.must(
      'GET',
      `${pathOf(collection)}?${asked([...most, ...unpaged].slice(0, 100))}`,
    );
    const visible = this.oracle.visible(actor, collection.id);
    const matching = (everything['documents'] as Json[]).map(idOf);
    const seen = matching.filter((id) => visible.has(id));
    this.met.hidden += matching.length - seen.length;
    const found = (body['documents'] as Json[]).map(idOf);
    this.met.rows += found.length;
    for (const document of body['documents'] as Json[]) this.requireMatch(document, parsed, has('select').length > 0);
    const [limit] = has('limit');
    const [offset] = has('offset');
    const [cursor, ...moreCursors] = has('cursorAfter', 'cursorBefore');
    const cursorId = textOf((cursor?.['values'] as unknown[] | undefined)?.[0]);
    // A cursor on a hidden document would reveal its values.
    if (cursor && moreCursors.length === 0)
      require(visible.has(cursorId), `${actor.name} compares with ${collection.id}/${cursorId}, which is hidden`);
    const from = Number((offset?.['values'] as unknown[] | undefined)?.[0] ?? 0);
    const size = Number((limit?.['values'] as unknown[] | undefined)?.[0] ?? DEFAULT_LIMIT);
    const isBack = cursor?.['method'] === 'cursorBefore';
    const inOrder = isBack ? [...seen].reverse() : seen;
    const page = inOrder.slice(from, from + size);
    const expected = isBack ? page.reverse() : page;
    if (has('orderRandom').length > 0) {
      require(found.every((id) => seen.includes(id)), `${actor.name} got ${found.join()}, may see ${seen.join()}`);
      require(found.length === page.length, `${actor.name} got ${found.length} instead of ${page.length}`);
    } else {
      require(found.join() ===
        expected.join(), `${actor.name} got ${found.join()} instead of ${expected.join()} by ${path}`);
    }
    if (!total) return;
    const uncursed = unpaged.filter((query) => !textOf(safely(query)['method']).startsWith('cursor'));
    const all = cursor
      ? await this.server.must('GET', `${pathOf(collection)}?${asked([...most, ...uncursed].slice(0, 100))}`)
      : everything;
    const count = (all['documents'] as Json[]).filter((document) => visible.has(idOf(document))).length;
    require(body['total'] ===
      Math.min(
        count,
        HIGHEST_TOTAL,
      ), `${actor.name} reads the total ${String(body['total'])} instead of ${count} by ${path}`);
  }

  /** Checks the simplest filters again, without SQL. */
  private requireMatch(document: Json, queries: readonly Json[], isPartial: boolean): void {
    for (const { method, attribute, values } of queries) {
      const value = document[textOf(attribute)];
      if (isPartial && value === undefined) continue;
      const isPlain = Array.isArray(values) && values.every((v) => typeof v === 'string' || typeof v === 'number');
      const same = (wanted: unknown): boolean => textOf(wanted).toLowerCase() === String(value).toLowerCase();
      if (method === 'isNull')
        require(value === null || Array.isArray(value), `${idOf(document)} has ${textOf(attribute)}`);
      if (method === 'isNotNull') require(value !== null, `${idOf(document)} has no ${textOf(attribute)}`);
      if (method === 'equal' && isPlain && typeof value !== 'boolean' && !/At$|^timestamp$/.test(textOf(attribute)))
        require((values as unknown[]).some(
          same,
        ), `${idOf(document)} has ${String(value)} for ${JSON.stringify(values)}`);
    }
  }

  /** Inside a transaction its owner also sees the staged changes. */
  private async listInside(actor: Actor, { collection, queries, inside }: Of<'list'>): Promise<void> {
    const open = this.open[inside ?? 0];
    if (!open) return;
    const { status, body } = await this.call(
      actor,
      'GET',
      `${pathOf(collection)}?${asked(queries)}&transactionId=${open.id}`,
    );
    if (status >= 400) return;
    require(actor === open.actor ||
      actor.kind === 'key', `${actor.name} reads inside the transaction of ${open.actor.name}`);
    const visible = this.oracle.visible(actor, collection.id);
    const staged = new Set(open.staged.filter((one) => one.collection === collection.id).map(({ id }) => id));
    const foreign = (body['documents'] as Json[]).map(idOf).filter((id) => !visible.has(id) && !staged.has(id));
    require(foreign.length === 0, `${actor.name} sees ${foreign.join()} of ${collection.id} inside a transaction`);
  }

  private async get(actor: Actor, { collection, id, inside }: Of<'get'>): Promise<void> {
    const open = inside === null ? undefined : this.open[inside];
    const { status, body } = await this.call(
      actor,
      'GET',
      `${pathOf(collection, id)}${open ? `?transactionId=${open.id}` : ''}`,
    );
    if (open?.staged.some((one) => one.id === id)) return;
    const isVisible = this.oracle.may(actor, collection.id, id, 'read') && !actor.isBlocked;
    if (open && actor !== open.actor && actor.kind !== 'key')
      return require(status >= 400, `${actor.name} reads in a transaction of another`);
    require((status === 200) ===
      isVisible, `${actor.name} gets ${status} for ${collection.id}/${id}, visible: ${isVisible}`);
    if (isVisible) require(idOf(body) === id, `${idOf(body)} instead of ${id}`);
  }

  private async write(actor: Actor, request: Of<'create' | 'update' | 'upsert'>): Promise<void> {
    const { kind, collection, id, change, guard } = request;
    const before = this.oracle.of(collection.id).get(id);
    const more: Record<string, string> = guard === null ? {} : { 'x-appwrite-timestamp': guard };
    const { status, body } =
      kind === 'create'
        ? await this.call(actor, 'POST', pathOf(collection), { documentId: id, ...change }, more)
        : await this.call(actor, kind === 'update' ? 'PATCH' : 'PUT', pathOf(collection, id), change, more);
    if (status >= 300) return;
    if (kind === 'create') require(!before, `${collection.id}/${id} was made twice`);
    if (kind === 'update') require(before !== undefined, `${collection.id}/${id} was changed and is not there`);
    const isUnchanged = kind === 'update' && body['$updatedAt'] === before?.updatedAt;
    const isAllowed = before
      ? this.oracle.may(actor, collection.id, id, 'update') ||
        (isUnchanged && this.oracle.may(actor, collection.id, id, 'read'))
      : this.oracle.mayCreate(actor, collection.id);
    require(isAllowed, `${actor.name} may ${kind} ${collection.id}/${id}`);
    this.accept(actor, collection, body, before?.permissions);
  }

  /** Records the answer in the oracle, after it has checked that the actor may give these permissions. */
  private accept(actor: Actor, collection: FuzzCollection, document: Json, before: readonly string[] = []): void {
    const permissions = grantsOf(document);
    const added = permissions.filter((permission) => !before.includes(permission));
    require(this.oracle.mayGrant(actor, added), `${actor.name} (${rolesOf(actor).join()}) gave ${added.join()}`);
    this.met.written += 1;
    this.oracle.acknowledge(collection.id, idOf(document), { permissions, updatedAt: String(document['$updatedAt']) });
  }

  private async remove(actor: Actor, { collection, id }: Of<'delete'>): Promise<void> {
    const isAllowed = this.oracle.may(actor, collection.id, id, 'delete');
    const { status } = await this.call(actor, 'DELETE', pathOf(collection, id), {});
    require((status === 204) ===
      isAllowed, `${actor.name} deletes ${collection.id}/${id}: ${status}, allowed: ${isAllowed}`);
    if (status === 204) this.oracle.acknowledge(collection.id, id, null);
  }

  private async step(actor: Actor, { collection, id, attribute, body: sent, isUp }: Of<'step'>): Promise<void> {
    const path = `${pathOf(collection, id)}/${encodeURIComponent(attribute)}/${isUp ? 'increment' : 'decrement'}`;
    const { status, body } = await this.call(actor, 'PATCH', path, sent);
    if (status >= 300) return;
    require(this.oracle.may(actor, collection.id, id, 'update'), `${actor.name} may step ${collection.id}/${id}`);
    this.accept(actor, collection, body, this.oracle.of(collection.id).get(id)?.permissions);
  }

  private async bulk(actor: Actor, { method, collection, body: sent }: Of<'bulk'>): Promise<void> {
    const payload =
      method === 'POST' || method === 'PUT'
        ? { documents: sent['documents'] }
        : { queries: sent['queries'], data: sent['data'] };
    const { status, body } = await this.call(actor, method, pathOf(collection), payload);
    if (status >= 300) return;
    require(actor.kind === 'key', `${actor.name} may change many at once`);
    for (const document of body['documents'] as Json[]) {
      if (method === 'DELETE') this.oracle.acknowledge(collection.id, idOf(document), null);
      else this.accept(actor, collection, document);
    }
  }

  private async transaction(actor: Actor, { kind, place }: Of<'begin' | 'commit' | 'rollback'>): Promise<void> {
    const open = this.open[place];
    if (kind === 'begin') {
      if (open) return;
      const { status, body } = await this.call(actor, 'POST', '/databases/transactions', {});
      if (status === 201) this.open[place] = { id: idOf(body), actor, staged: [] };
      return;
    }
    if (!open) return;
    const { status } = await this.call(actor, 'PATCH', `/databases/transactions/${open.id}`, { [kind]: true });
    if (status < 300 || status === 409 || (status === 400 && actor === open.actor)) this.open[place] = undefined;
    if (status >= 300) return;
    require(actor === open.actor || actor.kind === 'key', `${actor.name} ends a transaction of ${open.actor.name}`);
    if (kind === 'rollback') return;
    const forbidden = this.oracle.firstForbidden(actor, open.staged);
    require(!forbidden, `${actor.name} committed ${JSON.stringify(forbidden)}`);
    this.met.committed += 1;
    await this.learn(open.staged);
  }

  /** Reads the documents of a commit with the key and records them in the oracle. */
  private async learn(staged: readonly Staged[]): Promise<void> {
    const last = new Map(staged.map((one) => [`${one.collection}/${one.id}`, one]));
    for (const { collection, id, action } of last.values()) {
      const { status, body } = await this.server.call(
        this.server.key,
        'GET',
        `/databases/maia/collections/${collection}/documents/${id}`,
      );
      require((status === 200) ===
        (action !== 'delete'), `${action} of ${collection}/${id} was committed, and it is ${status}`);
      const known = { permissions: grantsOf(body), updatedAt: String(body['$updatedAt']) };
      this.oracle.acknowledge(collection, id, status === 200 ? known : null);
    }
  }

  private async stage(actor: Actor, { place, operations }: Of<'stage'>): Promise<void> {
    const open = this.open[place];
    if (!open) return;
    // A bulk delete of a key without queries would empty the whole collection.
    const wanted = operations.filter(({ action }) => actor.kind !== 'key' || action !== 'bulkDelete');
    const sent = wanted.map(({ action, collection, id, data }) => ({
      action,
      databaseId: collection.databaseId,
      collectionId: collection.id,
      documentId: id,
      data,
    }));
    const { status } = await this.call(actor, 'POST', `/databases/transactions/${open.id}/operations`, {
      operations: sent,
    });
    if (status >= 300) return;
    require(actor === open.actor ||
      actor.kind === 'key', `${actor.name} stages into a transaction of ${open.actor.name}`);
    open.staged.push(...wanted.map(asStaged));
  }

  private async changeAccount(actor: Actor, request: Of<'labels' | 'verification' | 'status'>): Promise<void> {
    const { kind, user } = request;
    const path = `/users/${user}/${kind}`;
    const { status } =
      kind === 'labels'
        ? await this.call(actor, 'PUT', path, { labels: request.labels })
        : await this.call(actor, 'PATCH', path, {
            [kind === 'status' ? 'status' : 'emailVerification']: request.value,
          });
    if (status >= 300) return;
    require(actor.kind === 'key', `${actor.name} may change the ${kind} of ${user}`);
    const changed = this.server.actors.find(({ id }) => id === user);
    if (!changed) return;
    if (kind === 'labels') changed.labels = request.labels;
    else if (kind === 'status') changed.isBlocked = !request.value;
    else changed.isVerified = request.value;
    await this.server.refreshSession(changed);
  }

  private async users(actor: Actor, { queries, search }: Of<'users'>): Promise<void> {
    const { status } = await this.call(actor, 'GET', `/users?search=${encodeURIComponent(search)}&${asked(queries)}`);
    require(actor.kind === 'key' || status >= 400, `${actor.name} lists users`);
  }

  private async raw(actor: Actor, { method, path, payload, type }: Of<'raw'>): Promise<void> {
    // A key may empty a whole collection by a call without queries, which is not the subject here.
    if (actor.kind === 'key' && method !== 'GET') return;
    const hasBody = method !== 'GET' && payload !== '';
    const { status } = await this.call(
      actor,
      method,
      path,
      hasBody ? payload : undefined,
      hasBody ? { 'content-type': type } : {},
    );
    if (method !== 'GET' && /documents/.test(path))
      require(status >= 300, `${method} ${path} with ${payload} is ${status}`);
  }
}

function safely(text: string): Json {
  try {
    const query: unknown = JSON.parse(text);
    return typeof query === 'object' && query !== null ? (query as Json) : {};
  } catch {
    return {};
  }
}

const asStaged = ({ action, collection, id, data }: Operation): Staged => ({
  action,
  collection: collection.id,
  id,
  // Other actions ignore permissions.
  permissions: ['create', 'update', 'upsert'].includes(action)
    ? (data['$permissions'] as string[] | undefined)
    : undefined,
});
