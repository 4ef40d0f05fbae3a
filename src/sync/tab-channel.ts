import type { SyncStatus } from './sync-status.ts';

/** What the realms of one user's tabs say to each other: the one that syncs tells and beats, the others ask it to look, or how things stand. */
export type TabNews =
  | { readonly is: 'status'; readonly status: SyncStatus }
  | { readonly is: 'look' }
  | { readonly is: 'hello' }
  | { readonly is: 'beat' };

export interface TabChannel {
  say(news: TabNews): void;
  close(): void;
}

export function openTabChannel(userId: string, heard: (news: TabNews) => void): TabChannel {
  const channel = new BroadcastChannel(`maia-sync-${userId}`);
  channel.addEventListener('message', (event: MessageEvent<TabNews>) => heard(event.data));
  return { say: (news) => channel.postMessage(news), close: () => channel.close() };
}
