import type { Profile } from '../../../src/model/records/profile.ts';
import type { Story } from '../stories/story.ts';
import type { DemoClock } from './demo-clock.ts';
import type { DemoFile, DemoRecord } from './demo-record.ts';
import { asNoteRecord, asReadings, episodeNotesOf } from './episodes.ts';
import { markedProducts, talksOf } from './kept.ts';
import { labsOf, papersOf } from './papers.ts';
import { medicinesOf, visitsOf } from './plans.ts';
import { profileOf } from './profile.ts';
import { readingsOf } from './readings.ts';
import { checksOf, messagesOf, notesOf, type Exchanged } from './words.ts';

/** Everything about one patient, by who writes it. */
export interface PatientRecords {
  readonly profile: DemoRecord;
  readonly files: readonly DemoFile[];
  /** By the patient. */
  readonly own: readonly DemoRecord[];
  /** By her doctor. */
  readonly byDoctor: readonly DemoRecord[];
  /** In the order in which they were written. */
  readonly messages: readonly Exchanged[];
}

/** The same for the same moment. @throws InvalidRecord when a story has what the app would refuse */
export async function patientRecords(story: Story, clock: DemoClock): Promise<PatientRecords> {
  const profileRecord = profileOf(story, clock);
  const profile = { ...profileRecord.values, id: profileRecord.id } as Profile;
  const readings = readingsOf(story, clock);
  const labs = labsOf(story, clock);
  const papers = papersOf(story, clock);
  const episodeNotes = await episodeNotesOf(story, { profile, readings: asReadings(readings), clock });
  const isOwn = ({ senderId, userId }: { readonly senderId: string; readonly userId: string }) => senderId === userId;
  return {
    profile: profileRecord,
    files: [...labs.files, ...papers.files],
    own: [
      ...readings,
      ...visitsOf(story, clock),
      ...(await medicinesOf(story, clock)),
      ...labs.records,
      ...papers.records,
      ...checksOf(story, profile, clock),
      ...(await talksOf(story, clock)),
      ...(await markedProducts(story, clock)),
      ...episodeNotes.filter(isOwn).map(asNoteRecord),
    ],
    byDoctor: [...episodeNotes.filter((note) => !isOwn(note)).map(asNoteRecord), ...notesOf(story, clock)],
    messages: await messagesOf(story, clock),
  };
}
