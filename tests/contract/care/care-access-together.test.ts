import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Query } from 'node-appwrite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Remote } from '../../../functions/care-access/remote.ts';
import { updateRecentGrants } from '../../../functions/care-access/update-recent-grants.ts';
import { MAX_PATIENTS } from '../../../functions/care-access/patient-documents.ts';
import { updateGrantsOfPatients } from '../../../functions/care-access/update-patient-grants.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import { profileGrants, reading, readingGrants } from '../server/care-patient.ts';
import { Person } from '../server/person.ts';

const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
const folders: string[] = [];
const servers: RunningBackend[] = [];

async function clinic(withFunctions: boolean): Promise<{ running: RunningBackend; server: Person; doctors: Person[] }> {
  const data = mkdtempSync(join(tmpdir(), 'maia-together-'));
  folders.push(data);
  const running = await startBackend({
    config,
    data,
    port: 0,
    rateLimits: false,
    ...(withFunctions ? runtimeParts() : {}),
  });
  servers.push(running);
  const server = new Person('server', running.url, running.apiKey);
  const doctors = [await Person.join(running.url, 'dr-ada'), await Person.join(running.url, 'dr-ben')];
  for (const { id } of doctors) await server.must('PUT', `/users/${id}/labels`, { labels: ['doctor'] });
  return { running, server, doctors };
}
afterAll(async () => {
  for (const running of servers) await running.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The real backend, and how many requests were made to it. */
function counted(remote: Remote): { remote: Remote; requests: () => number } {
  let requests = 0;
  const counting = new Proxy(remote, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function') return method;
      return (...given: unknown[]): unknown => {
        requests += 1;
        return Reflect.apply(method, target, given);
      };
    },
  });
  return { remote: counting, requests: () => requests };
}

describe('one run for fifty patients', () => {
  let server: Person;
  let doctors: Person[];
  let remote: Remote;
  const ids = Array.from({ length: MAX_PATIENTS }, (_, n) => `amina-${n}`);

  beforeAll(async () => {
    let running: RunningBackend;
    ({ running, server, doctors } = await clinic(false));
    process.env.APPWRITE_FUNCTION_API_ENDPOINT = `${running.url}/v1`;
    process.env.APPWRITE_FUNCTION_PROJECT_ID = 'maia';
    remote = connect(running.apiKey);
    for (const [n, id] of ids.entries()) {
      const data = { userId: id, name: id, assignedDoctorId: doctors[n % 2]?.id };
      await server.create('profiles', id, data, profileGrants(id));
      await server.create('blood_pressure', `bp-${id}`, reading(id), readingGrants(id));
    }
  });

  const readableBy = async (doctor: Person | undefined): Promise<string[]> => {
    const answer = await doctor?.list('blood_pressure', Query.limit(100));
    return (answer?.body.documents ?? []).map(({ userId }) => String(userId)).toSorted();
  };
  const patientsOf = (nth: number) => ids.filter((_, n) => n % 2 === nth).toSorted();

  it('asks for all of them at the same time: a write for each record, and little more', async () => {
    const { remote: counting, requests } = counted(remote);
    expect(await updateRecentGrants(counting, ids, Date.now())).toBe(2 * MAX_PATIENTS);
    expect(requests()).toBeLessThan(2 * MAX_PATIENTS + 50);
    expect(await readableBy(doctors[0])).toEqual(patientsOf(0));
    expect(await readableBy(doctors[1])).toEqual(patientsOf(1));
  });

  it('writes nothing when all is right, and asks once for each collection', async () => {
    const { remote: counting, requests } = counted(remote);
    expect(await updateRecentGrants(counting, ids, Date.now())).toBe(0);
    expect(requests()).toBeLessThan(50);
  });

  it('takes each patient’s own doctor: the others of the run stay as they are when one changes', async () => {
    await server.must('PATCH', `/databases/maia/collections/profiles/documents/amina-0`, {
      data: { assignedDoctorId: doctors[1]?.id },
    });
    await updateRecentGrants(remote, ids, Date.now());
    expect(await readableBy(doctors[0])).toEqual(patientsOf(0).filter((id) => id !== 'amina-0'));
    expect(await readableBy(doctors[1])).toEqual([...patientsOf(1), 'amina-0'].toSorted());
  });

  it('corrects the other patients when the doctor of one cannot be read', async () => {
    const failing: Remote = {
      ...remote,
      isDoctor: (id) => (id === 'dr-ada' ? Promise.reject(new Error('no answer')) : remote.isDoctor(id)),
    };
    for (const id of ['amina-2', 'amina-3'])
      await server.create('blood_pressure', `later-${id}`, reading(id), readingGrants(id));
    await expect(updateRecentGrants(failing, ids, Date.now())).rejects.toThrow('no answer');
    expect((await doctors[1]?.get('blood_pressure', 'later-amina-3'))?.status).toBe(200);
    expect((await doctors[0]?.get('blood_pressure', 'later-amina-2'))?.status).toBe(404);
    await updateRecentGrants(remote, ids, Date.now());
    expect((await doctors[0]?.get('blood_pressure', 'later-amina-2'))?.status).toBe(200);
  });
});

