import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { asking, Client, documents, where, type Json } from '../server/client.ts';
import { done } from '../server/server-under-test.ts';
import { files, upload } from '../server/upload-file.ts';

const KEY = 'schema-changes-key';
let folder: string;
let running: RunningBackend | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schema-'));
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

interface Shape {
  attributes?: Json[];
  indexes?: Json[];
  collections?: Json[];
  buckets?: Json[];
}

const text = (key: string, size = 100): Json => ({ key, type: 'string', size, required: false });
const amount = (key: string, rest: Json = {}): Json => ({ key, type: 'integer', required: false, ...rest });
const notes = ({ attributes = [text('title'), amount('count')], indexes = [] }: Shape): Json => ({
  $id: 'entries',
  databaseId: 'main',
  name: 'Entries',
  attributes,
  indexes,
});
const papers: Json = { $id: 'papers', name: 'Papers', fileSecurity: true };

async function stop(): Promise<void> {
  await running?.close();
  running = null;
}

/** Starts a server with the usual collection and the changes that `shape` names. */
async function start(shape: Shape = {}): Promise<Client> {
  await stop();
  const { collections = [notes(shape)], buckets = [papers] } = shape;
  const config = join(folder, 'appwrite.json');
  writeFileSync(
    config,
    JSON.stringify({ projectId: 'contract', databases: [{ $id: 'main', name: 'Main' }], collections, buckets }),
  );
  running = await startBackend({ config, data: join(folder, 'data'), port: 0, apiKey: KEY });
  return new Client(`${running.url}/v1`, 'contract', { 'x-appwrite-key': KEY });
}

const add = async (server: Client, documentId: string, data: Json): Promise<Json> =>
  done(await server.post(documents('entries'), { documentId, data }), 201);

