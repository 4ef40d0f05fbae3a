import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { DoctorCache } from '@/db/doctor-cache.ts';
import { keptMessages } from '@/db/kept-messages.ts';
import { TYPING_PATIENCE_MS, untilIdle } from '@/db/when-idle.ts';
import type { Patient } from '@/sync/online/patient-documents.ts';
import {
  careNotesQuery,
  isKept,
  newestReadingsQuery,
  overdueVisitsQuery,
  patientOf,
  patientsQuery,
  recentlyUpdatedQuery,
  unreadMessagesQuery,
} from './patient-queries.ts';

/**
 * Forgets whoever is not, or no longer, in the list: her page, and her part in the answers about all patients. A page that
 * is open asks again, and hears that she is not one of theirs: of a question that is gone it would never hear.
 */
function forgetOthers(
  client: QueryClient,
  doctorId: string,
  patients: readonly Patient[],
  drop: (key: QueryKey) => void,
): void {
  const ids = new Set(patients.map((patient) => patient.id));
  const isLost = ({ queryKey }: Query) => {
    const patientId = patientOf(queryKey);
    return patientId !== undefined && !ids.has(patientId);
  };
  client.removeQueries({ predicate: isLost, type: 'inactive' });
  for (const { queryKey } of client.getQueryCache().findAll({ predicate: isLost })) drop(queryKey);
  void client.resetQueries({ predicate: isLost }).catch(() => undefined);
  const thin = <Row>(key: readonly unknown[], patientIdOf: (row: Row) => string) => {
    const state = client.getQueryState<readonly Row[]>(key);
    const left = state?.data?.filter((row) => ids.has(patientIdOf(row)));
    if (left && left.length < (state?.data?.length ?? 0))
      client.setQueryData(key, left, { updatedAt: state?.dataUpdatedAt });
  };
  for (const aboutAll of [newestReadingsQuery, careNotesQuery, overdueVisitsQuery, unreadMessagesQuery])
    thin<{ userId: string }>(aboutAll(doctorId).queryKey, ({ userId }) => userId);
  // The pages of messages keep theirs in the same place.
  for (const key of [keptMessages.newest(doctorId), keptMessages.names(doctorId)])
    thin<{ userId: string }>(key, ({ userId }) => userId);
  thin<Patient>(recentlyUpdatedQuery(doctorId).queryKey, (patient) => patient.id);
}

/** She is not, or no longer, a patient of this doctor: nothing of her stays, and that it was asked is not written down. */
function forgetPatient(client: QueryClient, profileKey: QueryKey): void {
  const patientId = patientOf(profileKey);
  client.removeQueries({
    predicate: ({ queryKey }) => queryKey !== profileKey && patientOf(queryKey) === patientId,
  });
}

export interface Keeping {
  /** Fulfilled when the answers of the last visit are back, or cannot be. */
  readonly restored: Promise<void>;
  stop(): void;
}

/**
 * Puts the answers of the last visit back, with the time they were given, so that the list opens without a network, and
 * writes every answer to the sealed cache as it comes, one after the other. Answers may come before the cache is open.
 */
export function keepAnswers(client: QueryClient, opening: Promise<DoctorCache>, doctorId: string): Keeping {
  const listKey = patientsQuery(doctorId).queryKey;
  const listHash = hashKey(listKey);
  const putBack = new WeakSet<object>();
  let isStopped = false;

  const restore = async () => {
    for (const { key, answeredAt, value } of await (await opening).read()) {
      const known = client.getQueryState(key)?.dataUpdatedAt ?? 0;
      if (isStopped || known >= answeredAt || typeof value !== 'object' || value === null) continue;
      putBack.add(value);
      client.setQueryData(key, value, { updatedAt: answeredAt });
    }
    // A newer list may have come first: what it no longer holds was just put back.
    const patients = client.getQueryData(listKey);
    if (patients && !putBack.has(patients)) forgetOthers(client, doctorId, patients, drop);
  };

  let written = Promise.resolve();
  const afterwards = (write: (cache: DoctorCache) => Promise<void>) => {
    // A full or closed database only means that nothing opens offline next time.
    written = written.then(async () => write(await opening)).catch(() => undefined);
  };
  const drop = (key: QueryKey) => afterwards((cache) => cache.drop(key));
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    const { queryKey, queryHash, state } = event.query;
    if (!isKept(queryKey)) return;
    if (event.type === 'removed') drop(queryKey);
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (state.data === null) {
      drop(queryKey);
      return forgetPatient(client, queryKey);
    }
    if (putBack.has(state.data as object)) return;
    const answer = { key: queryKey, answeredAt: state.dataUpdatedAt, value: state.data };
    // Sealing 5000 patients takes longer than drawing them.
    // Whoever leaves before has the list of the last visit when offline.
    afterwards(() => untilIdle(TYPING_PATIENCE_MS));
    afterwards((cache) => cache.write(answer));
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
