import { listForDoctor } from './list-for-doctor.ts';
import { toUnread, toVisits, type PatientVisit, type UnreadMessage } from './waiting-documents.ts';

/** Visits of all patients that should have been, without a word what became of them, the oldest first. */
export const overdueVisits = async (doctorId: string): Promise<PatientVisit[]> =>
  toVisits(await listForDoctor(doctorId, 'visits'));

/** What patients wrote to this doctor and she has not read, the newest first. */
export const unreadMessages = async (doctorId: string): Promise<UnreadMessage[]> =>
  toUnread(await listForDoctor(doctorId, 'unread'), doctorId);
