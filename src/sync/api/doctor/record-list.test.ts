import { describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { MAX_ASKED_BY_ID, type ListRequest } from './doctor-lists.ts';
import { listRecords, type Ask } from './record-list.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const reading = (userId: string, nth: number, date = '2026-11-20') => ({
  $id: `${userId}-${nth}`,
  $updatedAt: '',
  $permissions: [],
  userId,
  date,
  recordedAt: `2026-11-20T0${nth}:00:00.000+00:00`,
});
const named = ({ queries }: ListRequest): string[] | undefined => {
  const all = queries.map((query) => JSON.parse(query) as { attribute?: string; values: string[] });
  return all.find(({ attribute }) => attribute === 'userId')?.values;
};
/** A server that compares ids without regard to letter case, as Appwrite does. */
const serverWith = (...documents: ReturnType<typeof reading>[]) =>
  vi.fn<Ask>(async (request) => {
    const ids = named(request)?.map((id) => id.toLowerCase());
    return documents.filter(({ userId }) => ids === undefined || ids.includes(userId.toLowerCase()));
  });
const idsOf = (documents: readonly { $id: string }[]) => documents.map(({ $id }) => $id);

describe('the records of a doctor’s patients', () => {
  it('are requested by the patients of the last visit before the patients of now are known', async () => {
    const ask = serverWith(reading('amina', 1));
    let answer: (ids: string[]) => void = () => undefined;
    const current = new Promise<string[]>((resolve) => (answer = resolve));
    const list = listRecords(ask, 'weight', { known: ['amina'], current }, now);
    expect(ask.mock.calls.map(([request]) => named(request))).toEqual([['amina']]);
    answer(['amina']);
    expect(idsOf(await list)).toEqual(['amina-1']);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('have those of a patient who was assigned since the last visit, in their place by time', async () => {
    const ask = serverWith(reading('amina', 1), reading('amina', 3), reading('grace', 2));
    const ids = { known: ['amina'], current: Promise.resolve(['amina', 'grace']) };
    expect(idsOf(await listRecords(ask, 'weight', ids, now))).toEqual(['amina-3', 'grace-2', 'amina-1']);
    expect(ask.mock.calls.map(([request]) => named(request))).toEqual([['amina'], ['grace']]);
  });

  it('have nothing of a former patient, whom the server may still return', async () => {
    const ask = serverWith(reading('amina', 1), reading('leila', 2));
    const ids = { known: ['amina', 'leila'], current: Promise.resolve(['amina']) };
    expect(idsOf(await listRecords(ask, 'weight', ids, now))).toEqual(['amina-1']);
  });

  it('have nothing of an id in another letter case', async () => {
    const ask = serverWith(reading('amina', 1), reading('Amina', 2));
    expect(
      idsOf(await listRecords(ask, 'weight', { known: undefined, current: Promise.resolve(['amina']) }, now)),
    ).toEqual(['amina-1']);
  });

  it('wait for the ids at the first visit, and are empty without a request when there are no patients', async () => {
    const ask = serverWith(reading('amina', 1));
    expect(await listRecords(ask, 'weight', { known: undefined, current: Promise.resolve([]) }, now)).toEqual([]);
    expect(ask).not.toHaveBeenCalled();
    const ids = { known: undefined, current: Promise.resolve(['amina']) };
    expect(idsOf(await listRecords(ask, 'weight', ids, now))).toEqual(['amina-1']);
  });

  it('are ordered as one answer would be: visits the oldest first, notes once each', async () => {
    const visits = serverWith(reading('amina', 1, '2026-11-19'), reading('grace', 2, '2026-11-02'));
    const ids = { known: ['amina'], current: Promise.resolve(['amina', 'grace']) };
    expect(idsOf(await listRecords(visits, 'visits', ids, now))).toEqual(['grace-2', 'amina-1']);
    const notes = serverWith(reading('amina', 1));
    expect(idsOf(await listRecords(notes, 'notes', ids, now))).toEqual(['amina-1']);
    expect(notes).toHaveBeenCalledTimes(4);
  });

  it('of very many patients are requested once by their time', async () => {
    const many = Array.from({ length: MAX_ASKED_BY_ID + 1 }, (_, n) => `p${n}`);
    for (const known of [undefined, many]) {
      const ask = serverWith(reading('p7', 1));
      const found = await listRecords(ask, 'weight', { known, current: Promise.resolve(many) }, now);
      expect(idsOf(found)).toEqual(['p7-1']);
      expect(ask.mock.calls.map(([request]) => named(request))).toEqual([undefined]);
    }
  });

  it('fail when one request fails, or the patients cannot be read', async () => {
    const failing: Ask = () => Promise.reject(new Error('no network'));
    const ids = { known: ['amina'], current: Promise.resolve(['amina']) };
    await expect(listRecords(failing, 'weight', ids, now)).rejects.toThrow('no network');
    const unknown = { known: ['amina'], current: Promise.reject(new Error('401')) };
    await expect(listRecords(serverWith(), 'weight', unknown, now)).rejects.toThrow('401');
  });
});

describe('the notes of a doctor’s patients', () => {
  const note = (id: string, entry: string, daysAgo: number, more: object = {}) => ({
    $id: id,
    $updatedAt: '',
    $permissions: [],
    userId: 'amina',
    entry,
    recordedAt: toInstant(now - daysAgo * DAY_MS),
    ...more,
  });
  /** A server with these notes, the newest first. */
  const serverOf = (...held: ReturnType<typeof note>[]) =>
    vi.fn<Ask>(async ({ queries }) => {
      const asked = queries.map(
        (query) => JSON.parse(query) as { method: string; attribute: string; values: string[] },
      );
      const has = (document: Record<string, unknown>) =>
        asked.every(({ method, attribute, values }) => {
          const value = document[attribute];
          if (method === 'equal') return values.includes(String(value));
          if (method === 'isNull') return value === undefined;
          return method !== 'greaterThanEqual' || String(value) >= String(values[0]);
        });
      return held.filter((document) => has(document));
    });
  const ids = { known: ['amina'], current: Promise.resolve(['amina']) };
  const old = { episodeId: 'case-old' };

  it('have an alarm of 30 days ago with all that was done about it, with one request more', async () => {
    const later = Array.from({ length: 150 }, (_, at) => note(`later-${at}`, 'note', at / 20));
    const ask = serverOf(
      ...later,
      note('noAnswer', 'outcome', 20, old),
      note('step', 'step', 29, old),
      note('alarm', 'opened', 30, old),
    );
    const found = idsOf(await listRecords(ask, 'notes', ids, now));
    expect(found).toHaveLength(153);
    expect(found.slice(-3)).toEqual(['noAnswer', 'step', 'alarm']);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('need no further request without an old alarm, or when the server knows that its case is closed', async () => {
    const closed = note('alarm', 'opened', 30, { ...old, caseClosedAt: toInstant(now) });
    const ask = serverOf(note('new', 'opened', 2, { episodeId: 'case-new' }), closed);
    expect(idsOf(await listRecords(ask, 'notes', ids, now))).toEqual(['new']);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('of 150 old alarms still need one request more, for the oldest hundred', async () => {
    const alarms = Array.from({ length: 150 }, (_, at) =>
      note(`a-${at}`, 'opened', 20 + at, { episodeId: `case-${at}` }),
    );
    const ask = serverOf(...alarms);
    expect(await listRecords(ask, 'notes', ids, now)).toHaveLength(150);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(ask.mock.calls.at(-1)?.[0].queries[0]).toContain('case-149');
  });
});
