import { appointment, type Appointment } from '@/model/records/appointment.ts';
import { isFromCare } from '@/model/schema/care-author.ts';
import { doctorMessage, type DoctorMessage } from '@/model/messages/doctor-message.ts';
import { toRecords, type PatientRemoteDocument } from '@/sync/api/documents/patient-documents.ts';

export type PatientVisit = Appointment & { readonly id: string; readonly createdAt: string };
/** `createdAt` is the server's time. */
export type UnreadMessage = DoctorMessage & { readonly id: string; readonly createdAt?: string | null };

/** The visits among these documents that are not marked as missed. */
export const toVisits = (documents: readonly PatientRemoteDocument[]): PatientVisit[] =>
  toRecords(appointment, documents).filter(({ isMissed }) => !isMissed);

/** The messages among these documents that a patient of this doctor wrote to this doctor. */
export const toUnread = (documents: readonly PatientRemoteDocument[], doctorId: string): UnreadMessage[] =>
  toRecords(
    doctorMessage,
    documents.filter((document) => document.senderId === document.userId && isFromCare(document, doctorId)),
  );
