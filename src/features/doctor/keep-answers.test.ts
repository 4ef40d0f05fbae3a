import 'fake-indexeddb/auto';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDoctorCache, type DoctorCache } from '@/db/doctor-cache.ts';
import { keptMessages } from '@/db/kept-messages.ts';
import { doctorClient } from './doctor-client.ts';
import { keepAnswers } from './keep-answers.ts';
import {
  newestReadingsQuery,
  patientReadingsQuery,
  patientsQuery,
  profileQuery,
  recentlyUpdatedQuery,
  searchQuery,
} from './patient-queries.ts';
import { HOUR, now, patient, pressure } from './test-patients.ts';

let visits = 0;
const opened: { stop: () => void; cache: DoctorCache }[] = [];

/** One visit of a doctor to the app: what was kept before is there, what comes is kept. */
async function visit(doctorId: string) {
  const client = doctorClient();
  const cache = await openDoctorCache(doctorId);
  const { restored, stop } = keepAnswers(client, Promise.resolve(cache), doctorId);
  opened.push({ stop, cache });
  await restored;
  return { client, cache };
}

afterEach(() => {
  for (const { stop, cache } of opened.splice(0)) {
    stop();
    cache.close();
  }
});

const newDoctor = () => `dr-${(visits += 1)}`;
const keysOf = async (cache: DoctorCache) => (await cache.read()).map(({ key }) => key[1]).sort();
/** Everything was written: the queue of writes is served in order, so the last of them shows it. */
const settled = async (client: QueryClient, cache: DoctorCache) => {
  const mark = ['mark', visits++];
  client.setQueryData(mark, 'last');
  await vi.waitFor(async () => expect((await cache.read()).some(({ key }) => key[1] === mark[1])).toBe(true), 5_000);
  await cache.drop(mark);
};

