import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { withdrawnAttributes } from '../../../src/model/collections/withdrawn-attributes.ts';
import { documents } from '../matrix/clinic.ts';
import { Client } from '../server/client.ts';
import { done } from '../server/server-under-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'withdrawn-'));
afterEach(() => rmSync(folder, { recursive: true }));

interface Config {
  collections: { $id: string; attributes: object[] }[];
  functions: object[];
}
const attribute = (key: string) => ({ key, type: 'string', size: 36, required: false, array: false, default: null });

/** Starts a server on the same data; `isOld` with the attributes that were withdrawn since. */
async function start(isOld: boolean): Promise<{ running: RunningBackend; server: Client }> {
  const config = JSON.parse(readFileSync('appwrite.json', 'utf8')) as Config;
  if (isOld)
    for (const { collection, key } of withdrawnAttributes)
      config.collections.find(({ $id }) => $id === collection)?.attributes.push(attribute(key));
  const path = join(folder, 'appwrite.json');
  writeFileSync(path, JSON.stringify({ ...config, functions: [] }));
  const running = await startBackend({ config: path, data: join(folder, 'data'), port: 0 });
  return { running, server: new Client(`${running.url}/v1`, 'maia', { 'x-appwrite-key': running.apiKey }) };
}

it('a server of today starts with the records of an earlier one, and drops the values that must not stay', async () => {
  const settings = { languages: ['sw'], contactMonths: 12 };
  const roster = { hospitalId: 'h', timeZone: 'Africa/Nairobi', week: [], exceptions: [] };
  const old = await start(true);
  for (const [collection, data] of Object.entries({ clinic_settings: settings, rosters: roster })) {
    const body = { documentId: 'one', data: { ...data, changedBy: 'root' } };
    expect(done(await old.server.post(documents(collection), body), 201)['changedBy']).toBe('root');
  }
  await old.running.close();
  const now = await start(false);
  for (const [collection, data] of Object.entries({ clinic_settings: settings, rosters: roster })) {
    const held = done(await now.server.get(documents(collection, 'one')));
    expect(held).toMatchObject(data);
    expect(JSON.stringify(held)).not.toContain('root');
  }
  const columns = now.running.backend.store.all("SELECT name FROM sqlite_schema WHERE sql LIKE '%changedBy%'");
  expect(columns).toEqual([]);
  await now.running.close();
});
