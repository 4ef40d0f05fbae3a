import { Query } from 'appwrite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordTypes } from '@/model/collections/collections.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { doctorLists } from './doctor-lists.ts';
import { prefetchLists, takePrefetched } from './prefetched-lists.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const dayAt = (time: number) => new Date(time).toLocaleDateString('en-CA');

describe("the requests for a doctor's lists", () => {
  const lists = doctorLists('dr', now);

  it('have the same queries as the SDK writes', () => {
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

  it('name collections that exist', () => {
    const known = recordTypes.map(({ collection }): string => collection);
    for (const { collection } of Object.values(lists)) expect(known).toContain(collection);
  });
});

describe('a prefetched list', () => {
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

  it('is returned once, to the doctor it was requested for', async () => {
    prefetchLists('dr', now);
    expect(takePrefetched('other', 'patients', now)).toBeUndefined();
    expect(await takePrefetched('dr', 'patients', now + 1000)).toEqual([
      { $id: '/v1/databases/maia/collections/profiles/documents' },
    ]);
    expect(takePrefetched('dr', 'patients', now + 1000)).toBeUndefined();
    const queries = new URL(String(asked.mock.calls[0]?.[0])).searchParams;
    expect(queries.get('queries[0]')).toBe(Query.equal('assignedDoctorId', 'dr'));
  });

  it('is not used when it was not taken in time', () => {
    prefetchLists('dr', now);
    expect(takePrefetched('dr', 'patients', now + 10_001)).toBeUndefined();
  });

  it('passes an error to its caller, which sends the request again', async () => {
    prefetchLists('dr', now);
    await expect(takePrefetched('dr', 'weight', now)).rejects.toThrow('401');
  });

  it('is not requested while the session of a signed-out user may be open', () => {
    kept.set('maia-left', 'yes');
    prefetchLists('next', now);
    expect(asked).not.toHaveBeenCalled();
    expect(takePrefetched('next', 'patients', now)).toBeUndefined();
  });
});
