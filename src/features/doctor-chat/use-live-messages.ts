import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { watchPatients } from '@/sync/online/watch-patients.ts';

/** Everything a doctor's screens asked of messages begins with this. */
export const MESSAGES_KEY = 'doctor messages';

/** Asks again whenever a message changes at the server, as long as the screen is open. */
export function useLiveMessages(doctorId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = () => void client.invalidateQueries({ queryKey: [MESSAGES_KEY] });
    return watchPatients(doctorId, { onRing: ask, onLiveChange: (isLive) => isLive && ask() }, ['doctorMessages']);
  }, [client, doctorId]);
}
