import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '@/model/durations.ts';
import { ownerGrants } from '@/model/permission.ts';
import { toInstant } from '@/model/instant.ts';
import { askEarly, takeEarly } from './early-lists.ts';
import { FEW_PATIENTS, firstLists } from './first-lists.ts';

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

/** What the server answers, by collection. */
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
  it('is everything about those patients who measured in the last 24 hours, and of nobody else', async () => {
    askEarly('dr', now);
    const lists = await firstLists('dr', now);
    expect(lists?.total).toBe(FEW_PATIENTS + 1);
    expect(lists?.patients.map(({ id }) => id)).toEqual(['p7', 'p9']);
    const read = lists?.readings.map(({ id }) => id);
    expect(read).toEqual(['p7-1', 'stranger-2', 'p9-3', 'p7-200']);
  });

  it('leaves the answers for whoever reads them whole', async () => {
    askEarly('dr', now);
    await firstLists('dr', now);
    expect(await takeEarly('dr', 'patients', now)).toHaveLength(FEW_PATIENTS + 1);
  });

  it('is not taken from a short list, which is read whole at once', async () => {
    answers['profiles'] = answers['profiles']?.slice(1) ?? [];
    askEarly('dr', now);
    expect(await firstLists('dr', now)).toBeNull();
  });

  it('is not taken where a list is empty, because a lost session is answered so', async () => {
    answers['weight'] = [];
    askEarly('dr', now);
    expect(await firstLists('dr', now)).toBeNull();
  });

  it('is not taken where a list failed or nothing was asked', async () => {
    expect(await firstLists('nobody', now)).toBeNull();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    askEarly('dr', now);
    expect(await firstLists('dr', now)).toBeNull();
  });
});
