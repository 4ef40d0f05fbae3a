import { describe, expect, it } from 'vitest';
import { ListBatch } from './list-batch.ts';
import { RemoteFailure } from './remote-failure.ts';

const body = (path: string) => ({ total: 1, documents: [path] });

/** A batch over a server that gives these answers, and the paths of each request. */
function batchOver(answersTo: (paths: readonly string[]) => Promise<unknown>) {
  const requests: (readonly string[])[] = [];
  const batch = new ListBatch((paths) => {
    requests.push(paths);
    return answersTo(paths);
  });
  return { batch, requests, ask: (...paths: string[]) => Promise.allSettled(paths.map((path) => batch.list(path))) };
}
const answered = async (paths: readonly string[]) => ({
  lists: paths.map((path) => ({ status: 200, body: body(path) })),
});
const byItself = { status: 'fulfilled', value: undefined };

describe('lists of the same moment', () => {
  it('are one request, and each gets its own answer', async () => {
    const { requests, ask } = batchOver(answered);
    expect(await ask('a', 'b', 'c')).toEqual(
      ['a', 'b', 'c'].map((path) => ({ status: 'fulfilled', value: body(path) })),
    );
    expect(requests).toEqual([['a', 'b', 'c']]);
  });

  it('are sent by themselves when they are fewer than three', async () => {
    const { requests, ask } = batchOver(answered);
    expect(await ask('a', 'b')).toEqual([byItself, byItself]);
    expect(requests).toEqual([]);
  });

  it('one that is too long for the answer is sent by itself', async () => {
    const { ask } = batchOver(async (paths) => ({ lists: [null, ...(await answered(paths)).lists.slice(1)] }));
    expect(await ask('long', 'b', 'c')).toMatchObject([byItself, { value: body('b') }, { value: body('c') }]);
  });

  it('one that is refused fails alone, as by itself', async () => {
    const refused = { status: 404, body: { type: 'collection_not_found', message: 'no such collection' } };
    const { ask } = batchOver(async (paths) => ({ lists: [refused, ...(await answered(paths)).lists.slice(1)] }));
    const [first, ...others] = await ask('a', 'b', 'c');
    expect(first).toMatchObject({ reason: { name: 'RemoteFailure', kind: 'misconfigured', code: 404 } });
    expect(others).toMatchObject([{ value: body('b') }, { value: body('c') }]);
  });

  it.each([
    ['does not know the request', { code: 404, type: 'general_route_not_found', message: '' }],
    ['asks for a second factor', { code: 401, type: 'user_more_factors_required', message: '' }],
  ])('are sent by themselves to a server that %s', async (_, error) => {
    const { ask } = batchOver(() => Promise.reject(error));
    expect(await ask('a', 'b', 'c')).toEqual([byItself, byItself, byItself]);
  });

  it.each([
    ['nothing', {}],
    ['fewer answers than lists', { lists: [{ status: 200, body: body('a') }] }],
  ])('are sent by themselves when the answer has %s', async (_, answer) => {
    const { ask } = batchOver(async () => answer);
    expect(await ask('a', 'b', 'c')).toEqual([byItself, byItself, byItself]);
  });

  it('all fail when the server cannot be reached, so that they are repeated later', async () => {
    const lost = new RemoteFailure('unreachable', 'timeout', 'no answer', { isNetwork: true });
    const { ask } = batchOver(() => Promise.reject(lost));
    expect(await ask('a', 'b', 'c')).toEqual(Array.from({ length: 3 }, () => ({ status: 'rejected', reason: lost })));
  });
});
