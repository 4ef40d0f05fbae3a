import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { atMost } from '@/db/at-most.ts';
import { TYPING_PATIENCE_MS, untilIdle } from '@/db/when-idle.ts';
import { firstLists, type FirstLists } from '@/sync/online/first-lists.ts';
import { useSession } from '@/sync/session.ts';
import { answerRings } from './answer-rings.ts';
import { watchContact, type ContactWatch } from '@/contact-watch.ts';
import { doctorClient } from './doctor-client.ts';
import { keepAnswers } from './keep-answers.ts';

/** One doctor's view of her patients: the answers, kept sealed on this device, and the bell that says they are old. */
export interface DoctorView {
  readonly doctorId: string;
  readonly client: QueryClient;
  readonly contact: Pick<ContactWatch, 'now' | 'onChange'>;
  /** What the top of the list needs of the first answers, where that is all that was read of them. */
  readonly first: FirstLists | null;
  /** Reads the rest of them. */
  readonly readRest: () => void;
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

/** What the first frame does not need waits for it, but no longer than this (ms): a slow network may have nothing to show. */
const FIRST_FRAME_MS = 400;

async function makeView(doctorId: string, first: readonly FetchQueryOptions[]): Promise<DoctorView> {
  const client = doctorClient();
  const early = first.length > 0 ? firstLists(doctorId) : Promise.resolve(null);
  let isStopped = false;
  let seeFirst = () => undefined as void;
  const seen = new Promise<true>((resolve) => {
    seeFirst = () => resolve(true);
  });
  const calm = atMost(
    FIRST_FRAME_MS,
    early.then((lists) => lists !== null && seen),
  );
  // With a list on screen nothing is shown from the cache, and to open it takes longer than a letter may.
  const opening = calm.then(async (isSeen) => {
    if (isSeen) await untilIdle(TYPING_PATIENCE_MS);
    // To open it would make a new key and a new database where both were just erased.
    if (isStopped) throw new Error('Signed out before the cache was opened');
    return openCache(doctorId);
  });
  const keeping = keepAnswers(client, opening, doctorId);
  const bell = answerRings(() => client.invalidateQueries());
  const contact = watchContact();
  let stopWatching = () => undefined as void;
  // Without its script nothing rings, and the page says that contact is lost.
  const watching = calm.then(() => import('@/sync/online/watch-patients.ts'));
  void watching.then(
    ({ watchPatients }) => {
      if (!isStopped) stopWatching = watchPatients(doctorId, { onRing: bell.ring, onLiveChange: contact.setLive });
    },
    () => undefined,
  );
  const stopListening = useSession.subscribe(({ user }) => {
    if (user?.id === doctorId) return;
    isStopped = true;
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
  const startedAt = Date.now();
  // What the last visit left is older than this visit.
  const ask = () =>
    Promise.all(first.map((query) => client.fetchQuery({ ...query, staleTime: Date.now() - startedAt })));
  if (first.length === 0) {
    await keeping.restored;
    return { doctorId, client, contact, first: null, readRest: () => undefined };
  }
  // Whichever is here first: the server's answers or what the last visit left. Nothing kept is no list.
  let isOpen = false;
  const answered = early.then(async (lists) => {
    if (lists && !isOpen) return lists;
    await ask();
    return null;
  });
  const kept = keeping.restored.then(() => {
    if (first.every(({ queryKey }) => client.getQueryData(queryKey) === undefined)) throw new Error('Nothing kept');
    return null;
  });
  const lists = await Promise.any([answered, kept]).catch(() => null);
  isOpen = true;
  const readRest = () => {
    seeFirst();
    void ask().catch(() => undefined);
  };
  return { doctorId, client, contact, first: lists, readRest };
}
