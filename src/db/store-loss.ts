import { toInstant } from '@/model/instant.ts';
import { deviceKey } from './device-key.ts';
import { databasesOf, eraseDatabases } from './store-databases.ts';
import { useStoreHealth, type StoreLoss } from './store-health.ts';

const keptKey = (userId: string) => `maia-kept-${userId}`;
const lossKey = (userId: string) => `maia-loss-${userId}`;

interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Pages have one, workers do not. */
const memory = () => (globalThis as { localStorage?: Memory }).localStorage;
const remember = (key: string, value: unknown) => memory()?.setItem(key, JSON.stringify(value));
const recall = <T>(key: string): T | null => JSON.parse(memory()?.getItem(key) ?? 'null') as T | null;

/** Notes, outside the databases, that this user's store is on this phone, and how many entries are only there. */
export function noteKept(userId: string, unsent: number): void {
  remember(keptKey(userId), { unsent });
}

/** How many entries were only on this phone when it was last counted. */
export const lastUnsent = (userId: string): number => recall<{ unsent: number }>(keptKey(userId))?.unsent ?? 0;

/** What must not be missed when this user leaves or is told. */
export function forgetKept(userId: string): void {
  memory()?.removeItem(keptKey(userId));
  forgetLoss(userId);
}

export function forgetLoss(userId: string): void {
  memory()?.removeItem(lossKey(userId));
  useStoreHealth.setState({ loss: null });
}

/**
 * Before the store is opened: was it on this phone, and is it or its key gone? Browsers clear storage that seems damaged or
 * when the phone is full, and say nothing. What no key opens any more is cleared away, and everything is pulled again.
 */
export async function noticeLoss(userId: string): Promise<void> {
  if (!memory()) return;
  // First: another tab that opens her store for the first time notes it meanwhile.
  const kept = recall<{ unsent: number }>(keptKey(userId));
  const databases = await databasesOf(userId);
  let isThere = databases.some((name) => name.startsWith('rxdb-dexie-'));
  await deviceKey(userId, async () => {
    isThere = false;
    await eraseDatabases(userId);
  });
  if (kept && !isThere)
    remember(lossKey(userId), { noticedAt: toInstant(Date.now()), unsent: kept.unsent } satisfies StoreLoss);
}

/** After the store is open: says what was noticed, now or at an earlier start, and notes that it is there. */
export function noteOpened(userId: string): void {
  useStoreHealth.setState({ loss: recall<StoreLoss>(lossKey(userId)) });
  if (recall(keptKey(userId)) === null) noteKept(userId, 0);
}
