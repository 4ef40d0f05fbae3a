import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { withTimeout } from '@/db/scheduling/with-timeout.ts';
import { TYPING_TIMEOUT_MS, untilIdle } from '@/db/scheduling/when-idle.ts';
import { firstScreenLists, type FirstScreenLists } from '@/sync/api/doctor/first-screen-lists.ts';
import { useSession } from '@/sync/session/session.ts';
import { refetchOnEvent } from '@/db/scheduling/refetch-on-event.ts';
import { watchConnection, type ConnectionWatch } from '@/app/network/connection-watch.ts';
import { doctorQueryClient } from './doctor-query-client.ts';
import { persistQueries } from './persist-queries.ts';

/**
 * One doctor's view of the patients: the query cache, persisted encrypted on this device, and the realtime subscription
 * that marks it as stale.
 */
export interface DoctorView {
  readonly doctorId: string;
  readonly client: QueryClient;
  readonly contact: Pick<ConnectionWatch, 'now' | 'onChange'>;
  /** The data for the top of the list, if only that much of the first responses has been parsed. */
  readonly first: FirstScreenLists | null;
  /** Parses the rest of the first responses. */
  readonly readRest: () => void;
}

let opened: { readonly doctorId: string; readonly view: Promise<DoctorView>; now?: DoctorView } | null = null;

/**
 * Opens this doctor's view once and sends the `first` queries at once. It is closed when the user signs out or changes.
 */
export function openDoctorView(doctorId: string, first: readonly FetchQueryOptions[] = []): Promise<DoctorView> {
  if (opened?.doctorId === doctorId) return opened.view;
  const opening = { doctorId, view: makeView(doctorId, first) };
  opened = opening;
  void opening.view.then((view) => Object.assign(opening, { now: view }));
  return opening.view;
}

/** The same view if it is already open, else null. */
export const openedDoctorView = (doctorId: string): DoctorView | null =>
  opened?.doctorId === doctorId ? (opened.now ?? null) : null;

/** Not awaited by the first list: opening the database must not delay it. */
const openCache = async (doctorId: string) => {
  const { openDoctorCache } = await import('@/db/cache/doctor-cache.ts');
  return openDoctorCache(doctorId);
};

/**
 * Upper bound (ms) for delaying work that the first frame does not need: on a slow network there may be no list to
 * paint.
 */
const FIRST_FRAME_MS = 400;

async function makeView(doctorId: string, first: readonly FetchQueryOptions[]): Promise<DoctorView> {
  const client = doctorQueryClient();
  const early = first.length > 0 ? firstScreenLists(doctorId) : Promise.resolve(null);
  let isStopped = false;
  let seeFirst = () => undefined as void;
  const listSeen = new Promise<true>((resolve) => {
    seeFirst = () => resolve(true);
  });
  const afterFirstFrame = withTimeout(
    FIRST_FRAME_MS,
    early.then((lists) => lists !== null && listSeen),
  );
  // A list on screen no longer needs the cache, and opening it takes longer than one keystroke may take.
  const opening = afterFirstFrame.then(async (isListSeen) => {
    if (isListSeen) await untilIdle(TYPING_TIMEOUT_MS);
    // After a sign-out, opening would recreate the key and the database that were just erased.
    if (isStopped) throw new Error('Signed out before the cache was opened');
    return openCache(doctorId);
  });
  const persistence = persistQueries(client, opening, doctorId);
  const refetch = refetchOnEvent(() => client.invalidateQueries());
  const contact = watchConnection();
  let stopWatching = () => undefined as void;
  // If this script fails to load there are no realtime events, and the page reports the lost connection.
  const watching = afterFirstFrame.then(() => import('@/sync/api/doctor/watch-patients.ts'));
  void watching.then(
    ({ watchPatients }) => {
      if (!isStopped)
        stopWatching = watchPatients(doctorId, { onRing: refetch.trigger, onLiveChange: contact.setLive });
    },
    () => undefined,
  );
  const stopListening = useSession.subscribe(({ user }) => {
    if (user?.id === doctorId) return;
    isStopped = true;
    stopListening();
    stopWatching();
    persistence.stop();
    refetch.stop();
    contact.stop();
    client.clear();
    void opening.then(
      (cache) => cache.close(),
      () => undefined,
    );
    if (opened?.doctorId === doctorId) opened = null;
  });
  const startedAt = Date.now();
  // Restored data is older than this visit, so it is refetched.
  const refetchStale = () =>
    Promise.all(first.map((query) => client.fetchQuery({ ...query, staleTime: Date.now() - startedAt })));
  if (first.length === 0) {
    await persistence.restored;
    return { doctorId, client, contact, first: null, readRest: () => undefined };
  }
  // Ready with whichever comes first: server responses or restored data. An empty cache does not count as a list.
  let isOpen = false;
  const answered = early.then(async (lists) => {
    if (lists && !isOpen) return lists;
    await refetchStale();
    return null;
  });
  const restored = persistence.restored.then(() => {
    if (first.every(({ queryKey }) => client.getQueryData(queryKey) === undefined))
      throw new Error('No persisted queries: wait for the server');
    return null;
  });
  const lists = await Promise.any([answered, restored]).catch(() => null);
  isOpen = true;
  const readRest = () => {
    seeFirst();
    void refetchStale().catch(() => undefined);
  };
  return { doctorId, client, contact, first: lists, readRest };
}
