import { useEffect, useReducer } from 'react';
import { ANSWERS_CHANNEL, type NotificationUpdate } from '@/model/notifications/service-worker-messages.ts';
import { sendTestPush } from '@/sync/api/push/push-subscription.ts';
import { testReducer } from './test-state.ts';

/** After this time the test push counts as lost. */
export const TIMEOUT_S = 60;
/** A push that takes longer is reported as slow. */
export const LATE_S = 20;

/** Sends a push to this phone and waits until the service worker reports that it was shown. */
export function useTestPush() {
  const [state, dispatch] = useReducer(testReducer, { is: 'idle' });
  const since = state.is === 'sending' || state.is === 'waiting' ? state.since : null;

  useEffect(() => {
    if (since === null) return;
    const channel = new BroadcastChannel(ANSWERS_CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<NotificationUpdate>) => {
      if (data.is === 'shown') dispatch(data);
    });
    const timer = window.setTimeout(() => dispatch({ is: 'late' }), TIMEOUT_S * 1000);
    return () => {
      channel.close();
      window.clearTimeout(timer);
    };
  }, [since]);

  const run = async () => {
    const startedAt = Date.now();
    dispatch({ is: 'begun', since: startedAt });
    await sendTestPush().then(
      (id) => dispatch({ is: 'answered', since: startedAt, id }),
      () => dispatch({ is: 'refused', since: startedAt }),
    );
  };
  return { state, run };
}
