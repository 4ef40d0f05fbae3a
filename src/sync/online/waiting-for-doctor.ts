import { Query } from 'appwrite';
import { appointment, type Appointment } from '@/model/appointment.ts';
import { doctorMessage, type DoctorMessage } from '@/model/doctor-message.ts';
import { listDocuments } from './documents.ts';
import { toRecords } from './patient-documents.ts';

const MOST_IN_LIST = 5000;

export type PatientVisit = Appointment & { readonly id: string; readonly createdAt: string };
export type UnreadMessage = DoctorMessage & { readonly id: string };

/** Visits of all patients from `from` to before `today` (dates) without a word what became of them, the oldest first. */
export async function overdueVisits(from: string, today: string): Promise<PatientVisit[]> {
  const documents = await listDocuments(appointment.collection, [
    Query.lessThan('date', today),
    Query.greaterThanEqual('date', from),
    Query.equal('isCompleted', false),
    Query.orderAsc('date'),
    Query.limit(MOST_IN_LIST),
  ]);
  return toRecords(appointment, documents).filter(({ isMissed }) => !isMissed);
}

/** What patients wrote to this doctor and she has not read, the newest first. */
export async function unreadMessages(doctorId: string): Promise<UnreadMessage[]> {
  const documents = await listDocuments(doctorMessage.collection, [
    Query.equal('doctorId', doctorId),
    Query.equal('isRead', false),
    Query.orderDesc('timestamp'),
    Query.limit(MOST_IN_LIST),
  ]);
  return toRecords(doctorMessage, documents).filter(({ senderId, userId }) => senderId === userId);
}
