import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveToAppwrite } from '../../../scripts/admin/move/move-to-appwrite.ts';
import { readClinicFile } from '../../../scripts/provision/clinic-file.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { byKey, doctorId, emailOf, fillClinic, OLD_PASSWORD, passwordOf, patientId } from './clinic-to-move.ts';
import { DroppingProxy } from './dropping-proxy.ts';
import { picture } from '../server/upload-file.ts';
import { codeOf } from '../accounts/mfa-person.ts';
import { Person } from '../server/person.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const config = join(ROOT, 'appwrite.json');
const SIZE = { patients: 6, doctors: 2, readings: 90 };
const LARGE_FILE_BYTES = 6 * 1024 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'maia-move-'));
/** The clinic that moves. Each test gets a copy. */
const original = join(folder, 'original');
const schemaOnly = join(folder, 'appwrite.json');
let count = 0;
let data: string;
let project: RunningBackend;

let large: Uint8Array<ArrayBuffer>;

/** Sends a part of the large file, from one byte to another, both inclusive. */
async function sendPart(server: RunningBackend, from: number, to: number): Promise<void> {
  const form = new FormData();
  form.set('fileId', 'large');
  form.append('permissions[]', `read("user:${patientId(0)}")`);
  form.set('file', new File([large.slice(from, to + 1)], 'large; 100% scan.png'));
  const range = { 'content-range': `bytes ${from}-${to}/${LARGE_FILE_BYTES}`, 'x-appwrite-id': 'large' };
  await byKey(server)('POST', '/storage/buckets/medical-files/files', form, range);
}
const CHUNK = 5 * 1024 * 1024;

const start = (path: string, schema: string): Promise<RunningBackend> =>
  startBackend({ config: schema, data: path, port: 0, rateLimits: false, ...runtimeParts() });

