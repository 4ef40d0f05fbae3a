import type { Reading } from '@/model/reading.ts';
import { knownDeviceKey } from './device-key.ts';
import { keepDeviceRecord, readDeviceRecord, removeDeviceRecord } from './device-records.ts';
import { seal, unseal } from './seal.ts';

/** A change of what is in it drops the old ones. */
const FORM = 1;
const MOST_ROWS = 50;
const QUIET_MS = 500;
const place = (userId: string) => `head|${FORM}|${userId}`;

/**
 * The newest readings as they were when the app was last open, sealed. For the first paint only, before the store is
 * loaded: never for an alert, a count or "nothing yet". Null when there is none.
 */
export async function readHead(userId: string): Promise<Reading[] | null> {
  try {
    const [key, box] = await Promise.all([knownDeviceKey(userId), readDeviceRecord<string>('heads', userId)]);
    return key && box ? (JSON.parse(await unseal(key, box, place(userId))) as Reading[]) : null;
  } catch {
    return null;
  }
}

async function keepNow(userId: string, readings: readonly Reading[]): Promise<void> {
  const key = await knownDeviceKey(userId);
  // After a sign-out there is no key, and a late snapshot must not come back.
  if (!key) return;
  const text = JSON.stringify(readings.slice(0, MOST_ROWS));
  await keepDeviceRecord('heads', userId, await seal(key, text, place(userId)));
}

let waiting: { userId: string; readings: readonly Reading[]; timer: ReturnType<typeof setTimeout> } | undefined;

function keepWaiting(): void {
  if (!waiting) return;
  const { userId, readings, timer } = waiting;
  clearTimeout(timer);
  waiting = undefined;
  // A full disk costs the next start its head, nothing else.
  void keepNow(userId, readings).catch(() => undefined);
}

/** Remembers the newest readings for the next start, once they are quiet or the page is left. */
export function keepHead(userId: string, readings: readonly Reading[]): void {
  clearTimeout(waiting?.timer);
  waiting = { userId, readings, timer: setTimeout(keepWaiting, QUIET_MS) };
}

export async function forgetHead(userId: string): Promise<void> {
  if (waiting?.userId === userId) {
    clearTimeout(waiting.timer);
    waiting = undefined;
  }
  await removeDeviceRecord('heads', userId);
}

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keepWaiting());
