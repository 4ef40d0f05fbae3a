import { listForDoctor } from './doctor-list-query.ts';
import { toUnread, toVisits, type PatientVisit, type UnreadMessage } from './inbox-documents.ts';

/** Past visits of all patients that are neither done nor missed, the oldest first. */
export const overdueVisits = async (doctorId: string): Promise<PatientVisit[]> =>
  toVisits(await listForDoctor(doctorId, 'visits'));

/** Unread messages of patients to this doctor, the newest first. */
export const unreadMessages = async (doctorId: string): Promise<UnreadMessage[]> =>
  toUnread(await listForDoctor(doctorId, 'unread'), doctorId);
