const NAME = 'maia-session';

/** Notifies all other tabs of this browser that a user has signed in or out; they read from storage who it is. */
export function notifyOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(null);
  channel.close();
}

/** Listens to messages of other tabs; a tab does not receive its own. */
export function onOtherTabs(listener: () => void): void {
  if (typeof BroadcastChannel !== 'undefined') new BroadcastChannel(NAME).addEventListener('message', listener);
}
