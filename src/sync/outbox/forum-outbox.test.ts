// @vitest-environment page
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentForumStore } from '@/db/forum/forum-store.ts';
import { writeReply } from '@/db/forum/forum-writes.ts';
import { openStore } from '@/db/store/open-store.ts';
import { startForumOutbox, sendForumNow } from './forum-outbox.ts';

/** Longer than a loaded machine takes; not a wait of the tested code. */
const PATIENCE_MS = 9_999;
let person = 0;
let stop = () => {};
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Writes a text and answers with these errors. Returns when it is sent again, in ms. */
async function nextTry(status: number, answer: object): Promise<number[]> {
  const execution = JSON.stringify({ responseStatusCode: status, responseBody: JSON.stringify(answer) });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(execution)));
  await openStore(`writer${(person += 1)}`);
  await writeReply('sleep', { content: 'It gets better', isNamed: false });
  const waits = vi.spyOn(globalThis, 'setTimeout');
  stop = startForumOutbox(`writer${person}`);
  await expect
    .poll(async () => (await (await currentForumStore()).writes())[0]?.held, { timeout: PATIENCE_MS })
    .toBeDefined();
  await sendForumNow();
  return waits.mock.calls.map(([, ms = 0]) => ms).filter((ms) => ms >= 2_000 && ms !== PATIENCE_MS);
}

describe('a forum text that was not accepted is sent again', () => {
  it('at the time that the server gives', async () => {
    expect(await nextTry(429, { waitS: 90 })).toEqual([90_000, 90_000]);
  });

  it('after five minutes at most', async () => {
    expect(await nextTry(429, { waitS: 36_000 })).toEqual([300_000, 300_000]);
  });

  it.each([
    ['said nothing of it', { reason: 'busy' }],
    ['said nonsense', { waitS: 'later' }],
  ])('with a growing backoff when the server %s', async (_, answer) => {
    expect(await nextTry(503, answer)).toEqual([2_000, 4_000]);
  });
});
