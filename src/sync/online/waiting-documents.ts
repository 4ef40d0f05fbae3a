import { appointment, type Appointment } from '@/model/appointment.ts';
import { isFromCare } from '@/model/care-author.ts';
import { doctorMessage, type DoctorMessage } from '@/model/doctor-message.ts';
import { toRecords, type RemoteDocument } from './patient-documents.ts';

export type PatientVisit = Appointment & { readonly id: string; readonly createdAt: string };
export type UnreadMessage = DoctorMessage & { readonly id: string };

/** The visits among these documents of which nobody said that they were missed. */
export const toVisits = (documents: readonly RemoteDocument[]): PatientVisit[] =>
  toRecords(appointment, documents).filter(({ isMissed }) => !isMissed);

/** The messages among these documents that a patient wrote herself to this doctor, who is hers. */
export const toUnread = (documents: readonly RemoteDocument[], doctorId: string): UnreadMessage[] =>
  toRecords(
    doctorMessage,
    documents.filter((document) => document.senderId === document.userId && isFromCare(document, doctorId)),
  );
