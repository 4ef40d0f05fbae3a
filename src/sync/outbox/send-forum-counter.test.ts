// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readLog } from '@/log/log.ts';
import { sendWrite } from './send-forum.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const answering = (body: object) =>
  vi.stubGlobal('fetch', async () =>
    Promise.resolve(new Response(JSON.stringify({ responseStatusCode: 200, responseBody: JSON.stringify(body) }))),
  );
const reply = { kind: 'reply', id: 'r', topicId: 't', content: 'Me too', isNamed: false } as const;

it('a counter that the server could not update after a reply is only logged: the reply counts as sent', async () => {
  answering({ id: 'r', isCounted: false });
  await expect(sendWrite(reply, 'amina')).resolves.toBeUndefined();
  expect(readLog()).toMatchObject([{ level: 'warn', event: 'counter-failed', part: 'reply' }]);
});

it('a reply that was counted, also by an older server, logs nothing', async () => {
  answering({ id: 'r', isCounted: true });
  await sendWrite(reply, 'amina');
  answering({ id: 'r' });
  await sendWrite(reply, 'amina');
  expect(readLog()).toEqual([]);
});
