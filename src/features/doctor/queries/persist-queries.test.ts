import 'fake-indexeddb/auto';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDoctorCache, type DoctorCache } from '@/db/cache/doctor-cache.ts';
import { messageCacheKeys } from '@/db/cache/message-cache-keys.ts';
import { doctorQueryClient } from './doctor-query-client.ts';
import { persistQueries } from './persist-queries.ts';
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

/** Simulates one visit of a doctor: restores the persisted data and persists new responses. */
async function visit(doctorId: string) {
  const client = doctorQueryClient();
  const cache = await openDoctorCache(doctorId);
  const { restored, stop } = persistQueries(client, Promise.resolve(cache), doctorId);
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
/** Waits until everything is written: writes are queued in order, so the last one shows it. */
const settled = async (client: QueryClient, cache: DoctorCache) => {
  const mark = ['mark', visits++];
  client.setQueryData(mark, 'last');
  await vi.waitFor(async () => expect((await cache.read()).some(({ key }) => key[1] === mark[1])).toBe(true), 5_000);
  await cache.drop(mark);
};

describe('the persisted queries of a doctor', () => {
  it('are restored at the next visit with their original time', async () => {
    const doctor = newDoctor();
    const first = await visit(doctor);
    first.client.setQueryData(patientsQuery(doctor).queryKey, [patient('amina')], { updatedAt: now });
    await settled(first.client, first.cache);
    const second = await visit(doctor);
    const state = second.client.getQueryState(patientsQuery(doctor).queryKey);
    expect(state?.data).toEqual([patient('amina')]);
    expect(state?.dataUpdatedAt).toBe(now);
  });

  it('are not restored for a patient who is missing from a newer list', async () => {
    const doctor = newDoctor();
    const first = await visit(doctor);
    first.client.setQueryData(patientsQuery(doctor).queryKey, [patient('amina'), patient('grace')], { updatedAt: now });
    for (const id of ['amina', 'grace'])
      first.client.setQueryData(profileQuery(doctor, id).queryKey, patient(id), { updatedAt: now });
    await settled(first.client, first.cache);

    const client = doctorQueryClient();
    let open: (cache: DoctorCache) => void = () => undefined;
    const persistence = persistQueries(client, new Promise<DoctorCache>((resolve) => (open = resolve)), doctor);
    client.setQueryData(patientsQuery(doctor).queryKey, [patient('grace')], { updatedAt: now + HOUR });
    const cache = await openDoctorCache(doctor);
    opened.push({ stop: persistence.stop, cache });
    open(cache);
    await persistence.restored;

    expect(client.getQueryData(profileQuery(doctor, 'grace').queryKey)).toEqual(patient('grace'));
    expect(client.getQueryData(profileQuery(doctor, 'amina').queryKey)).toBeUndefined();
    await settled(client, cache);
    expect(JSON.stringify(await cache.read())).not.toContain('amina');
  });

  it('contain no search text', async () => {
    const doctor = newDoctor();
    const { client, cache } = await visit(doctor);
    client.setQueryData(searchQuery(doctor, 'ami').queryKey, [patient('amina')]);
    client.setQueryData(patientsQuery(doctor).queryKey, [patient('amina')]);
    await settled(client, cache);
    expect(await keysOf(cache)).toEqual(['patients']);
  });

  it('lose a patient as soon as her page learns that she chose another doctor', async () => {
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
    ['while its request is pending', undefined],
    ['after its request was answered', patient('amina')],
  ])('an open page of a patient who left the list learns that she is no longer a patient, %s', async (_, before) => {
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

  it('lose everything about a patient who is no longer in the list, in memory and on the device', async () => {
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
    // The same keys that the message pages use.
    client.setQueryData(messageCacheKeys.conversation(doctor, 'amina'), [{ userId: 'amina' }]);
    client.setQueryData(messageCacheKeys.newest(doctor), [{ userId: 'amina' }, { userId: 'grace' }]);

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
