import { Query } from 'node-appwrite';
import { quietUntil } from '../../src/clinical/time/quiet-hours.ts';
import { episodeIdOf, openingIdOf } from '../../src/model/records/care-episode.ts';
import { careNote, type CareNote } from '../../src/model/records/care-note.ts';
import { doctor, type Doctor } from '../../src/model/records/doctor.ts';
import { isUserProfile, profile, type Profile } from '../../src/model/records/profile.ts';
import { doctorMessage, type DoctorMessage } from '../../src/model/messages/doctor-message.ts';
import { careAuthor, isFromCare } from '../../src/model/schema/care-author.ts';
import { derivedId } from '../../src/model/schema/derived-id.ts';
import { ownerByGrant } from '../../src/model/schema/permission.ts';
import type { PushTarget } from '../../src/model/notifications/push-target.ts';
import type { Remote, ServerDocument } from './remote.ts';
import type { Run } from './run.ts';
import type { Subject } from './source.ts';

export type DeliveredMessage = DoctorMessage & ServerDocument;

/** The account that received a message, as its grants prove; undefined while it may not read it. */
export function receiverOf(message: DeliveredMessage): string | undefined {
  const author = careAuthor(message);
  if (!author) return undefined;
  const receiver = author === 'patient' ? message.doctorId : message.userId;
  return isFromCare(message, receiver) ? receiver : undefined;
}

/** What the receiver has not read and may read, in all conversations that the app can open; the newest first. */
async function unreadOf(remote: Remote, message: DeliveredMessage, receiver: string): Promise<DeliveredMessage[]> {
  const isDoctor = receiver === message.doctorId;
  const found = await remote.list<DoctorMessage>(doctorMessage.collection, [
    Query.equal('doctorId', [message.doctorId]),
    ...(isDoctor ? [] : [Query.equal('userId', [message.userId])]),
    Query.equal('isRead', [false]),
    Query.orderDesc('deliveredAt'),
  ]);
  return found.filter((each) => receiverOf(each) === receiver);
}

/** Whether the patient's phone has opened an urgent case for the danger words of her message. */
async function isUrgent(remote: Remote, { $id, userId, senderId }: DeliveredMessage): Promise<boolean> {
  if (senderId !== userId) return false;
  const episodeId = await episodeIdOf(userId, 'message', $id);
  for (const tier of ['EMERGENCY', 'URGENT']) {
    const opened = await remote.find<CareNote>(careNote.collection, await openingIdOf(episodeId, $id, tier));
    if (opened && ownerByGrant(opened) === userId && opened.entry === 'opened') return true;
  }
  return false;
}

const heldBy =
  (isUrgentMessage: boolean, now: number) =>
  ({ messages }: PushTarget): number => {
    if (messages?.isMuted) return Infinity;
    return (!isUrgentMessage && messages?.quiet && quietUntil(messages.quiet, now)) || 0;
  };

/**
 * What a push of this message says; undefined when there is nothing to say: it is read or deleted, a newer message of the
 * same conversation says the same, or patient and doctor are not assigned to each other any more.
 */
export async function messageSubject({ remote, now }: Run, id: string, receiver: string): Promise<Subject | undefined> {
  const message = await remote.find<DoctorMessage>(doctorMessage.collection, id);
  if (!message || message.isRead === true || receiverOf(message) !== receiver) return undefined;
  const patient = await remote.find<Profile>(profile.collection, message.userId);
  if (!patient || !isUserProfile({ ...patient }) || patient.assignedDoctorId !== message.doctorId) return undefined;
  const isToDoctor = receiver === message.doctorId;
  if (isToDoctor && !(await remote.isDoctor(receiver))) return undefined;
  const isUrgentMessage = await isUrgent(remote, message);
  const unread = await unreadOf(remote, message, receiver);
  const newest = unread.find(({ userId }) => userId === message.userId);
  if (newest && newest.$id !== id && !isUrgentMessage) return undefined;
  const name = isToDoctor ? patient.name : (await remote.find<Doctor>(doctor.collection, message.doctorId))?.name;
  return {
    name: name ?? '',
    message: {
      patientId: message.userId,
      unread: unread.length,
      topic: await derivedId('message', receiver, message.userId),
      heldUntil: heldBy(isUrgentMessage, now),
    },
  };
}
