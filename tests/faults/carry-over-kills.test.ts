import 'fake-indexeddb/auto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CarriedCheckpoint } from '../../src/db/migration/carry-over-metadata.ts';
import {
  carryOverAll,
  metadataLeft,
  openProfile,
  restoreProfile,
  rowsOf,
  type CarriedRow,
} from '../support/carried-profile.ts';
import { readOldProfile } from '../support/old-profile.ts';

const profile = readOldProfile();

/** The calls by which a process reaches the disk. */
const calls = [
  [IDBDatabase.prototype, 'transaction'],
  [IDBFactory.prototype, 'open'],
  [IDBFactory.prototype, 'deleteDatabase'],
] as const;
let restore = () => {};

/** From the call with this number on, none reaches the disk, as after a kill. @returns how many calls were made */
function killAt(limit: number): () => number {
  let count = 0;
  const originals = calls.map(([owner, name]) => Reflect.get(owner, name) as (...values: unknown[]) => unknown);
  for (const [at, [owner, name]] of calls.entries())
    Reflect.set(owner, name, function call(this: unknown, ...values: unknown[]) {
      count += 1;
      // This name is one after which an opening is not tried again.
      if (count >= limit) throw new DOMException('the process is killed', 'SecurityError');
      return originals[at]?.apply(this, values);
    });
  restore = () => {
    for (const [at, [owner, name]] of calls.entries()) Reflect.set(owner, name, originals[at]);
    restore = () => {};
  };
  return () => count;
}
afterEach(() => restore());

interface Outcome {
  readonly rows: Map<string, CarriedRow>;
  readonly saved: Map<string, CarriedCheckpoint>;
  readonly left: string[];
}

/** Carries over in a process that is killed at this call, and again in a new process. */
async function carryOverKilledAt(limit: number): Promise<Outcome & { isKilled: boolean; calls: number }> {
  await restoreProfile(profile);
  const saved = new Map<string, CarriedCheckpoint>();
  const first = await openProfile(profile);
  const counted = killAt(limit);
  const isKilled = await carryOverAll(first, saved).then(
    () => false,
    () => true,
  );
  const made = counted();
  restore();
  await first.close();
  const second = await openProfile(profile);
  await carryOverAll(second, saved);
  const outcome = { rows: await rowsOf(second), saved, left: await metadataLeft(second), isKilled, calls: made };
  await second.close();
  return outcome;
}

describe('carrying over the metadata of the version before', () => {
  let whole: Outcome & { calls: number };
  beforeAll(async () => {
    whole = await carryOverKilledAt(Infinity);
  });

  it('reaches the disk many times', () => {
    expect(whole.calls).toBeGreaterThan(20);
    expect([...whole.rows.values()].filter(({ base }) => base).length).toBeGreaterThanOrEqual(5);
  });

  it('ends the same when the process is killed at any of these calls', { timeout: 240_000 }, async () => {
    for (let limit = 1; limit <= whole.calls; limit += 1) {
      const { isKilled, rows, saved, left } = await carryOverKilledAt(limit);
      expect(isKilled, `killed at call ${limit}`).toBe(true);
      expect(rows, `killed at call ${limit}`).toEqual(whole.rows);
      expect(saved, `killed at call ${limit}`).toEqual(whole.saved);
      expect(left, `killed at call ${limit}`).toEqual([]);
    }
  });
});
