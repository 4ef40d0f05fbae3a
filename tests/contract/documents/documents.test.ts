import { beforeAll, describe, expect, test } from 'vitest';
import { documents, freshId, ownedBy, type Client, type Json } from '../server/client.ts';
import { done, refused, serverUnderTest } from '../server/server-under-test.ts';

const server = serverUnderTest();
let ann: Client;
let ben: Client;
beforeAll(async () => {
  [ann, ben] = await Promise.all([server.member('ann'), server.member('ben')]);
});

const write = async (by: Client, data: Json, permissions?: string[], id = freshId('d')): Promise<Json> =>
  done(await by.post(documents('entries'), { documentId: id, data, ...(permissions && { permissions }) }), 201);
const read = async (by: Client, id: unknown): Promise<Json> => done(await by.get(documents('entries', String(id))));

describe('rights', () => {
  const roles = { reader: 'read', changer: 'update', deleter: 'delete' } as const;

  test('every single right gives exactly its own calls', async () => {
    for (const action of Object.values(roles)) {
      const { $id } = await write(server.key(), { title: 'one right', count: 1 }, [`${action}("user:${ann.id}")`]);
      const path = documents('entries', String($id));
      const statuses = [
        (await ann.get(path)).status,
        (await ann.patch(path, { data: { count: 2 } })).status,
        (await ann.patch(`${path}/count/increment`)).status,
        (await ann.put(path, { data: { title: 'x' }, permissions: ownedBy(ann) })).status,
        (await ann.delete(path)).status,
      ];
      // A PUT from a user with the update right makes that user the owner, so the DELETE after it succeeds.
      const expected = {
        read: [200, 401, 401, 401, 401],
        update: [404, 200, 200, 200, 204],
        delete: [404, 401, 401, 401, 204],
      };
      expect(statuses, action).toEqual(expected[action]);
    }
  });

  test('labels, verification and the account itself are roles, and count from the moment they change', async () => {
    const user = await server.member('roles');
    const open = async (role: string): Promise<Json> => write(server.key(), { title: role }, [`read("${role}")`]);
    const status = async (document: Json): Promise<number> =>
      (await user.get(documents('entries', String(document['$id'])))).status;
    const [labelled, verified, unverified] = [
      await open('label:nurse'),
      await open('users/verified'),
      await open(`user:${user.id}/unverified`),
    ];
    expect([await status(labelled), await status(verified), await status(unverified)]).toEqual([404, 404, 200]);
    done(await server.key().put(`/users/${user.id}/labels`, { labels: ['nurse'] }));
    done(await server.key().patch(`/users/${user.id}/verification`, { emailVerification: true }));
    expect([await status(labelled), await status(verified), await status(unverified)]).toEqual([200, 200, 404]);
    done(await server.key().put(`/users/${user.id}/labels`, { labels: [] }));
    expect(await status(labelled)).toBe(404);
  });

  test('no user can grant a role of another user, by any call', async () => {
    const { $id } = await write(ann, { title: 'mine' });
    const path = documents('entries', String($id));
    for (const role of [
      `user:${ben.id}`,
      'label:editor',
      'users/verified',
      'guests',
      'team:x',
      `user:${ben.id}/verified`,
    ]) {
      const permissions = [...ownedBy(ann), `read("${role}")`];
      refused(
        await ann.post(documents('entries'), { documentId: 'unique()', data: { title: 'x' }, permissions }),
        401,
        'user_unauthorized',
      );
      refused(await ann.patch(path, { permissions }), 401, 'user_unauthorized');
      refused(await ann.put(path, { data: { title: 'x' }, permissions }), 401, 'user_unauthorized');
    }
    expect((await read(ann, $id))['$permissions']).toEqual(ownedBy(ann));
  });

  test('a collection without document security looks at its own permissions only', async () => {
    const { $id } = done(await ann.post(documents('wall'), { documentId: 'unique()', data: { text: 'hello' } }), 201);
    const path = documents('wall', String($id));
    done(await server.guest().get(path));
    refused(await ann.patch(path, { data: { text: 'mine' } }), 401, 'user_unauthorized');
    refused(await ann.delete(path), 401, 'user_unauthorized');
  });

  test('a collection that is switched off is there for the key only', async () => {
    refused(await ann.get(documents('closed')), 404, 'collection_not_found');
    refused(
      await ann.post(documents('closed'), { documentId: 'unique()', data: { text: 'x' } }),
      404,
      'collection_not_found',
    );
    done(await server.key().get(documents('closed')));
  });
});

