import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { DoctorCache } from '@/db/cache/doctor-cache.ts';
import { messageCacheKeys } from '@/db/cache/message-cache-keys.ts';
import { TYPING_TIMEOUT_MS, untilIdle } from '@/db/scheduling/when-idle.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import {
  careNotesQuery,
  cohortQuery,
  isPersisted,
  newestReadingsQuery,
  overdueVisitsQuery,
  isOfWholeRecord,
  patientOf,
  patientsQuery,
  recentlyUpdatedQuery,
  unreadMessagesQuery,
} from './patient-queries.ts';

/**
 * Removes every patient who is not (or no longer) in the list: the patient page, and her rows in the lists about all
 * patients. An open page refetches and is then refused by the server; a removed query would never be refetched.
 */
function forgetOthers(
  client: QueryClient,
  doctorId: string,
  patients: readonly Patient[],
  drop: (key: QueryKey) => void,
): void {
  const ids = new Set(patients.map((patient) => patient.id));
  const partly = new Set(patients.filter(({ reach }) => reach === 'readings').map(({ id }) => id));
  const isLost = ({ queryKey }: Query) => {
    const patientId = patientOf(queryKey);
    if (patientId === undefined) return false;
    return !ids.has(patientId) || (partly.has(patientId) && isOfWholeRecord(queryKey));
  };
  client.removeQueries({ predicate: isLost, type: 'inactive' });
  for (const { queryKey } of client.getQueryCache().findAll({ predicate: isLost })) drop(queryKey);
  void client.resetQueries({ predicate: isLost }).catch(() => undefined);
  const filterRows = <Row>(key: readonly unknown[], patientIdOf: (row: Row) => string) => {
    const state = client.getQueryState<readonly Row[]>(key);
    const left = state?.data?.filter((row) => ids.has(patientIdOf(row)));
    if (left && left.length < (state?.data?.length ?? 0))
      client.setQueryData(key, left, { updatedAt: state?.dataUpdatedAt });
  };
  for (const aboutAll of [cohortQuery, newestReadingsQuery, careNotesQuery, overdueVisitsQuery, unreadMessagesQuery])
    filterRows<{ userId: string }>(aboutAll(doctorId).queryKey, ({ userId }) => userId);
  // The message pages store their data in the same cache.
  for (const key of [messageCacheKeys.newest(doctorId), messageCacheKeys.names(doctorId)])
    filterRows<{ userId: string }>(key, ({ userId }) => userId);
  filterRows<Patient>(recentlyUpdatedQuery(doctorId).queryKey, (patient) => patient.id);
}

/** Not (or no longer) a patient of this doctor: remove all her data, and do not persist the refused query. */
function forgetPatient(client: QueryClient, profileKey: QueryKey): void {
  const patientId = patientOf(profileKey);
  client.removeQueries({
    predicate: ({ queryKey }) => queryKey !== profileKey && patientOf(queryKey) === patientId,
  });
}

export interface QueryPersistence {
  /** Resolves when the persisted responses are restored, or cannot be. */
  readonly restored: Promise<void>;
  stop(): void;
}

/**
 * Restores the responses of the last visit with their original times, so that the list opens without a network. Every
 * new response is written to the encrypted cache, one after the other. Responses may arrive before the cache is open.
 */
export function persistQueries(client: QueryClient, opening: Promise<DoctorCache>, doctorId: string): QueryPersistence {
  const listKey = patientsQuery(doctorId).queryKey;
  const listHash = hashKey(listKey);
  const restoredData = new WeakSet<object>();
  let isStopped = false;

  const restore = async () => {
    for (const { key, answeredAt, value } of await (await opening).read()) {
      const known = client.getQueryState(key)?.dataUpdatedAt ?? 0;
      if (isStopped || known >= answeredAt || typeof value !== 'object' || value === null) continue;
      restoredData.add(value);
      client.setQueryData(key, value, { updatedAt: answeredAt });
    }
    // A newer list may have arrived first: the restore may have brought back patients who are no longer in it.
    const patients = client.getQueryData(listKey);
    if (patients && !restoredData.has(patients)) forgetOthers(client, doctorId, patients, drop);
  };

  let written = Promise.resolve();
  const queueWrite = (write: (cache: DoctorCache) => Promise<void>) => {
    // A full or closed database only means that nothing opens offline next time.
    written = written.then(async () => write(await opening)).catch(() => undefined);
  };
  const drop = (key: QueryKey) => queueWrite((cache) => cache.drop(key));
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    const { queryKey, queryHash, state } = event.query;
    if (!isPersisted(queryKey)) return;
    if (event.type === 'removed') drop(queryKey);
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (state.data === null) {
      drop(queryKey);
      return forgetPatient(client, queryKey);
    }
    if (restoredData.has(state.data as object)) return;
    const answer = { key: queryKey, answeredAt: state.dataUpdatedAt, value: state.data };
    // Encrypting 5000 patients takes longer than rendering them, so wait for idle time.
    // A user who leaves before that sees the list of the previous visit when offline.
    queueWrite(() => untilIdle(TYPING_TIMEOUT_MS));
    queueWrite((cache) => cache.write(answer));
    if (queryHash === listHash) forgetOthers(client, doctorId, (state.data ?? []) as readonly Patient[], drop);
  });
  return {
    restored: restore().catch(() => undefined),
    stop() {
      isStopped = true;
      unsubscribe();
    },
  };
}
