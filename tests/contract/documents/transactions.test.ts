import { beforeAll, describe, expect, test } from 'vitest';
import {
  asking,
  documents,
  freshId,
  limit,
  ownedBy,
  where,
  type Answer,
  type Client,
  type Json,
} from '../server/client.ts';
import { done, isElsewhere, refused, serverUnderTest } from '../server/server-under-test.ts';

const server = serverUnderTest();
const TRANSACTIONS = '/databases/transactions';
let ann: Client;
let ben: Client;
beforeAll(async () => {
  [ann, ben] = await Promise.all([server.member('ann'), server.member('ben')]);
});

type Operation = { action: string; documentId: string; data?: Json };
const begin = async (by: Client): Promise<string> => String(done(await by.post(TRANSACTIONS), 201)['$id']);
const stage = (by: Client, id: string, ...operations: Operation[]): Promise<Answer> =>
  by.post(`${TRANSACTIONS}/${id}/operations`, {
    operations: operations.map((operation) => ({ databaseId: 'main', collectionId: 'entries', ...operation })),
  });
const commit = (by: Client, id: string): Promise<Answer> => by.patch(`${TRANSACTIONS}/${id}`, { commit: true });
const status = async (by: Client, id: string): Promise<unknown> =>
  done(await by.get(`${TRANSACTIONS}/${id}`))['status'];
const creation = (documentId: string, data: Json = {}): Operation => ({
  action: 'create',
  documentId,
  data: { title: 'staged', owner: ann.id, $permissions: ownedBy(ann), ...data },
});
const write = async (data: Json): Promise<string> =>
  String(
    done(await ann.post(documents('entries'), { documentId: 'unique()', data: { title: 'there', ...data } }), 201)[
      '$id'
    ],
  );
const read = async (id: string): Promise<Json> => done(await ann.get(documents('entries', id)));

describe('a commit', () => {
  test('does all kinds of operations, in their order', async () => {
    const [changed, counted, gone, made] = [
      await write({}),
      await write({ count: 5 }),
      await write({}),
      freshId('made'),
    ];
    const id = await begin(ann);
    done(await stage(ann, id, creation(made, { count: 1 })), 201);
    done(
      await stage(
        ann,
        id,
        { action: 'update', documentId: made, data: { count: 2 } },
        { action: 'increment', documentId: made, data: { attribute: 'count', value: 40 } },
        { action: 'update', documentId: changed, data: { text: 'first' } },
        { action: 'update', documentId: changed, data: { text: 'second' } },
        { action: 'decrement', documentId: counted, data: { attribute: 'count', value: 2, min: 0 } },
        { action: 'delete', documentId: gone },
      ),
      201,
    );
    expect(done(await commit(ann, id))['operations']).toBe(7);
    expect((await read(made))['count']).toBe(42);
    expect((await read(changed))['text']).toBe('second');
    expect((await read(counted))['count']).toBe(3);
    refused(await ann.get(documents('entries', gone)), 404, 'document_not_found');
  });

  test('of 100 documents is all there or not at all', async () => {
    const all = Array.from({ length: 100 }, () => freshId('many'));
    const id = await begin(ann);
    done(
      await stage(ann, id, ...all.slice(0, 99).map((one) => creation(one)), creation(all[99] ?? '', { count: 1000 })),
      201,
    );
    refused(await commit(ann, id), 400, 'document_invalid_structure');
    const found = done(
      await server.key().get(documents('entries') + asking(where('equal', '$id', ...all), limit(100))),
    );
    expect(found['total']).toBe(0);
    expect(await status(ann, id)).toBe('failed');
    refused(await commit(ann, id), 400, 'transaction_not_ready');
  });

  test.each([
    [
      'changed',
      async (id: string) => done(await ann.patch(documents('entries', id), { data: { text: 'meanwhile' } })),
      409,
      'transaction_conflict',
    ],
    ['deleted', async (id: string) => done(await ann.delete(documents('entries', id)), 204), 404, 'document_not_found'],
  ])(
    'is refused when a document was %s after staging, and leaves the others alone',
    async (_what, meanwhile, code, type) => {
      const [other, document] = [await write({ count: 1 }), await write({ count: 1 })];
      const id = await begin(ann);
      const update = (documentId: string): Operation => ({ action: 'update', documentId, data: { count: 9 } });
      done(await stage(ann, id, update(other), update(document)), 201);
      await meanwhile(document);
      refused(await commit(ann, id), code, type);
      expect((await read(other))['count']).toBe(1);
    },
  );

  test('is refused when the right was lost after staging', async () => {
    const documentId = await write({});
    const id = await begin(ann);
    done(await stage(ann, id, { action: 'increment', documentId, data: { attribute: 'count' } }), 201);
    done(await server.key().patch(documents('entries', documentId), { permissions: [`read("user:${ann.id}")`] }));
    refused(await commit(ann, id), 401, 'user_unauthorized');
    expect(await status(ann, id)).toBe('failed');
  });

  test('sent twice at once counts once', async () => {
    const documentId = await write({ big: 0 });
    const id = await begin(ann);
    done(await stage(ann, id, { action: 'increment', documentId, data: { attribute: 'big' } }), 201);
    const answers = await Promise.all([commit(ann, id), commit(ann, id), commit(ann, id)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400, 400]);
    expect((await read(documentId))['big']).toBe(1);
  });

  test('runs into a unique index like a single write', async () => {
    const slug = freshId('slug');
    await write({ slug });
    const id = await begin(ann);
    done(await stage(ann, id, creation(freshId(), { slug })), 201);
    refused(await commit(ann, id), 409, 'transaction_conflict');
  });
});