describe('the time guard', () => {
  test('lets exactly one of many simultaneous changes pass', async () => {
    const { $id, $updatedAt } = await write(ann, { title: 'race', count: 0 });
    const headers = { 'x-appwrite-timestamp': String($updatedAt) };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        ann.patch(documents('entries', String($id)), { data: { count: i + 1 } }, { headers }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body['type'] === 'document_update_conflict')).toHaveLength(11);
    const winner = answers.find(({ status }) => status === 200);
    expect((await read(ann, $id))['count']).toBe(winner?.body['count']);
  });

  test('also stands between a change and a deletion', async () => {
    const { $id, $updatedAt } = await write(ann, { title: 'race' });
    const path = documents('entries', String($id));
    done(await ann.patch(path, { data: { count: 5 } }));
    refused(
      await ann.delete(path, undefined, { headers: { 'x-appwrite-timestamp': String($updatedAt) } }),
      409,
      'document_update_conflict',
    );
  });

  test('the time of change rises with every change, however quickly they follow', async () => {
    const { $id } = await write(ann, { title: 'fast' });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => ann.patch(documents('entries', String($id)), { data: { big: i + 1 } })),
    );
    const times = answers.map(({ body }) => String(body['$updatedAt']));
    expect(new Set(times).size).toBe(30);
    expect(times.every((time) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/.test(time))).toBe(true);
  });
});

