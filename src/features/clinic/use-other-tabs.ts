import { useEffect } from 'react';

/** Carries no data: only that something of the clinic has changed. */
const CHANNEL = 'maia clinic changes';

/** Makes the clinic's pages in other tabs read their lists again. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Calls `onChange` when another tab of this browser has changed something of the clinic. */
export function useOtherTabs(onChange: () => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = onChange;
    return () => channel.close();
  });
}
