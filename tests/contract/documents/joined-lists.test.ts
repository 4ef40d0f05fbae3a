import { describe, expect, it } from 'vitest';
import { asking, documents, freshId, limit, ownedBy, where, type Client, type Json } from '../server/client.ts';
import { ownServer } from '../server/own-server.ts';
import { done, refused } from '../server/server-under-test.ts';

const server = ownServer();
const list = (...queries: Json[]) => `${documents('entries')}${asking(...queries)}&total=false`;
const join = (client: Client, paths: unknown) => client.post('/maia/lists', { paths });

async function write(owner: Client, text: string): Promise<string> {
  const documentId = freshId('note');
  const data = { title: text.slice(0, 40), text };
  done(await owner.post(documents('entries'), { documentId, data, permissions: ownedBy(owner) }), 201);
  return documentId;
}

describe('several lists in one request', () => {
  it('get the answers that each gets by itself', async () => {
    const amina = await server.member('amina');
    await write(amina, 'one');
    await write(amina, 'two');
    const paths = [list(limit(1)), list(where('equal', 'title', 'two')), list(where('equal', 'title', 'none'))];
    const { lists } = done(await join(amina, paths)) as { lists: Json[] };
    const each = await Promise.all(paths.map(async (path) => ({ status: 200, body: done(await amina.get(path)) })));
    expect(lists).toEqual(each);
    expect(lists.map(({ body }) => (body as { documents: unknown[] }).documents.length)).toEqual([1, 1, 0]);
  });

  it('show nothing of another account, and are refused to guests and keys', async () => {
    const [amina, ben] = [await server.member('amina'), await server.member('ben')];
    const id = await write(amina, 'private');
    const paths = [list(where('equal', '$id', id))];
    expect(done(await join(ben, paths))['lists']).toMatchObject([{ status: 200, body: { documents: [] } }]);
    refused(await join(server.guest(), paths), 401, 'general_unauthorized_scope');
    refused(await join(server.key(), paths), 401, 'general_unauthorized_scope');
  });

  it('have an error of one list beside the answers of the others', async () => {
    const amina = await server.member('amina');
    const paths = [list(), `/databases/main/collections/unknown/documents${asking(limit(1))}`, list()];
    expect(done(await join(amina, paths))['lists']).toMatchObject([
      { status: 200 },
      { status: 404, body: { type: 'collection_not_found' } },
      { status: 200 },
    ]);
  });

  it('leave out a list that is longer than 64 kB with those before it', async () => {
    const amina = await server.member('amina');
    for (let nth = 0; nth < 100; nth += 1) await write(amina, `${nth} ${'x'.repeat(300)}`);
    const [short, long] = [list(limit(1)), list(limit(100))];
    const alone = await amina.get(long);
    const copies = Math.ceil(65_536 / alone.text.length);
    const { lists } = done(await join(amina, [...Array.from({ length: copies }, () => long), short])) as {
      lists: unknown[];
    };
    expect(lists.map((each) => each !== null)).toEqual([
      ...Array.from({ length: copies - 1 }, () => true),
      false,
      true,
    ]);
  });

  it.each([
    ['no list of paths', undefined],
    ['a path that is no list of documents', ['/account']],
    ['a path that leaves the documents', ['/databases/main/collections/../../../users?']],
    ['a write', ['/databases/main/collections/entries/documents/x?']],
    ['more than 32 paths', Array.from({ length: 33 }, () => list())],
  ])('refuse %s', async (_, paths) => {
    refused(await join(await server.member('amina'), paths), 400, 'general_argument_invalid');
  });

  it('are announced in every answer, so that a phone asks no other server for it', async () => {
    expect((await server.guest().get('/ping')).headers.get('x-maia-joins')).toBe('lists, transactions');
  });
});
