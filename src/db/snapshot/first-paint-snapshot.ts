import { withTimeout } from '@/db/scheduling/with-timeout.ts';
import { snapshotId, openSnapshot, type FirstPaintSnapshot, type SnapshotPart } from './snapshot-format.ts';
import { forgetSnapshotKey, openingKey, snapshotRecords } from './snapshot-records.ts';
import { withSnapshotLock, saveSnapshotNow } from './save-snapshot.ts';
import type { WholeSnapshot } from './whole-snapshot.ts';

/** The parts that a page reads; `face` is for the service worker, which renders the first paint before there is a page. */
const pageParts = ['readings', 'profile', 'plan', 'account'] as const satisfies readonly SnapshotPart[];
const parts: readonly SnapshotPart[] = [...pageParts, 'face'];

/** Readings may change in bulk, so wait (ms). A pregnancy loss in the profile is saved at once. */
const quietMs: Readonly<Record<SnapshotPart, number>> = {
  readings: 500,
  profile: 0,
  plan: 500,
  account: 0,
  face: 500,
};
const PRELOAD_TIMEOUT_MS = 1000;
const FORGET_TIMEOUT_MS = 2000;

/** Values that this tab has already; newer than the encrypted ones on the disk. */
const loaded = new Map<string, unknown>();

/**
 * One part of the state that was last shown, stored encrypted between visits. Only for the first paint, before the store is
 * loaded: never for an alert, a count or an empty state. Undefined when there is none.
 */
export async function readSnapshot<P extends SnapshotPart>(
  userId: string,
  part: P,
): Promise<FirstPaintSnapshot[P] | undefined> {
  const id = snapshotId(userId, part);
  if (!loaded.has(id)) await preloadSnapshot(userId);
  return loaded.get(id) as FirstPaintSnapshot[P] | undefined;
}

/** Reads all parts in one transaction. An unreadable part counts as missing. */
async function readParts(userId: string): Promise<void> {
  const ids = pageParts.map((part) => snapshotId(userId, part));
  const lookups = [['keys', userId] as const, ...ids.map((id) => ['heads', id] as const)];
  const [stored, ...encryptedParts] = (await snapshotRecords.read(lookups).catch(() => [])) as [
    unknown?,
    ...(string | undefined)[],
  ];
  const key = await openingKey(userId, stored).catch(() => undefined);
  const open = async (part: SnapshotPart, id: string, encrypted: string | undefined) => {
    if (!key || encrypted === undefined) return;
    const value = await openSnapshot(key, userId, part, encrypted);
    // The store may have answered meanwhile, and its value is newer.
    if (!loaded.has(id)) loaded.set(id, value);
  };
  await Promise.allSettled(pageParts.map((part, at) => open(part, ids[at]!, encryptedParts[at])));
}

/** Like `readSnapshot`, but only if it has been read already. */
export const loadedSnapshot = <P extends SnapshotPart>(userId: string, part: P): FirstPaintSnapshot[P] | undefined =>
  loaded.get(snapshotId(userId, part)) as FirstPaintSnapshot[P] | undefined;

/** Replaces the loaded values by a snapshot that the caller has read. */
export function setLoadedSnapshot({ userId, readings, profile, plan }: WholeSnapshot): void {
  loaded.clear();
  loaded.set(snapshotId(userId, 'readings'), readings);
  loaded.set(snapshotId(userId, 'profile'), profile);
  if (plan) loaded.set(snapshotId(userId, 'plan'), plan);
}

const preloads = new Map<string, Promise<unknown>>();

/** Reads all parts once, so that the first render has them. Resolves after one second at the latest, even if the disk does not answer. */
export async function preloadSnapshot(userId: string): Promise<void> {
  const preload = preloads.get(userId) ?? readParts(userId);
  preloads.set(userId, preload);
  await withTimeout(PRELOAD_TIMEOUT_MS, preload);
}

/** Reads the parts again, because they can be opened now: after the app lock was opened. */
export async function reloadSnapshot(userId: string): Promise<void> {
  preloads.delete(userId);
  await preloadSnapshot(userId);
}

const pending = new Map<string, { timer: ReturnType<typeof setTimeout>; save: () => void }>();

/** Saves a part for the next start: after a pause without changes, or when the page is hidden. */
export function saveSnapshot<P extends SnapshotPart>(userId: string, part: P, value: FirstPaintSnapshot[P]): void {
  const id = snapshotId(userId, part);
  loaded.set(id, value);
  clearTimeout(pending.get(id)?.timer);
  const save = () => {
    clearTimeout(pending.get(id)?.timer);
    pending.delete(id);
    // On a full disk only the first paint of the next start is lost.
    void saveSnapshotNow(userId, part, async () => value).catch(() => undefined);
  };
  pending.set(id, { save, timer: setTimeout(save, quietMs[part]) });
}

/**
 * Deletes the snapshot of a user. Call after her device key is deleted: the lock waits for a save that is running, and later
 * saves find no key. Gives up after two seconds, so that a sign-out never hangs; `eraseOrphans` deletes the rest at the next
 * start.
 */
export async function forgetSnapshot(userId: string): Promise<void> {
  preloads.delete(userId);
  const ids = parts.map((part) => snapshotId(userId, part));
  for (const id of ids) {
    clearTimeout(pending.get(id)?.timer);
    pending.delete(id);
    loaded.delete(id);
  }
  const forget = async () => {
    await forgetSnapshotKey(userId);
    for (const id of ids) await snapshotRecords.remove('heads', id);
  };
  await withTimeout(FORGET_TIMEOUT_MS, withSnapshotLock(userId, forget));
}

/** Saves now what waits for a quiet moment. Call when the page is hidden, because it may be killed then. */
export function savePendingSnapshots(): void {
  for (const { save } of pending.values()) save();
}
