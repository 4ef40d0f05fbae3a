import { expect, test } from 'vitest';
import { freshId } from '../server/client.ts';
import { done, refused, serverUnderTest } from '../server/server-under-test.ts';
import { files, sendChunk, upload } from '../server/upload-file.ts';

const server = serverUnderTest();

test('sixty uploads a minute are taken from one user at one address, counted for each place of chunks', async () => {
  const ann = await server.member('ann');
  const call = { from: '10.9.8.7' };
  // Windows begin at whole minutes: two of them hold at most twice as many.
  let answer = await upload(ann, 'papers', freshId('f'), Buffer.from('x'), call);
  expect(answer.headers.get('x-ratelimit-limit')).toBe('60');
  for (let i = 1; i <= 120 && answer.status === 201; i++) {
    answer = await upload(ann, 'papers', freshId('f'), Buffer.from('x'), call);
  }
  refused(answer, 429, 'general_rate_limit_exceeded');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  const whole = Buffer.alloc(5 * 1024 * 1024 + 1);
  refused(await sendChunk(ann, 'papers', freshId('f'), whole, 0, call), 429, 'general_rate_limit_exceeded');
  expect((await upload(ann, 'papers', freshId('f'), Buffer.from('x'), { from: '10.9.8.8' })).status).toBe(201);
  done(await upload(server.key(), 'papers', freshId('f'), Buffer.from('x'), call), 201);
  expect((await ann.get(files('papers'), call)).status).toBe(200);
});
