import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addHospital, createAdmin, createDoctor } from '../../../scripts/admin/create-staff.ts';
import { assign } from '../../../scripts/admin/assign.ts';
import { list } from '../../../scripts/admin/list.ts';
import { dismiss } from '../../../scripts/admin/dismiss.ts';
import { wipeDevice } from '../../../scripts/admin/wipe-device.ts';
import { listMessages } from '../../../scripts/admin/list-messages.ts';
import { withTarget } from '../../../scripts/admin/target.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { Person } from '../server/person.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const config = join(ROOT, 'appwrite.json');
let folder: string;
let data: string;
let running: RunningBackend | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maia-admin-'));
  data = join(folder, 'data');
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function start(path = data): Promise<RunningBackend> {
  running = await startBackend({ config, data: path, port: 0, rateLimits: false, ...runtimeParts() });
  return running;
}
async function stop(): Promise<void> {
  await running?.close();
  running = null;
}
const targetOf = ({ url, apiKey }: RunningBackend) => ({ endpoint: `${url}/v1`, projectId: 'maia', apiKey });
const keyOf = ({ url, apiKey }: RunningBackend) => new Person('server', url, apiKey);

/** Runs `npm run admin -- ...` as a separate process. */
function admin(args: string[], { env = {}, input = '' } = {}): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/admin.ts', ...args],
      { cwd: ROOT, env: { PATH: process.env['PATH'], APPWRITE_ENDPOINT: '', ...env } },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
    child.stdin?.end(input);
  });
}

const patient = async (url: string, id: string): Promise<Person> => {
  const person = await Person.join(url, id);
  const grants = [`read("user:${id}")`, `update("user:${id}")`];
  await person.create('profiles', id, { userId: id, name: id }, grants);
  return person;
};

