import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { connectSlowClients } from './slow-clients.ts';

const CLIENTS = 400;
const KIB = 1024;

test('clients that send or read slowly delay no other and take little memory', { timeout: 120_000 }, async () => {
  const seed = randomInt(1e9);
  const { answers, slowestMs, middleMs, bytesEach, held, mayBeHeld } = await connectSlowClients({
    clients: CLIENTS,
    seed,
    heldMs: 8000,
  });
  expect(answers, `seed ${seed}`).toBeGreaterThan(50);
  expect(middleMs, `seed ${seed}`).toBeLessThan(100);
  expect(slowestMs, `seed ${seed}`).toBeLessThan(3000);
  expect(held, `seed ${seed}`).toBeLessThanOrEqual(mayBeHeld);
  expect(bytesEach, `seed ${seed}`).toBeLessThan(400 * KIB);
});
