import { randomInt } from 'node:crypto';
import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONFIG } from '../contract/server/server-under-test.ts';
import { damageRounds, refusedStart } from './damaged-store.ts';

const ROUNDS = 15;

test('a damaged store is refused or recovered, and never served with less in it', { timeout: 120_000 }, async () => {
  const { refused, whole, earlier, changed } = await damageRounds(CONFIG, ROUNDS, randomInt(1e9));
  expect(refused).toBeGreaterThan(0);
  expect(refused + whole + earlier + changed).toBe(ROUNDS);
});

test.each([
  ['is gone', (file: string) => rmSync(file)],
  ['is empty', (file: string) => truncateSync(file)],
])('a server whose database %s ends with an error and advice', { timeout: 60_000 }, async (_, damage) => {
  const printed = await refusedStart(CONFIG, (folder) => damage(join(folder, 'data.sqlite')));
  expect(printed).toMatch(/did not start[^]*Restore a backup/);
});
