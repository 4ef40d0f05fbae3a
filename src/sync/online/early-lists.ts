import { callBackend } from '../backend-call.ts';
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
  return (await callBackend<{ documents: RemoteDocument[] }>('GET', path)).documents;
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

/** The answer to an early question, once; undefined when nobody asked or it is too old to be believed. */
export function takeEarly(doctorId: string, list: DoctorList, now: number = Date.now()): Answer | undefined {
  const early = asked.get(keyOf(doctorId, list));
  asked.delete(keyOf(doctorId, list));
  return early && now - early.at <= FRESH_MS ? early.answer : undefined;
}
