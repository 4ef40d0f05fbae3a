import { fetchBackend } from '../backend-call.ts';
import { checkConfiguration } from '../configuration.ts';
import { hasLeft } from '../left-mark.ts';
import { doctorLists, type DoctorList, type ListQuestion } from './doctor-lists.ts';
import type { RemoteDocument } from './patient-documents.ts';

/** An answer that nobody took for so long is old (ms). */
const FRESH_MS = 10_000;

type Answer = Promise<readonly RemoteDocument[]>;
const asked = new Map<string, { readonly at: number; readonly answer: Answer }>();
const keyOf = (doctorId: string, list: DoctorList) => `${doctorId} ${list}`;

async function ask({ collection, queries }: ListQuestion): Promise<readonly RemoteDocument[]> {
  const { databaseId } = checkConfiguration();
  const asked = new URLSearchParams(queries.map((query, at) => [`queries[${at}]`, query]));
  const path = `/databases/${databaseId}/collections/${collection}/documents?${asked}`;
  const answer = await fetchBackend('GET', path);
  return ((await answer.json()) as { documents: RemoteDocument[] }).documents;
}

/** Asks for a doctor's lists before the app's own script is read. Whoever needs one takes it, or asks again where this failed. */
export function askEarly(doctorId: string, now: number = Date.now()): void {
  // The cookie may still be that of whoever left this phone: then only the app itself may ask.
  if (hasLeft()) return;
  for (const [list, question] of Object.entries(doctorLists(doctorId, now))) {
    const answer = ask(question);
    // A failure is told by whoever asks again.
    answer.catch(() => undefined);
    asked.set(keyOf(doctorId, list as DoctorList), { at: now, answer });
  }
}

/** All early answers of this doctor, left for whoever takes them; undefined unless all were asked and are fresh. */
export function peekEarly(
  doctorId: string,
  now: number = Date.now(),
): Promise<Readonly<Record<DoctorList, readonly RemoteDocument[]>>> | undefined {
  const lists = Object.keys(doctorLists(doctorId, now)) as DoctorList[];
  const early = lists.map((list) => asked.get(keyOf(doctorId, list)));
  if (early.some((each) => each === undefined || now - each.at > FRESH_MS)) return undefined;
  return Promise.all(early.map(async (each, at) => [lists[at], await each?.answer])).then(Object.fromEntries);
}

/** The answer to an early question, once; undefined when nobody asked or it is too old to be believed. */
export function takeEarly(doctorId: string, list: DoctorList, now: number = Date.now()): Answer | undefined {
  const early = asked.get(keyOf(doctorId, list));
  asked.delete(keyOf(doctorId, list));
  return early && now - early.at <= FRESH_MS ? early.answer : undefined;
}
