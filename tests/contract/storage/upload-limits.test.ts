import { expect, test, vi } from 'vitest';
import { freshId, type Client } from '../server/client.ts';
import { done, isElsewhere, refused, serverUnderTest } from '../server/server-under-test.ts';
import { files, sendChunk, upload } from '../server/upload-file.ts';

const server = serverUnderTest();

test('sixty uploads a minute are taken from one user at one address, counted for each place of chunks', async () => {
  const ann = await server.member('ann');
  const call = { from: '10.9.8.7' };
  // Rate-limit windows start at full minutes, so the calls may fall into two windows, which allow twice as many.
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

test('the name of an upload has the limits that a changed name has', async () => {
  const ann = await server.member('ann');
  for (const name of [`${'x'.repeat(4000)}.txt`, `${'x'.repeat(125)}.txt`, 'a\u0007.txt'])
    refused(
      await upload(ann, 'papers', freshId('f'), Buffer.from('x'), { name }),
      400,
      'storage_file_type_unsupported',
    );
  done(await upload(ann, 'papers', freshId('f'), Buffer.from('x'), { name: `${'x'.repeat(124)}.txt` }), 201);
});

test.skipIf(isElsewhere)(
  'one account keeps at most 2,000 files and 1 GB, in all buckets and with unfinished uploads',
  async () => {
    const [ann, ben] = [await server.member('ann'), await server.member('ben')];
    const kept = server.own?.backend.services.files;
    const send = (by: Client) => upload(by, 'papers', freshId('f'), Buffer.from('xx'));
    const held = vi.spyOn(kept ?? expect.fail(), 'uploadedBy');
    done(await send(ann), 201);
    expect(held.mock.results.at(-1)?.value).toEqual({ count: 0, bytes: 0 });
    held.mockReturnValueOnce({ count: 2000, bytes: 0 });
    refused(await send(ann), 400, 'storage_quota_exceeded');
    held.mockReturnValueOnce({ count: 1, bytes: 999_999_999 });
    refused(await send(ann), 400, 'storage_quota_exceeded');
    held.mockRestore();
    await sendChunk(ann, 'papers', freshId('part'), Buffer.alloc(6_000_000), 0);
    expect(kept?.uploadedBy(ann.id)).toEqual({ count: 2, bytes: 6_000_002 });
    expect(kept?.uploadedBy(ben.id)).toEqual({ count: 0, bytes: 0 });
    done(await send(ben), 201);
  },
);