describe('fifty new profiles', () => {
  let server: Person;
  let doctors: Person[];
  let remote: Remote;
  const ids = Array.from({ length: MAX_PATIENTS }, (_, n) => `leila-${n}`);

  beforeAll(async () => {
    let running: RunningBackend;
    ({ running, server, doctors } = await clinic(false));
    process.env.APPWRITE_FUNCTION_API_ENDPOINT = `${running.url}/v1`;
    remote = connect(running.apiKey);
    for (const [n, id] of ids.entries()) {
      await server.create('blood_pressure', `bp-${id}`, reading(id), readingGrants(id));
      const data = { userId: id, name: id, assignedDoctorId: doctors[n % 2]?.id };
      await server.create('profiles', id, data, profileGrants(id));
    }
  });

  it('share the requests of one run; the records of a patient who fails stay unfinished, and hers alone', async () => {
    const counting = counted(remote);
    const failing: Remote = {
      ...counting.remote,
      setGrants: (collection, some, ...rest) =>
        some.includes('bp-leila-7')
          ? Promise.reject(new Error('not this one'))
          : counting.remote.setGrants(collection, some, ...rest),
    };
    await expect(updateGrantsOfPatients(failing, ids)).rejects.toThrow('bp-leila-7: Error: not this one');
    // For each: two looks at what was done before, its start, its end, and a write for each of her two records.
    expect(counting.requests()).toBeLessThan(6 * MAX_PATIENTS + 70);
    for (const [n, id] of ids.entries()) {
      const [own, other] = n % 2 === 0 ? doctors : doctors.toReversed();
      const isFailing = id === 'leila-7';
      expect((await own?.get('blood_pressure', `bp-${id}`))?.status, id).toBe(isFailing ? 404 : 200);
      expect((await own?.get('profiles', id))?.status, id).toBe(200);
      expect((await other?.get('blood_pressure', `bp-${id}`))?.status, id).toBe(404);
    }
    expect(await remote.recallOpen()).toEqual([expect.objectContaining({ patientId: 'leila-7', isDone: false })]);
    await updateGrantsOfPatients(remote, ids);
    expect((await doctors[1]?.get('blood_pressure', 'bp-leila-7'))?.status).toBe(200);
    expect(await remote.recallOpen()).toEqual([]);
  });
});

describe('seventy phones that push in the same instant', () => {
  it('are all answered, and the doctor gets the event of every reading', async () => {
    const { running, server, doctors } = await clinic(true);
    const phones = await Promise.all(Array.from({ length: 70 }, (_, n) => Person.join(running.url, `grace-${n}`)));
    await Promise.all(
      phones.map(({ id }) =>
        server.create('profiles', id, { userId: id, name: id, assignedDoctorId: doctors[0]?.id }, profileGrants(id)),
      ),
    );
    const listener = await doctors[0]?.listen('documents');
    const recordedAt = toInstant(Date.now());
    await Promise.all(
      phones.map((phone) => {
        const { id } = phone;
        return phone.create('blood_pressure', `bp-${id}`, { ...reading(id), recordedAt }, readingGrants(id));
      }),
    );
    const answers = await Promise.all(
      phones.map((phone) => phone.call('POST', '/functions/care-access/executions', { async: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual(phones.map(() => 202));
    const received = () => new Set(listener?.received.filter((id) => id.startsWith('bp-')));
    await expect.poll(() => received().size, { timeout: 20_000 }).toBe(phones.length);
    listener?.close();
  });
});
