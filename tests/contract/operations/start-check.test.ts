import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBackend } from '../../../server/backend.ts';
import { isUntouched, markCleanStop } from '../../../server/store/clean-stop.ts';
import { DatabaseSync } from '../../../server/store/driver.ts';
import { CONFIG } from '../server/server-under-test.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;
let data: string;
let database: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-check-'));
  data = join(folder, 'data');
  database = join(data, 'data.sqlite');
});
afterEach(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  child = undefined;
  rmSync(folder, { recursive: true });
});

const start = () => startBackend({ config: CONFIG, data, port: 0 });

/** Makes the data folder of a stopped server, with a table that no request reads. */
async function makeStopped(): Promise<void> {
  await (await start()).close();
  const connection = new DatabaseSync(database);
  connection.exec(`CREATE TABLE ballast (b BLOB); INSERT INTO ballast
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50) SELECT randomblob(3000) FROM n`);
  connection.close();
  await (await start()).close();
}

/** Overwrites a page of the table. */
function damage(): void {
  const connection = new DatabaseSync(database, { readOnly: true });
  const root = Number(
    connection.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'ballast'").get()?.['rootpage'],
  );
  connection.close();
  const bytes = readFileSync(database);
  bytes.fill(0x5a, (root - 1) * 4096, root * 4096);
  writeFileSync(database, bytes);
}

/** Runs the server as a process until it exits by itself. */
async function runToItsEnd(): Promise<{ code: number; said: string }> {
  const args = ['--import', 'tsx', 'server/main.ts', '--config', CONFIG, '--data', data, '--port', '0'];
  const server = spawn(process.execPath, args, { cwd: ROOT, env: { PATH: process.env['PATH'] } });
  child = server;
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += String(text)));
  const [code] = (await once(server, 'close')) as [number];
  return { code, said };
}

describe('a start', { timeout: 60_000 }, () => {
  it('after an orderly stop does not read the whole database, and the check in the background ends a damaged server', async () => {
    await makeStopped();
    damage();
    // Marks the stop as clean, so that the server cannot see from the mark that a page is lost.
    markCleanStop(database);
    await (await start()).close();

    const first = await runToItsEnd();
    expect(first.code, first.said).toBe(1);
    expect(first.said).toMatch(/Backend for project[^]*check in the background found/);
    const second = await runToItsEnd();
    expect(second.code, second.said).toBe(1);
    expect(second.said).toMatch(/did not start[^]*damaged[^]*Restore a backup/);
    expect(second.said).not.toContain('Backend for project');
  });

  it('reads the whole database when anything has touched the file since the stop', async () => {
    await makeStopped();
    expect(isUntouched(database)).toBe(true);
    damage();
    expect(isUntouched(database)).toBe(false);
    await expect(start()).rejects.toThrow(/is damaged[^]*Restore a backup/);
  });

  it('reads the whole database after a crash and in a copied folder', async () => {
    await makeStopped();
    const running = await start();
    expect(isUntouched(database)).toBe(false);
    const crashed = join(folder, 'crashed');
    cpSync(data, crashed, { recursive: true });
    expect(isUntouched(join(crashed, 'data.sqlite'))).toBe(false);
    await running.close();
    expect(isUntouched(database)).toBe(true);
    const copied = join(folder, 'copied');
    cpSync(data, copied, { recursive: true, preserveTimestamps: true });
    expect(isUntouched(join(copied, 'data.sqlite'))).toBe(false);
  });

  it('after an orderly stop refuses a file that has been cut, even if it looks untouched', async () => {
    await makeStopped();
    const bytes = readFileSync(database);
    writeFileSync(database, bytes.subarray(0, bytes.length - 4096));
    markCleanStop(database);
    await expect(start()).rejects.toThrow(/is damaged/);
  });
});
