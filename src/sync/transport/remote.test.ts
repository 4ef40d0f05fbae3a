import { afterEach, expect, it, vi } from 'vitest';
import { connectRemote } from './remote.ts';

const connection = { endpoint: 'http://clinic/v1', projectId: 'maia', databaseId: 'maia' };
const json = { 'content-type': 'application/json' };
const joins = { ...json, 'x-maia-joins': 'lists, transactions' };
const operation = { action: 'create', collection: 'weight', id: 'one', data: {} } as const;

/** The calls to a server whose answers depend on the path. */
function serve(answer: (path: string) => Response): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET' }: RequestInit) => {
    const path = String(url).replace('http://clinic/v1', '').replace(/\?.*/, '');
    calls.push(`${method.toUpperCase()} ${path}`);
    return answer(path);
  });
  return calls;
}
const inThreeCalls = [
  'POST /databases/transactions',
  'POST /databases/transactions/t/operations',
  'PATCH /databases/transactions/t',
];
const committed = (headers: Record<string, string>) => () =>
  new Response('{"$id":"t","status":"committed"}', { status: 201, headers });

afterEach(() => vi.unstubAllGlobals());

it('a server that announced it gets a whole transaction in one call', async () => {
  const calls = serve(committed(joins));
  await connectRemote(connection, undefined, true).commit([operation]);
  expect(calls).toEqual(['POST /maia/transactions']);
});

it('a server that announces it in its first answer gets the next transaction in one call', async () => {
  const calls = serve(committed(joins));
  const remote = connectRemote(connection);
  await remote.commit([operation]);
  await remote.commit([operation]);
  expect(calls).toEqual([...inThreeCalls, 'POST /maia/transactions']);
});

it('a server that knows it no more gets the same transaction in three calls, and no joined call after that', async () => {
  const unknown = () => new Response('{"type":"general_route_not_found","message":""}', { status: 404, headers: json });
  const calls = serve((path) => (path.startsWith('/maia') ? unknown() : committed(json)()));
  const remote = connectRemote(connection, undefined, true);
  await remote.commit([operation]);
  await remote.commit([operation]);
  expect(calls).toEqual(['POST /maia/transactions', ...inThreeCalls, ...inThreeCalls]);
});

it('a transaction that was refused or may have arrived is not repeated in three calls', async () => {
  const calls = serve(
    () => new Response('{"type":"document_not_found","message":""}', { status: 404, headers: joins }),
  );
  const remote = connectRemote(connection, undefined, true);
  await expect(remote.commit([operation])).rejects.toMatchObject({ kind: 'missing' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('the line was lost')));
  await expect(remote.commit([operation])).rejects.toMatchObject({ kind: 'unreachable' });
  expect(calls).toEqual(['POST /maia/transactions']);
});

it('lists that are expected to be short join one call; a long one is requested by itself', async () => {
  const list = { total: 0, documents: [] };
  const calls = serve((path) =>
    path === '/maia/lists'
      ? new Response(JSON.stringify({ lists: [null, ...Array(2).fill({ status: 200, body: list })] }), {
          headers: joins,
        })
      : new Response(JSON.stringify(list), { headers: joins }),
  );
  const remote = connectRemote(connection, undefined, true);
  const found = await Promise.all(['weight', 'tombstones', 'profiles'].map((each) => remote.list(each, [], true)));
  await remote.list('weight', []);
  expect(found).toEqual([[], [], []]);
  const alone = 'GET /databases/maia/collections/weight/documents';
  expect(calls).toEqual(['POST /maia/lists', alone, alone]);
});
