import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connect, type Remote } from '../../../functions/care-access/remote.ts';
import { updatePatientGrants } from '../../../functions/care-access/update-patient-grants.ts';
import { updateRecentGrants } from '../../../functions/care-access/update-recent-grants.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { joinPatient, profileGrants, reading, readingGrants, shared } from '../server/care-patient.ts';
import { Person } from '../server/person.ts';

const data = mkdtempSync(join(tmpdir(), 'maia-care-case-'));
let running: RunningBackend;
let server: Person;
let remote: Remote;
let doctor: Person;

/** An account id in upper case: on Appwrite it can be older than the check that rejects it here. */
beforeAll(async () => {
  const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
  // The backend runs no functions, so that only the calls of the test write grants.
  running = await startBackend({ config, data, port: 0, rateLimits: false });
  vi.stubEnv('APPWRITE_FUNCTION_API_ENDPOINT', `${running.url}/v1`);
  vi.stubEnv('APPWRITE_FUNCTION_PROJECT_ID', 'maia');
  server = new Person('server', running.url, running.apiKey);
  remote = connect(running.apiKey);
  doctor = await Person.join(running.url, 'dr-eve');
  await server.must('PUT', '/users/dr-eve/labels', { labels: ['doctor'] });
  await joinPatient(running.url, 'amina', null);
  await server.create('blood_pressure', 'z-own', reading('AMINA'), readingGrants('AMINA'));
  const profile = { userId: 'AMINA', assignedDoctorId: 'dr-eve' };
  await server.create('profiles', 'AMINA', profile, profileGrants('AMINA'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await running.close();
  rmSync(data, { recursive: true });
});

const settlings = {
  'what was written recently': () => updateRecentGrants(remote, ['AMINA'], Date.now()),
  'a change of doctor': () => updatePatientGrants(remote, 'AMINA'),
};

it.each(Object.entries(settlings))('%s shows a doctor nothing of an id in other letter case', async (_name, settle) => {
  await settle();
  expect((await doctor.get('blood_pressure', 'z-own')).status).toBe(200);
  for (const [collection, id] of shared('amina')) expect((await doctor.get(collection, id)).status, id).toBe(404);
});
