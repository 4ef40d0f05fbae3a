import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { Person } from '../server/person.ts';

const folder = mkdtempSync(join(tmpdir(), 'user-count-'));
let running: RunningBackend;

beforeAll(async () => {
  const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
  running = await startBackend({ config, data: folder, port: 0, ...runtimeParts() });
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

it('any caller may ask how many have an account, and gets nothing but the number', async () => {
  const guest = new Person('nobody', running.url);
  const count = async () => {
    const run = await guest.must('POST', '/functions/user-count/executions', { path: '/', method: 'GET' });
    return JSON.parse(String(run['responseBody'])) as unknown;
  };
  expect(await count()).toEqual({ totalUsers: 0 });
  await Person.join(running.url, 'amina');
  await Person.join(running.url, 'beatrice');
  expect(await count()).toEqual({ totalUsers: 2 });
});
