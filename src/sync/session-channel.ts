const NAME = 'maia-session';

/** Tells all other tabs of the same browser that somebody has entered or left; who, is written down. */
export function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(null);
  channel.close();
}

/** Hears what other tabs, but never what this listener's own tab, tell. */
export function hearOtherTabs(listener: () => void): void {
  if (typeof BroadcastChannel !== 'undefined') new BroadcastChannel(NAME).addEventListener('message', listener);
}
