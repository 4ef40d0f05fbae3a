import { careNote } from '../../src/model/care-note.ts';
import { doctorMessage } from '../../src/model/doctor-message.ts';
import { profile } from '../../src/model/profile.ts';
import type { RecordType } from '../../src/model/record.ts';
import type { FunctionContext } from '../function-context.ts';
import { assignedDoctor } from './assigned-doctor.ts';
import { Failures, type OnFailure } from './failures.ts';
import { removeForeignProfile } from './foreign-profile.ts';
import { removeOldPhotos } from './profile-photos.ts';
import { connect, type Remote } from './remote.ts';
import type { HeldDocument } from './held-document.ts';
import { recordWithFile, removeFileOf } from './remove-file.ts';
import { setRight } from './set-right.ts';
import { settlePatient } from './settle-patient.ts';
import { settlePatientsOf } from './settle-patients-of.ts';
import { settleRecent } from './settle-recent.ts';
import { sweep } from './sweep.ts';

/** Leaves time to write down how far it came before the function's 60 s are over. */
const LONGEST_RUN_MS = 40_000;

/** One run: what it reaches the backend with, when it has to end (ms since 1970), and who is told of what failed. */
interface Run {
  readonly remote: Remote;
  readonly endsAt: number;
  readonly onFailure: OnFailure;
}

async function onProfile(remote: Remote, id: string, writer: string): Promise<number> {
  const held = await remote.find(profile.collection, id);
  if (held && (await removeForeignProfile(remote, held, writer))) return 1;
  const removed = held ? await removeOldPhotos(remote, held) : 0;
  return removed + (await settlePatient(remote, id));
}

/** The records that either side writes to the other. */
const betweenBoth: readonly RecordType[] = [doctorMessage, careNote];

async function onWritten(remote: Remote, type: RecordType, id: string): Promise<number> {
  const written = await remote.find(type.collection, id);
  if (!written) return 0;
  const failures = new Failures();
  const doctorOf = (userId: string) => assignedDoctor(remote, userId);
  const count = await setRight(remote, type, [written], doctorOf, failures.add);
  failures.throwIfAny();
  return count;
}

/** Of what is deleted only the event still knows something. */
async function onDeletion(remote: Remote, collection: string, payload: string): Promise<number> {
  const type = recordWithFile(collection);
  return type ? removeFileOf(remote, type, JSON.parse(payload) as HeldDocument) : 0;
}

/** The event's name says what changed; its payload may be old by now and is read again. */
function onEvent(run: Run, event: string, writer: string, payload: string): Promise<number> {
  const { remote, endsAt, onFailure } = run;
  const [, collection, documentId, action] = /\.collections\.([^.]+)\.documents\.(.+)\.(\w+)$/.exec(event) ?? [];
  if (collection && action === 'delete' && recordWithFile(collection)) return onDeletion(remote, collection, payload);
  if (documentId && collection === profile.collection) return onProfile(remote, documentId, writer);
  const type = betweenBoth.find((each) => each.collection === collection);
  if (documentId && type) return onWritten(remote, type, documentId);
  // Appwrite names the event in its shortest form, `users.<id>.update`, whatever of the account has changed.
  const [, userId] = /^users\.(.+?)\.(?:update(?:\.\w+)?|delete)$/.exec(event) ?? [];
  return userId ? settlePatientsOf(remote, userId, endsAt, onFailure) : Promise.resolve(0);
}

/** The only way a doctor gets to read a patient's records: see `right-grants.ts` for what is right. */
export default async ({ req, res, log, error }: FunctionContext): Promise<unknown> => {
  const { headers } = req;
  const remote = connect(headers['x-appwrite-key'] ?? '');
  const endsAt = Date.now() + LONGEST_RUN_MS;
  const onFailure: OnFailure = (id, reason) => error(`${id}: ${String(reason)}`);
  const caller = headers['x-appwrite-user-id'] ?? '';
  const trigger = headers['x-appwrite-trigger'];

  let written: number;
  // Without a caller it is a key that asks, for a sweep between two ticks of the schedule.
  if (trigger === 'http' && caller !== '') written = await settleRecent(remote, caller, Date.now());
  else if (trigger === 'event')
    written = await onEvent({ remote, endsAt, onFailure }, headers['x-appwrite-event'] ?? '', caller, req.bodyText);
  else written = await sweep(remote, endsAt, onFailure);
  log(`${written} documents set right`);
  return res.json({ written });
};
