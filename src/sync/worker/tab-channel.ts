import type { SyncStatus } from '@/sync/status/sync-status.ts';

/**
 * Messages between one user's tabs and workers: the leader sends status and heartbeats (`beat`); followers ask it to
 * sync now (`look`) or to send its status (`hello`).
 */
export type TabMessage =
  | { readonly is: 'status'; readonly status: SyncStatus }
  | { readonly is: 'look' }
  | { readonly is: 'hello' }
  | { readonly is: 'beat' };

export interface TabChannel {
  post(message: TabMessage): void;
  close(): void;
}

export function openTabChannel(userId: string, onMessage: (message: TabMessage) => void): TabChannel {
  const channel = new BroadcastChannel(`maia-sync-${userId}`);
  channel.addEventListener('message', (event: MessageEvent<TabMessage>) => onMessage(event.data));
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
