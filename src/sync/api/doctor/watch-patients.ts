import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { checkConfiguration } from '@/sync/transport/configuration.ts';
import { connectPageRealtime } from '@/sync/transport/page-realtime.ts';

/** The collections that a doctor's pages show; chats and bookmarks of patients are not readable for doctors. */
const shown: readonly LocalCollectionName[] = [
  'readings',
  'profile',
  'careNotes',
  'appointments',
  'reminders',
  'doses',
  'symptomChecks',
  'documents',
  'bloodwork',
  'doctorMessages',
];

interface Listeners {
  /** Called when a patient's data may have changed. */
  onRing: () => void;
  /** Called with whether changes are received at the moment. */
  onLiveChange: (isLive: boolean) => void;
}

/**
 * Calls `onRing` whenever a record of these collections changes that this doctor may read, until the returned function
 * is called.
 */
export function watchPatients(doctorId: string, { onRing, onLiveChange }: Listeners, names = shown): () => void {
  return connectPageRealtime({
    connection: checkConfiguration(),
    userId: doctorId,
    onChange: (name) => {
      if (name === undefined || names.includes(name)) onRing();
    },
    onLive: onLiveChange,
  });
}
