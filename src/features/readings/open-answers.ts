import { isTooOldToAlarm } from '@/clinical/reading-time.ts';
import { mustBeAcknowledged, tierRank } from '@/clinical/tier.ts';
import type { Reading } from '@/model/reading.ts';
import type { Answer } from './answer.ts';
import { answerReading, type AnswerContext } from './answer-reading.ts';

interface OpenContext extends AnswerContext {
  readonly isAcknowledged: (readingId: string) => boolean;
}

const kinds = ['bloodPressure', 'bloodSugar', 'weight'] as const;

/** What a reading asked for at the moment it was taken, before any later one. */
function answerThen(reading: Reading, context: OpenContext): Answer {
  const readings = context.readings.filter((other) => other.recordedDesc >= reading.recordedDesc);
  return answerReading(reading, { ...context, readings, now: reading.recordedAt });
}

/**
 * The cards that stand open, the most urgent first. Of each kind: the newest reading's answer as of now, and, if that
 * is milder, the newest emergency or urgent answer that nobody has acknowledged: a better number later never closes it.
 * A card older than 24 hours is gone (clinical rules 0, invariant 12).
 */
export function openAnswers(context: OpenContext): Answer[] {
  const open = kinds.flatMap((kind) => {
    const recent = context.readings
      .filter((reading) => reading.kind === kind && !isTooOldToAlarm(reading.recordedAt, context.now))
      .toSorted((a, b) => a.recordedDesc - b.recordedDesc);
    const [newest] = recent;
    if (!newest) return [];
    const current = answerReading(newest, context);
    const answers = current.tier !== null && !context.isAcknowledged(newest.id) ? [current] : [];
    if (mustBeAcknowledged(current.tier)) return answers;
    // An acknowledgement closes every card of its kind before it.
    const unacknowledged = recent
      .slice(0, firstIndex(recent, context.isAcknowledged))
      .filter((each) => each !== newest);
    const pinned = unacknowledged.map((each) => answerThen(each, context)).find(({ tier }) => mustBeAcknowledged(tier));
    return pinned ? [{ ...pinned, repeat: null }, ...answers] : answers;
  });
  return open.toSorted(
    (a, b) => tierRank(b.tier) - tierRank(a.tier) || a.reading.recordedDesc - b.reading.recordedDesc,
  );
}

const firstIndex = (readings: readonly Reading[], isAcknowledged: (id: string) => boolean) => {
  const index = readings.findIndex((reading) => isAcknowledged(reading.id));
  return index < 0 ? readings.length : index;
};