/** Every file in the data folder with its content. */
function contentOfFolder(): Record<string, string> {
  const names = readdirSync(join(folder, 'data'), { recursive: true, withFileTypes: true }).filter((e) => e.isFile());
  return Object.fromEntries(
    names.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path, createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

/** Expects that the start fails with this reason and leaves every file of the folder unchanged. */
async function refusesStart(shape: Shape, reason: RegExp): Promise<void> {
  await stop();
  const before = contentOfFolder();
  await expect(start(shape)).rejects.toThrow(reason);
  expect(contentOfFolder()).toEqual(before);
}

describe('a start with another appwrite.json', () => {
  it('adds attributes, indexes, collections and buckets to what is there', async () => {
    await add(await start(), 'a', { title: 'Morning', count: 1 });
    const attributes = [text('title'), amount('count'), text('place'), { ...text('tags'), array: true }];
    const indexes = [
      { key: 'one', type: 'unique', attributes: ['count'], orders: ['ASC'] },
      { key: 'words', type: 'fulltext', attributes: ['title'] },
    ];
    const more = { ...notes({}), $id: 'others' };
    const server = await start({
      collections: [notes({ attributes, indexes }), more],
      buckets: [papers, { ...papers, $id: 'more' }],
    });
    expect(done(await server.get(documents('entries', 'a')))).toMatchObject({
      title: 'Morning',
      place: null,
      tags: [],
    });
    await add(server, 'b', { title: 'Evening', count: 2, place: 'Home', tags: ['x'] });
    expect((await server.post(documents('entries'), { documentId: 'c', data: { count: 2 } })).status).toBe(409);
    expect(done(await server.get(documents('entries') + asking(where('search', 'title', 'morning'))))['total']).toBe(1);
    expect(done(await server.get(documents('others')))['total']).toBe(0);
    done(await upload(server, 'more', 'f', Buffer.from('x')), 201);
  });

  it('takes longer texts, wider numbers, further choices, and decimals instead of whole numbers', async () => {
    const choice = (elements: string[]): Json => ({ key: 'kind', type: 'string', format: 'enum', elements });
    const server = await start({ attributes: [text('title', 10), amount('count', { min: 0, max: 9 }), choice(['a'])] });
    await add(server, 'a', { title: 'x'.repeat(10), count: 9, kind: 'a' });
    const wider = await start({
      attributes: [text('title', 20), { key: 'count', type: 'double', min: -5, max: 99 }, choice(['a', 'b'])],
    });
    expect(done(await wider.get(documents('entries', 'a')))).toMatchObject({ count: 9, kind: 'a' });
    await add(wider, 'b', { title: 'x'.repeat(20), count: 9.5, kind: 'b' });
  });

  it('finds by an index over other attributes than before, and forgets indexes that are gone', async () => {
    const words = (...attributes: string[]): Json => ({ key: 'words', type: 'fulltext', attributes });
    const both = [text('title'), text('place')];
    await add(await start({ attributes: both, indexes: [words('title')] }), 'a', { title: 'Morning', place: 'Home' });
    const server = await start({ attributes: both, indexes: [words('place')] });
    const found = (key: string, word: string) => server.get(documents('entries') + asking(where('search', key, word)));
    expect(done(await found('place', 'home'))['total']).toBe(1);
    expect((await found('title', 'morning')).status).toBe(400);
    const bare = await start({ attributes: both });
    await add(bare, 'b', { title: 'Noon' });
    expect((await bare.get(documents('entries') + asking(where('search', 'place', 'home')))).status).toBe(400);
  });

  it('refuses to lose an attribute that has values', async () => {
    await add(await start(), 'a', { title: 'Morning', count: 1 });
    await refusesStart(
      { attributes: [text('title')] },
      /"count" of the collection "entries" is gone, and 1 documents have a value in it\. Put it back/,
    );
    const server = await start();
    expect(done(await server.get(documents('entries', 'a')))).toMatchObject({ count: 1 });
  });

  it('refuses another type, a list instead of one value, and everything narrower', async () => {
    const kind = { key: 'kind', type: 'string', format: 'enum', elements: ['a', 'b'] };
    const usual = [text('title'), amount('count', { max: 10 }), kind];
    await add(await start({ attributes: usual }), 'a', { title: 'Morning', count: 1, kind: 'a' });
    const refusals: [Json, RegExp][] = [
      [amount('title'), /"title".* of another type/],
      [{ ...text('title'), type: 'datetime' }, /"title".* of another type/],
      [{ ...text('title'), array: true }, /"title".* of another type/],
      [text('title', 99), /"title".* its size went from 100 to 99/],
      [{ ...text('title'), format: 'email' }, /"title".* the format email/],
      [amount('count', { max: 9 }), /"count".* its largest value became 9/],
      [amount('count', { min: 0, max: 10 }), /"count".* its smallest value became 0/],
      [{ ...kind, elements: ['a'] }, /"kind".* does not take b any more/],
    ];
    for (const [changed, reason] of refusals) {
      const attributes = usual.map((attribute) => (attribute['key'] === changed['key'] ? changed : attribute));
      await refusesStart({ attributes }, reason);
    }
    expect(done(await (await start({ attributes: usual })).get(documents('entries', 'a')))).toMatchObject({
      kind: 'a',
    });
  });

  it('refuses to lose a collection with documents or a bucket with files, and says all reasons at once', async () => {
    const server = await start();
    await add(server, 'a', { title: 'Morning' });
    done(await upload(server, 'papers', 'f', Buffer.from('x')), 201);
    await refusesStart(
      { collections: [], buckets: [] },
      /collection "entries" is gone, and has 1 documents[^]*bucket "papers" is gone, and has 1 files/,
    );
    expect((await (await start()).get(files('papers', 'f', '/download'))).text).toBe('x');
  });

  it('refuses a unique index over values that are there twice', async () => {
    const server = await start();
    for (const id of ['a', 'b']) await add(server, id, { title: 'Same' });
    const indexes = [{ key: 'one', type: 'unique', attributes: ['title'], orders: ['ASC'] }];
    await refusesStart({ indexes }, /unique by title, but 1 values/);
    done(await (await start()).delete(documents('entries', 'b')), 204);
    expect(
      (await (await start({ indexes })).post(documents('entries'), { documentId: 'c', data: { title: 'Same' } }))
        .status,
    ).toBe(409);
  });

  it('lets go of what is empty, also to make it anew as something else', async () => {
    const indexes = [
      { key: 'words', type: 'fulltext', attributes: ['title'] },
      { key: 'counts', type: 'key', attributes: ['count'] },
    ];
    await add(await start({ indexes, collections: [notes({ indexes }), { ...notes({}), $id: 'others' }] }), 'a', {
      title: 'x',
    });
    const counted = await start({ attributes: [text('title'), text('count')] });
    await add(counted, 'b', { count: 'many' });
    expect(done(await counted.get(documents('entries', 'b')))).toMatchObject({ count: 'many' });
    expect((await counted.get(documents('others'))).status).toBe(404);
    await refusesStart({ attributes: [text('title'), amount('count')] }, /"count".* of another type/);
  });

  it('finds out about lost and other types also in a folder from before changes were noted', async () => {
    const server = await start();
    await add(server, 'a', { title: 'Morning', count: 1 });
    running?.backend.store.run("DELETE FROM settings WHERE name = 'schema'");
    await refusesStart({ attributes: [text('title')] }, /"count".* is gone/);
    await refusesStart({ attributes: [text('title'), text('count')] }, /"count".* of another type/);
    await start();
  });
});

it('a folder that has files and has lost its database is not taken for an empty one', async () => {
  done(await upload(await start(), 'papers', 'f', Buffer.from('x')), 201);
  await stop();
  rmSync(join(folder, 'data/data.sqlite'));
  await refusesStart({}, /has files and no data\.sqlite/);
  expect(readdirSync(join(folder, 'data/files'))).toHaveLength(1);
});

it('a second server on the same folder does not start, and leaves the first alone', async () => {
  const server = await start();
  const config = join(folder, 'appwrite.json');
  await expect(startBackend({ config, data: join(folder, 'data'), port: 0 })).rejects.toThrow(/Another server uses/);
  await add(server, 'a', { title: 'Still here' });
});
