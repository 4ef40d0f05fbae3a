import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, type Remote } from '../../../functions/care-access/remote.ts';
import { sweep } from '../../../functions/care-access/sweep.ts';
import { updatePatientGrants } from '../../../functions/care-access/update-patient-grants.ts';
import { updateUnitOfDoctor, updateUnitOfHospital } from '../../../functions/care-access/update-units.ts';
import { unitOf } from '../../../functions/support/unit-label.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { midwifeLabel } from '../../../src/model/account/midwife-label.ts';
import { everything, joinPatient, seenBy } from '../server/care-patient.ts';
import { documents, Person } from '../server/person.ts';

const data = mkdtempSync(join(tmpdir(), 'maia-midwives-'));
let running: RunningBackend;
let server: Person;
let remote: Remote;

beforeAll(async () => {
  const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
  // The backend runs no functions, so that only the calls of the test write grants.
  running = await startBackend({ config, data, port: 0, rateLimits: false });
  vi.stubEnv('APPWRITE_FUNCTION_API_ENDPOINT', `${running.url}/v1`);
  vi.stubEnv('APPWRITE_FUNCTION_PROJECT_ID', 'maia');
  server = new Person('server', running.url, running.apiKey);
  remote = connect(running.apiKey);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await running.close();
  rmSync(data, { recursive: true });
});

const inAMinute = () => Date.now() + 60_000;
const nothing = () => undefined;
let count = 0;

interface Ward {
  readonly hospitalId: string;
  readonly doctorId: string;
  readonly midwife: Person;
  readonly patients: readonly string[];
}

const setReach = (hospitalId: string, midwivesRead: string) =>
  server.must('PATCH', documents('hospitals', hospitalId), { data: { midwivesRead } });

/** A hospital with a doctor, a midwife and two patients. */
async function ward(midwivesRead: string): Promise<Ward> {
  const nth = ++count;
  const [hospitalId, doctorId] = [`h-${nth}`, `dr-${nth}`];
  await server.create('hospitals', hospitalId, { name: hospitalId, midwivesRead });
  await Person.join(running.url, doctorId);
  await server.must('PUT', `/users/${doctorId}/labels`, { labels: ['doctor'] });
  await server.create('doctors', doctorId, { userId: doctorId, name: doctorId, hospitalId });
  const midwife = await Person.join(running.url, `mw-${nth}`);
  await server.must('PUT', `/users/${midwife.id}/labels`, { labels: [midwifeLabel(unitOf(hospitalId))] });
  const patients = [`p-one-${nth}`, `p-two-${nth}`];
  for (const id of patients) {
    await joinPatient(running.url, id, doctorId);
    await updatePatientGrants(remote, id);
  }
  return { hospitalId, doctorId, midwife, patients };
}

const seenByMidwife = async ({ midwife, patients }: Ward) =>
  (await Promise.all(patients.map((id) => seenBy(midwife, id)))).flat();
const allOf = ({ patients }: Ward) => patients.flatMap(everything);

/** The real backend until this write; it and all later ones fail, as when the process ends. */
function endingAt(nth: number): { cut: Remote; writes: () => number } {
  let writes = 0;
  const ending =
    <T extends unknown[], R>(call: (...given: T) => Promise<R>) =>
    (...given: T): Promise<R> =>
      ++writes >= nth ? Promise.reject(new Error('the process has ended')) : call(...given);
  const cut: Remote = {
    ...remote,
    setGrants: ending(remote.setGrants.bind(remote)),
    remember: ending(remote.remember.bind(remote)),
    forget: ending(remote.forget.bind(remote)),
  };
  return { cut, writes: () => writes };
}

/** What takes the unit away, and what gives it back. */
const changes: Readonly<Record<string, (ward: Ward, isOpen: boolean) => Promise<unknown>>> = {
  'the setting opens nothing': ({ hospitalId }, isOpen) => setReach(hospitalId, isOpen ? 'everything' : 'nothing'),
  'the doctor works for another hospital': ({ doctorId, hospitalId }, isOpen) => {
    const data = { hospitalId: isOpen ? hospitalId : 'h-elsewhere' };
    return server.must('PATCH', documents('doctors', doctorId), { data });
  },
};

