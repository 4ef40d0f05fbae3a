/** What one tab tells all others of the same browser about the session. */
export type SessionNews = { readonly is: 'left'; readonly userId: string } | { readonly is: 'entered' };

const NAME = 'maia-session';

export function tellOtherTabs(news: SessionNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(news);
  channel.close();
}

/** Hears what other tabs, but never what this listener's own tab, tell. */
export function hearOtherTabs(listener: (news: SessionNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', (event: MessageEvent<SessionNews>) => listener(event.data));
  return () => channel.close();
}
