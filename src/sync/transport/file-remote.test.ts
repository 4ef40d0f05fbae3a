import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectFiles } from './file-remote.ts';

const remote = () =>
  connectFiles({ endpoint: 'http://clinic/v1', projectId: 'maia', databaseId: 'maia', session: 'hers' });
const answer = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }));
const state = () => remote().state('medical-files', 'scan');
const foreign = { kind: 'unreachable', type: 'foreign_answer', isNetwork: true };

afterEach(() => void vi.unstubAllGlobals());

describe('an error response to a file request', () => {
  it.each(['<html>Access denied by the hotel</html>', '', '{"message":"blocked by the filter"}'])(
    'is a captive portal’s when it says %j, and the file stays unsent',
    async (body) => {
      answer(403, body);
      await expect(state()).rejects.toMatchObject(foreign);
    },
  );

  it('is the server’s own when it has a type', async () => {
    answer(400, '{"message":"no","code":400,"type":"storage_invalid_file"}');
    await expect(state()).rejects.toMatchObject({ kind: 'refused', type: 'storage_invalid_file', code: 400 });
  });
});

describe('the question which files the server has', () => {
  const states = (ids: string[]) => remote().states('medical-files', ids);

  it('is one request by ids, and unfinished uploads are in the answer', async () => {
    const asked: string[] = [];
    const files = [
      { $id: 'whole', chunksUploaded: 2, chunksTotal: 2 },
      { $id: 'begun', chunksUploaded: 1, chunksTotal: 2 },
    ];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(decodeURIComponent(url));
      return Response.json({ files });
    });
    expect([...(await states(['whole', 'begun', 'lost']))]).toEqual([
      ['whole', { chunksUploaded: 2, chunksTotal: 2 }],
      ['begun', { chunksUploaded: 1, chunksTotal: 2 }],
    ]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('"attribute":"$id","values":["whole","begun","lost"]');
  });

  it.each(['<html>Welcome to the hotel</html>', '{}', '{"files":[{"name":"x"}]}'])(
    'is not answered by a captive portal that says %j',
    async (body) => {
      answer(200, body);
      await expect(states(['scan'])).rejects.toMatchObject(foreign);
    },
  );
});
