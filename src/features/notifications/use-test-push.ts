import { useEffect, useRef, useState } from 'react';
import { ANSWERS_CHANNEL, type PageNews } from '@/model/worker-news.ts';
import { sendTestPush } from '@/sync/online/push.ts';

/** Longer than this nobody waits in front of a screen. */
export const PATIENCE_S = 60;
/** A reminder may take so long without anybody minding. */
export const LATE_S = 20;

export type TestState =
  | { readonly is: 'idle' | 'sending' | 'failed' | 'lost' }
  | { readonly is: 'waiting'; readonly since: number }
  | { readonly is: 'arrived'; readonly seconds: number };

/** Sends a message to this phone and waits until the service worker says that it has shown it. */
export function useTestPush() {
  const [state, setState] = useState<TestState>({ is: 'idle' });
  const begun = useRef(0);
  const isOpen = state.is === 'sending' || state.is === 'waiting';

  useEffect(() => {
    if (!isOpen) return;
    const channel = new BroadcastChannel(ANSWERS_CHANNEL);
    // The message may be here before the answer to the request that asked for it.
    channel.addEventListener('message', ({ data }: MessageEvent<PageNews>) => {
      if (data.is === 'shown' && data.id.startsWith('test-'))
        setState({ is: 'arrived', seconds: Math.max(0, Math.round((data.at - begun.current) / 1000)) });
    });
    const timer = window.setTimeout(() => setState({ is: 'lost' }), PATIENCE_S * 1000);
    return () => {
      channel.close();
      window.clearTimeout(timer);
    };
  }, [isOpen]);

  const run = async () => {
    begun.current = Date.now();
    setState({ is: 'sending' });
    const next: TestState = await sendTestPush().then(
      () => ({ is: 'waiting', since: begun.current }) as const,
      () => ({ is: 'failed' }) as const,
    );
    setState((now) => (now.is === 'sending' ? next : now));
  };
  return { state, run };
}
