import { doctorLists, type DoctorList } from './doctor-lists.ts';
import { listDocuments } from './documents.ts';
import { takeEarly } from './early-lists.ts';
import type { RemoteDocument } from './patient-documents.ts';

/** One of a doctor's lists: what was asked for early, else asked for now. */
export async function listForDoctor(
  doctorId: string,
  list: DoctorList,
  now: number = Date.now(),
): Promise<readonly RemoteDocument[]> {
  const early = await takeEarly(doctorId, list, now)?.catch(() => undefined);
  if (early) return early;
  const { collection, queries } = doctorLists(doctorId, now)[list];
  return listDocuments(collection, [...queries]);
}
