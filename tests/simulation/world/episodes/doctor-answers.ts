import { Query } from 'appwrite';
import { foldEpisodes, stateOf } from '@/clinical/episodes/episode-timeline.ts';
import { outcomeNote } from '@/features/doctor/notes/answer-notes.ts';
import type { EpisodeOutcome } from '@/model/records/care-episode.ts';
import { careNote, type CareNote } from '@/model/records/care-note.ts';
import { accept } from '@/model/schema/record.ts';
import { ownerGrants } from '@/model/schema/permission.ts';
import { toInstant } from '@/model/time/instant.ts';
import { toCareNotes, toReadings } from '@/sync/api/documents/patient-documents.ts';
import type { Remote } from '@/sync/transport/remote.ts';
import type { Intentions } from '../intentions.ts';

const MOST = Query.limit(500);
const context = { hasDoctor: true };

/** What a doctor needs to answer the alarms of one patient. */
interface AnsweringDoctor {
  readonly doctor: string;
  readonly patient: string;
  readonly remote: Remote;
  readonly intentions: Intentions;
}

/**
 * Gives an outcome to every open episode of one patient that the doctor is shown, with the app's own rules and words.
 * The request is the app's too, but without its SDK. @param id prefix of the ids of the notes
 */
export async function answerEpisodes(
  { doctor, patient, remote, intentions }: AnsweringDoctor,
  id: string,
  outcome: EpisodeOutcome,
): Promise<void> {
  const ofPatient = [Query.equal('userId', patient), MOST];
  const notes = toCareNotes(await remote.list(careNote.collection, ofPatient), doctor);
  const readings = toReadings('bloodPressure', await remote.list('blood_pressure', ofPatient));
  const open = foldEpisodes(notes, readings, context).filter(
    (episode) => stateOf(episode, readings, context).is !== 'closed',
  );
  for (const [nth, episode] of open.entries()) {
    const written = {
      ...outcomeNote(episode, { outcome, text: 'as discussed', callbackAt: null }),
      senderName: doctor,
    };
    const times = { doctorId: doctor, senderId: doctor, recordedAt: toInstant(Date.now()) };
    const values = accept(careNote, { ...written, ...times }) as CareNote;
    const noteId = `${id}-${patient}-${nth}`;
    const { entry, episodeId, tier, coveredIds } = values;
    const intended = intentions.add({
      user: patient,
      id: noteId,
      collection: careNote.collection,
      values: { entry, episodeId },
      isCertain: false,
      isPoison: false,
    });
    if (outcome !== 'noAnswer') intentions.outcomes.push({ patient, tier: tier ?? null, coveredIds: coveredIds ?? [] });
    const data = { ...values, $permissions: ownerGrants(careNote.creatorMay, doctor) };
    await remote.commit([{ action: 'create', collection: careNote.collection, id: noteId, data }]);
    intended.isCertain = true;
  }
}
