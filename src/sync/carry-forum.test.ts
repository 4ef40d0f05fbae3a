// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forumHere } from '@/db/forum-box.ts';
import { writeReply } from '@/db/forum.ts';
import { openStore } from '@/db/open-store.ts';
import { carryForum, carryForumNow } from './carry-forum.ts';

/** Longer than a loaded machine takes; no wait of what is tested. */
const PATIENCE_MS = 9_999;
let person = 0;
let stop = () => {};
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** She writes, the forum answers so; when it is asked again, in ms. */
async function nextTry(status: number, answer: object): Promise<number[]> {
  const execution = JSON.stringify({ responseStatusCode: status, responseBody: JSON.stringify(answer) });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(execution)));
  await openStore(`writer${(person += 1)}`);
  await writeReply('sleep', { content: 'It gets better', isNamed: false });
  const waits = vi.spyOn(globalThis, 'setTimeout');
  stop = carryForum(`writer${person}`);
  await expect.poll(async () => (await (await forumHere()).writes())[0]?.held, { timeout: PATIENCE_MS }).toBeDefined();
  await carryForumNow();
  return waits.mock.calls.map(([, ms = 0]) => ms).filter((ms) => ms >= 2_000 && ms !== PATIENCE_MS);
}

describe('what the forum does not take now is sent again', () => {
  it('when the server says that it takes it', async () => {
    expect(await nextTry(429, { waitS: 90 })).toEqual([90_000, 90_000]);
  });

  it('after five minutes at most', async () => {
    expect(await nextTry(429, { waitS: 36_000 })).toEqual([300_000, 300_000]);
  });

  it.each([
    ['said nothing of it', { reason: 'busy' }],
    ['said nonsense', { waitS: 'later' }],
  ])('after a while that grows, where the server %s', async (_, answer) => {
    expect(await nextTry(503, answer)).toEqual([2_000, 4_000]);
  });
});
