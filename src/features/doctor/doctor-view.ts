import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { openDoctorCache } from '@/db/doctor-cache.ts';
import { watchPatients } from '@/sync/online/watch-patients.ts';
import { useSession } from '@/sync/session.ts';
import { answerRings } from './answer-rings.ts';
import { watchContact, type ContactWatch } from './contact.ts';
import { doctorClient } from './doctor-client.ts';
import { keepAnswers, restoreAnswers } from './keep-answers.ts';

/** One doctor's view of her patients: the answers, kept sealed on this device, and the bell that says they are old. */
export interface DoctorView {
  readonly doctorId: string;
  readonly client: QueryClient;
  readonly contact: Pick<ContactWatch, 'now' | 'onChange'>;
}

let opened: { readonly doctorId: string; readonly view: Promise<DoctorView> } | null = null;

/** The view of this doctor, `first` asked at once when it is opened; made once and closed when somebody else or nobody is signed in. */
export function openDoctorView(doctorId: string, first: readonly FetchQueryOptions[] = []): Promise<DoctorView> {
  if (opened?.doctorId !== doctorId) opened = { doctorId, view: makeView(doctorId, first) };
  return opened.view;
}

async function makeView(doctorId: string, first: readonly FetchQueryOptions[]): Promise<DoctorView> {
  const client = doctorClient();
  // The server answers while the device opens what it has kept.
  for (const query of first) void client.prefetchQuery(query);
  // Without room for a database the list works all the same, it only does not open offline.
  const cache = await openDoctorCache(doctorId).catch(() => null);
  if (cache) await restoreAnswers(client, cache).catch(() => undefined);
  const stopKeeping = cache ? keepAnswers(client, cache, doctorId) : () => undefined;
  const bell = answerRings(() => client.invalidateQueries());
  const contact = watchContact();
  const stopWatching = watchPatients(doctorId, {
    onRing: bell.ring,
    onLiveChange: contact.setLive,
  });
  const stopListening = useSession.subscribe(({ user }) => {
    if (user?.id === doctorId) return;
    stopListening();
    stopWatching();
    stopKeeping();
    bell.stop();
    contact.stop();
    client.clear();
    cache?.close();
    if (opened?.doctorId === doctorId) opened = null;
  });
  return { doctorId, client, contact };
}
