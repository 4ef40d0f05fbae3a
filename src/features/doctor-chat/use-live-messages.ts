import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { watchConnection, type ConnectionState } from '@/app/network/connection-watch.ts';
import { refetchQueries } from '@/app/network/refetch.ts';
import { watchPatients } from '@/sync/api/doctor/watch-patients.ts';

/** First part of the query keys of all message screens of a doctor. */
export const MESSAGES_KEY = 'doctor messages';

/**
 * Polling in addition to realtime events, which some networks block: on mount and at this interval (ms) while a screen
 * is open.
 */
export const messagePolling = { refetchInterval: 5 * 60_000, refetchOnMount: 'always' } as const;

/**
 * Refetches on every message event while the screen is open.
 * @param isWatching false where another part of the screen watches already
 * @returns the state of the realtime connection
 */
export function useLiveMessages(doctorId: string, isWatching = true): ConnectionState {
  const client = useQueryClient();
  const [contact, setContact] = useState<ConnectionState>('unknown');
  useEffect(() => {
    if (!isWatching) return undefined;
    const refetch = () => void refetchQueries(client, [MESSAGES_KEY]);
    const watch = watchConnection();
    const stopListening = watch.onChange(() => setContact(watch.now()));
    const onLiveChange = (isLive: boolean) => {
      watch.setLive(isLive);
      if (isLive) refetch();
    };
    const stopWatching = watchPatients(doctorId, { onRing: refetch, onLiveChange }, ['doctorMessages']);
    return () => {
      stopWatching();
      stopListening();
      watch.stop();
    };
  }, [client, doctorId, isWatching]);
  return contact;
}
