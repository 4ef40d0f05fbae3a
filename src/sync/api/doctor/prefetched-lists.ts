import { fetchBackend } from '@/sync/transport/backend-call.ts';
import { checkConfiguration } from '@/sync/transport/configuration.ts';
import { wasSignedOut } from '@/sync/account/sign-out-marker.ts';
import { doctorLists, patientIdsRequest, recordLists, type DoctorList, type ListRequest } from './doctor-lists.ts';
import { knownPatientIds } from './known-patients.ts';
import { idsIn, listRecords } from './record-list.ts';
import type { PatientRemoteDocument } from '@/sync/api/documents/patient-documents.ts';

/** A prefetched response older than this is not used (ms). */
const FRESH_MS = 10_000;

type Answer = Promise<readonly PatientRemoteDocument[]>;
const prefetched = new Map<string, { readonly at: number; readonly answer: Answer }>();
const keyOf = (doctorId: string, list: DoctorList) => `${doctorId} ${list}`;

async function request({ collection, queries }: ListRequest): Promise<readonly PatientRemoteDocument[]> {
  const { databaseId } = checkConfiguration();
  const search = new URLSearchParams(queries.map((query, at) => [`queries[${at}]`, query]));
  const path = `/databases/${databaseId}/collections/${collection}/documents?${search}&total=false`;
  const answer = await fetchBackend('GET', path);
  return ((await answer.json()) as { documents: PatientRemoteDocument[] }).documents;
}

/**
 * Requests a doctor's lists before the app's own script is read. `takePrefetched` returns them; if a request failed,
 * its caller sends it again.
 */
export function prefetchLists(doctorId: string, now: number = Date.now()): void {
  // The cookie may still be that of the signed-out user: then only the app may send requests, which ends that session
  // first.
  if (wasSignedOut()) return;
  const keep = (list: DoctorList, answer: Answer) => {
    // A failure shows up when the caller sends the request again.
    answer.catch(() => undefined);
    prefetched.set(keyOf(doctorId, list), { at: now, answer });
  };
  const known = knownPatientIds(doctorId);
  // The records of the first visit wait for the ids, which arrive sooner than the profiles of 5000 patients.
  const ids = known ? undefined : idsIn(request(patientIdsRequest(doctorId)));
  const { patients, unread } = doctorLists(doctorId);
  const patientsAnswer = request(patients);
  const current = ids ?? idsIn(patientsAnswer);
  keep('patients', patientsAnswer);
  for (const list of recordLists) keep(list, listRecords(request, list, { known, current }, now));
  keep('unread', request(unread));
}

/**
 * All prefetched responses of this doctor, without removing them; undefined unless all were requested and are fresh.
 */
export function peekPrefetched(
  doctorId: string,
  now: number = Date.now(),
): Promise<Readonly<Record<DoctorList, readonly PatientRemoteDocument[]>>> | undefined {
  const lists: readonly DoctorList[] = ['patients', 'unread', ...recordLists];
  const entries = lists.map((list) => prefetched.get(keyOf(doctorId, list)));
  if (entries.some((each) => each === undefined || now - each.at > FRESH_MS)) return undefined;
  return Promise.all(entries.map(async (each, at) => [lists[at], await each?.answer])).then(Object.fromEntries);
}

/** Returns a prefetched response and removes it; undefined when there is none or it is too old. */
export function takePrefetched(doctorId: string, list: DoctorList, now: number = Date.now()): Answer | undefined {
  const entries = prefetched.get(keyOf(doctorId, list));
  prefetched.delete(keyOf(doctorId, list));
  return entries && now - entries.at <= FRESH_MS ? entries.answer : undefined;
}