describe('simultaneous calls', () => {
  test('of increments add up', async () => {
    const { $id } = await write(ann, { title: 'sum', big: 0 });
    await Promise.all(
      Array.from({ length: 40 }, () => ann.patch(documents('entries', String($id), '/big/increment'), { value: 3 })),
    );
    expect((await read(ann, $id))['big']).toBe(120);
  });

  test('of creates with one id make one document', async () => {
    const documentId = freshId('one');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => ann.post(documents('entries'), { documentId, data: { title: `${i}` } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  });
});

describe('values', () => {
  const cases: [string, Json][] = [
    ['a text for a number', { count: '1' }],
    ['a fraction for an integer', { count: 0.5 }],
    ['a number beyond its limit', { count: 101 }],
    ['an unsafe integer', { big: 2 ** 53 + 2 }],
    ['a text for a fraction', { ratio: '1' }],
    ['a number for a boolean', { done: 1 }],
    ['a number that is no number', { ratio: 'NaN' }],
    ['an unlisted element', { kind: 'RED' }],
    ['no address', { email: 'a@b' }],
    ['two addresses', { email: 'a@b.org,c@d.org' }],
    ['a script as link', { link: 'javascript://x/%0aalert(1)' }],
    ['a link without scheme', { link: 'example.org/x' }],
    ['an address that is none', { address: '300.1.1.1' }],
    ['a single value for a list', { tags: 'a' }],
    ['a list in a list', { tags: [['a']] }],
    ['an element beyond its limit', { levels: [1, 10] }],
    ['a month that does not exist', { due: '2026-13-01T00:00:00Z' }],
    ['a number for a time', { due: 1_700_000_000 }],
    ['something unknown', { surprise: 1 }],
    ['an inherited name', JSON.parse('{"__proto__": 1, "constructor": 2}') as Json],
    ['null for what is required', { title: null }],
    ['a null character', { text: 'a\u0000b' }],
    ['a text that is too long', { title: '🌸'.repeat(41) }],
  ];

  test.each(cases)('%s is refused when creating and when changing', async (_what, data) => {
    refused(
      await ann.post(documents('entries'), { documentId: 'unique()', data: { title: 'v', ...data } }),
      400,
      'document_invalid_structure',
    );
    const { $id, $updatedAt } = await write(ann, { title: 'valid' });
    refused(await ann.patch(documents('entries', String($id)), { data }), 400, 'document_invalid_structure');
    expect((await read(ann, $id))['$updatedAt']).toBe($updatedAt);
  });

  test('that an increment took beyond their limit refuse every change of the document but one of many', async () => {
    const $id = String((await write(ann, { title: 'beyond', count: 99 }))['$id']);
    done(await ann.patch(documents('entries', $id, '/count/increment'), { value: 900 }));
    refused(await ann.patch(documents('entries', $id), { data: { done: true } }), 400, 'document_invalid_structure');
    refused(await ann.patch(documents('entries', $id), { permissions: [] }), 400, 'document_invalid_structure');

    const queries = [JSON.stringify({ method: 'equal', attribute: '$id', values: [$id] })];
    const change = (data: Json) => server.key().patch(documents('entries'), { queries, data });
    const $permissions = [`read("user:${ann.id}")`];
    done(await change({ $permissions, done: true }));
    expect(await read(ann, $id)).toMatchObject({ $permissions, done: true, count: 999 });
    refused(await change({ count: 998 }), 400, 'document_invalid_structure');
    refused(await change({ title: null }), 400, 'document_invalid_structure');
    refused(await change({ surprise: 1 }), 400, 'document_invalid_structure');
  });

  test('beyond what a number can hold are refused', async () => {
    const body = '{"documentId":"unique()","data":{"title":"x","ratio":1e400}}';
    refused(await ann.post(documents('entries'), body), 400, 'document_invalid_structure');
  });

  test('come back as they were sent', async () => {
    const data = {
      title: '🌸'.repeat(40),
      text: 'a "quoted" \\ é\n',
      kind: 'blue',
      count: 100,
      big: Number.MAX_SAFE_INTEGER,
      ratio: -0.1,
      done: false,
      tags: ['x', '', 'x'],
      levels: [0, 9],
      email: 'first.last+tag@sub.example.org',
      link: 'https://example.org/a?b=c#d',
      address: '2001:db8::1',
      owner: null,
      slug: null,
      due: '2026-02-03T04:05:06.007+00:00',
    };
    const { $id } = await write(ann, data);
    expect(await read(ann, $id)).toMatchObject(data);
  });

  test('a time is kept in UTC whatever its zone', async () => {
    const { $id } = await write(ann, { title: 't', due: '2026-03-01T00:30:00+05:30' });
    expect((await read(ann, $id))['due']).toBe('2026-02-28T19:00:00.000+00:00');
  });

  test('a unique value is free again after it was changed or its document deleted', async () => {
    const slug = freshId('slug');
    const first = await write(ann, { title: 'a', slug });
    refused(
      await ben.post(documents('entries'), { documentId: 'unique()', data: { title: 'b', slug } }),
      409,
      'document_already_exists',
    );
    done(await ann.patch(documents('entries', String(first['$id'])), { data: { slug: `${slug}-2` } }));
    const second = await write(ben, { title: 'b', slug });
    refused(
      await ann.patch(documents('entries', String(first['$id'])), { data: { slug } }),
      409,
      'document_already_exists',
    );
    done(await ben.delete(documents('entries', String(second['$id']))), 204);
    done(await ann.patch(documents('entries', String(first['$id'])), { data: { slug } }));
  });
});

test('a list that was never set is empty wherever a document is shown', async () => {
  const user = await server.member();
  const id = freshId('d');
  const made = done(await user.post(documents('entries'), { documentId: id, data: { title: 'x' } }), 201);
  const got = done(await user.get(documents('entries', id)));
  const put = done(await user.put(documents('entries', freshId('d')), { data: { title: 'x' } }));
  for (const document of [made, got, put])
    expect([document['tags'], document['levels'], document['text']]).toEqual([[], [], null]);
});
