import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { assignedTeam, noTeam } from './care-team.ts';
import { connect, type Remote } from './remote.ts';

const listed = { total: 1, documents: [{ $id: 'amina' }], files: [{ $id: 'f1' }], users: [{ $id: 'dr-b' }] };
const single = { $id: 'amina', $permissions: [], status: true, labels: ['doctor'] };

describe('a request by an id from a record', () => {
  let server: Server;
  let remote: Remote;
  const requestedUrls: string[] = [];

  beforeAll(async () => {
    // As in Appwrite: the URL of a collection, with or without a slash at its end, returns a list.
    server = createServer(({ url = '' }, response) => {
      requestedUrls.push(url);
      const isList = /\/(?:documents|files|users)?\/?(?:\?.*)?$/.test(url);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(isList ? listed : single));
    });
    await new Promise<void>((ready) => server.listen(0, ready));
    vi.stubEnv('APPWRITE_FUNCTION_API_ENDPOINT', `http://localhost:${(server.address() as AddressInfo).port}/v1`);
    vi.stubEnv('APPWRITE_FUNCTION_PROJECT_ID', 'maia');
    remote = connect('key');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    server.close();
  });

  it.each(['', '.', '..', '/', '?', '#', 'amina/', '../users', '-amina', 'a'.repeat(37)])(
    'is not sent for the id %j',
    async (id) => {
      requestedUrls.length = 0;
      expect(await remote.find('profiles', id)).toBeUndefined();
      expect(await remote.findFile('medical-files', id)).toBeUndefined();
      expect(await remote.isDoctor(id)).toBe(false);
      expect(await assignedTeam(remote, id)).toEqual(noTeam);
      expect(requestedUrls).toEqual([]);
    },
  );

  it('returns only the document with exactly that id', async () => {
    expect(await remote.find('profiles', 'amina')).toEqual(single);
    expect(await remote.find('profiles', 'bella')).toBeUndefined();
    expect(await remote.isDoctor('amina')).toBe(true);
    expect(await remote.isDoctor('bella')).toBe(false);
  });
});
