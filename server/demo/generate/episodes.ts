import {
  isClosingUnnoted,
  episodeTimeline,
  foldEpisodes,
  stateOf,
} from '../../../src/clinical/episodes/episode-timeline.ts';
import { alarmsOfReadings, alarmsToNote } from '../../../src/clinical/episodes/opening.ts';
import { stageOf } from '../../../src/clinical/gestation/pregnancy-stage.ts';
import { episodeIdOf, inRangeIdOf, openingIdOf } from '../../../src/model/records/care-episode.ts';
import { careNote, type CareNote } from '../../../src/model/records/care-note.ts';
import type { Profile } from '../../../src/model/records/profile.ts';
import type { Reading } from '../../../src/model/records/reading.ts';
import { readingDescriptors, readingKinds } from '../../../src/model/records/reading-kinds.ts';
import { derivedId } from '../../../src/model/schema/derived-id.ts';
import { DAY_MS, MINUTE_MS } from '../../../src/model/time/durations.ts';
import { descendingKey, toInstant } from '../../../src/model/time/instant.ts';
import type { AlarmStory, Story } from '../stories/story.ts';
import type { DemoClock } from './demo-clock.ts';
import { demoRecord, type DemoRecord } from './demo-record.ts';

/** The patterns of the rules look back this long (clinical rules 2 and 3). */
const PATTERN_MS = 14 * DAY_MS;

/** The readings among these records, as the app has them. */
export const asReadings = (records: readonly DemoRecord[]): Reading[] =>
  records.flatMap(({ type, id, values }): Reading[] => {
    const kind = readingKinds.find((each) => readingDescriptors[each].collection === type.collection);
    const recordedDesc = descendingKey(String(values['recordedAt']));
    return kind ? [{ ...values, kind, id, recordedDesc } as unknown as Reading] : [];
  });

/** What the rules know of the patient. */
export interface EpisodeFacts {
  readonly profile: Profile;
  readonly readings: readonly Reading[];
  readonly clock: DemoClock;
}

/** The alarms that her phone would find at this moment (ms). */
export function alarmsAt({ profile, readings, clock }: EpisodeFacts, at: number) {
  const recent = readings.filter(({ recordedAt }) => {
    const age = at - Date.parse(recordedAt);
    return age >= 0 && age <= PATTERN_MS;
  });
  const stage = stageOf(profile, clock.date(clock.dayOf(new Date(at))));
  return alarmsOfReadings(recent, { stage, profile }, toInstant(at));
}

/** The care notes of one patient while they are written. */
class EpisodeWriter {
  readonly notes: CareNote[] = [];

  constructor(
    private readonly story: Story,
    private readonly facts: EpisodeFacts,
  ) {}

  private get context() {
    return { hasDoctor: this.story.doctor !== null, own: null };
  }

  private episodes(at: number) {
    const readings = this.facts.readings.filter(({ recordedAt }) => Date.parse(recordedAt) <= at);
    return { readings, folded: foldEpisodes(this.notes, readings, this.context) };
  }

  private add(id: string, at: number, values: Partial<CareNote>): void {
    const common = { userId: this.story.account.id, senderId: this.story.account.id, recordedAt: toInstant(at) };
    this.notes.push({ ...common, ...values, id, recordedDesc: descendingKey(common.recordedAt) } as CareNote);
  }

  /** What her phone notes when she saves the reading. @returns the episodes that were opened or raised */
  async open(at: number): Promise<string[]> {
    const { readings, folded } = this.episodes(at);
    const isOpen = (episode: (typeof folded)[number]) => stateOf(episode, readings, this.context).is !== 'closed';
    const ids: string[] = [];
    for (const { alarm, episodeId } of alarmsToNote(alarmsAt(this.facts, at), folded, isOpen)) {
      const { cause, causeId, tier, rule, textId } = alarm;
      const id = episodeId ?? (await episodeIdOf(this.story.account.id, cause, causeId));
      const opened = { entry: 'opened', episodeId: id, cause, causeId, tier, rule, textId } as const;
      this.add(await openingIdOf(id, causeId, tier), Date.parse(alarm.at), opened);
      ids.push(id);
    }
    return ids;
  }

  /** What she and her doctor did. */
  async follow(episodeId: string, at: number, { actions, seenAfter, outcome }: AlarmStory): Promise<void> {
    const { doctor } = this.story;
    const time = (minutes: number) => at + minutes * MINUTE_MS;
    const idOf = (what: string) => derivedId('demonstration', episodeId, what);
    for (const [minutes, action] of actions)
      this.add(await idOf(action), time(minutes), { entry: 'action', episodeId, action });
    if (!doctor) return;
    const by = { doctorId: doctor.id, senderId: doctor.id, senderName: doctor.name, episodeId };
    const known = (minutes: number) => {
      const episode = this.episodes(time(minutes)).folded.find(({ id }) => id === episodeId);
      const alarms = episode?.alarms.filter((alarm) => Date.parse(alarm.at) <= time(minutes)) ?? [];
      return { tier: episode?.tier, coveredIds: alarms.map(({ causeId }) => causeId) };
    };
    if (seenAfter !== undefined)
      this.add(await idOf('seen'), time(seenAfter), { ...by, entry: 'seen', ...known(seenAfter) });
    if (outcome)
      this.add(await idOf('outcome'), time(outcome[0]), {
        ...by,
        entry: 'outcome',
        outcome: outcome[1],
        text: outcome[2],
        ...known(outcome[0]),
      });
  }

  /** Notes which episodes later readings have closed, as her phone does. */
  async noteClosings(): Promise<void> {
    const { readings, folded } = this.episodes(this.facts.clock.now.getTime());
    for (const episode of folded) {
      const timeline = episodeTimeline(episode, readings, this.context);
      if (timeline.state.is !== 'closed' || !isClosingUnnoted(episode, timeline)) continue;
      const { id: episodeId, tier, raisedAt, alarms } = episode;
      const coveredIds = alarms.map(({ causeId }) => causeId);
      const note = { entry: 'action', action: 'inRange', episodeId, tier, coveredIds } as const;
      this.add(await inRangeIdOf(episodeId, raisedAt), Date.parse(timeline.state.at), note);
    }
  }
}

/**
 * The care notes of her episodes. The rules of the app decide what opens an episode and what closes it; the story says
 * what she and her doctor did.
 */
export async function episodeNotesOf(story: Story, facts: EpisodeFacts): Promise<CareNote[]> {
  const writer = new EpisodeWriter(story, facts);
  for (const alarm of story.alarms ?? []) {
    const at = facts.clock.at(...alarm.when).getTime();
    for (const episodeId of new Set(await writer.open(at))) await writer.follow(episodeId, at, alarm);
  }
  await writer.noteClosings();
  return writer.notes;
}

export const asNoteRecord = (note: CareNote): DemoRecord => demoRecord(careNote, note.id, note);
