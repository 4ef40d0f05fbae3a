import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connect, type Remote } from './remote.ts';

const known = { $id: 'r-1', $createdAt: '', $updatedAt: '2026-11-21T02:19:37.090+00:00', $permissions: [] };
const seen: IncomingHttpHeaders[] = [];
let server: Server;
let remote: Remote;

beforeAll(async () => {
  server = createServer(({ headers }, response) => {
    seen.push(headers);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...known, total: 0, documents: [], targets: [] }));
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  vi.stubEnv('APPWRITE_FUNCTION_API_ENDPOINT', `http://localhost:${(server.address() as AddressInfo).port}/v1`);
  vi.stubEnv('APPWRITE_FUNCTION_PROJECT_ID', 'clinic');
  remote = connect('key');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

it.each<[string, () => Promise<unknown>]>([
  ['a read', () => remote.find('medication_reminders', 'r-1')],
  ['a list', () => remote.list('medication_reminders', [])],
  ['a new document', () => remote.create('reminder_notices', 'n-1', {})],
  ['a change', () => remote.change('medication_reminders', known, { nextDueAt: null })],
  ['a deletion', () => remote.remove('reminder_notices', ['n-1'])],
  ['the push targets of a user', () => remote.targetsOf('amina')],
  ['the deletion of a push target', () => remote.removeTarget('amina', 't-1')],
])('%s names the project and the key: Appwrite refuses a key without a project', async (_, request) => {
  seen.length = 0;
  await request();
  expect(seen.length).toBeGreaterThan(0);
  for (const headers of seen)
    expect(headers).toMatchObject({ 'x-appwrite-project': 'clinic', 'x-appwrite-key': 'key' });
});
