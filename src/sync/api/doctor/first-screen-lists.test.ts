import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '@/model/time/durations.ts';
import { ownerGrants } from '@/model/schema/permission.ts';
import { toInstant } from '@/model/time/instant.ts';
import { prefetchLists, takePrefetched } from './prefetched-lists.ts';
import { FEW_PATIENTS, firstScreenLists } from './first-screen-lists.ts';

const now = Date.parse('2026-11-21T09:00:00Z');

const profileOf = (id: string) => ({
  $id: id,
  $updatedAt: toInstant(now),
  $permissions: ownerGrants(['read', 'update'], id),
  userId: id,
  name: `Name ${id}`,
  assignedDoctorId: 'dr',
});
const readingOf = (userId: string, hours: number, values: object) => ({
  $id: `${userId}-${hours}`,
  $permissions: ownerGrants(['read', 'delete'], userId),
  userId,
  recordedAt: toInstant(now - hours * HOUR_MS),
  ...values,
});
const pressureOf = (userId: string, hours: number) => readingOf(userId, hours, { systolic: 150, diastolic: 95 });

/** The server's documents, by collection. */
let answers: Record<string, readonly object[]>;
beforeEach(() => {
  answers = {
    profiles: Array.from({ length: FEW_PATIENTS + 1 }, (_, n) => profileOf(`p${n}`)),
    blood_pressure: [pressureOf('p7', 1), pressureOf('stranger', 2), pressureOf('p8', 30), pressureOf('p7', 200)],
    blood_sugar: [readingOf('p9', 3, { level: 200, unit: 'mg/dL', measurementType: 'fasting' })],
    weight: [readingOf('p8', 40, { weight: 70, unit: 'kg' })],
  };
  vi.stubGlobal('location', { origin: 'https://maia.example' });
  vi.stubGlobal('self', { location: { origin: 'https://maia.example' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', (url: string) => {
    const [, collection = ''] = /collections\/(\w+)\//.exec(url) ?? [];
    return Promise.resolve(Response.json({ documents: answers[collection] ?? [] }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the top of a doctor's first lists", () => {
  it('has everything about the patients who measured in the last 24 hours, and nothing of others', async () => {
    prefetchLists('dr', now);
    const lists = await firstScreenLists('dr', now);
    expect(lists?.total).toBe(FEW_PATIENTS + 1);
    expect(lists?.patients.map(({ id }) => id)).toEqual(['p7', 'p9']);
    const read = lists?.readings.map(({ id }) => id);
    expect(read).toEqual(['p7-1', 'stranger-2', 'p9-3', 'p7-200']);
  });

  it('leaves the responses for the later reading of the whole list', async () => {
    prefetchLists('dr', now);
    await firstScreenLists('dr', now);
    expect(await takePrefetched('dr', 'patients', now)).toHaveLength(FEW_PATIENTS + 1);
  });

  it('is not used for a short list, which is read whole at once', async () => {
    answers['profiles'] = answers['profiles']?.slice(1) ?? [];
    prefetchLists('dr', now);
    expect(await firstScreenLists('dr', now)).toBeNull();
  });

  it('is not used when a list is empty, because a lost session is answered so', async () => {
    answers['weight'] = [];
    prefetchLists('dr', now);
    expect(await firstScreenLists('dr', now)).toBeNull();
  });

  it('is not used when a list failed or was not requested', async () => {
    expect(await firstScreenLists('nobody', now)).toBeNull();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    prefetchLists('dr', now);
    expect(await firstScreenLists('dr', now)).toBeNull();
  });
});
