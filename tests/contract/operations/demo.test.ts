import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { demoDoctor, demoPatient, otherDemoPatients } from '../../../server/demo/people/demo-people.ts';
import { declineDemo, seedDemo } from '../../../server/demo/seed-demo.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { Person } from '../server/person.ts';

let data: string;
let running: RunningBackend;
let server: Person;

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'maia-demo-'));
  const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
  // The test does not check the functions' work at shutdown, so the server does not wait for it.
  running = await startBackend({ config, data, port: 0, limits: { stopMs: 0 }, ...runtimeParts() });
  server = new Person('server', running.url, running.apiKey);
});
afterEach(async () => {
  await running.close();
  rmSync(data, { recursive: true });
});

const seed = () =>
  seedDemo({
    endpoint: `${running.url}/v1`,
    projectId: running.backend.projectId,
    apiKey: running.apiKey,
    dataPath: data,
  });
const countUsers = async () => (await server.must('GET', '/users')).total;

describe('the demonstration', () => {
  it('gives the doctor her patients by the function that gives any doctor hers', async () => {
    const printed = await seed();
    expect(printed.map(({ label }) => label)).toEqual([undefined, 'doctor', 'admin']);
    const doctor = new Person(demoDoctor.id, running.url);
    await doctor.must('POST', '/account/sessions/email', { email: demoDoctor.email, password: demoDoctor.password });
    await expect
      .poll(async () => (await doctor.list('profiles')).body.total, { timeout: 10_000 })
      .toBe(1 + otherDemoPatients.length);
    // The grants of a patient's readings may follow those of the profile.
    const { total } = (await server.list('blood_pressure')).body;
    expect(total).toBeGreaterThan(35);
    await expect.poll(async () => (await doctor.list('blood_pressure')).body.total, { timeout: 10_000 }).toBe(total);
    const patient = new Person(demoPatient.id, running.url);
    await patient.must('POST', '/account/sessions/email', { email: demoPatient.email, password: demoPatient.password });
    expect((await patient.list('weight')).body.total).toBe(5);
    expect((await patient.list('profiles')).body.total).toBe(1);
    const { documents = [] } = (await new Person('guest', running.url).list('blog_posts')).body;
    expect(documents).toHaveLength(3);
    for (const { content, sources, reviewer } of documents) {
      expect(String(content)).toContain('- **');
      expect(sources).not.toEqual([]);
      expect(reviewer, 'no clinician has read it').toBeNull();
    }
  });

  it('is made once, and finished when its start was interrupted', async () => {
    await seed();
    const total = await countUsers();
    expect(await seed()).toHaveLength(3);
    writeFileSync(join(data, 'demo.json'), '{"state":"begun"}');
    expect(await seed()).toHaveLength(3);
    expect(await countUsers()).toBe(total);
  });

  it('never comes to a folder that has people of its own or was begun without it', async () => {
    await Person.join(running.url, 'amina');
    expect(await seed()).toEqual([]);
    expect(await countUsers()).toBe(1);
    declineDemo(data);
    await server.must('DELETE', '/users/amina');
    expect(await seed()).toEqual([]);
    expect(await countUsers()).toBe(0);
  });
});
