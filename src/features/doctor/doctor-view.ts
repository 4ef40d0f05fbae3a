import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { watchPatients } from '@/sync/online/watch-patients.ts';
import { useSession } from '@/sync/session.ts';
import { answerRings } from './answer-rings.ts';
import { watchContact, type ContactWatch } from './contact.ts';
import { doctorClient } from './doctor-client.ts';
import { keepAnswers } from './keep-answers.ts';

/** One doctor's view of her patients: the answers, kept sealed on this device, and the bell that says they are old. */
export interface DoctorView {
  readonly doctorId: string;
  readonly client: QueryClient;
  readonly contact: Pick<ContactWatch, 'now' | 'onChange'>;
}

let opened: { readonly doctorId: string; readonly view: Promise<DoctorView>; now?: DoctorView } | null = null;

/** The view of this doctor, `first` asked at once when it is opened; made once and closed when somebody else or nobody is signed in. */
export function openDoctorView(doctorId: string, first: readonly FetchQueryOptions[] = []): Promise<DoctorView> {
  if (opened?.doctorId === doctorId) return opened.view;
  const opening = { doctorId, view: makeView(doctorId, first) };
  opened = opening;
  void opening.view.then((view) => Object.assign(opening, { now: view }));
  return opening.view;
}

/** The same, if it is open already. */
export const openedDoctorView = (doctorId: string): DoctorView | null =>
  opened?.doctorId === doctorId ? (opened.now ?? null) : null;

/** The first list does not wait for the database that it will be kept in. */
const openCache = async (doctorId: string) => {
  const { openDoctorCache } = await import('@/db/doctor-cache.ts');
  return openDoctorCache(doctorId);
};

async function makeView(doctorId: string, first: readonly FetchQueryOptions[]): Promise<DoctorView> {
  const client = doctorClient();
  const opening = openCache(doctorId);
  const keeping = keepAnswers(client, opening, doctorId);
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
    keeping.stop();
    bell.stop();
    contact.stop();
    client.clear();
    void opening.then(
      (cache) => cache.close(),
      () => undefined,
    );
    if (opened?.doctorId === doctorId) opened = null;
  });
  // Whichever is here first: the server's answers or what the last visit left.
  const answered = Promise.all(first.map((query) => client.fetchQuery(query)));
  await (first.length > 0 ? Promise.any([answered, keeping.restored]) : keeping.restored);
  return { doctorId, client, contact };
}
