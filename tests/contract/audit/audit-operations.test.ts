import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exportTrail, verifyTrail, type ExportOptions } from '../../../scripts/admin/audit.ts';
import { createBackup } from '../../../server/admin/backup.ts';
import { restore } from '../../../server/admin/restore.ts';
import { hashEntry } from '../../../server/audit/audit-entry.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { DatabaseSync } from '../../../server/store/driver.ts';
import { reading, readingGrants } from '../server/care-patient.ts';
import { Person } from '../server/person.ts';
import { entriesIn, inWords } from './audit-person.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;
let data: string;
let running: RunningBackend | null = null;
let amina: Person;

async function start(path = data, auditRetentionYears?: number): Promise<RunningBackend> {
  const config = join(ROOT, 'appwrite.json');
  running = await startBackend({ config, data: path, port: 0, rateLimits: false, auditRetentionYears });
  return running;
}
async function stop(): Promise<void> {
  await running?.close();
  running = null;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maia-audit-operations-'));
  data = join(folder, 'data');
  const { url } = await start();
  amina = await Person.join(url, 'p-amina');
  await amina.create('blood_pressure', 'bp-1', reading('p-amina'), readingGrants('p-amina'));
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** `npm run admin -- ...` as a process of its own. */
const admin = (...args: string[]): Promise<{ code: number; said: string }> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/admin.ts', ...args, '--data', data],
      { cwd: ROOT, env: { PATH: process.env['PATH'] } },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });

const wordsIn = (path: string): string[] => entriesIn(path).map(inWords);
const exported = (options: ExportOptions): string[] => {
  const lines: string[] = [];
  exportTrail(data, options, (line) => lines.push(line));
  return lines;
};

it('verify-audit prints the head of a whole trail while the server runs, and ends with 1 at a changed entry', async () => {
  await running?.backend.services.audit.settle();
  const whole = await admin('verify-audit');
  expect(whole).toMatchObject({ code: 0, said: expect.stringMatching(/^whole {3}4 entries/) });
  const head = /head {4}([0-9a-f]{64})/.exec(whole.said)?.[1] ?? '';
  await amina.create('blood_pressure', 'bp-2', reading('p-amina'), readingGrants('p-amina'));
  await stop();
  expect(verifyTrail(data, head)).toMatchObject({ isWhole: true });
  const connection = new DatabaseSync(join(data, 'audit.sqlite'));
  connection.exec("DROP TRIGGER entries_stay; UPDATE entries SET body = replace(body, 'guest', 'admin') WHERE seq = 2");
  connection.close();
  const broken = await admin('verify-audit', '--head', head);
  expect(broken).toMatchObject({ code: 1, said: expect.stringMatching(/^BROKEN {2}entry 2 of 20\d\d-.*was changed/) });
});

it('a trail whose end was cut while the server was down gets an entry that says so, and stays broken', async () => {
  await stop();
  const connection = new DatabaseSync(join(data, 'audit.sqlite'));
  connection.exec('DROP TRIGGER entries_remain; DELETE FROM entries WHERE seq > 2');
  connection.close();
  expect(verifyTrail(data, undefined).lines[0]).toContain('its end was cut');
  await start();
  await running?.backend.services.audit.settle();
  expect(wordsIn(data).at(-1)).toMatch(/^server trail-gap entry 4 with the hash [0-9a-f]{64} is missing$/);
  expect(verifyTrail(data, undefined).lines[0]).toContain('the server found a gap');
});

it('a backup has the trail with the head in its list, and the restored trail goes on and verifies', async () => {
  const backup = join(folder, 'clinic.tar');
  await createBackup(data, backup);
  await running?.backend.services.audit.settle();
  expect(wordsIn(data)).toContainEqual(expect.stringMatching(/^operator backup clinic\.tar, not encrypted, by \w+/));
  const other = join(folder, 'other');
  await restore(backup, other);
  await stop();
  await start(other);
  await running?.backend.services.audit.settle();
  const words = wordsIn(other);
  expect(words.filter((line) => line === 'p-amina (patient) create p-amina blood_pressure')).toHaveLength(1);
  expect(words).toContainEqual(expect.stringMatching(/^operator restore the data of 20\d\d-/));
  const next = new Person('server', running?.url ?? '', running?.apiKey ?? '');
  await next.must('PATCH', '/users/p-amina/name', { name: 'Amina' });
  await running?.backend.services.audit.settle();
  expect(wordsIn(other).at(-1)).toBe('key name p-amina');
  expect(verifyTrail(other, undefined)).toMatchObject({ isWhole: true });
});

it('a restored event that waits in the outbox comes into the trail once, whether the copied trail had it or not', async () => {
  const backup = join(folder, 'clinic.tar');
  // Nothing moves now: the copied data has the event in its outbox, and the copied trail does not have it.
  await running?.backend.services.audit.settle();
  await amina.create('blood_pressure', 'bp-late', reading('p-amina'), readingGrants('p-amina'));
  await createBackup(data, backup);
  const other = join(folder, 'other');
  await restore(backup, other);
  await stop();
  await start(other);
  await running?.backend.services.audit.settle();
  expect(entriesIn(other).filter(({ records }) => records.includes('bp-late'))).toHaveLength(1);
});

it('a damaged trail is named by verify-audit, and prevents neither work nor a backup', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await stop();
  writeFileSync(join(data, 'audit.sqlite'), 'x'.repeat(8192));
  await start();
  const server = new Person('server', running?.url ?? '', running?.apiKey ?? '');
  await server.create('blood_pressure', 'bp-9', reading('p-amina'), readingGrants('p-amina'));
  const { isWhole, lines } = verifyTrail(data, undefined);
  expect([isWhole, lines[0]]).toEqual([false, expect.stringMatching(/^BROKEN .*cannot be read/)]);
  await createBackup(data, join(folder, 'clinic.tar'));
  await restore(join(folder, 'clinic.tar'), join(folder, 'other'));
  expect(readFileSync(join(folder, 'other', 'audit.sqlite'), 'utf8')).toMatch(/^x+$/);
  vi.restoreAllMocks();
});

it('export-audit gives the entries of a patient and of a time, and is an entry itself', async () => {
  await running?.backend.services.audit.settle();
  const [title, ...rows] = exported({ patient: 'p-amina@example.com' });
  expect(title).toContain('seq,at,action,role,actor,subject');
  expect(rows.some((row) => row.includes(',create,patient,p-amina,p-amina,,blood_pressure,bp-1,'))).toBe(true);
  expect(exported({ to: '2020-01-01' })).toHaveLength(1);
  expect(wordsIn(data).filter((line) => line.startsWith('operator export'))).toHaveLength(2);
  expect(() => exported({ from: 'yesterday' })).toThrow('is no date');
});

it('the lines of JSON are enough to calculate every hash without Maia', async () => {
  await running?.backend.services.audit.settle();
  let previous = '0'.repeat(64);
  for (const line of exported({ format: 'json' })) {
    const entry = JSON.parse(line) as { body: string; previous: string; hash: string };
    expect(entry.previous).toBe(previous);
    expect(hashEntry(previous, entry.body)).toBe(entry.hash);
    previous = entry.hash;
  }
});
