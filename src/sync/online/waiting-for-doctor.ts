import { appointment, type Appointment } from '@/model/appointment.ts';
import { doctorMessage, type DoctorMessage } from '@/model/doctor-message.ts';
import { listForDoctor } from './list-for-doctor.ts';
import { toRecords } from './patient-documents.ts';

export type PatientVisit = Appointment & { readonly id: string; readonly createdAt: string };
export type UnreadMessage = DoctorMessage & { readonly id: string };

/** Visits of all patients that should have been, without a word what became of them, the oldest first. */
export const overdueVisits = async (doctorId: string): Promise<PatientVisit[]> =>
  toRecords(appointment, await listForDoctor(doctorId, 'visits')).filter(({ isMissed }) => !isMissed);

/** What patients wrote to this doctor and she has not read, the newest first. */
export const unreadMessages = async (doctorId: string): Promise<UnreadMessage[]> =>
  toRecords(doctorMessage, await listForDoctor(doctorId, 'unread')).filter(
    ({ senderId, userId }) => senderId === userId,
  );
