import { describe, expect, it, vi } from 'vitest';
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
