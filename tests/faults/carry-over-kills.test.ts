import 'fake-indexeddb/auto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CarriedCheckpoint } from '../../src/db/migration/carry-over-metadata.ts';
import type { Store } from '../../src/db/store/open-store.ts';
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

let restore = () => {};

type Call = (...values: never[]) => unknown;

/**
 * From the call with this number on, none reaches the disk, as after a kill: transactions, deletions of a database, and
 * openings of a storage. A kill within an opening is left out: it has written nothing, and RxDB would remember it in
 * this process. @returns how many calls were made
 */
function killAt(limit: number, { storage }: Store['database']): () => number {
  let count = 0;
  let isOpening = false;
  const patched = [
    [IDBDatabase.prototype, 'transaction'],
    [IDBFactory.prototype, 'deleteDatabase'],
    [storage, 'createStorageInstance'],
  ] as const;
  const originals = patched.map(([owner, name]): Call => Reflect.get(owner, name) as Call);
  for (const [at, [owner, name]] of patched.entries())
    Reflect.set(owner, name, function call(this: unknown, ...values: never[]) {
      // Where there is no BroadcastChannel, messages between tabs are rows of another database.
      const isMessage = this instanceof IDBDatabase && !this.name.startsWith('rxdb-dexie-');
      if (isMessage || isOpening) return originals[at]?.apply(this, values);
      count += 1;
      if (count >= limit) throw new DOMException('the process is killed', 'AbortError');
      const result = originals[at]?.apply(this, values);
      if (name !== 'createStorageInstance') return result;
      isOpening = true;
      return Promise.resolve(result)
        .then(async (instance) => (await (instance as { internals: unknown }).internals, instance))
        .finally(() => (isOpening = false));
    });
  restore = () => {
    for (const [at, [owner, name]] of patched.entries()) Reflect.set(owner, name, originals[at]);
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
  const counted = killAt(limit, first.database);
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
