import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { asking, Client, documents, where, type Json } from '../server/client.ts';
import { done, refused } from '../server/server-under-test.ts';

const KEY = 'encrypted-attributes-key';
const SECRET = 'Amina takes folic acid';
const COLLECTIONS = '/databases/main/collections';
const folder = mkdtempSync(join(tmpdir(), 'encrypted-'));
let running: RunningBackend;
let key: Client;

const text = (name: string, encrypt: boolean, more: Json = {}): Json => ({
  key: name,
  type: 'string',
  size: 500,
  required: false,
  encrypt,
  ...more,
});
const vault = (encrypt = true): Json => ({
  $id: 'vault',
  databaseId: 'main',
  name: 'Vault',
  documentSecurity: true,
  $permissions: ['create("users")'],
  attributes: [text('secret', encrypt), text('names', encrypt, { array: true }), text('plain', false)],
});

async function start(collection = vault()): Promise<void> {
  const config = join(folder, 'appwrite.json');
  const databases = [{ $id: 'main', name: 'Main' }];
  writeFileSync(config, JSON.stringify({ projectId: 'contract', databases, collections: [collection], buckets: [] }));
  running = await startBackend({ config, data: join(folder, 'data'), port: 0, apiKey: KEY });
  key = new Client(`${running.url}/v1`, 'contract', { 'x-appwrite-key': KEY });
}
const add = async (collection: string, documentId: string, data: Json): Promise<Json> =>
  done(await key.post(documents(collection), { documentId, data }), 201);
const stored = (): string =>
  readdirSync(join(folder, 'data'))
    .filter((name) => name.startsWith('data.sqlite'))
    .map((name) => readFileSync(join(folder, 'data', name), 'latin1'))
    .join('\n');

beforeAll(() => start());
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

describe('an encrypted attribute', () => {
  it('is not in clear in the data folder, also after a change and a restart', async () => {
    await add('vault', 'one', { secret: SECRET, names: ['Ada-Encrypted'], plain: 'plain words' });
    done(await key.patch(documents('vault', 'one'), { data: { secret: `${SECRET} daily` } }));
    await running.close();
    const bytes = stored();
    expect(bytes).toContain('plain words');
    for (const planted of [SECRET, 'Ada-Encrypted']) expect(bytes.includes(planted), planted).toBe(false);
    await start();
    expect(done(await key.get(documents('vault', 'one')))).toMatchObject({
      secret: `${SECRET} daily`,
      names: ['Ada-Encrypted'],
    });
  });

  it('is null or empty where it was null or empty', async () => {
    await add('vault', 'empty', { secret: '', names: [] });
    await add('vault', 'null', { plain: 'p' });
    expect(done(await key.get(documents('vault', 'empty')))).toMatchObject({ secret: '', names: [] });
    expect(done(await key.get(documents('vault', 'null')))).toMatchObject({ secret: null, names: [] });
  });

  it.each([
    ['characters of one byte', 'x'.repeat(273), 'x'.repeat(274)],
    ['characters of two bytes', 'ä'.repeat(136), 'ä'.repeat(137)],
    ['characters of four bytes', '💧'.repeat(68), '💧'.repeat(69)],
  ])('of size 500 holds 273 bytes: %s', async (_, longest, tooLong) => {
    done(await key.put(documents('vault', 'size'), { data: { secret: longest, names: [longest] } }));
    for (const data of [{ secret: tooLong }, { names: [tooLong] }])
      refused(await key.patch(documents('vault', 'size'), { data }), 400, 'document_invalid_structure');
  });

  it('is reached by no filter and no order', async () => {
    for (const query of [
      where('equal', 'secret', SECRET),
      where('isNull', 'secret'),
      { method: 'orderAsc', attribute: 'secret' },
    ])
      refused(await key.get(documents('vault') + asking(query)), 400, 'general_query_invalid');
    const found = await key.get(documents('vault') + asking(where('equal', 'plain', 'plain words')));
    expect(done(found)['total']).toBe(1);
  });

  it('names an account that is erased no more', async () => {
    done(await key.post('/users', { userId: 'amina', email: 'amina@example.com' }), 201);
    await add('vault', 'named', { secret: 'amina', plain: 'about somebody' });
    done(await key.delete('/maia/people/amina'));
    expect(done(await key.get(documents('vault', 'named')))).toMatchObject({ secret: null, plain: 'about somebody' });
  });

  it('cannot become plain while there are values', async () => {
    await running.close();
    await expect(start(vault(false))).rejects.toThrow('"secret" of the collection "vault"');
    await expect(start({ ...vault(), attributes: [text('secret', true, { size: 149 })] })).rejects.toThrow(
      'at least 150',
    );
    await start();
  });
});

