import { Query } from 'appwrite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordTypes } from '@/model/collections/collections.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { doctorLists, recordLists, recordRequests, type RecordList } from './doctor-lists.ts';
import { prefetchLists, takePrefetched } from './prefetched-lists.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const dayAt = (time: number) => new Date(time).toLocaleDateString('en-CA');

describe("the requests for a doctor's lists", () => {
  const { patients, unread } = doctorLists('dr');
  const since = Query.greaterThanEqual('recordedAt', '2026-11-07T09:00:00.000+00:00');
  const ofPatients = Query.equal('userId', ['amina', 'grace']);
  const queriesOf = (list: RecordList, ids = ['amina', 'grace']) =>
    recordRequests(list, ids, now).map(({ queries }) => queries);

  it('have the same queries as the SDK writes', () => {
    expect(patients.queries).toEqual([Query.equal('assignedDoctorId', 'dr'), Query.limit(5000)]);
    expect(unread.queries).toEqual([
      Query.equal('doctorId', 'dr'),
      Query.equal('isRead', false),
      Query.orderDesc('$createdAt'),
      Query.limit(5000),
    ]);
    expect(queriesOf('weight')).toEqual([[ofPatients, since, Query.limit(5000), Query.orderDesc('recordedAt')]]);
    expect(queriesOf('notes')).toEqual(
      [[since], [Query.equal('entry', ['limits', 'opened']), Query.isNull('caseClosedAt')]].map((which) => [
        ofPatients,
        ...which,
        Query.orderDesc('recordedAt'),
        Query.limit(5000),
      ]),
    );
    expect(queriesOf('visits')).toEqual([
      [
        ofPatients,
        Query.lessThan('date', dayAt(now)),
        Query.greaterThanEqual('date', dayAt(now - 60 * DAY_MS)),
        Query.equal('isCompleted', false),
        Query.orderAsc('date'),
        Query.limit(5000),
      ],
    ]);
  });

  it('name at most 100 patients each, in at most 4,096 characters, and no request is sent for no patient', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, n) => `${n}`.padStart(36, 'x'));
    const named = queriesOf('weight', ids(250)).map(([first = '']) => JSON.parse(first) as { values: string[] });
    expect(named.map(({ values }) => values.length)).toEqual([100, 100, 50]);
    expect(named.flatMap(({ values }) => values)).toEqual(ids(250));
    expect(Math.max(...queriesOf('notes', ids(100)).flatMap((all) => all.map(({ length }) => length)))).toBeLessThan(
      4096,
    );
    expect(queriesOf('weight', [])).toEqual([]);
  });

  it('name the time alone for more than 300 patients', () => {
    const ids = Array.from({ length: 301 }, (_, n) => `p${n}`);
    expect(queriesOf('weight', ids)).toEqual([[since, Query.limit(5000), Query.orderDesc('recordedAt')]]);
    expect(queriesOf('weight', ids.slice(1))).toHaveLength(3);
  });

  it('name collections that exist', () => {
    const known = recordTypes.map(({ collection }): string => collection);
    const requests = [patients, unread, ...recordLists.flatMap((list) => recordRequests(list, ['amina'], now))];
    for (const { collection } of requests) expect(known).toContain(collection);
  });
});

describe('a prefetched list', () => {
  const kept = new Map<string, string>();
  const answered = (url: string): Promise<Response> =>
    Promise.resolve(
      url.includes('/weight/')
        ? new Response('', { status: 401 })
        : Response.json({ documents: [{ $id: new URL(url).pathname }] }),
    );
  const asked = vi.fn(answered);
  beforeEach(() => {
    const storage = { getItem: (key: string) => kept.get(key) ?? null };
    vi.stubGlobal('location', { origin: 'https://maia.example' });
    vi.stubGlobal('self', { location: { origin: 'https://maia.example' } });
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('fetch', asked);
  });
  afterEach(async () => {
    // The requests that follow the ids.
    await new Promise((done) => setTimeout(done));
    asked.mockReset().mockImplementation(answered);
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
    const searches = asked.mock.calls.map(([url]) => new URL(url).searchParams);
    expect(searches[0]?.get('queries[0]')).toBe(Query.equal('assignedDoctorId', 'dr'));
    expect(searches.map((search) => search.get('total'))).toEqual(searches.map(() => 'false'));
  });

  it('of the patients of the last visit is requested in the same instant as the patients', async () => {
    // The id that the server of this test returns.
    const ids = ['/v1/databases/maia/collections/profiles/documents'];
    kept.set('maia-patients', JSON.stringify({ doctorId: 'dr', ids }));
    prefetchLists('dr', now);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    const collections = asked.mock.calls.map(([url]) => /collections\/(\w+)/.exec(url)?.[1]);
    expect(collections.toSorted()).toEqual(
      ['profiles', 'doctor_messages', ...recordLists.flatMap((list) => recordRequests(list, ids, now))]
        .map((each) => (typeof each === 'string' ? each : each.collection))
        .toSorted(),
    );
  });

  it('of the first visit waits for the ids of the patients only, not for their profiles', async () => {
    asked.mockImplementation((url) =>
      url.includes('/profiles/') && !url.includes('select')
        ? new Promise(() => undefined)
        : Promise.resolve(Response.json({ documents: [{ $id: 'amina', userId: 'amina' }] })),
    );
    prefetchLists('dr', now);
    expect(await takePrefetched('dr', 'weight', now)).toEqual([{ $id: 'amina', userId: 'amina' }]);
    const weights = asked.mock.calls.map(([url]) => url).filter((url) => url.includes('/weight/'));
    expect(weights.map((url) => new URL(url).searchParams.get('queries[0]'))).toEqual([
      Query.equal('userId', ['amina']),
    ]);
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
