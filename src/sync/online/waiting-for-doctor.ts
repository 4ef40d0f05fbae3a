import { appointment, type Appointment } from '@/model/appointment.ts';
import { doctorMessage, type DoctorMessage } from '@/model/doctor-message.ts';
import { listForDoctor } from './list-for-doctor.ts';
import { toRecords, type RemoteDocument } from './patient-documents.ts';

export type PatientVisit = Appointment & { readonly id: string; readonly createdAt: string };
export type UnreadMessage = DoctorMessage & { readonly id: string };

/** The visits among these documents of which nobody said that they were missed. */
export const toVisits = (documents: readonly RemoteDocument[]): PatientVisit[] =>
  toRecords(appointment, documents).filter(({ isMissed }) => !isMissed);

/** The messages among these documents that a patient wrote herself. */
export const toUnread = (documents: readonly RemoteDocument[]): UnreadMessage[] =>
  toRecords(doctorMessage, documents).filter(({ senderId, userId }) => senderId === userId);

/** Visits of all patients that should have been, without a word what became of them, the oldest first. */
export const overdueVisits = async (doctorId: string): Promise<PatientVisit[]> =>
  toVisits(await listForDoctor(doctorId, 'visits'));

/** What patients wrote to this doctor and she has not read, the newest first. */
export const unreadMessages = async (doctorId: string): Promise<UnreadMessage[]> =>
  toUnread(await listForDoctor(doctorId, 'unread'));
