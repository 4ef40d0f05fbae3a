import { careNote } from '../../src/model/records/care-note.ts';
import { doctor } from '../../src/model/records/doctor.ts';
import { hospital } from '../../src/model/records/hospital.ts';
import { doctorMessage } from '../../src/model/messages/doctor-message.ts';
import { profile } from '../../src/model/records/profile.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import type { FunctionContext } from '../support/function-context.ts';
import { assignedTeam } from './care-team.ts';
import { Failures, type OnFailure } from './failures.ts';
import { removeForeignProfile } from './foreign-profile.ts';
import { removeOldPhotos } from './remove-old-photos.ts';
import { connect, type Remote } from './remote.ts';
import type { ServerDocument } from './server-document.ts';
import { recordWithFile, removeFileOf } from './remove-file.ts';
import { correctGrants } from './correct-grants.ts';
import { MAX_PATIENTS } from './patient-documents.ts';
import { updateGrantsOfPatients } from './update-patient-grants.ts';
import { updateDoctorPatients } from './update-doctor-patients.ts';
import { JoinedRuns, type Work } from '../support/joined-runs.ts';
import { updateRecentGrants } from './update-recent-grants.ts';
import { updateUnitOfDoctor, updateUnitOfHospital } from './update-units.ts';
import { sweep } from './sweep.ts';

/** Below the function's timeout of 60 s, with time left to store the checkpoint. */
const LONGEST_RUN_MS = 40_000;

/** One run: its backend and client, the time when it must end (ms since 1970), and the callback for failures. */
interface Run {
  readonly backend: string;
  readonly remote: Remote;
  readonly endsAt: number;
  readonly onFailure: OnFailure;
}

/** By backend: one process may run the function for several. */
type RunsByBackend = Map<string, JoinedRuns>;
const recentRuns: RunsByBackend = new Map();
const profileRuns: RunsByBackend = new Map();

/**
 * Does the work in a run that several executions share. When a hundred phones push in the same instant, they call in the
 * same instant too, and an import creates thousands of profiles: two or three runs serve a hundred of them.
 */
function joinRun(runsOf: RunsByBackend, backend: string, userId: string, work: Work): Promise<number> {
  const runs = runsOf.get(backend) ?? new JoinedRuns(MAX_PATIENTS);
  runsOf.set(backend, runs);
  return runs.join(userId, work);
}

async function onProfile({ remote, backend }: Run, id: string, writer: string): Promise<number> {
  const document = await remote.find(profile.collection, id);
  if (document && (await removeForeignProfile(remote, document, writer))) return 1;
  const removed = document ? await removeOldPhotos(remote, document) : 0;
  return removed + (await joinRun(profileRuns, backend, id, (ids) => updateGrantsOfPatients(remote, ids)));
}

/** Record types that both patient and doctor can write to each other. */
const exchangedTypes: readonly RecordType[] = [doctorMessage, careNote];

async function onMessageWritten(remote: Remote, type: RecordType, id: string): Promise<number> {
  const message = await remote.find(type.collection, id);
  if (!message) return 0;
  const failures = new Failures();
  const teamOf = (userId: string) => assignedTeam(remote, userId);
  const count = await correctGrants(remote, type, [message], teamOf, failures.add);
  failures.throwIfAny();
  return count;
}

/** The payload of the event is the only copy of a deleted document. */
async function onDeletion(remote: Remote, collection: string, payload: string): Promise<number> {
  const type = recordWithFile(collection);
  return type ? removeFileOf(remote, type, JSON.parse(payload) as ServerDocument) : 0;
}

/** Only the name of the event is used: its payload may be out of date, so the document is read again. */
function onEvent(run: Run, event: string, writer: string, payload: string): Promise<number> {
  const { remote, endsAt, onFailure } = run;
  const [, collection, documentId, action] = /\.collections\.([^.]+)\.documents\.(.+)\.(\w+)$/.exec(event) ?? [];
  if (collection && action === 'delete' && recordWithFile(collection)) return onDeletion(remote, collection, payload);
  if (documentId && collection === profile.collection) return onProfile(run, documentId, writer);
  if (documentId && collection === hospital.collection)
    return updateUnitOfHospital(remote, documentId, endsAt, onFailure);
  if (documentId && collection === doctor.collection) return updateUnitOfDoctor(remote, documentId, endsAt, onFailure);
  const type = exchangedTypes.find((each) => each.collection === collection);
  if (documentId && type) return onMessageWritten(remote, type, documentId);
  // Appwrite sends the shortest event name, `users.<id>.update`, for every change of an account.
  const [, userId] = /^users\.(.+?)\.(?:update(?:\.\w+)?|delete)$/.exec(event) ?? [];
  return userId ? updateDoctorPatients(remote, userId, endsAt, onFailure) : Promise.resolve(0);
}

/** Gives doctors and midwives their read access to patients' records; nothing else does. The rules are in `expected-grants.ts`. */
export default async ({ req, res, log, error }: FunctionContext): Promise<unknown> => {
  const { headers } = req;
  // Before the first await: the environment of another run may follow.
  const backend = `${process.env.APPWRITE_FUNCTION_API_ENDPOINT} ${process.env.APPWRITE_FUNCTION_PROJECT_ID}`;
  const remote = connect(headers['x-appwrite-key'] ?? '');
  const endsAt = Date.now() + LONGEST_RUN_MS;
  const onFailure: OnFailure = (id, reason) => error(`${id}: ${String(reason)}`);
  const caller = headers['x-appwrite-user-id'] ?? '';
  const trigger = headers['x-appwrite-trigger'];

  let written: number;
  // A call without a user comes from an API key, which requests a sweep outside the schedule.
  if (trigger === 'http' && caller !== '')
    written = await joinRun(recentRuns, backend, caller, (callers) => updateRecentGrants(remote, callers, Date.now()));
  else if (trigger === 'event')
    written = await onEvent(
      { backend, remote, endsAt, onFailure },
      headers['x-appwrite-event'] ?? '',
      caller,
      req.bodyText,
    );
  else written = await sweep(remote, endsAt, onFailure);
  log(`${written} documents set right`);
  return res.json({ written });
};