describe('npm run admin', () => {
  it('makes a doctor of nothing, who can log in with the password that is shown once', async () => {
    const backend = await start();
    const target = targetOf(backend);
    expect(await addHospital(target, { id: 'riverside', name: 'Riverside', city: 'Riverside' })).toEqual([
      'hospital riverside made',
    ]);
    const told = await createDoctor(target, { email: 'Dr-Ada@example.com', hospitalId: 'riverside', name: 'Dr Ada' });
    expect(told).toEqual([
      'account dr-ada@example.com made',
      expect.stringMatching(/^Its password, shown only now: [\w-]{20}$/),
      'label doctor given to dr-ada@example.com',
      'doctor dr-ada@example.com made',
    ]);
    const doctor = new Person('dr', backend.url);
    const password = told[1]?.split(': ')[1];
    await doctor.must('POST', '/account/sessions/email', { email: 'dr-ada@example.com', password });
    expect((await doctor.must('GET', '/account')).labels).toEqual(['doctor']);
    const again = await createDoctor(target, { email: 'dr-ada@example.com', hospitalId: 'riverside', name: 'Dr Ada' });
    expect(again).toEqual(['dr-ada@example.com: everything is as it should be.']);
    await expect(createDoctor(target, { email: 'x@example.com', hospitalId: 'nowhere' })).rejects.toThrow(
      /add-hospital/,
    );
    expect((await keyOf(backend).must('GET', '/users')).total).toBe(1);
  });

  /** A person who has used a device with this secret. @returns the id of the device */
  async function useDevice(person: Person, secret: string): Promise<string> {
    const { $id: sessionId } = await person.must('GET', '/account/sessions/current');
    const body = JSON.stringify({ secret, sessionId });
    const run = await person.must('POST', '/functions/devices/executions', { path: '/seen', method: 'POST', body });
    return (JSON.parse(String(run['responseBody'])) as { deviceId: string }).deviceId;
  }
  const mustWipe = async (backend: RunningBackend, userId: string, secret: string, wasStaff: boolean) => {
    const body = JSON.stringify({ secret, userId, wasStaff });
    const guest = new Person('guest', backend.url);
    const run = await guest.must('POST', '/functions/devices/executions', { path: '/check', method: 'POST', body });
    return (JSON.parse(String(run['responseBody'])) as { wipe: boolean }).wipe;
  };

  it('signs out a lost device, which then must erase its data, and lists the devices', async () => {
    const backend = await start();
    const target = targetOf(backend);
    const amina = await Person.join(backend.url, 'amina');
    const secret = 'a'.repeat(64);
    const id = await useDevice(amina, secret);
    expect(await wipeDevice(target, 'amina@example.com')).toEqual([
      expect.stringMatching(`^${id}  unknown device  last used `),
    ]);
    await expect(wipeDevice(target, 'amina@example.com', 'other')).rejects.toThrow(/no device other/);
    expect(await mustWipe(backend, 'amina', secret, false)).toBe(false);
    await wipeDevice(target, 'amina@example.com', id);
    expect((await amina.call('GET', '/account')).status).toBe(401);
    expect(await mustWipe(backend, 'amina', secret, false)).toBe(true);
    expect(await wipeDevice(target, 'amina@example.com')).toEqual([expect.stringContaining('not wiped yet')]);
  });

  it('ends the work of a doctor: no label, no session, and the devices must erase their data', async () => {
    const backend = await start();
    const target = targetOf(backend);
    const doctor = await Person.join(backend.url, 'dr-ada');
    await keyOf(backend).must('PUT', '/users/dr-ada/labels', { labels: ['doctor', 'vip'] });
    const secret = 'b'.repeat(64);
    await useDevice(doctor, secret);
    expect(await mustWipe(backend, 'dr-ada', secret, true)).toBe(false);
    await dismiss(target, 'dr-ada@example.com');
    expect((await doctor.call('GET', '/account')).status).toBe(401);
    expect((await keyOf(backend).must('GET', '/users/dr-ada'))['labels']).toEqual(['vip']);
    expect(await mustWipe(backend, 'dr-ada', secret, true)).toBe(true);
    await expect(dismiss(target, 'nobody@example.com')).rejects.toThrow(/No account/);
  });

  it('assigns a patient, whom the doctor can then read, and takes her away again', { timeout: 90_000 }, async () => {
    const backend = await start();
    const target = targetOf(backend);
    await addHospital(target, { id: 'riverside', name: 'Riverside' });
    const doctor = await Person.join(backend.url, 'dr-ada');
    await patient(backend.url, 'amina');
    await expect(assign(target, 'amina@example.com', 'dr-ada@example.com')).rejects.toThrow(/is no doctor/);
    const told = await createDoctor(target, { email: 'dr-ada@example.com', hospitalId: 'riverside' });
    expect(told).toContainEqual(expect.stringContaining('has not confirmed this address'));
    expect((await doctor.list('profiles')).body.total).toBe(0);
    await assign(target, 'amina@example.com', 'dr-ada@example.com');
    await expect.poll(async () => (await doctor.list('profiles')).body.total, { timeout: 30_000 }).toBe(1);
    expect((await doctor.get('profiles', 'amina')).body).toMatchObject({ hospitalName: 'Riverside' });
    expect(await assign(target, 'amina@example.com', 'dr-ada@example.com')).toEqual([
      'amina@example.com: everything is as it should be.',
    ]);
    await assign(target, 'amina@example.com', null);
    await expect.poll(async () => (await doctor.list('profiles')).body.total, { timeout: 30_000 }).toBe(0);
    await expect(assign(target, 'nobody@example.com', 'dr-ada@example.com')).rejects.toThrow(/No account/);
    await Person.join(backend.url, 'new');
    await expect(assign(target, 'new@example.com', null)).rejects.toThrow(/no profile/);
  });

  it('lists all users on as many pages as it takes, and nothing of their health', async () => {
    const backend = await start();
    const target = targetOf(backend);
    const server = keyOf(backend);
    await addHospital(target, { id: 'riverside', name: 'Riverside' });
    await createDoctor(target, { email: 'dr-ada@example.com', hospitalId: 'riverside', password: 'Kite-and-Lamp-42' });
    await createAdmin(target, { email: 'head@example.com', password: 'Kite-and-Lamp-42' });
    for (let i = 1; i <= 105; i++)
      await server.must('POST', '/users', { userId: `p-${i}`, email: `p-${i}@example.com`, name: `P ${i}` });
    await server.create('profiles', 'p-7', { userId: 'p-7', preExistingConditions: 'Canary' });
    await assign(target, 'p-7@example.com', 'dr-ada@example.com');
    const told = (await list(target)).join('\n');
    for (const title of ['Hospitals (1)', 'Doctors (1)', 'Admins (1)', 'Patients, with their doctor (105)'])
      expect(told).toContain(title);
    expect(told).toMatch(/ {2}p-7@example\.com +P 7 +dr-ada@example\.com/);
    expect(told).not.toContain('Canary');
  });

  it('shows what the contact form has received, without the signs that a terminal would obey', async () => {
    const backend = await start();
    const amina = await Person.join(backend.url, 'amina');
    const message = {
      id: 'm1',
      kind: 'idea',
      text: 'Larger\u001b[2J letters',
      writtenAt: '2026-11-21T08:00:00.000+00:00',
    };
    const run = { path: '/', method: 'POST', body: JSON.stringify({ ...message, replyTo: 'amina@example.org' }) };
    await amina.must('POST', '/functions/contact/executions', run);
    const told = (await listMessages(targetOf(backend))).join('\n');
    expect(told).toMatch(/Messages \(1\)[^]*idea {2}account amina {2}amina@example\.org/);
    expect(told).toContain('Larger[2J letters');
  });

  it('works on a folder without a server as on a running one, without leaving one behind', async () => {
    await start();
    await stop();
    await withTarget({ data }, (target) => addHospital(target, { id: 'riverside', name: 'Riverside' }));
    expect(readdirSync(data).filter((name) => /-wal|-shm|server\.json/.test(name))).toEqual([]);
    const backend = await start();
    expect((await keyOf(backend).list('hospitals')).body.total).toBe(1);
    await withTarget({ data }, (target) => {
      expect(target.endpoint).toContain(new URL(backend.url).port);
      return Promise.resolve();
    });
    await expect(withTarget({ data: join(folder, 'typo') }, list)).rejects.toThrow(/There is no data in/);
    expect(readdirSync(folder)).toEqual(['data']);
  });

  it('does the whole round from the command line', { timeout: 90_000 }, async () => {
    const backend = await start();
    await patient(backend.url, 'amina');
    const at = ['--data', data];
    expect(await admin(['add-hospital', 'riverside', '--name', 'Riverside', ...at])).toEqual({
      code: 0,
      said: 'hospital riverside made\n',
    });
    const doctor = ['create-doctor', 'dr-ada@example.com', '--hospital', 'riverside', '--password-stdin', ...at];
    const made = await admin(doctor, { input: 'Kite-and-Lamp-42\n' });
    expect(made.code, made.said).toBe(0);
    expect(made.said).not.toContain('Kite-and-Lamp');
    const appwrite = { APPWRITE_ENDPOINT: `${backend.url}/v1`, APPWRITE_PROJECT_ID: 'maia' };
    expect(await admin(['list'], { env: appwrite })).toMatchObject({ code: 1, said: expect.stringContaining('Set') });
    const listed = await admin(['list'], { env: { ...appwrite, APPWRITE_API_KEY: backend.apiKey } });
    expect(listed.said).toMatch(/Doctors \(1\)\n {2}dr-ada@example\.com/);
    const backup = join(folder, 'clinic.tar');
    const backedUp = await admin(['backup', backup, ...at]);
    expect(backedUp.code, backedUp.said).toBe(0);
    expect(await admin(['erase', 'amina@example.com', ...at])).toMatchObject({
      code: 1,
      said: expect.stringContaining('Say --yes'),
    });
    const erased = await admin(['erase', 'amina@example.com', '--yes', ...at]);
    expect(erased.code, erased.said).toBe(0);
    expect(erased.said).toContain('No trace is left');
    expect((await keyOf(backend).call('GET', '/users/amina')).status).toBe(404);
    await stop();
    expect((await admin(['restore', backup, ...at])).said).toContain('is not empty');
    const restored = join(folder, 'restored');
    expect(await admin(['restore', backup, '--data', restored])).toMatchObject({ code: 0 });
    expect((await keyOf(await start(restored)).must('GET', '/users/amina')).email).toBe('amina@example.com');
  });

  it('says what it can do, and what is wrong with a command', { timeout: 60_000 }, async () => {
    const [help, unknown, short, appwrite] = await Promise.all([
      admin(['--help']),
      admin(['dance']),
      admin(['create-doctor', 'x@example.com', '--data', data]),
      admin(['backup', 'x.tar', '--endpoint', 'https://cloud.example/v1']),
    ]);
    for (const name of [
      'create-doctor',
      'create-admin',
      'add-hospital',
      'assign',
      'list',
      'backup',
      'restore',
      'erase',
    ])
      expect(help.said).toContain(name);
    expect(help.code).toBe(0);
    expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining('no command "dance"') });
    expect(short).toMatchObject({ code: 1, said: expect.stringContaining('needs --hospital') });
    expect(appwrite).toMatchObject({ code: 1, said: expect.stringContaining('not for Appwrite') });
  });
});