describe('staging', () => {
  test('keeps all operations of a call or none', async () => {
    const id = await begin(ann);
    refused(
      await stage(ann, id, creation(freshId()), { action: 'update', documentId: 'missing', data: { count: 1 } }),
      404,
      'document_not_found',
    );
    expect(done(await ann.get(`${TRANSACTIONS}/${id}`))['operations']).toBe(0);
  });

  test('takes no roles of others and nothing of others', async () => {
    const bens = String(
      done(await ben.post(documents('entries'), { documentId: 'unique()', data: { title: 'ben' } }), 201)['$id'],
    );
    const id = await begin(ann);
    refused(
      await stage(ann, id, creation(freshId(), { $permissions: [`read("user:${ben.id}")`] })),
      401,
      'user_unauthorized',
    );
    for (const action of ['update', 'delete']) {
      refused(await stage(ann, id, { action, documentId: bens, data: { title: 'x' } }), 404, 'document_not_found');
    }
    refused(await stage(ben, id, creation(freshId())), 404, 'transaction_not_found');
  });

  test('shows to its owner alone what will be, in single reads and in lists, and announces nothing', async () => {
    const documentId = freshId('inside');
    const announced: string[] = [];
    const stop = server.own?.backend.events.subscribe(({ events }) => announced.push(String(events[0])));
    const id = await begin(ann);
    done(await stage(ann, id, creation(documentId)), 201);
    done(await stage(ann, id, { action: 'update', documentId, data: { text: 'will be' } }), 201);
    const inside = `transactionId=${id}`;
    expect(done(await ann.get(`${documents('entries', documentId)}?${inside}`))['text']).toBe('will be');
    const list = `${documents('entries')}${asking(where('equal', '$id', documentId))}`;
    expect(done(await ann.get(`${list}&${inside}`))['total']).toBe(1);
    expect(done(await ann.get(list))['total']).toBe(0);
    refused(await ben.get(`${documents('entries', documentId)}?${inside}`), 404, 'transaction_not_found');
    expect(announced).toEqual([]);
    done(await ann.delete(`${TRANSACTIONS}/${id}`), 204);
    refused(await ann.get(documents('entries', documentId)), 404, 'document_not_found');
    stop?.();
  });
});

describe.skipIf(isElsewhere)('the transactions of one account', () => {
  test('are at most a hundred that are pending, and an ended one allows another', async () => {
    const user = await server.member();
    const ids: string[] = [];
    for (let i = 0; i < 100; i++) ids.push(await begin(user));
    refused(await user.post(TRANSACTIONS), 400, 'transaction_limit_exceeded');
    done(await server.member().then((other) => other.post(TRANSACTIONS)), 201);
    done(await user.patch(`${TRANSACTIONS}/${ids[0]}`, { rollback: true }));
    await begin(user);
  });

  test('stage at most 24 MB together, and a commit or the end of their time frees that', async () => {
    const user = await server.member();
    const large = (): Operation => ({
      action: 'create',
      documentId: freshId('large'),
      data: { title: 'x', text: 'x'.repeat(11_000_000) },
    });
    const [first, second, third] = [await begin(user), await begin(user), await begin(user)];
    done(await stage(user, first, large()), 201);
    done(await stage(user, second, large()), 201);
    refused(await stage(user, third, large()), 400, 'transaction_limit_exceeded');
    done(await user.delete(`${TRANSACTIONS}/${first}`), 204);
    done(await stage(user, third, large()), 201);
    const db = server.own?.backend.store;
    db?.run('UPDATE transactions SET expires = ? WHERE id IN (?, ?)', '2026-01-01T00:00:00.000+00:00', second, third);
    done(await stage(user, await begin(user), large()), 201);
    const ofExpired = 'SELECT COUNT(*) AS n FROM staged WHERE transaction_id IN (?, ?)';
    expect(db?.get(ofExpired, second, third)?.['n']).toBe(0);
  });

  test('count as writes: 120 calls a minute', async () => {
    const user = await server.member();
    const from = '10.97.0.1';
    let answer = await user.post(TRANSACTIONS, { ttl: 1 }, { from });
    // Rate-limit windows start at full minutes, so the calls may fall into two windows, which allow twice as many.
    for (let n = 1; n <= 240 && answer.status === 400; n++)
      answer = await user.post(TRANSACTIONS, { ttl: 1 }, { from });
    refused(answer, 429, 'general_rate_limit_exceeded');
  });
});
