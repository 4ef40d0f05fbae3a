import { localDate } from '@/clinical/time/calendar-date.ts';
import { datingFrom } from '@/clinical/gestation/pregnancy-dating.ts';
import { isZero } from '@/clinical/glucose/sugar-level.ts';
import { hasWeekContent } from '@/clinical/gestation/past-due.ts';
import { stageOf, type Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import type { Profile } from '@/model/records/profile.ts';
import { byKind } from '@/model/records/by-kind.ts';
import { readNumberOf, type CompoundKind } from '@/model/records/reading-kinds.ts';
import { readingTypes, type Reading, type ReadingKind, type ReadingOf } from '@/model/records/reading.ts';

/** The parts of the context that the user can withhold from the assistant, one by one. */
export const contextParts = ['stage', 'readings'] as const;
export type ContextPart = (typeof contextParts)[number];

export interface ChatContext {
  readonly stage: Stage;
  /** False if weeks were entered without days: the gestational age is then approximate (clinical rules 4.2). */
  readonly isExact: boolean;
  /** The newest reading of each kind. */
  readonly readings: readonly Reading[];
}

/** The newest reading of each kind. @param newestFirst sorted by time, descending */
export function newestOfEachKind(newestFirst: readonly Reading[]): Reading[] {
  const seen = new Set<ReadingKind>();
  return newestFirst.filter(({ kind }) => !seen.has(kind) && seen.add(kind));
}

export const contextOf = (
  profile: Profile | null | undefined,
  readings: readonly Reading[],
  now: number,
): ChatContext => ({
  stage: stageOf(profile, localDate(now)),
  isExact: (profile && datingFrom(profile, localDate(now))?.isExact) ?? false,
  readings: newestOfEachKind(readings),
});

function stageLine(stage: Stage, isExact: boolean): string {
  switch (stage.kind) {
    case 'pregnant':
      if (!hasWeekContent(stage)) return 'Over 43 weeks by date. It is not known whether the baby is born.';
      return isExact
        ? `Pregnant, ${stage.weeks} weeks and ${stage.days} days.`
        : `Pregnant, about week ${stage.weeks}.`;
    case 'postpartum':
      return stage.daysSinceBirth === null ? 'After birth.' : `${stage.daysSinceBirth} days after birth.`;
    case 'ended':
      return 'After a pregnancy loss. Be gentle. Say nothing of a baby to come, of weeks or of milestones.';
    case 'unknown':
      return 'The week of pregnancy is not known.';
  }
}

/**
 * A meter's "HI" or "LO" is sent as words, never as the stored number: 600 is not a measured value (clinical rules
 * 2.1).
 */
function sugarWords(reading: ReadingOf<'bloodSugar'>): string {
  if (isZero(reading)) return 'entered as zero, which is no possible reading and counts as very low';
  if (reading.meter === 'LO') return 'too low for the meter, which showed LO';
  if (reading.meter === 'HI') return 'too high for the meter, which showed HI';
  return `${reading.level} ${reading.unit ?? 'of unknown unit'}`;
}

const compoundWords: { readonly [K in CompoundKind]: (reading: ReadingOf<K>) => string } = {
  bloodPressure: ({ systolic, diastolic }) => `${systolic}/${diastolic} mmHg`,
  bloodSugar: (reading) => `${sugarWords(reading)} (${reading.measurementType})`,
};

function readingLine(reading: Reading): string {
  const day = localDate(Date.parse(reading.recordedAt));
  const number = readNumberOf(reading);
  const words = number ? `${number.value} ${number.unit}` : byKind(compoundWords, reading);
  return `Last ${readingTypes[reading.kind].title} ${words} on ${day}.`;
}

const tones: Readonly<Record<string, string>> = {
  friendly: 'Warm and friendly.',
  formal: 'Formal and matter-of-fact.',
  brief: 'As brief as possible.',
  encouraging: 'Encouraging.',
};

/**
 * The context lines sent with a question: the parts that the user shares, the tone and the language. Never a name or an
 * id. After a loss the pregnancy-loss mode cannot be withheld, and the tone is always gentle (clinical rules 12.5).
 */
export function contextLines(
  { stage, isExact, readings }: ChatContext,
  shared: readonly ContextPart[],
  { tone, language, country }: { tone?: string | null; language: string; country?: string | null },
): string {
  const hasEnded = stage.kind === 'ended';
  return [
    ...(shared.includes('stage') || hasEnded ? [stageLine(stage, isExact)] : []),
    ...(shared.includes('readings') ? readings.map(readingLine) : []),
    ...(country ? [`Country: ${country}.`] : []),
    `Tone: ${hasEnded ? 'Gentle.' : (tones[tone ?? ''] ?? tones['friendly'])}`,
    `Answer in the language of the question; the app is in ${language}.`,
  ].join('\n');
}
