import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Remote } from '../../../functions/care-access/remote.ts';
import { updatePatientGrants } from '../../../functions/care-access/update-patient-grants.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';

import { everything, joinPatient, seenBy } from '../server/care-patient.ts';
import { documents, Person } from '../server/person.ts';

const data = mkdtempSync(join(tmpdir(), 'maia-broken-off-'));
let running: RunningBackend;

beforeAll(async () => {
  const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
  // The backend runs no functions, so that only the calls of the test write grants.
  running = await startBackend({ config, data, port: 0, rateLimits: false });
  process.env.APPWRITE_FUNCTION_API_ENDPOINT = `${running.url}/v1`;
  process.env.APPWRITE_FUNCTION_PROJECT_ID = 'maia';
});
afterAll(async () => {
  await running.close();
  rmSync(data, { recursive: true });
});

/** The real backend, but its nth write is lost before it arrives. */
function failingAt(remote: Remote, nth: number): Remote {
  let writes = 0;
  const count = () => {
    if (++writes === nth) throw new Error('the connection is gone');
  };
  return {
    ...remote,
    async setGrants(...given) {
      count();
      return remote.setGrants(...given);
    },
    async remember(...given) {
      count();
      return remote.remember(...given);
    },
  };
}

describe('a change of doctor', () => {
  it('that breaks off at any write is finished by the next run', async () => {
    const remote = connect(running.apiKey);
    const server = new Person('server', running.url, running.apiKey);
    const doctors = [await Person.join(running.url, 'dr-ada'), await Person.join(running.url, 'dr-ben')] as const;
    for (const { id } of doctors) await server.must('PUT', `/users/${id}/labels`, { labels: ['doctor'] });
    await joinPatient(running.url, 'amina', null);

    let isWhole = false;
    for (let nth = 1, [from, to] = doctors; !isWhole; nth++, [from, to] = [to, from]) {
      await server.must('PATCH', documents('profiles', 'amina'), { data: { assignedDoctorId: to.id } });
      isWhole = await updatePatientGrants(failingAt(remote, nth), 'amina').then(
        () => true,
        () => false,
      );
      await updatePatientGrants(remote, 'amina');
      expect(await seenBy(to, 'amina'), `broken off at write ${nth}`).toEqual(everything('amina'));
      expect(await seenBy(from, 'amina'), `broken off at write ${nth}`).toEqual([]);
    }
    expect(await updatePatientGrants(remote, 'amina')).toBe(0);
  });
});
