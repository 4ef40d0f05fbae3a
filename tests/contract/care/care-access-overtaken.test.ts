import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Remote } from '../../../functions/care-access/remote.ts';
import { sweep } from '../../../functions/care-access/sweep.ts';
import { updatePatientGrants } from '../../../functions/care-access/update-patient-grants.ts';
import { updateRecentGrants } from '../../../functions/care-access/update-recent-grants.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { everything, joinPatient, seenBy } from '../server/care-patient.ts';
import { documents, Person } from '../server/person.ts';

const data = mkdtempSync(join(tmpdir(), 'maia-overtaken-'));
let running: RunningBackend;
let remote: Remote;
let server: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
  // Without functions: nothing but the test's own calls writes a grant.
  running = await startBackend({ config, data, port: 0, rateLimits: false });
  process.env.APPWRITE_FUNCTION_API_ENDPOINT = `${running.url}/v1`;
  process.env.APPWRITE_FUNCTION_PROJECT_ID = 'maia';
  remote = connect(running.apiKey);
  server = new Person('server', running.url, running.apiKey);
  [ada, ben] = [await Person.join(running.url, 'dr-ada'), await Person.join(running.url, 'dr-ben')];
  for (const { id } of [ada, ben]) await server.must('PUT', `/users/${id}/labels`, { labels: ['doctor'] });
});
afterAll(async () => {
  await running.close();
  rmSync(data, { recursive: true });
});

/** She changes to the other doctor, and the run for this change does all its work. */
async function changeDoctor(patientId: string): Promise<void> {
  await server.must('PATCH', documents('profiles', patientId), { data: { assignedDoctorId: ben.id } });
  await updatePatientGrants(remote, patientId);
}

/** The real backend, but its nth write of grants waits until `meanwhile` is done; its answer may be lost then. */
function heldAt(nth: number, meanwhile: () => Promise<void>, isAnswerLost: boolean): Remote {
  let writes = 0;
  return {
    ...remote,
    async setGrants(...given) {
      const isHeld = ++writes === nth;
      if (isHeld) await meanwhile();
      await remote.setGrants(...given);
      if (isHeld && isAnswerLost) throw new Error('the answer is lost');
    },
  };
}

const runs: Readonly<Record<string, (held: Remote, patientId: string) => Promise<unknown>>> = {
  'the run for an earlier change of the profile': (held, patientId) => updatePatientGrants(held, patientId),
  'the run that a phone asks for after a push': (held, patientId) => updateRecentGrants(held, [patientId], Date.now()),
  'the sweep': (held) => sweep(held, Date.now() + 20_000, () => {}),
};

let patients = 0;

describe.each([
  ['', false],
  [', also when the answer of the write is lost', true],
])('a former doctor gets nothing back%s', (_, isAnswerLost) => {
  it.each(Object.keys(runs))('from %s that read the assignment before the change and writes after it', async (name) => {
    let isOvertaken = true;
    for (let nth = 1; isOvertaken; nth++) {
      const patientId = `amina-${++patients}`;
      await joinPatient(running.url, patientId, ada.id);
      isOvertaken = false;
      const meanwhile = async () => {
        isOvertaken = true;
        await changeDoctor(patientId);
      };
      await runs[name]?.(heldAt(nth, meanwhile, isAnswerLost), patientId).catch((error: unknown) => {
        if (!isAnswerLost) throw error;
      });
      const [former, current] = isOvertaken ? [ada, ben] : [ben, ada];
      expect(await seenBy(former, patientId), `overtaken at write ${nth}`).toEqual([]);
      expect(await seenBy(current, patientId), `overtaken at write ${nth}`).toEqual(everything(patientId));
      if (!isOvertaken) expect(nth).toBeGreaterThan(4);
    }
  });
});
