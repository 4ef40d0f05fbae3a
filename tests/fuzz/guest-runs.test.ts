import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startBackend } from '../../server/backend.ts';
import { runtimeParts } from '../../server/runtime.ts';
import { memory } from './memory.ts';

const MIB = 1024 * 1024;
const CALLS = 400;
const config = fileURLToPath(new URL('../../appwrite.json', import.meta.url));

/** Bytes that the process keeps after `CALLS` such calls, each from another address so that no rate limit helps. */
async function keptAfter(
  call: (n: number) => { url: string; body: object },
): Promise<{ kept: number; statuses: Set<number> }> {
  const folder = mkdtempSync(join(tmpdir(), 'maia-guests-'));
  const { app, close } = await startBackend({ config, data: folder, port: 0, ...runtimeParts() });
  const statuses = new Set<number>();
  const send = async (n: number): Promise<void> => {
    const { url, body } = call(n);
    const headers = { 'x-appwrite-project': 'maia', 'content-type': 'application/json' };
    const remoteAddress = `10.7.${n >> 8}.${n & 255}`;
    const { statusCode } = await app.inject({
      method: 'POST',
      url,
      headers,
      remoteAddress,
      payload: JSON.stringify(body),
    });
    statuses.add(statusCode);
  };
  try {
    for (let n = 0; n < 40; n++) await send(n);
    const before = memory();
    for (let n = 40; n < 40 + CALLS; n++) await send(n);
    const after = memory();
    return { kept: Math.max(after.heap - before.heap, after.resident - before.resident), statuses };
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const EXECUTIONS = '/v1/functions/user-count/executions';

// 400 such calls made the process grow from 195 to 607 MB.
test(
  '400 runs of a guest with paths of 1 MB are refused, and nothing of them is kept',
  { timeout: 60_000 },
  async () => {
    const path = `/${'x'.repeat(1_000_000)}`;
    const { kept, statuses } = await keptAfter(() => ({ url: EXECUTIONS, body: { path, method: 'GET', async: true } }));
    expect([...statuses]).toEqual([400]);
    expect(kept).toBeLessThan(48 * MIB);
  },
);

test('400 runs of guests with the longest path and body that are taken leave little', { timeout: 60_000 }, async () => {
  const { kept, statuses } = await keptAfter((n) => ({
    url: EXECUTIONS,
    body: { path: `/${n}${'x'.repeat(2000)}`, method: 'GET', async: true, body: `${n} `.repeat(50_000) },
  }));
  expect(Math.max(...statuses)).toBeLessThan(500);
  expect(kept).toBeLessThan(48 * MIB);
});
