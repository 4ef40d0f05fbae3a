/** Time in which an unlocked tab of this browser answers, also on a slow phone that is busy. A frozen tab does not answer. */
const ANSWER_MS = 1_000;
const CHANNEL = 'maia-device-key';

type KeyMessage =
  | { readonly is: 'ask'; readonly userId: string }
  | { readonly is: 'key'; readonly userId: string; readonly key: CryptoKey }
  | { readonly is: 'lock'; readonly userId: string };

/** In memory only: the unwrapped key of a device with an app lock is never written to the disk. */
let held: { readonly userId: string; readonly key: CryptoKey; readonly channel: BroadcastChannel } | undefined;

/** Takes the unwrapped key into this page's memory and gives it to this browser's other tabs and workers when they ask. */
export function holdKey(userId: string, key: CryptoKey): void {
  // This page receives its own message, because it listens on another channel object.
  if (held?.userId === userId) return;
  dropHeldKey();
  const channel = new BroadcastChannel(CHANNEL);
  const give = () => {
    try {
      channel.postMessage({ is: 'key', userId, key } satisfies KeyMessage);
    } catch {
      // A browser that cannot post a key: each tab asks for the PIN itself. This page must open all the same.
    }
  };
  channel.addEventListener('message', ({ data }: MessageEvent<KeyMessage>) => {
    if (data.is === 'ask' && data.userId === userId) give();
  });
  held = { userId, key, channel };
  // Tabs that show the unlock screen open themselves.
  give();
}

/** Removes the unwrapped key from this page's memory. Code that has used it must be stopped before. */
export function dropHeldKey(): void {
  held?.channel.close();
  held = undefined;
}

/** Asks all other tabs and workers to lock. */
export function announceLock(userId: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ is: 'lock', userId } satisfies KeyMessage);
  channel.close();
}

/** Calls `listener` when another tab locks the device. @returns a function that stops it */
export function onLockAnnounced(userId: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<KeyMessage>) => {
    if (data.is === 'lock' && data.userId === userId) listener();
  });
  return () => channel.close();
}

/** Calls `listener` with the key when another tab unlocks the device. @returns a function that stops it */
export function onKeyGiven(userId: string, listener: (key: CryptoKey) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<KeyMessage>) => {
    if (data.is === 'key' && data.userId === userId) listener(data.key);
  });
  channel.postMessage({ is: 'ask', userId } satisfies KeyMessage);
  return () => channel.close();
}

/** The unwrapped key, from this page's memory or from an unlocked tab; undefined when all are locked or closed. */
export async function heldKey(userId: string): Promise<CryptoKey | undefined> {
  if (held?.userId === userId) return held.key;
  let stop = () => {};
  const given = new Promise<CryptoKey>((resolve) => (stop = onKeyGiven(userId, resolve)));
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_MS));
  try {
    return await Promise.race([given, tooLate]);
  } finally {
    stop();
  }
}
