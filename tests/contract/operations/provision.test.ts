import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appwriteConfig } from '../../../scripts/appwrite/appwrite-json.ts';
import { readClinic, readClinicFile } from '../../../scripts/provision/clinic-file.ts';
import { provision } from '../../../scripts/provision/provision.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { Person } from '../server/person.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ECHO = `export default ({ res }) => res.json({
  publicKey: process.env.VAPID_PUBLIC_KEY, privateKey: process.env.VAPID_PRIVATE_KEY, model: process.env.AI_MODEL,
});`;

let folder: string;
let running: RunningBackend;
let server: Person;
let doctor: Person;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maia-provision-'));
  mkdirSync(join(folder, 'echo'));
  writeFileSync(join(folder, 'echo/main.js'), ECHO);
  const sender = { $id: 'reminders', name: 'Reminders', execute: ['users'], path: 'echo', entrypoint: 'main.js' };
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'appwrite.json'), JSON.stringify({ ...appwriteConfig(), functions: [sender] }));
  running = await startBackend({
    config: join(folder, 'appwrite.json'),
    data: join(folder, 'data'),
    port: 0,
    ...runtimeParts(),
  });
  server = new Person('server', running.url, running.apiKey);
  doctor = await Person.join(running.url, 'dr-ada');
  await Person.join(running.url, 'head');
});
afterEach(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

const target = () => ({ endpoint: `${running.url}/v1`, projectId: 'maia', apiKey: running.apiKey });
const clinic = readClinic({
  hospitals: [{ id: 'riverside', name: 'Riverside Maternity', city: 'Riverside' }],
  doctors: [{ email: 'Dr-Ada@example.com', hospitalId: 'riverside', name: 'Dr Ada' }],
  admins: ['head@example.com'],
  moderators: ['head@example.com'],
  variables: { reminders: { AI_MODEL: 'small', AI_API_KEY: 'first' } },
});

interface Environment {
  publicKey?: string;
  privateKey?: string;
  model?: string;
}
async function environmentOfRun(): Promise<Environment> {
  const run = await doctor.must('POST', '/functions/reminders/executions', { path: '/', method: 'POST' });
  return JSON.parse(String(run.responseBody)) as Environment;
}

/** Everything that provisioning can change, with the time of its last change. */
const everything = async () => [
  (await server.list('hospitals')).body,
  (await server.list('doctors')).body,
  await server.must('GET', '/users'),
  await server.must('GET', '/functions/reminders/variables'),
  await environmentOfRun(),
];

describe('npm run provision', () => {
  it('names the second contact and the doctor on call of a hospital, once; without them it keeps those of before', async () => {
    const contacts = { ...clinic.hospitals[0]!, secondContact: 'dr-ada@example.com', onCall: 'head@example.com' };
    await provision(target(), { ...clinic, hospitals: [contacts] });
    const named = { name: 'Riverside Maternity', secondContactId: doctor.id, onCallId: 'head' };
    expect((await doctor.get('hospitals', 'riverside')).body).toMatchObject(named);
    expect((await provision(target(), { ...clinic, hospitals: [contacts] })).changes).toEqual([]);
    await provision(target(), clinic);
    expect((await doctor.get('hospitals', 'riverside')).body).toMatchObject(named);
  });

  it('labels accounts, writes hospitals and doctors, and gives functions their variables', async () => {
    const { changes, problems } = await provision(target(), clinic);
    expect(problems).toEqual([]);
    expect(changes).toHaveLength(8);
    expect((await server.must('GET', '/users/dr-ada')).labels).toEqual(['doctor']);
    expect((await server.must('GET', '/users/head')).labels).toEqual(['admin', 'moderator']);
    expect((await doctor.get('hospitals', 'riverside')).body).toMatchObject({ name: 'Riverside Maternity' });
    expect((await doctor.get('doctors', 'dr-ada')).body).toMatchObject({
      userId: 'dr-ada',
      name: 'Dr Ada',
      hospitalId: 'riverside',
    });
    const given = await environmentOfRun();
    expect(given).toMatchObject({ model: 'small' });
    expect(given.publicKey).toMatch(/^B[\w-]{86}$/);
    expect(given.privateKey).toMatch(/^[\w-]{43}$/);
  });

  it('changes nothing when it is repeated', async () => {
    await provision(target(), clinic);
    const before = await everything();
    const again = await provision(target(), clinic);
    expect(again).toMatchObject({ changes: [], problems: [] });
    expect(await everything()).toEqual(before);
  });

  it('with --check changes nothing, and says what it would do', async () => {
    const before = await everything();
    const report = await provision(target(), clinic, { isCheck: true });
    expect(await everything()).toEqual(before);
    expect(report).toMatchObject({ problems: [], differences: [] });
    expect(report.changes).toHaveLength(8);
    expect((await provision(target(), clinic)).changes).toEqual(report.changes);
    expect((await provision(target(), clinic, { isCheck: true })).changes).toEqual([]);
  });

  it('changes what differs and keeps what it was not given: other labels, other fields, the keys', async () => {
    await provision(target(), clinic);
    const { publicKey } = await environmentOfRun();
    await server.must('PUT', '/users/dr-ada/labels', { labels: ['doctor', 'night'] });
    const moved = readClinic({
      hospitals: [{ id: 'riverside', name: 'Riverside Hospital' }],
      doctors: [{ email: 'dr-ada@example.com', hospitalId: 'riverside', name: 'Dr Ada' }],
      variables: { reminders: { AI_MODEL: 'large', AI_API_KEY: 'second' } },
    });
    const report = await provision(target(), moved);
    expect(report.changes).toEqual(['hospital riverside changed', 'variable AI_MODEL of reminders changed']);
    expect((await environmentOfRun()).publicKey).toBe(publicKey);
    expect((await doctor.get('hospitals', 'riverside')).body).toMatchObject({
      name: 'Riverside Hospital',
      city: 'Riverside',
    });
    expect((await server.must('GET', '/users/dr-ada')).labels).toEqual(['doctor', 'night']);
    const replaced = await provision(target(), moved, { replaceSecrets: true });
    expect(replaced.changes).toEqual(['variable AI_API_KEY of reminders changed']);
  });

  it('does the rest when one thing cannot be done, and says which', async () => {
    const partly = readClinic({ ...clinic, admins: ['nobody@example.com', 'head@example.com'] });
    const { changes, problems } = await provision(target(), partly);
    expect(problems).toEqual([expect.stringContaining('nobody@example.com: no account')]);
    expect(changes).toContain('label admin given to head@example.com');
  });

  it('never makes half a pair of keys whole with another half', async () => {
    await server.must('POST', '/functions/reminders/variables', { key: 'VAPID_PRIVATE_KEY', value: 'kept' });
    const { problems } = await provision(target(), readClinic({}));
    expect(problems).toEqual([expect.stringContaining('only one of')]);
    const { variables } = await server.must('GET', '/functions/reminders/variables');
    expect((variables as { key: string }[]).map(({ key }) => key)).toEqual(['VAPID_PRIVATE_KEY']);
  });

  it('shows no secret', async () => {
    await provision(target(), clinic);
    const listed = JSON.stringify(await server.must('GET', '/functions/reminders/variables'));
    expect(listed).not.toContain('first');
    expect(listed).not.toContain(String((await environmentOfRun()).privateKey));
    expect((await doctor.call('GET', '/functions/reminders/variables')).status).toBe(401);
  });

  it('works from the command line with the environment alone', async () => {
    const run = (env: Record<string, string>) =>
      new Promise<{ code: number; said: string }>((done) => {
        execFile(
          process.execPath,
          ['--import', 'tsx', 'scripts/provision.ts'],
          { cwd: ROOT, env: { PATH: process.env['PATH'], ...env } },
          (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
        );
      });
    const { endpoint, projectId, apiKey } = target();
    const env = { APPWRITE_ENDPOINT: endpoint, APPWRITE_PROJECT_ID: projectId, APPWRITE_API_KEY: apiKey };
    const first = await run({ ...env, MAIA_ADMINS: 'head@example.com' });
    expect(first).toMatchObject({ code: 0 });
    expect(first.said).toContain('label admin given to head@example.com');
    expect(await run({ APPWRITE_ENDPOINT: endpoint })).toMatchObject({
      code: 1,
      said: expect.stringContaining('Set APPWRITE_PROJECT_ID, APPWRITE_API_KEY.'),
    });
    expect(await run({ ...env, APPWRITE_API_KEY: 'wrong' })).toMatchObject({ code: 1 });
  });
});

describe('the file of a clinic', () => {
  it('is the example in the repository', () => {
    const example = readClinicFile(join(ROOT, 'clinic.example.json'));
    expect(example.doctors[0]?.hospitalId).toBe(example.hospitals[0]?.id);
  });

  it('is refused with the place of the mistake', () => {
    expect(() => readClinic({ hospitals: [{ id: '-x', name: 'X' }] })).toThrow(/^hospitals\.0\.id: /);
    expect(() => readClinic({ hospital: [] })).toThrow(/hospital/);
    const file = join(folder, 'broken.json');
    writeFileSync(file, '{');
    expect(() => readClinicFile(file)).toThrow(file);
  });
});
