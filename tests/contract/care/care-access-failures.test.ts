import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, type Remote } from '../../../functions/care-access/remote.ts';
import { updateDoctorPatients } from '../../../functions/care-access/update-doctor-patients.ts';
import { FAILED_STATE, STATE, sweep } from '../../../functions/care-access/sweep.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { everything, joinPatient, reading, readingGrants, seenBy } from '../server/care-patient.ts';
import { documents, Person } from '../server/person.ts';

const data = mkdtempSync(join(tmpdir(), 'maia-care-failures-'));
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

async function doctor(id: string): Promise<Person> {
  const person = await Person.join(running.url, id);
  await server.must('PUT', `/users/${id}/labels`, { labels: ['doctor'] });
  return person;
}

/** The ids that a run reports as failed. */
async function failuresOf(run: (report: (id: string) => void) => Promise<unknown>): Promise<string[]> {
  const ids: string[] = [];
  await run((id) => ids.push(id));
  return ids;
}

describe('a doctor who has lost the label', () => {
  const names = ['p-one', 'p-three', 'p-two'];
  let count = 0;

  /** A doctor who could read the records of three patients and whose doctor label was then removed. */
  async function formerDoctor(): Promise<{ former: Person; patients: string[] }> {
    const former = await doctor(`dr-${++count}`);
    const patients = names.map((name) => `${name}-${count}`);
    for (const id of patients) await joinPatient(running.url, id, former.id);
    await sweep(remote, inAMinute(), nothing);
    for (const id of patients) expect(await seenBy(former, id)).toEqual(everything(id));
    await server.must('PUT', `/users/${former.id}/labels`, { labels: [] });
    return { former, patients };
  }

  const seenOf = async (former: Person, patients: readonly string[]) =>
    (await Promise.all(patients.map((id) => seenBy(former, id)))).flat();

  it('reads nothing after the next sweep, however far the run for all his patients came', async () => {
    let isWhole = false;
    for (let nth = 1; !isWhole; nth += 5) {
      const { former, patients } = await formerDoctor();
      let writes = 0;
      // Simulates the end of the process: this write and all later ones fail.
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
      isWhole = await updateDoctorPatients(cut, former.id, inAMinute(), nothing).then(
        () => writes < nth,
        () => false,
      );
      // The first write failed, so no state is stored: only the event, which is delivered again, can lead to the
      // grants.
      if (nth === 1) await updateDoctorPatients(remote, former.id, inAMinute(), nothing);
      else await sweep(remote, inAMinute(), nothing);
      expect(await seenOf(former, patients), `cut off at write ${nth}`).toEqual([]);
    }
    expect(await remote.recallOpen()).toEqual([]);
  });

  it('reads nothing after the next sweep when the time of the run was over', async () => {
    const { former, patients } = await formerDoctor();
    expect(await updateDoctorPatients(remote, former.id, Date.now(), nothing)).toBe(0);
    expect(await remote.recallOpen()).toEqual([expect.objectContaining({ ofDoctor: former.id, after: null })]);
    await sweep(remote, inAMinute(), nothing);
    expect(await seenOf(former, patients)).toEqual([]);
    expect(await remote.recallOpen()).toEqual([]);
  });

  it('loses all patients but the one that fails, and her with the next sweep', async () => {
    const { former, patients } = await formerDoctor();
    const [first = '', ...others] = patients;
    const failing: Remote = {
      ...remote,
      list: (collection, queries) =>
        queries.some((query) => query.includes(first))
          ? Promise.reject(new Error('not for her'))
          : remote.list(collection, queries),
    };
    const failed = await failuresOf((report) => updateDoctorPatients(failing, former.id, inAMinute(), report));
    expect(failed).toEqual([first]);
    expect(await seenOf(former, others)).toEqual([]);
    expect(await seenBy(former, first)).not.toEqual([]);
    await sweep(remote, inAMinute(), nothing);
    expect(await seenBy(former, first)).toEqual([]);
    expect(await remote.recallOpen()).toEqual([]);
  });

  it('is left to the later one of two runs', async () => {
    const { former, patients } = await formerDoctor();
    let isOther = false;
    const slow: Remote = {
      ...remote,
      async recall<T>(name: string) {
        if (!isOther) {
          isOther = true;
          // The deadline has passed already, so this run leaves all its work to a later one.
          await updateDoctorPatients(remote, former.id, Date.now(), nothing);
        }
        return remote.recall<T>(name);
      },
    };
    await updateDoctorPatients(slow, former.id, inAMinute(), nothing);
    expect(await remote.recallOpen()).toEqual([expect.objectContaining({ ofDoctor: former.id, after: null })]);
    await sweep(remote, inAMinute(), nothing);
    expect(await seenOf(former, patients)).toEqual([]);
    expect(await remote.recallOpen()).toEqual([]);
  });
});