describe('an attribute that becomes encrypted', () => {
  const ledger = (encrypt: boolean, size = 500): Json => ({
    ...vault(),
    $id: 'vault',
    attributes: [
      text('secret', encrypt, { size }),
      text('names', encrypt, { array: true, size }),
      text('plain', false),
    ],
    ...(!encrypt && { indexes: [{ key: 'words', type: 'fulltext', attributes: ['secret'] }] }),
  });
  const restart = async (collection: Json): Promise<void> => {
    await running.close();
    await start(collection);
  };
  const LONG = 'Grünkohl, Weiß-Kohl and rosemary '.repeat(9);

  it('has the same values after the start, in the same rows, and none of them is in clear in the data folder', async () => {
    await running.close();
    rmSync(join(folder, 'data'), { recursive: true });
    await start(ledger(false));
    const before = await add('vault', 'full', {
      secret: `${SECRET} nightly`,
      names: ['Ada-Plain', ''],
      plain: 'words',
    });
    await add('vault', 'empty', { secret: '', names: [] });
    for (let n = 0; n < 510; n++) await add('vault', `many-${n}`, { secret: `Row-Of-Clear-Text ${n}` });
    await restart(ledger(true));
    const after = done(await key.get(documents('vault', 'full')));
    expect(after).toEqual(before);
    expect(done(await key.get(documents('vault', 'empty')))).toMatchObject({ secret: '', names: [] });
    expect(done(await key.get(documents('vault', 'many-509')))).toMatchObject({ secret: 'Row-Of-Clear-Text 509' });
    for (const planted of ['takes folic acid nightly', 'nightly', 'Ada-Plain', 'Row-Of-Clear-Text'])
      expect(stored().includes(planted), planted).toBe(false);
    refused(await key.get(documents('vault') + asking(where('equal', 'secret', 'x'))), 400, 'general_query_invalid');
    await restart(ledger(true));
    expect(done(await key.get(documents('vault', 'full')))).toEqual(before);
  });

  it('is refused with the number of documents when a value is too long for its size, and nothing is changed', async () => {
    await running.close();
    rmSync(join(folder, 'data'), { recursive: true });
    await start(ledger(false));
    await add('vault', 'long', { secret: LONG, names: [LONG] });
    await running.close();
    await expect(start(ledger(true))).rejects.toThrow(
      /"secret" of the collection "vault" is to be encrypted, and 1 documents.*\n.*"names"/,
    );
    await start(ledger(true, 700));
    expect(done(await key.get(documents('vault', 'long')))).toMatchObject({ secret: LONG, names: [LONG] });
    await running.close();
    rmSync(join(folder, 'data'), { recursive: true });
    await start();
    await add('vault', 'one', { plain: 'p' });
  });
});

describe('the staged operations of a transaction', () => {
  it('are not in clear in the data folder, also after a restart, and are committed as they were staged', async () => {
    const { $id } = done(await key.post('/databases/transactions', { ttl: 600 }), 201);
    const data = { plain: 'Staged-Clear-Text', secret: 'Staged-Secret' };
    const operation = { action: 'create', databaseId: 'main', collectionId: 'vault', documentId: 'staged', data };
    done(await key.post(`/databases/transactions/${String($id)}/operations`, { operations: [operation] }), 201);
    await running.close();
    for (const planted of ['Staged-Clear-Text', 'Staged-Secret']) expect(stored().includes(planted)).toBe(false);
    await start();
    done(await key.patch(`/databases/transactions/${String($id)}`, { commit: true }));
    expect(done(await key.get(documents('vault', 'staged')))).toMatchObject(data);
  });
});

describe('a collection that a key makes', () => {
  const made = { collectionId: 'made', name: 'Made', permissions: ['create("users")'], documentSecurity: true };
  const attribute = (type: string, body: Json) =>
    key.post(`${COLLECTIONS}/made/attributes/${type}`, { required: false, ...body });

  it('is there at once and after a restart, with its documents', async () => {
    expect(done(await key.post(COLLECTIONS, made), 201)).toMatchObject({
      $id: 'made',
      documentSecurity: true,
      attributes: [],
    });
    expect(done(await attribute('string', { key: 'large', size: 150, encrypt: true }), 202)).toMatchObject({
      encrypt: true,
    });
    await add('made', 'one', { large: 'brief' });
    done(await attribute('integer', { key: 'level', min: 0, max: 9, default: 3 }), 202);
    expect(await add('made', 'two', { large: null })).toMatchObject({ large: null, level: 3 });
    await running.close();
    await start();
    expect(done(await key.get(documents('made', 'one')))).toMatchObject({ large: 'brief', level: null });
    refused(await key.patch(documents('made', 'one'), { data: { level: 10 } }), 400, 'document_invalid_structure');
  });

  it('is made once, and an attribute of it too', async () => {
    refused(await key.post(COLLECTIONS, made), 409, 'collection_already_exists');
    refused(await key.post(COLLECTIONS, { ...made, collectionId: 'vault' }), 409, 'collection_already_exists');
    refused(await key.post('/databases/none/collections', made), 404, 'database_not_found');
    refused(await attribute('string', { key: 'large', size: 200 }), 409, 'attribute_already_exists');
    refused(await attribute('string', { key: 'small', size: 149, encrypt: true }), 400, 'general_bad_request');
    refused(
      await key.post(COLLECTIONS, { ...made, collectionId: 'x', permissions: ['create("x")'] }),
      400,
      'general_argument_invalid',
    );
    const wrong: [string, Json][] = [
      ['string', { key: 'a' }],
      ['string', { key: '$id', size: 10 }],
      ['string', { key: 'a', size: 2, default: 'abc' }],
      ['string', { key: 'a', size: 9, required: true, default: 'a' }],
      ['geometry', { key: 'a' }],
    ];
    for (const [type, body] of wrong) refused(await attribute(type, body), 400, 'general_argument_invalid');
  });

  it('goes with its documents, and can be made again without them', async () => {
    done(await key.delete(`${COLLECTIONS}/made`), 204);
    refused(await key.get(documents('made', 'one')), 404, 'collection_not_found');
    refused(await key.delete(`${COLLECTIONS}/made`), 404, 'collection_not_found');
    done(await key.post(COLLECTIONS, made), 201);
    expect(done(await key.get(documents('made')))['total']).toBe(0);
  });

  it('is the only kind that a key changes: those of appwrite.json are changed there', async () => {
    refused(await key.delete(`${COLLECTIONS}/vault`), 405, 'general_not_implemented');
    const body = { key: 'more', size: 10, required: false };
    refused(await key.post(`${COLLECTIONS}/vault/attributes/string`, body), 405, 'general_not_implemented');
    done(await key.get(documents('vault', 'one')));
  });
});
