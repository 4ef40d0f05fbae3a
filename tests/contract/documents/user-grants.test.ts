import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { ownerGrants } from '../../../src/model/schema/permission.ts';
import { documents, Person } from '../server/person.ts';

const data = mkdtempSync(join(tmpdir(), 'maia-own-grants-'));
const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
const reading = { userId: 'amina', systolic: 185, diastolic: 120, recordedAt: '2026-11-21T10:42:00.000+00:00' };
const own = ownerGrants(['read', 'update', 'delete'], 'mallory');
let running: RunningBackend;
let mallory: Person;

beforeAll(async () => {
  running = await startBackend({ config, data, port: 0, rateLimits: false });
  mallory = await Person.join(running.url, 'mallory');
});
afterAll(async () => {
  await running.close();
  rmSync(data, { recursive: true });
});

const status = async (method: string, id: string, body: object) =>
  (await mallory.call(method, documents('blood_pressure', method === 'POST' ? undefined : id), body)).status;

describe('on a record of a person only he himself is granted anything by him', () => {
  it.each(['read("users")', 'read("users/unverified")', 'update("users")', 'read("any")'])('not %s', async (given) => {
    const permissions = [...own, given];
    const body = { documentId: 'shown', data: reading, permissions };
    expect(await status('POST', 'shown', body)).toBe(401);
    expect(await status('PUT', 'shown', body)).toBe(401);
    expect(await status('POST', 'hers', { documentId: `hers-${given.length}`, data: reading, permissions: own })).toBe(
      201,
    );
    for (const method of ['PATCH', 'PUT'])
      expect(await status(method, `hers-${given.length}`, { data: reading, permissions }), method).toBe(401);
  });

  it('also not in a transaction', async () => {
    const { $id } = await mallory.must('POST', '/databases/transactions', {});
    const permissions = [...own, 'read("users")'];
    const operation = { databaseId: 'maia', collectionId: 'blood_pressure', documentId: 'staged' };
    const created = { ...operation, action: 'create', data: { ...reading, $permissions: permissions } };
    const staged = await mallory.call('POST', `/databases/transactions/${String($id)}/operations`, {
      operations: [created],
    });
    const ended = await mallory.call('PATCH', `/databases/transactions/${String($id)}`, { commit: true });
    expect(Math.max(staged.status, ended.status)).toBe(401);
    expect((await mallory.get('blood_pressure', 'staged')).status).toBe(404);
  });
});
