import { beforeAll, describe, expect, test } from 'vitest';
import { asking, documents, freshId, limit, PASSWORD, where, type Client } from '../server/client.ts';
import { done, refused, serverUnderTest } from '../server/server-under-test.ts';
import { files } from '../server/upload-file.ts';
import { SurplusWorld } from './surplus-world.ts';

const world = new SurplusWorld(serverUnderTest());
let key: Client;
beforeAll(async () => {
  await world.open();
  ({ key } = world);
});

const LISTS = {
  users: '/users',
  databases: '/databases',
  collections: '/databases/main/collections',
  attributes: '/databases/main/collections/entries/attributes',
  indexes: '/databases/main/collections/entries/indexes',
  buckets: '/storage/buckets',
  files: files('papers'),
  keys: '/project/keys',
};

describe('a parameter in the URL', () => {
  const wrong: [string, string[]][] = [
    ['total', ['maybe', '', '2', 'TRUE', 'true&total=maybe']],
    ['search', ['', 'x'.repeat(257)]],
  ];
  const withSearch = ['users', 'databases', 'collections', 'buckets', 'files'];

  test.each(Object.entries(LISTS))('of the list of %s has to be valid', async (name, path) => {
    for (const [param, values] of wrong.filter(([one]) => one === 'total' || withSearch.includes(name)))
      for (const value of values) refused(await key.get(`${path}?${param}=${value}`), 400, 'general_argument_invalid');
    for (const query of ['total[]=1', 'queries=x', 'queries[]=', 'queries[]=x', 'queries[0][a]=x'])
      refused(await key.get(`${path}?${query}`), 400, 'general_argument_invalid');
    for (const total of ['true', 'false', '1', '0']) done(await key.get(`${path}?total=${total}`));
  });

  test('of a list of documents has to be valid, also before there is a collection to list', async () => {
    for (const path of [documents('entries'), documents('none')])
      for (const query of [
        'total=maybe',
        'ttl=x',
        'ttl=',
        'ttl=-1',
        'ttl=86401',
        'transactionId=',
        'transactionId[]=x',
      ])
        refused(await key.get(`${path}?${query}`), 400, 'general_argument_invalid');
    done(await key.get(`${documents('entries')}?ttl=0&total=false`));
    refused(
      await key.get(`${documents('entries', await world.document())}?transactionId=`),
      400,
      'general_argument_invalid',
    );
  });

  test('of a preview has to be valid, and an empty one is not', async () => {
    const file = files('papers', await world.file(), '/preview');
    for (const name of ['width', 'height', 'quality', 'output', 'gravity', 'background', 'borderColor', 'opacity'])
      refused(await world.ann.get(`${file}?${name}=`), 400, 'general_argument_invalid');
  });

  test('does not stand for one of the body, and one of the body not for the id in the path', async () => {
    const [ann, ben] = [await world.user(), await world.user()];
    refused(await key.patch(`/users/${ann}/name?name=Url`), 400, 'general_argument_invalid');
    const changed = done(await key.patch(`/users/${ann}/name?userId=${ben}&name=Url`, { userId: ben, name: 'Body' }));
    expect(changed).toMatchObject({ $id: ann, name: 'Body' });
    done(await key.delete(`/users/${ann}?userId=${ben}`, { userId: ben }), 204);
    done(await key.get(`/users/${ben}`));
    const id = await world.document();
    done(await world.ann.delete(documents('entries', id, '?transactionId=none')), 204);
    refused(await world.ann.get(documents('entries', id)), 404, 'document_not_found');
  });
});