describe('a document that cannot be set right', () => {
  /** A backend that rejects every write of grants that contains one of these. */
  const refusing = (...refused: string[]): Remote => ({
    ...remote,
    setGrants: (collection, ids, ...rest) =>
      ids.some((id) => refused.includes(id))
        ? Promise.reject(new Error('not this one'))
        : remote.setGrants(collection, ids, ...rest),
  });
  const isSeen = async (by: Person, id: string) => (await by.get('blood_pressure', id)).status === 200;
  const readings = async (person: Person, ...ids: string[]) => {
    for (const id of ids) await person.create('blood_pressure', id, reading(person.id), readingGrants(person.id));
  };

  it('keeps no other, is reported once and is tried again until it can', async () => {
    const drIda = await doctor('dr-ida');
    const amina = await joinPatient(running.url, 'p-among', drIda.id);
    await sweep(remote, inAMinute(), nothing);
    await readings(amina, 'among-1', 'among-2', 'among-3');

    const run = () => failuresOf((report) => sweep(refusing('among-2'), inAMinute(), report));
    expect(await run()).toEqual(['blood_pressure among-2']);
    expect(await Promise.all(['among-1', 'among-2', 'among-3'].map((id) => isSeen(drIda, id)))).toEqual([
      true,
      false,
      true,
    ]);
    await readings(amina, 'among-4');
    expect(await run()).toEqual([]);
    expect(await isSeen(drIda, 'among-4')).toBe(true);

    // Moves the checkpoint past everything written, as if these records were old.
    const checkpoint = await remote.recall<object>(STATE);
    await remote.remember(STATE, { ...checkpoint, blood_pressure: '2999-01-01T00:00:00.000+00:00' });
    await sweep(remote, inAMinute(), nothing);
    await remote.remember(STATE, checkpoint);
    expect(await isSeen(drIda, 'among-2')).toBe(true);
    expect(await remote.recall(FAILED_STATE)).toEqual({});
  });

  it('is none because a patient has the id of what a sweep once remembered', async () => {
    const drUma = await doctor('dr-uma');
    for (const id of ['failed', 'sweep', 'files']) {
      await joinPatient(running.url, id, drUma.id);
      await sweep(remote, inAMinute(), nothing);
      expect(await remote.recall(id)).toEqual({ doctorId: drUma.id, isDone: true });
      expect(await failuresOf((report) => sweep(remote, inAMinute(), report))).toEqual([]);
      expect(await remote.recall(id)).toEqual({ doctorId: drUma.id, isDone: true });
    }
  });

  it('is none because what was remembered of failures is no list', async () => {
    const known = await remote.recall(FAILED_STATE);
    await remote.remember(FAILED_STATE, { doctorId: null, isDone: true, blood_pressure: 7 });
    expect(await failuresOf((report) => sweep(remote, inAMinute(), report))).toEqual([]);
    await remote.remember(FAILED_STATE, known ?? {});
  });

  it('is none because an increment took a value beyond its limit', async () => {
    const drIvy = await doctor('dr-ivy');
    const amina = await joinPatient(running.url, 'p-beyond', drIvy.id);
    const open = [...readingGrants(amina.id), `update("user:${amina.id}")`];
    await amina.create('blood_pressure', 'beyond', reading(amina.id), open);
    // The server rejects this from a user. Appwrite accepts it, and both accept it from a key.
    await server.must('PATCH', `${documents('blood_pressure', 'beyond')}/systolic/increment`, { value: 1000 });
    await readings(amina, 'beside');
    expect(await failuresOf((report) => sweep(remote, inAMinute(), report))).toEqual([]);
    expect(await isSeen(drIvy, 'beyond')).toBe(true);
    expect(await isSeen(drIvy, 'beside')).toBe(true);
  });

  it('is none because it names an id that no account can have', async () => {
    const amina = await joinPatient(running.url, 'p-dots', null);
    const odd = ['.', '..', '', '/', '?', '../profiles', 'p-dots?x='];
    for (const [at, userId] of odd.entries())
      await server.create('blood_pressure', `odd-${at}`, { ...reading(userId), userId }, readingGrants(amina.id));
    expect(await failuresOf((report) => sweep(remote, inAMinute(), report))).toEqual([]);
    for (const name of odd) {
      expect(await remote.find('profiles', name), name).toBeUndefined();
      expect(await remote.findFile('medical-files', name), name).toBeUndefined();
      expect(await remote.isDoctor(name), name).toBe(false);
    }
  });
});
