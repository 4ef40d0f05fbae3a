import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { watchContact, type Contact } from '@/contact-watch.ts';
import { watchPatients } from '@/sync/online/watch-patients.ts';

/** Everything a doctor's screens asked of messages begins with this. */
export const MESSAGES_KEY = 'doctor messages';

/** A network may let no bell through: messages are asked for when a screen opens and, while it is open, this often (ms). */
export const askedOften = { refetchInterval: 5 * 60_000, refetchOnMount: 'always' } as const;

/** Asks again whenever a message changes at the server, as long as the screen is open. @returns whether one would ring */
export function useLiveMessages(doctorId: string): Contact {
  const client = useQueryClient();
  const [contact, setContact] = useState<Contact>('unknown');
  useEffect(() => {
    const ask = () => void client.invalidateQueries({ queryKey: [MESSAGES_KEY] });
    const watch = watchContact();
    const stopListening = watch.onChange(() => setContact(watch.now()));
    const onLiveChange = (isLive: boolean) => {
      watch.setLive(isLive);
      if (isLive) ask();
    };
    const stopWatching = watchPatients(doctorId, { onRing: ask, onLiveChange }, ['doctorMessages']);
    return () => {
      stopWatching();
      stopListening();
      watch.stop();
    };
  }, [client, doctorId]);
  return contact;
}
