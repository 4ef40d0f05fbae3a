import { localDate } from '@/clinical/calendar-date.ts';
import { datingFrom } from '@/clinical/dating.ts';
import { isZero } from '@/clinical/sugar-level.ts';
import { hasWeekContent } from '@/clinical/past-due.ts';
import { stageOf, type Stage } from '@/clinical/stage.ts';
import type { Profile } from '@/model/profile.ts';
import type { Reading, ReadingKind, ReadingOf } from '@/model/reading.ts';

/** What the user can keep from the assistant, one by one. */
export const contextParts = ['stage', 'readings'] as const;
export type ContextPart = (typeof contextParts)[number];

export interface ChatContext {
  readonly stage: Stage;
  /** False where she entered weeks without days: then it is about that week (clinical rules 4.2). */
  readonly isExact: boolean;
  /** The newest of each kind. */
  readonly readings: readonly Reading[];
}

/** The newest reading of each kind. @param newestFirst in descending order of time */
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

/** The numbers that stand for the meter's words are never said: 600 is no measured value (clinical rules 2.1). */
function sugarWords(reading: ReadingOf<'bloodSugar'>): string {
  if (isZero(reading)) return 'entered as zero, which is no possible reading and counts as very low';
  if (reading.meter === 'LO') return 'too low for the meter, which showed LO';
  if (reading.meter === 'HI') return 'too high for the meter, which showed HI';
  return `${reading.level} ${reading.unit ?? 'of unknown unit'}`;
}

function readingLine(reading: Reading): string {
  const day = localDate(Date.parse(reading.recordedAt));
  switch (reading.kind) {
    case 'bloodPressure':
      return `Last blood pressure ${reading.systolic}/${reading.diastolic} mmHg on ${day}.`;
    case 'bloodSugar':
      return `Last blood sugar ${sugarWords(reading)} (${reading.measurementType}) on ${day}.`;
    case 'weight':
      return `Last weight ${reading.weight} ${reading.unit} on ${day}.`;
  }
}

const tones: Readonly<Record<string, string>> = {
  friendly: 'Warm and friendly.',
  formal: 'Formal and matter-of-fact.',
  brief: 'As brief as possible.',
  encouraging: 'Encouraging.',
};

/**
 * The lines that go with a question: what she lets the assistant know, its tone, its language. Never a name or an id.
 * After a loss its gentleness is not hers to switch off, and the tone is always gentle (clinical rules 12.5).
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
