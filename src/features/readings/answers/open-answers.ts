import { episodes } from '@/clinical/pressure/pressure-episode.ts';
import { isTooOldToAlarm } from '@/clinical/time/reading-time.ts';
import { mustBeAcknowledged, tierRank, type Tier } from '@/clinical/rules/acuity-tier.ts';
import { ruledKinds } from '@/model/records/reading-kinds.ts';
import type { Reading } from '@/model/records/reading.ts';
import type { Answer } from './answer.ts';
import type { AnswerContext } from './answer-context.ts';
import { answerReading } from './answer-reading.ts';

interface OpenContext extends AnswerContext {
  /** How urgent the card of a reading was when she closed it; null while she has not. */
  readonly acknowledgedTier: (readingId: string) => Tier | null;
}

const newestFirst = (a: Reading, b: Reading): number => a.recordedDesc - b.recordedDesc;

/** Readings that are judged together, newest first: a pressure with its repeats, every other reading alone. */
function unitsOf(readings: readonly Reading[]): [Reading, ...Reading[]][] {
  const pressures = readings.filter((reading) => reading.kind === 'bloodPressure');
  const others = readings.filter((reading) => reading.kind !== 'bloodPressure');
  const units: Reading[][] = [...episodes(pressures), ...others.map((reading) => [reading])];
  return units.flatMap((unit) => {
    const [newest, ...rest] = unit.toSorted(newestFirst);
    return newest ? [[newest, ...rest] as [Reading, ...Reading[]]] : [];
  });
}

/** What a reading asked for at the moment it was taken, before any later one. */
function answerThen(reading: Reading, context: OpenContext): Answer {
  const readings = context.readings.filter((other) => other.recordedDesc >= reading.recordedDesc);
  return { ...answerReading(reading, { ...context, readings, now: reading.recordedAt }), repeat: null };
}

/** The answers to a pressure with its repeats, or to one other reading: as of now, and those that a lower repeat does not close. */
function answersOf([newest, ...before]: readonly [Reading, ...Reading[]], context: OpenContext): Answer[] {
  const current = answerReading(newest, context);
  const then = before
    .map((reading) => answerThen(reading, context))
    .filter(({ tier }) => mustBeAcknowledged(tier) && tierRank(tier) > tierRank(current.tier));
  return [current, ...then];
}

/** The more urgent first, of equals the newer. */
const byUrgency = (a: Answer, b: Answer): number =>
  tierRank(b.tier) - tierRank(a.tier) || newestFirst(a.reading, b.reading);

/** The cards of one kind: the most urgent that is not closed, and that of the newest reading. */
function openOfKind(recent: readonly Reading[], context: OpenContext): Answer[] {
  const { acknowledgedTier } = context;
  const newest = recent.toSorted(newestFirst)[0];
  const isClosed = ({ reading, tier }: Answer): boolean => {
    const closes = (each: Reading) => tierRank(acknowledgedTier(each.id)) >= tierRank(tier);
    // Closing a TODAY card closes the earlier TODAY cards. A more urgent card must be acknowledged separately.
    const closing = mustBeAcknowledged(tier) ? [reading] : recent.filter((each) => newestFirst(each, reading) <= 0);
    return closing.some(closes);
  };
  const open = unitsOf(recent)
    .flatMap((unit) => answersOf(unit, context))
    .filter((answer) => answer.tier !== null && !isClosed(answer))
    // A self-care card ends with a newer reading.
    .filter(({ reading, tier }) => reading === newest || tierRank(tier) >= tierRank('TODAY'))
    .toSorted(byUrgency);
  return open.filter((answer, at) => at === 0 || answer.reading === newest);
}

/**
 * The cards that stand open, the most urgent first. A better number later closes no card that must be acknowledged, and no
 * TODAY card of another hour. A card that is more urgent now than when it was closed opens again. A card closes after 24 hours (clinical rules 0, invariants 1, 7 and 12; 1.2).
 */
export function openAnswers(context: OpenContext): Answer[] {
  const recent = context.readings.filter((reading) => !isTooOldToAlarm(reading.recordedAt, context.now));
  return ruledKinds
    .flatMap((kind) =>
      openOfKind(
        recent.filter((reading) => reading.kind === kind),
        context,
      ),
    )
    .toSorted(byUrgency);
}
