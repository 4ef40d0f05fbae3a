import type { LocalCollectionName } from '@/model/local-collection.ts';
import { checkConfiguration } from '../configuration.ts';
import { hangPageBell } from './bell-of-page.ts';

/** What a doctor's pages show; chats of others and bookmarks never reach her. */
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
  /** Something of a patient may have changed: ask again. */
  onRing: () => void;
  /** Whether changes ring here at the moment. */
  onLiveChange: (isLive: boolean) => void;
}

/** Rings whenever a record of these collections that this doctor may read changes, until the returned function is called. */
export function watchPatients(doctorId: string, { onRing, onLiveChange }: Listeners, names = shown): () => void {
  return hangPageBell({
    connection: checkConfiguration(),
    userId: doctorId,
    ring: (name) => {
      if (name === undefined || names.includes(name)) onRing();
    },
    onLive: onLiveChange,
  });
}
