import { useEffect, useReducer } from 'react';
import { ANSWERS_CHANNEL, type PageNews } from '@/model/worker-news.ts';
import { sendTestPush } from '@/sync/online/push.ts';
import { afterNews } from './test-state.ts';

/** Longer than this nobody waits in front of a screen. */
export const PATIENCE_S = 60;
/** A reminder may take so long without anybody minding. */
export const LATE_S = 20;

/** Sends a message to this phone and waits until the service worker says that it has shown it. */
export function useTestPush() {
  const [state, tell] = useReducer(afterNews, { is: 'idle' });
  const since = state.is === 'sending' || state.is === 'waiting' ? state.since : null;

  useEffect(() => {
    if (since === null) return;
    const channel = new BroadcastChannel(ANSWERS_CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<PageNews>) => {
      if (data.is === 'shown') tell(data);
    });
    const timer = window.setTimeout(() => tell({ is: 'late' }), PATIENCE_S * 1000);
    return () => {
      channel.close();
      window.clearTimeout(timer);
    };
  }, [since]);

  const run = async () => {
    const begunAt = Date.now();
    tell({ is: 'begun', since: begunAt });
    await sendTestPush().then(
      (id) => tell({ is: 'answered', since: begunAt, id }),
      () => tell({ is: 'refused', since: begunAt }),
    );
  };
  return { state, run };
}