describe.each(Object.entries(changes))('after a change by which %s', (_, change) => {
  it('the midwife reads nothing after the next sweep, however far the run came', async () => {
    const here = await ward('everything');
    let isWhole = false;
    for (let nth = 1; !isWhole; nth += 2) {
      await change(here, true);
      await updateUnitOfDoctor(remote, here.doctorId, inAMinute(), nothing);
      expect(await seenByMidwife(here)).toEqual(allOf(here));
      await change(here, false);
      const { cut, writes } = endingAt(nth);
      isWhole = await updateUnitOfDoctor(cut, here.doctorId, inAMinute(), nothing).then(
        () => writes() < nth,
        () => false,
      );
      await sweep(remote, inAMinute(), nothing);
      expect(await seenByMidwife(here), `cut off at write ${nth}`).toEqual([]);
    }
    expect(await remote.recallOpen()).toEqual([]);
  });
});

describe('a setting', () => {
  it('that goes and comes back during the run ends as it is now', async () => {
    const here = await ward('everything');
    await updateUnitOfHospital(remote, here.hospitalId, inAMinute(), nothing);
    await setReach(here.hospitalId, 'nothing');
    let writes = 0;
    const held: Remote = {
      ...remote,
      async setGrants(...given) {
        await remote.setGrants(...given);
        // The first patient is done for the old setting; its change back arrives now.
        if (++writes === 4) {
          await setReach(here.hospitalId, 'everything');
          await updateUnitOfHospital(remote, here.hospitalId, inAMinute(), nothing);
        }
      },
    };
    await updateUnitOfHospital(held, here.hospitalId, inAMinute(), nothing);
    expect(await seenByMidwife(here)).toEqual(allOf(here));
  });

  it('that opens more is found by the sweep when its event is lost, and the next sweep rests', async () => {
    const here = await ward('nothing');
    expect(await seenByMidwife(here)).toEqual([]);
    await setReach(here.hospitalId, 'readings');
    expect(await sweep(remote, inAMinute(), nothing)).toBeGreaterThan(0);
    expect(await seenByMidwife(here)).toEqual(allOf(here));
    expect(await sweep(remote, inAMinute(), nothing)).toBe(0);
  });

  it('of a run whose time was over stays open work and is finished by the sweep', async () => {
    const here = await ward('everything');
    await sweep(remote, inAMinute(), nothing);
    await setReach(here.hospitalId, 'nothing');
    await updateUnitOfHospital(remote, here.hospitalId, Date.now(), nothing);
    expect(await remote.recallOpen()).toEqual([expect.objectContaining({ ofDoctor: here.doctorId, after: null })]);
    await sweep(remote, inAMinute(), nothing);
    expect(await seenByMidwife(here)).toEqual([]);
  });
});

describe('a write that read the team before the setting closed', () => {
  it('gives the midwife nothing back', async () => {
    let isOvertaken = true;
    for (let nth = 1; isOvertaken; nth++) {
      const here = await ward('readings');
      isOvertaken = false;
      const [patientId = ''] = here.patients;
      await server.must('PATCH', documents('profiles', patientId), { data: { assignedDoctorId: null } });
      await updatePatientGrants(remote, patientId);
      await server.must('PATCH', documents('profiles', patientId), { data: { assignedDoctorId: here.doctorId } });
      let writes = 0;
      const held: Remote = {
        ...remote,
        async setGrants(...given) {
          if (++writes === nth) {
            isOvertaken = true;
            await setReach(here.hospitalId, 'nothing');
            await updateUnitOfHospital(remote, here.hospitalId, inAMinute(), nothing);
          }
          await remote.setGrants(...given);
        },
      };
      await updatePatientGrants(held, patientId);
      if (isOvertaken) expect(await seenBy(here.midwife, patientId), `overtaken at write ${nth}`).toEqual([]);
      else expect(await seenBy(here.midwife, patientId)).toEqual(everything(patientId));
    }
  });
});