beforeAll(async () => {
  writeFileSync(schemaOnly, JSON.stringify({ ...JSON.parse(readFileSync(config, 'utf8')), functions: [] }));
  large = new Uint8Array(LARGE_FILE_BYTES);
  large.set(await picture(10, 10));
  const server = await start(original, config);
  await fillClinic(server, SIZE);
  const variable = { variableId: 'unique()', key: 'VAPID_PRIVATE_KEY', value: 'secret of the pushes' };
  await byKey(server)('POST', '/functions/reminders/variables', variable);
  await sendPart(server, 0, CHUNK - 1);
  await sendPart(server, CHUNK, LARGE_FILE_BYTES - 1);
  await server.close();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(async () => {
  count++;
  data = join(folder, `data-${count}`);
  cpSync(original, data, { recursive: true });
  project = await start(join(folder, `project-${count}`), schemaOnly);
});
afterEach(async () => {
  await project.close();
});

const targetOf = ({ url, apiKey }: Pick<RunningBackend, 'url' | 'apiKey'>) => ({
  endpoint: `${url}/v1`,
  projectId: 'maia',
  apiKey,
});

/** Moves, or only compares. @returns whether both sides are the same, and the lines of the report */
async function move(isVerifyOnly = false, target = targetOf(project)): Promise<{ isSame: boolean; said: string }> {
  const lines: string[] = [];
  const isSame = await moveToAppwrite({ data, target, isVerifyOnly, say: (line) => lines.push(line) });
  return { isSame, said: lines.join('\n') };
}

const documentPath = (collection: string, id: string): string =>
  `/databases/maia/collections/${collection}/documents/${id}`;

async function logIn(server: RunningBackend, id: string, password: string): Promise<Person> {
  const person = new Person(id, server.url);
  await person.must('POST', '/account/sessions/email', { email: emailOf(id), password });
  return person;
}

describe('move-to-appwrite', () => {
  it('moves accounts with passwords, records with times and rights, files and push targets, and proves it', async () => {
    const { isSame, said } = await move();
    expect(said).not.toContain('REFUSED');
    expect(said).not.toContain('DIFFERENT');
    expect(isSame).toBe(true);
    expect(said).toMatch(/accounts +9 +\w{12} +9 +\w{12} +same/);
    expect(said).toMatch(/push targets +3 +(\w{12}) +3 +\1 +same/);
    expect(said).toMatch(/maia\/blood_pressure +180 +(\w{12}) +180 +\1 +same/);
    expect(said).toMatch(/files medical-files +7 +(\w{12}) +7 +\1 +same/);

    const patient = await logIn(project, patientId(0), passwordOf(patientId(0)));
    expect(await patient.must('GET', '/account')).toMatchObject({
      emailVerification: true,
      prefs: { language: 'sw', seen: [1, 2], deep: { a: null } },
    });
    expect(await patient.must('GET', documentPath('blood_pressure', `${patientId(0)}-r3`))).toMatchObject({
      note: 'after tea ☕ 3',
      $createdAt: '2026-01-05T11:00:00.000+00:00',
      $updatedAt: '2026-01-05T11:00:00.017+00:00',
    });
    const doctor = await logIn(project, doctorId(0), passwordOf(doctorId(0)));
    expect((await doctor.must('GET', '/account')).labels).toEqual(['doctor']);
    expect((await doctor.call('GET', documentPath('weight', `${patientId(0)}-r2`))).status).toBe(200);
    const stranger = await logIn(project, patientId(1), passwordOf(patientId(1)));
    expect((await stranger.call('GET', documentPath('weight', `${patientId(0)}-r2`))).status).toBe(404);
    await logIn(project, 'old-account', OLD_PASSWORD);
    const blocked = new Person('blocked', project.url);
    const credentials = { email: emailOf(patientId(5)), password: passwordOf(patientId(5)) };
    expect((await blocked.call('POST', '/account/sessions/email', credentials)).status).toBe(403);
    const { name, signature } = await byKey(project)('GET', '/storage/buckets/medical-files/files/scan-1');
    const here = await start(data, config);
    const before = await byKey(here)('GET', '/storage/buckets/medical-files/files/scan-1');
    await here.close();
    expect([name, signature]).toEqual([before['name'], before['signature']]);
    const file = await byKey(project)('GET', '/storage/buckets/medical-files/files/large');
    expect(file).toMatchObject({ name: 'large; 100% scan.png', sizeOriginal: LARGE_FILE_BYTES });
  });

  it('writes nothing the second time', async () => {
    await move();
    const { isSame, said } = await move();
    expect(isSame).toBe(true);
    expect(said).toContain('maia/weight: 0 written, 180 already there');
    expect(said).not.toMatch(/: [1-9]\d* written/);
  });

  it('killed again and again, and started again, ends in the same state', async () => {
    // The first chunk of the large file is there already, as after a kill during its upload.
    await sendPart(project, 0, CHUNK - 1);
    const env = { ...process.env, APPWRITE_PROJECT_ID: 'maia', APPWRITE_API_KEY: project.apiKey };
    const args = ['move-to-appwrite', '--data', data, '--endpoint', `${project.url}/v1`];
    const run = () => spawn(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', ...args], { cwd: ROOT, env });
    for (const lines of [1, 2, 5]) {
      const child = run();
      let said = '';
      child.stdout.on('data', (text) => (said += String(text)));
      while (said.split('\n').length <= lines && child.exitCode === null) await sleep(1);
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    const last = run();
    const [code] = (await once(last, 'exit')) as [number];
    expect(code).toBe(0);
    expect((await move(true)).isSame).toBe(true);
  }, 60_000);

  it('loses and doubles nothing when answers are lost and the project is busy', async () => {
    await using proxy = await DroppingProxy.start(project.url);
    const { isSame, said } = await move(false, targetOf({ url: proxy.url, apiKey: project.apiKey }));
    expect(proxy.dropped).toBeGreaterThan(5);
    expect(said).not.toContain('REFUSED');
    expect(isSame).toBe(true);
  }, 120_000);

  it('names what differs, and ends with 1', async () => {
    await move();
    const call = byKey(project);
    await call('PATCH', documentPath('weight', `${patientId(1)}-r2`), { data: { weight: 99 } });
    await call('DELETE', documentPath('weight', `${patientId(2)}-r2`));
    const more = { userId: 'x', weight: 70, unit: 'kg', recordedAt: '2026-01-01T00:00:00.000+00:00' };
    await call('POST', '/databases/maia/collections/weight/documents', { documentId: 'more', data: more });
    await call('PUT', `/users/${patientId(3)}/labels`, { labels: ['admin'] });
    const { isSame, said } = await move(true);
    expect(isSame).toBe(false);
    expect(said).toContain(`different (1): ${patientId(1)}-r2`);
    expect(said).toContain(`not in the project (1): ${patientId(2)}-r2`);
    expect(said).toContain('only in the project (1): more');
    expect(said).toContain(`different (1): ${patientId(3)}`);
  });

  it('replaces a record that changed here since an earlier run, and never one that is newer in the project', async () => {
    await move();
    const here = await start(data, config);
    await byKey(here)('PATCH', documentPath('profiles', patientId(1)), { data: { age: 44 } });
    await here.close();
    await byKey(project)('PATCH', documentPath('profiles', patientId(2)), { data: { age: 45 } });
    const { isSame, said } = await move();
    expect(isSame).toBe(false);
    expect(said).toContain(`different (1): ${patientId(2)}`);
    expect(await byKey(project)('GET', documentPath('profiles', patientId(1)))).toMatchObject({ age: 44 });
    expect(await byKey(project)('GET', documentPath('profiles', patientId(2)))).toMatchObject({ age: 45 });
  });

  it('goes on after a record that the project refuses, and names it', async () => {
    const here = await start(data, config);
    // An increment passes the limit of an attribute, as on Appwrite.
    const path = documentPath('forum_topics', 'topic-1');
    await byKey(here)('PATCH', `${path}/voteScore/increment`, { value: 2_000_000_000 });
    await here.close();
    const { isSame, said } = await move();
    expect(isSame).toBe(false);
    expect(said).toMatch(/REFUSED maia\/forum_topics topic-1: .*voteScore/);
    expect(said).toContain('not in the project (1): topic-1');
    expect(said).toMatch(/maia\/forum_topics: 5 written, 0 already there, 1 REFUSED/);
  });

  it('refuses while a server uses the data folder, and no server starts during a move', async () => {
    const here = await start(data, config);
    await expect(move()).rejects.toThrow(/Another server uses the data folder/);
    await here.close();
    const moving = move();
    await expect(start(data, config)).rejects.toThrow(/Another server uses the data folder/);
    await moving;
  });

  it('refuses to send health records over a network in clear', async () => {
    const target = { endpoint: 'http://api.clinic.example/v1', projectId: 'maia', apiKey: 'key' };
    await expect(move(false, target)).rejects.toThrow(/begins with https/);
  });

  it('refuses a project whose functions could run, and one without the schema', async () => {
    const withFunctions = await start(join(folder, 'with-functions'), config);
    await expect(move(false, targetOf(withFunctions))).rejects.toThrow(/Push functions only after it/);
    expect((await byKey(withFunctions)('GET', '/users'))['total']).toBe(0);
    expect((await move(true, targetOf(withFunctions))).isSame).toBe(false);
    await withFunctions.close();
    const empty = join(folder, 'empty.json');
    writeFileSync(empty, JSON.stringify({ projectId: 'maia', projectName: 'Maia', databases: [], collections: [] }));
    const bare = await start(join(folder, 'bare'), empty);
    await expect(move(false, targetOf(bare))).rejects.toThrow(
      /The project lacks maia\/.*Push collections and buckets/s,
    );
    await bare.close();
  });

  it('writes the variables of functions into a file for provision that only its owner can read', async () => {
    const { said } = await move();
    const file = join(data, 'appwrite-variables.json');
    expect(said).toContain(`npm run provision -- --clinic ${file}`);
    expect(readClinicFile(file).variables).toEqual({ reminders: { VAPID_PRIVATE_KEY: 'secret of the pushes' } });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('switches the second factor on as before, and names who must set up an authenticator app again', async () => {
    const here = await start(data, config);
    const person = await logIn(here, patientId(2), passwordOf(patientId(2)));
    const { secret } = await person.must('POST', '/account/mfa/authenticators/totp');
    await person.must('PUT', '/account/mfa/authenticators/totp', { otp: codeOf(String(secret)) });
    await person.must('PATCH', '/account/mfa', { mfa: true });
    await here.close();
    const { isSame, said } = await move();
    expect(isSame).toBe(true);
    expect(said).toMatch(new RegExp(`authenticator apps and recovery codes.*\\n +${emailOf(patientId(2))}`));
    expect(await byKey(project)('GET', `/users/${patientId(2)}`)).toMatchObject({ mfa: true });
    expect(await byKey(project)('GET', `/users/${patientId(2)}/mfa/factors`)).toMatchObject({
      totp: false,
      email: true,
    });
  });
});
