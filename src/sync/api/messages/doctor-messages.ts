import { Functions, Query } from 'appwrite';
import { isFromCare } from '@/model/schema/care-author.ts';
import { doctor, type Doctor } from '@/model/records/doctor.ts';
import { doctorMessage, type DoctorMessage } from '@/model/messages/doctor-message.ts';
import { toInstant } from '@/model/time/instant.ts';
import { plainName } from '@/model/account/person-name.ts';
import { isUserProfile, profile } from '@/model/records/profile.ts';
import { connectAccount, currentUser } from '@/sync/account/account.ts';
import { pageClient } from '@/sync/account/page-client.ts';
import { confirmIfEmpty, listDocuments } from '@/sync/api/documents/documents.ts';
import { listVerified } from '@/sync/api/documents/verified-documents.ts';
import { listOnline } from '@/sync/api/documents/list-online.ts';
import type { PatientRemoteDocument } from '@/sync/api/documents/patient-documents.ts';
import { SessionEnded } from '@/sync/api/documents/session-ended.ts';

export type ListedMessage = DoctorMessage & {
  readonly id: string;
  readonly createdAt: string;
  readonly serverUpdatedAt: string;
};

/**
 * Messages of one conversation (spec section 9), and of all conversations together, where only the newest of each is
 * used.
 */
const MAX_MESSAGES = 100;
const MAX_RECENT_MESSAGES = 500;
/** The number of messages that one call marks as read. */
const MAX_MARKED = 100;

const toMessage = (document: PatientRemoteDocument): ListedMessage => ({
  ...(document as unknown as DoctorMessage),
  id: document.$id,
  createdAt: toInstant(String(document.$createdAt)),
  serverUpdatedAt: document.$updatedAt,
});

/**
 * The newest messages of a doctor, or of one patient if `userId` is given; messages that only claim to come from a
 * patient of this doctor are left out.
 */
async function messagesOf(doctorId: string, limit: number, userId?: string): Promise<ListedMessage[]> {
  const { documents } = await listVerified(doctorMessage.collection, {
    queries: [
      Query.equal('doctorId', doctorId),
      Query.orderDesc('$createdAt'),
      ...(userId === undefined ? [] : [Query.equal('userId', userId)]),
    ],
    limit,
    isGenuine: (document) => isFromCare(document, doctorId) && (userId === undefined || document.userId === userId),
  });
  await confirmIfEmpty([documents], doctorId);
  return documents.map(toMessage);
}

/** The newest messages between a doctor and one patient, as the doctor may read them. */
export const listConversation = (doctorId: string, userId: string): Promise<ListedMessage[]> =>
  messagesOf(doctorId, MAX_MESSAGES, userId);

/** The same for a reader who looks on: a midwife of the doctor's unit. */
export async function listConversationOf(
  readerId: string,
  { doctorId, userId }: { doctorId: string; userId: string },
): Promise<ListedMessage[]> {
  const { documents } = await listVerified(doctorMessage.collection, {
    queries: [Query.equal('doctorId', doctorId), Query.orderDesc('$createdAt'), Query.equal('userId', userId)],
    limit: MAX_MESSAGES,
    isGenuine: (document) => isFromCare(document, doctorId) && document.userId === userId,
  });
  await confirmIfEmpty([documents], readerId);
  return documents.map(toMessage);
}

/** The newest messages of all conversations of a doctor. */
export const listRecentMessages = (doctorId: string): Promise<ListedMessage[]> =>
  messagesOf(doctorId, MAX_RECENT_MESSAGES);

/** The number of ids in one query. */
const NAMES_PER_QUERY = 100;

/** The names of these patients, as far as the doctor may still read them. */
export async function patientNames(ids: readonly string[]): Promise<{ userId: string; name: string }[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / NAMES_PER_QUERY) }, (_, n) =>
    ids.slice(n * NAMES_PER_QUERY, (n + 1) * NAMES_PER_QUERY),
  );
  const found = await Promise.all(
    parts.map((idsOfQuery) =>
      listDocuments(profile.collection, [Query.equal('$id', idsOfQuery), Query.limit(NAMES_PER_QUERY)]),
    ),
  );
  // Another account may write a name under a patient's id.
  const userProfiles = found.flat().filter(isUserProfile);
  return userProfiles.map(({ userId, name }) => ({ userId: String(userId), name: plainName(name) }));
}

/** A doctor as patients see one; null when no doctor has this id. @throws SessionEnded when that is unknown */
export async function findDoctor(doctorId: string): Promise<Doctor | null> {
  const [found] = await listOnline(doctor.collection, [Query.equal('$id', doctorId), Query.limit(1)]);
  const doctorDocument = found as unknown as Doctor | undefined;
  // The server answers a guest with an empty list.
  if (!doctorDocument && !(await currentUser(connectAccount()))) throw new SessionEnded();
  return doctorDocument ? { ...doctorDocument, name: plainName(doctorDocument.name) } : null;
}

/** Marks messages of the other side as read by the signed-in user. */
export async function markMessagesRead(ids: readonly string[]): Promise<void> {
  const body = JSON.stringify({ ids: ids.slice(0, MAX_MARKED) });
  await new Functions(pageClient()).createExecution({ functionId: 'doctor-messages', body, async: true });
}
