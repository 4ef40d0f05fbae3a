// @vitest-environment page
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { careNote, type CareNote } from '@/model/records/care-note.ts';
import { validateRecord } from '@/model/schema/record.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { appendAlarm } from '@/db/records/care-episodes.ts';
import * as opening from '@/clinical/episodes/opening.ts';
import type { BloodPressureReading } from '@/model/records/reading.ts';
import { appendRecord } from '@/db/writes/append-record.ts';
import { liveCareNotes } from '@/db/records/care-notes.ts';
import { addReading, removeReading } from '@/db/records/readings.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { newId } from '@/db/store/new-id.ts';
import { followEpisodes } from './follow-episodes.ts';
import { noteAction, openEpisode } from './note-in-episode.ts';
import { isOpen, useEpisodes } from './open-episodes.ts';
import { openForMessage } from './open-for-message.ts';

const ago = (ms: number) => toInstant(Date.now() - ms);
const severe = (at: string) => addReading('bloodPressure', { systolic: 168, diastolic: 114, recordedAt: at });

async function storedNotes(): Promise<CareNote[]> {
  return new Promise((resolve) => {
    const stop = liveCareNotes().subscribe((notes) => {
      resolve(notes);
      queueMicrotask(() => stop());
    });
  });
}
const openings = async () => (await storedNotes()).filter(({ entry }) => entry === 'opened');
const untilOpen = (count: number) =>
  expect.poll(() => useEpisodes.getState().episodes?.filter(isOpen).length, { timeout: 4000 }).toBe(count);

let store: Store;
let stop = () => {};
beforeEach(async () => {
  store = await openStore(`amina-${newId().slice(0, 8)}`);
});
afterEach(async () => {
  stop();
  await store.close();
});

it('a severe reading opens an episode at once, with what she was told', async () => {
  stop = followEpisodes();
  const { id } = await severe(ago(0));
  await untilOpen(1);
  const [note, ...more] = await openings();
  expect(more).toEqual([]);
  expect(note).toMatchObject({ cause: 'bloodPressure', causeId: id, tier: 'URGENT', textId: 'clinical.bp.severe' });
  expect(validateRecord(careNote, { ...note })).toEqual([]);
});

it('a reading from another phone opens the same episode on both', async () => {
  const { id } = await severe(ago(HOUR_MS));
  stop = followEpisodes();
  await untilOpen(1);
  const [first] = await openings();
  stop();
  // A second start, and a second tab.
  stop = followEpisodes();
  const stopOther = followEpisodes();
  await untilOpen(1);
  expect((await openings()).map((note) => note.id)).toEqual([first?.id]);
  expect(first?.causeId).toBe(id);
  stopOther();
});

it('a reading older than 24 hours opens nothing', async () => {
  await severe(ago(DAY_MS + MINUTE_MS));
  stop = followEpisodes();
  await untilOpen(0);
  expect(await openings()).toEqual([]);
});

it('stays open when the reading is deleted, and has her call', async () => {
  stop = followEpisodes();
  const { id } = await severe(ago(5 * MINUTE_MS));
  await untilOpen(1);
  await noteAction('calledUnit');
  await removeReading(id);
  await expect
    .poll(() =>
      useEpisodes.getState().episodes?.[0]?.timeline.lines.map((line) => [line.is, 'reading' in line && line.reading]),
    )
    .toEqual([
      ['opened', null],
      ['action', false],
    ]);
  await untilOpen(1);
});

it('two readings in range close it, and a note says so', async () => {
  const first = await severe(ago(5 * HOUR_MS));
  stop = followEpisodes();
  await untilOpen(1);
  for (const at of [ago(4.5 * HOUR_MS), ago(0)])
    await addReading('bloodPressure', { systolic: 124, diastolic: 78, recordedAt: at });
  await untilOpen(0);
  const closings = async () => (await storedNotes()).filter(({ action }) => action === 'inRange');
  await expect.poll(async () => (await closings()).map(({ coveredIds }) => coveredIds)).toEqual([[first.id]]);
});

it('a note of a doctor closes it, and it stays on the screen for a day', async () => {
  stop = followEpisodes();
  const { id } = await severe(ago(5 * MINUTE_MS));
  await untilOpen(1);
  const { episodeId } = (await openings())[0]!;
  const doctor = { doctorId: 'ada', senderId: 'ada', senderName: 'Dr Ada', recordedAt: ago(0) };
  const outcome = { entry: 'outcome', outcome: 'comeIn', tier: 'URGENT', episodeId, coveredIds: [id] };
  await appendRecord('careNotes', { ...doctor, ...outcome });
  await untilOpen(0);
  expect(useEpisodes.getState().episodes).toHaveLength(1);
});

it('danger words open one without a word of the message, and violence opens none', async () => {
  stop = followEpisodes();
  const danger = { tier: 'URGENT', card: 'full', quotes: ['bad headache'] } as const;
  openForMessage({ id: 'm1', timestamp: ago(0) }, { ...danger, concepts: ['RF07'] });
  await untilOpen(1);
  openForMessage({ id: 'm2', timestamp: ago(0) }, { ...danger, concepts: ['RF26'] });
  openForMessage({ id: 'm3', timestamp: ago(2 * DAY_MS) }, { ...danger, concepts: ['RF07'] });
  openForMessage({ id: 'm4', timestamp: ago(0) }, { ...danger, tier: 'TODAY', concepts: ['RF07'] });
  await openEpisode({ cause: 'lab', causeId: 'l1', tier: 'URGENT', rule: null, textId: null, at: ago(0) });
  await untilOpen(2);
  const notes = await openings();
  expect(notes.map(({ causeId }) => causeId).toSorted()).toEqual(['l1', 'm1']);
  expect(JSON.stringify(notes)).not.toMatch(/headache|RF07/);
});

it('an open episode of weeks ago has the readings since its opening, whatever else was measured', async () => {
  const opening = await severe(ago(20 * DAY_MS));
  const alarm = { cause: 'bloodPressure', causeId: opening.id, tier: 'URGENT', rule: null, textId: null } as const;
  await appendAlarm({ ...alarm, at: opening.recordedAt }, null);
  await addReading('bloodPressure', { systolic: 150, diastolic: 96, recordedAt: ago(19 * DAY_MS) });
  await addReading('bloodPressure', { systolic: 118, diastolic: 76, recordedAt: ago(40 * DAY_MS) });
  stop = followEpisodes();
  await untilOpen(1);
  const lines = useEpisodes.getState().episodes?.[0]?.timeline.lines ?? [];
  expect(lines.map((line) => ('reading' in line ? (line.reading as BloodPressureReading).systolic : line.is))).toEqual([
    168, 150,
  ]);
});

it('a reading of today is judged with the pattern of fourteen days, also while no episode is open', async () => {
  for (const days of [13, 12, 11])
    await addReading('bloodPressure', { systolic: 118, diastolic: 76, recordedAt: ago(days * DAY_MS) });
  const alarms = vi.spyOn(opening, 'alarmsOfReadings');
  stop = followEpisodes();
  await untilOpen(0);
  expect(alarms.mock.calls.at(-1)?.[0]).toEqual([]);
  await severe(ago(0));
  await untilOpen(1);
  expect(alarms.mock.calls.at(-1)?.[0]).toHaveLength(4);
});
