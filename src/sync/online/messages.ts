import { Functions, Query } from 'appwrite';
import { isFromCare } from '@/model/care-author.ts';
import { doctor, type Doctor } from '@/model/doctor.ts';
import { doctorMessage, type DoctorMessage } from '@/model/doctor-message.ts';
import { toInstant } from '@/model/instant.ts';
import { plainName } from '@/model/person-name.ts';
import { isOwnProfile, profile } from '@/model/profile.ts';
import { connectAccount, currentUser } from '../account.ts';
import { pageClient } from '../page-client.ts';
import { confirmIfEmpty, listDocuments } from './documents.ts';
import { listGenuine } from './genuine-documents.ts';
import { listOnline } from './listing.ts';
import type { RemoteDocument } from './patient-documents.ts';
import { SessionEnded } from './session-ended.ts';

export type ListedMessage = DoctorMessage & {
  readonly id: string;
  readonly createdAt: string;
  readonly serverUpdatedAt: string;
};

/** Messages of one conversation (spec section 9), and of all together where only the newest of each counts. */
const MOST_MESSAGES = 100;
const MOST_OF_ALL = 500;
/** What one call marks. */
const MOST_MARKED = 100;

const toMessage = (document: RemoteDocument): ListedMessage => ({
  ...(document as unknown as DoctorMessage),
  id: document.$id,
  createdAt: toInstant(String(document.$createdAt)),
  serverUpdatedAt: document.$updatedAt,
});

/** The newest messages of a doctor, of one patient if she is named; without what only says that it comes from one of his. */
async function messagesOf(doctorId: string, limit: number, userId?: string): Promise<ListedMessage[]> {
  const { documents } = await listGenuine(doctorMessage.collection, {
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
  messagesOf(doctorId, MOST_MESSAGES, userId);

/** The newest messages of all conversations of a doctor. */
export const listRecentMessages = (doctorId: string): Promise<ListedMessage[]> => messagesOf(doctorId, MOST_OF_ALL);

/** As many patients as one question names. */
const NAMES_AT_ONCE = 100;

/** The names of these patients, as far as the doctor may still read them. */
export async function patientNames(ids: readonly string[]): Promise<{ userId: string; name: string }[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / NAMES_AT_ONCE) }, (_, n) =>
    ids.slice(n * NAMES_AT_ONCE, (n + 1) * NAMES_AT_ONCE),
  );
  const found = await Promise.all(
    parts.map((some) => listDocuments(profile.collection, [Query.equal('$id', some), Query.limit(NAMES_AT_ONCE)])),
  );
  // Anybody may write a name under her id.
  const own = found.flat().filter(isOwnProfile);
  return own.map(({ userId, name }) => ({ userId: String(userId), name: plainName(name) }));
}

/** A doctor as patients see him; null when there is none of this id. @throws SessionEnded when that is not known */
export async function findDoctor(doctorId: string): Promise<Doctor | null> {
  const [found] = await listOnline(doctor.collection, [Query.equal('$id', doctorId), Query.limit(1)]);
  const held = found as unknown as Doctor | undefined;
  // To a lost session nobody is there.
  if (!held && !(await currentUser(connectAccount()))) throw new SessionEnded();
  return held ? { ...held, name: plainName(held.name) } : null;
}

/** Says that these messages of the other party were on the screen of the signed-in person. */
export async function markMessagesRead(ids: readonly string[]): Promise<void> {
  const body = JSON.stringify({ ids: ids.slice(0, MOST_MARKED) });
  await new Functions(pageClient()).createExecution({ functionId: 'doctor-messages', body, async: true });
}
