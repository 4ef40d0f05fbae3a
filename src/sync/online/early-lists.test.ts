import { Query } from 'appwrite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordTypes } from '@/model/collections.ts';
import { DAY_MS } from '@/model/durations.ts';
import { doctorLists } from './doctor-lists.ts';
import { askEarly, takeEarly } from './early-lists.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const dayAt = (time: number) => new Date(time).toLocaleDateString('en-CA');

describe("what a doctor's list asks", () => {
  const lists = doctorLists('dr', now);

  it('asks in the words of the SDK', () => {
    const since = Query.greaterThanEqual('recordedAt', '2026-11-07T09:00:00.000+00:00');
    expect(lists.patients.queries).toEqual([Query.equal('assignedDoctorId', 'dr'), Query.limit(5000)]);
    expect(lists.weight.queries).toEqual([since, Query.limit(5000), Query.orderDesc('recordedAt')]);
    expect(lists.notes.queries).toEqual([
      Query.or([since, Query.equal('entry', 'limits')]),
      Query.orderDesc('recordedAt'),
      Query.limit(5000),
    ]);
    expect(lists.visits.queries).toEqual([
      Query.lessThan('date', dayAt(now)),
      Query.greaterThanEqual('date', dayAt(now - 60 * DAY_MS)),
      Query.equal('isCompleted', false),
      Query.orderAsc('date'),
      Query.limit(5000),
    ]);
    expect(lists.unread.queries).toEqual([
      Query.equal('doctorId', 'dr'),
      Query.equal('isRead', false),
      Query.orderDesc('$createdAt'),
      Query.limit(5000),
    ]);
  });

  it('asks collections that there are', () => {
    const known = recordTypes.map(({ collection }): string => collection);
    for (const { collection } of Object.values(lists)) expect(known).toContain(collection);
  });
});

describe('an early question', () => {
  const kept = new Map<string, string>();
  const asked = vi.fn((url: string) =>
    Promise.resolve(
      url.includes('/weight/')
        ? new Response('', { status: 401 })
        : Response.json({ documents: [{ $id: new URL(url).pathname }] }),
    ),
  );
  beforeEach(() => {
    const storage = { getItem: (key: string) => kept.get(key) ?? null };
    vi.stubGlobal('location', { origin: 'https://maia.example' });
    vi.stubGlobal('self', { location: { origin: 'https://maia.example' } });
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('fetch', asked);
  });
  afterEach(() => {
    asked.mockClear();
    kept.clear();
    vi.unstubAllGlobals();
  });

  it('is answered once, to the doctor it was asked for', async () => {
    askEarly('dr', now);
    expect(takeEarly('other', 'patients', now)).toBeUndefined();
    expect(await takeEarly('dr', 'patients', now + 1000)).toEqual([
      { $id: '/v1/databases/maia/collections/profiles/documents' },
    ]);
    expect(takeEarly('dr', 'patients', now + 1000)).toBeUndefined();
    const queries = new URL(String(asked.mock.calls[0]?.[0])).searchParams;
    expect(queries.get('queries[0]')).toBe(Query.equal('assignedDoctorId', 'dr'));
  });

  it('is not believed when nobody took it in time', () => {
    askEarly('dr', now);
    expect(takeEarly('dr', 'patients', now + 10_001)).toBeUndefined();
  });

  it('hands a refusal to whoever takes it, who asks again', async () => {
    askEarly('dr', now);
    await expect(takeEarly('dr', 'weight', now)).rejects.toThrow('401');
  });

  it('is not asked while the session of somebody who left may be open', () => {
    kept.set('maia-left', 'yes');
    askEarly('next', now);
    expect(asked).not.toHaveBeenCalled();
    expect(takeEarly('next', 'patients', now)).toBeUndefined();
  });
});