describe('a list', () => {
  const some = Object.entries(LISTS).filter(([name]) => name !== 'files');

  test.each(some)('of %s is as long as its query allows, and counts all', async (name, path) => {
    await world.projectKey();
    const all = done(await key.get(path));
    const one = done(await key.get(path + asking(limit(1))));
    expect(one[name]).toHaveLength(1);
    expect(one['total']).toBe(all['total']);
    expect(done(await key.get(`${path}${asking(limit(1))}&total=0`))['total']).toBe(0);
    for (const query of [where('equal', 'surplus', 'x'), { method: 'select', values: ['name'] }])
      refused(await key.get(path + asking(query)), 400, 'general_argument_invalid');
  });

  test('of collections is searched by name, ordered, and goes on after a collection', async () => {
    const path = LISTS.collections;
    const ids = async (...queries: object[]): Promise<unknown> =>
      (done(await key.get(path + asking(...(queries as [])))) as { collections: { $id: string }[] }).collections.map(
        ({ $id }) => $id,
      );
    expect(await ids(where('equal', 'name', 'Wall'))).toEqual(['wall']);
    const shipped = { method: 'or', values: ['Wall', 'Closed', 'Entries'].map((name) => where('equal', 'name', name)) };
    const byName = { method: 'orderDesc', attribute: 'name' };
    expect(await ids(shipped, byName)).toEqual(['wall', 'entries', 'closed']);
    expect(await ids(shipped, byName, { method: 'cursorAfter', values: ['wall'] })).toEqual(['entries', 'closed']);
    expect(await ids(shipped, byName, { method: 'cursorBefore', values: ['closed'] }, limit(1))).toEqual(['entries']);
    expect(await ids(shipped, byName, limit(1), { method: 'offset', values: [1] })).toEqual(['entries']);
  });
});

describe('a parameter of an account', () => {
  test('that is a name is not empty when its user gives it, and may be by a key', async () => {
    const userId = freshId('new');
    const body = { userId, email: `${userId}@example.com`, password: PASSWORD };
    refused(await world.server.guest().post('/account', { ...body, name: '' }), 400, 'general_argument_invalid');
    refused(await world.ann.patch('/account/name', { name: '' }), 400, 'general_argument_invalid');
    expect(done(await key.patch(`/users/${await world.user()}/name`, { name: '' }))['name']).toBe('');
    const target = await world.userTarget();
    const path = `/users/${target.userId}/targets/${target.targetId}`;
    for (const name of ['', 7, true, ['x']]) refused(await key.patch(path, { name }), 400, 'general_argument_invalid');
  });

  test('that is a password or an id has the form of one', async () => {
    const { ann } = world;
    const guest = world.server.guest();
    const login = { email: ann.email, password: 'short' };
    refused(await guest.post('/account/sessions/email', login), 400, 'general_argument_invalid');
    const change = { password: 'Other-River-19' };
    refused(await ann.patch('/account/password', change), 401, 'user_invalid_credentials');
    refused(await ann.patch('/account/password', { ...change, oldPassword: 'short' }), 401, 'user_invalid_credentials');
    for (const oldPassword of [7, true, ['x'], 'x'.repeat(257)])
      refused(await ann.patch('/account/password', { ...change, oldPassword }), 400, 'general_argument_invalid');
    const link = { userId: 'no id!', secret: 'x' };
    for (const call of ['/account/verification', '/account/verifications/email'])
      refused(await guest.put(call, link), 400, 'general_argument_invalid');
    refused(await guest.put('/account/recovery', { ...link, ...change }), 400, 'general_argument_invalid');
    refused(await guest.post('/account/sessions/token', link), 400, 'general_argument_invalid');
  });

  test('that is the address of a target is one', async () => {
    const target = { targetId: freshId('target'), providerType: 'email', identifier: 'no address' };
    refused(await key.post(`/users/${await world.user()}/targets`, target), 400, 'general_invalid_email');
  });
});

describe('a form', () => {
  test.each(['surplus', 'folder'])('may have a field that it does not need: %s', async (name) => {
    const form = await world.uploadForm();
    form.append(name, 'x');
    done(await world.ann.post(files('papers'), form), 201);
  });

  test('needs the file under its name', async () => {
    const form = await world.uploadForm();
    form.delete('file');
    form.append('other', new File(['x'], 'x.txt'));
    refused(await world.ann.post(files('papers'), form), 400, 'storage_file_empty');
  });
});
