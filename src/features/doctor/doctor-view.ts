import type { QueryClient } from '@tanstack/react-query';
import { openDoctorCache } from '@/db/doctor-cache.ts';
import { watchPatients } from '@/sync/online/watch-patients.ts';
import { useSession } from '@/sync/session.ts';
import { doctorClient } from './doctor-client.ts';
import { keepAnswers, restoreAnswers } from './keep-answers.ts';

/** One doctor's view of her patients: the answers, kept sealed on this device, and the bell that says they are old. */
export interface DoctorView {
  readonly doctorId: string;
  readonly client: QueryClient;
  readonly isLive: () => boolean;
  readonly onLiveChange: (listener: () => void) => () => void;
}

/** Several rings in a row, as of one push of many readings, ask once. */
const RING_PAUSE_MS = 300;

let opened: { readonly doctorId: string; readonly view: Promise<DoctorView> } | null = null;

/** The view of this doctor; made once and closed when somebody else or nobody is signed in. */
export function openDoctorView(doctorId: string): Promise<DoctorView> {
  if (opened?.doctorId !== doctorId) opened = { doctorId, view: makeView(doctorId) };
  return opened.view;
}

async function makeView(doctorId: string): Promise<DoctorView> {
  const client = doctorClient();
  const cache = await openDoctorCache(doctorId);
  await restoreAnswers(client, cache);
  const stopKeeping = keepAnswers(client, cache, doctorId);
  const listeners = new Set<() => void>();
  let isLive = false;
  let ringing: ReturnType<typeof setTimeout> | undefined;
  const stopWatching = watchPatients(doctorId, {
    onRing: () => {
      clearTimeout(ringing);
      ringing = setTimeout(() => void client.invalidateQueries(), RING_PAUSE_MS);
    },
    onLiveChange: (live) => {
      isLive = live;
      for (const listener of listeners) listener();
    },
  });
  const stopListening = useSession.subscribe(({ user }) => {
    if (user?.id === doctorId) return;
    stopListening();
    stopWatching();
    stopKeeping();
    clearTimeout(ringing);
    client.clear();
    cache.close();
    if (opened?.doctorId === doctorId) opened = null;
  });
  return {
    doctorId,
    client,
    isLive: () => isLive,
    onLiveChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
