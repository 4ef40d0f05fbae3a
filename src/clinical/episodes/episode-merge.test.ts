import { describe, expect, it } from 'vitest';
import { Random } from '../../../tests/support/samples/random.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import { tierRank } from '@/clinical/rules/acuity-tier.ts';
import { episodeTimeline, foldEpisodes, type EpisodeContext } from './episode-timeline.ts';
import { doctorNote, opened, outcome, patientNote, pressure } from './test-episode.ts';

/** Two phones of the patient and her doctor; none knows all that the others wrote. */
const context: EpisodeContext = { hasDoctor: true };
const readings = [pressure(0, 168, 114), pressure(16, 165, 111), pressure(60, 162, 100)];
const causes = ['p0', 'p16', 'p60'] as const;
const minutes: Readonly<Record<string, number>> = { p0: 0, p16: 16, p60: 60 };
const tiers = ['URGENT', 'EMERGENCY'] as const;

function randomNotes(random: Random): CareNote[] {
  const notes: CareNote[] = [opened(0, 'p0')];
  for (let count = random.below(8); count > 0; count -= 1) {
    const causeId = random.pick(causes);
    const at = minutes[causeId]! + 1 + random.below(60);
    const tier = random.pick(tiers);
    const episodeId = random.pick(['e1', 'e2']);
    const made: (() => CareNote)[] = [
      () => opened(minutes[causeId]!, causeId, { tier, episodeId }),
      () => patientNote(at, { action: 'calledUnit', episodeId }),
      () => doctorNote(at, { entry: 'seen', readingId: causeId, episodeId: null, tier }),
      () => outcome(at, causes.slice(0, 1 + random.below(3)), { tier, episodeId }),
      () => doctorNote(at, { entry: 'undone', undoneId: random.pick(notes).id, episodeId }),
    ];
    notes.push(random.pick(made)());
  }
  return notes;
}

const seeds = Array.from({ length: 300 }, (_, index) => index + 1);
const shown = (notes: readonly CareNote[]) =>
  foldEpisodes(notes, readings, context).map((episode) => ({
    episode: { ...episode, notes: episode.notes.map(({ id }) => id) },
    timeline: episodeTimeline(episode, readings, context),
  }));
const isOpen = (each: ReturnType<typeof shown>[number]) => each.timeline.state.is !== 'closed';

describe('the episodes of merged copies', () => {
  it('are the same in every order and with every note twice', () => {
    for (const seed of seeds) {
      const random = new Random(seed);
      const notes = randomNotes(random);
      const orders = [
        notes.toReversed(),
        random.some(notes, notes.length),
        [...random.some(notes, notes.length), ...notes],
      ];
      for (const order of orders) expect(shown(order), `seed ${seed}`).toEqual(shown(notes));
    }
  });

  it('lose no alarm, lower no tier and take the earliest time', () => {
    for (const seed of seeds) {
      const notes = randomNotes(new Random(seed));
      const alarms = notes.filter(({ entry }) => entry === 'opened');
      const found = foldEpisodes(notes, readings, context);
      for (const alarm of alarms) {
        const episode = found.find((each) => each.alarms.some(({ causeId }) => causeId === alarm.causeId));
        expect(tierRank(episode?.tier ?? null), `seed ${seed}`).toBeGreaterThanOrEqual(tierRank(alarm.tier ?? null));
        expect(Date.parse(episode!.openedAt), `seed ${seed}`).toBeLessThanOrEqual(Date.parse(alarm.recordedAt));
      }
    }
  });

  it('are closed by no note of the patient, and not while an alarm is in no outcome', () => {
    for (const seed of seeds) {
      const notes = randomNotes(new Random(seed));
      const outcomes = notes.filter(({ entry }) => entry === 'outcome');
      for (const each of shown(notes)) {
        if (isOpen(each)) continue;
        for (const { causeId, tier } of each.episode.alarms)
          expect(
            outcomes.some((note) => note.coveredIds?.includes(causeId) && tierRank(note.tier!) >= tierRank(tier)),
            `seed ${seed}`,
          ).toBe(true);
      }
      const byPatient = notes.filter(({ senderId }) => senderId === 'amina');
      expect(shown(byPatient).every(isOpen), `seed ${seed}`).toBe(true);
    }
  });

  it('are not closed by a further alarm of another phone', () => {
    for (const seed of seeds) {
      const notes = randomNotes(new Random(seed));
      const further = opened(60, 'p61', { tier: 'EMERGENCY', episodeId: 'e2' });
      const after = shown([...notes, further]);
      const holder = after.find(({ episode }) => episode.alarms.some(({ causeId }) => causeId === 'p61'));
      expect(holder && isOpen(holder), `seed ${seed}`).toBe(true);
    }
  });
});