describe("what stays of a doctor's answers", () => {
  it('opens at the next visit with the time it was given', async () => {
    const doctor = newDoctor();
    const first = await visit(doctor);
    first.client.setQueryData(patientsQuery(doctor).queryKey, [patient('amina')], { updatedAt: now });
    await settled(first.client, first.cache);
    const second = await visit(doctor);
    const state = second.client.getQueryState(patientsQuery(doctor).queryKey);
    expect(state?.data).toEqual([patient('amina')]);
    expect(state?.dataUpdatedAt).toBe(now);
  });

  it('does not come back for a patient who is not in a list that was there before it', async () => {
    const doctor = newDoctor();
    const first = await visit(doctor);
    first.client.setQueryData(patientsQuery(doctor).queryKey, [patient('amina'), patient('grace')], { updatedAt: now });
    for (const id of ['amina', 'grace'])
      first.client.setQueryData(profileQuery(doctor, id).queryKey, patient(id), { updatedAt: now });
    await settled(first.client, first.cache);

    const client = doctorClient();
    let open: (cache: DoctorCache) => void = () => undefined;
    const keeping = keepAnswers(client, new Promise<DoctorCache>((resolve) => (open = resolve)), doctor);
    client.setQueryData(patientsQuery(doctor).queryKey, [patient('grace')], { updatedAt: now + HOUR });
    const cache = await openDoctorCache(doctor);
    opened.push({ stop: keeping.stop, cache });
    open(cache);
    await keeping.restored;

    expect(client.getQueryData(profileQuery(doctor, 'grace').queryKey)).toEqual(patient('grace'));
    expect(client.getQueryData(profileQuery(doctor, 'amina').queryKey)).toBeUndefined();
    await settled(client, cache);
    expect(JSON.stringify(await cache.read())).not.toContain('amina');
  });

  it('does not hold what was typed into the search', async () => {
    const doctor = newDoctor();
    const { client, cache } = await visit(doctor);
    client.setQueryData(searchQuery(doctor, 'ami').queryKey, [patient('amina')]);
    client.setQueryData(patientsQuery(doctor).queryKey, [patient('amina')]);
    await settled(client, cache);
    expect(await keysOf(cache)).toEqual(['patients']);
  });

  it('forgets a patient as soon as her own page learns that she chose another doctor', async () => {
    const doctor = newDoctor();
    const { client, cache } = await visit(doctor);
    client.setQueryData(profileQuery(doctor, 'amina').queryKey, patient('amina'));
    client.setQueryData(patientReadingsQuery(doctor, 'amina').queryKey, [pressure('amina', [118, 76], HOUR)]);
    client.setQueryData(profileQuery(doctor, 'amina').queryKey, null);
    await settled(client, cache);
    expect(client.getQueryData(patientReadingsQuery(doctor, 'amina').queryKey)).toBeUndefined();
    expect(await cache.read()).toEqual([]);
  });

  it.each([
    ['while its question is on its way', undefined],
    ['after it was answered', patient('amina')],
  ])('an open page of somebody who is not in the list hears that she is none of theirs, %s', async (_, before) => {
    const doctor = newDoctor();
    const { client, cache } = await visit(doctor);
    const { queryKey } = profileQuery(doctor, 'amina');
    if (before) client.setQueryData(queryKey, before, { updatedAt: now });
    await settled(client, cache);
    let answer: (found: null) => void = () => undefined;
    const queryFn = () => new Promise<null>((resolve) => (answer = resolve));
    const page = new QueryObserver(client, { queryKey, queryFn, staleTime: before ? Infinity : 0 });
    const seen: unknown[] = [];
    const leave = page.subscribe(({ data }) => seen.push(data));

    client.setQueryData(patientsQuery(doctor).queryKey, [patient('grace')], { updatedAt: now });
    await vi.waitFor(() =>
      expect(client.getQueryState(queryKey)).toMatchObject({ data: undefined, fetchStatus: 'fetching' }),
    );
    expect(page.getCurrentResult().data).toBeUndefined();
    await settled(client, cache);
    expect(await keysOf(cache)).not.toContain('profile');
    answer(null);
    await vi.waitFor(() => expect(seen.at(-1)).toBeNull());
    leave();
  });

  it('forgets everything of a patient who is no longer in the list, in memory and on the device', async () => {
    const doctor = newDoctor();
    const { client, cache } = await visit(doctor);
    const both = [patient('amina'), patient('grace')];
    const readings = [pressure('amina', [118, 76], HOUR), pressure('grace', [121, 80], HOUR)];
    client.setQueryData(patientsQuery(doctor).queryKey, both);
    client.setQueryData(recentlyUpdatedQuery(doctor).queryKey, both);
    client.setQueryData(newestReadingsQuery(doctor).queryKey, readings, { updatedAt: now });
    client.setQueryData(profileQuery(doctor, 'amina').queryKey, patient('amina'));
    client.setQueryData(patientReadingsQuery(doctor, 'amina').queryKey, [readings[0] as (typeof readings)[number]]);
    client.setQueryData(profileQuery(doctor, 'grace').queryKey, patient('grace'));
    // As the pages of messages keep them.
    client.setQueryData(keptMessages.conversation(doctor, 'amina'), [{ userId: 'amina' }]);
    client.setQueryData(keptMessages.newest(doctor), [{ userId: 'amina' }, { userId: 'grace' }]);

    client.setQueryData(patientsQuery(doctor).queryKey, [patient('grace')]);
    await settled(client, cache);

    expect(client.getQueryData(profileQuery(doctor, 'amina').queryKey)).toBeUndefined();
    expect(client.getQueryData(patientReadingsQuery(doctor, 'amina').queryKey)).toBeUndefined();
    expect(client.getQueryData(profileQuery(doctor, 'grace').queryKey)).toEqual(patient('grace'));
    expect(client.getQueryState(newestReadingsQuery(doctor).queryKey)?.dataUpdatedAt).toBe(now);
    expect(JSON.stringify(await cache.read())).not.toContain('amina');
    expect(JSON.stringify(await cache.read())).toContain('grace');
  });
});
