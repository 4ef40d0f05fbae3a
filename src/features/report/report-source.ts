import { dosesUpTo, type PlannedDose, type PlannedReminder } from '@/clinical/adherence.ts';
import { addDays, localDate, type CalendarDate } from '@/clinical/calendar-date.ts';
import { withAnswers } from '@/clinical/with-answers.ts';
import { answersOf, ownLimits, type OwnLimits } from '@/clinical/care-notes.ts';
import type { Appointment } from '@/model/appointment.ts';
import type { Bloodwork } from '@/model/bloodwork.ts';
import type { CareNote } from '@/model/care-note.ts';
import type { Dose } from '@/model/dose.ts';
import type { MedicalDocument } from '@/model/medical-document.ts';
import type { Profile } from '@/model/profile.ts';
import type { Reading, ReadingKind, ReadingOf, WeightReading } from '@/model/reading.ts';

type Kept<R> = R & { readonly id: string };
export type ReportDocument = Kept<MedicalDocument> & { readonly createdAt?: string | null };

/** Everything a report can be made of, as the phone or the doctor's page knows it; lists in any order. */
export interface ReportSource {
  readonly person: Profile;
  readonly readings: readonly Reading[];
  /** The earliest weight of this pregnancy, or more of them, which lie before the days of any report; empty where not known. */
  readonly earlyWeights: readonly WeightReading[];
  /** Newest first. */
  readonly notes: readonly CareNote[];
  readonly reminders: readonly PlannedReminder[];
  readonly doses: readonly Dose[];
  readonly visits: readonly Kept<Appointment>[];
  readonly labs: readonly Kept<Bloodwork>[];
  readonly documents: readonly ReportDocument[];
  /** Part names that could not be loaded; the report says so. */
  readonly missing: readonly ReportSection[];
  /** The first day known of a part whose list came back full; a report that begins on it or earlier lacks the part. */
  readonly cutAt?: Readonly<Partial<Record<ReportSection, CalendarDate>>>;
}

export const reportSections = [
  'pressure',
  'sugar',
  'weight',
  'symptoms',
  'medicines',
  'labs',
  'questions',
  'documents',
  'notes',
] as const;
export type ReportSection = (typeof reportSections)[number];

/** How many days back, today included. */
export const reportRanges = [14, 30, 90] as const;
export const LONGEST_RANGE = Math.max(...reportRanges);

export interface ReportChoice {
  readonly days: number;
  readonly sections: readonly ReportSection[];
}

/** Notes are her own words: they are in only when she says so. */
export const presetSections = reportSections.filter((section) => section !== 'notes');

/** What belongs to the chosen days, ready to be written down. */
export interface ReportContent {
  readonly source: ReportSource;
  readonly choice: ReportChoice;
  /** ms since 1970. */
  readonly madeAt: number;
  readonly from: string;
  readonly today: string;
  /** Newest first, with what was answered on their cards. */
  readonly readings: readonly Reading[];
  /** What she answered on cards, by reading id. */
  readonly answers: ReadonlyMap<string, readonly string[]>;
  readonly doses: readonly PlannedDose[];
  /** So many days back the doses reach, today included: never more than their schedules are known for. */
  readonly doseDays: number;
  readonly limits: OwnLimits | null;
  /** What could not be loaded, or not for all of the chosen days: part of it would look like the whole. */
  readonly missing: readonly ReportSection[];
}

export const ofKind = <K extends ReadingKind>(readings: readonly Reading[], kind: K): ReadingOf<K>[] =>
  readings.filter((reading): reading is ReadingOf<K> => reading.kind === kind);

/** Cuts everything to the chosen days, as of `madeAt` (ms) in the device's zone. */
export function reportContent(source: ReportSource, choice: ReportChoice, madeAt: number, zone: string): ReportContent {
  const today = localDate(madeAt);
  const from = addDays(today, 1 - choice.days);
  // What a clock that is ahead has dated is in it too: left out, it would look as if it had not been measured.
  const inRange = ({ recordedAt }: Reading) => localDate(recordedAt) >= from;
  const answers = answersOf(source.notes);
  const readings = withAnswers(
    source.readings.filter(inRange).toSorted((a, b) => Date.parse(b.recordedAt) - Date.parse(a.recordedAt)),
    answers,
  );
  const { reminders, doses: taken } = source;
  const doseDays = Math.min(choice.days, MEDICINE_DAYS);
  const doses = dosesUpTo(madeAt, { reminders, answers: taken, days: doseDays, zone });
  return {
    source,
    choice,
    madeAt,
    from,
    today,
    readings,
    answers,
    doses,
    doseDays,
    limits: ownLimits(source.notes, source.person.assignedDoctorId),
    missing: reportSections.filter((name) => source.missing.includes(name) || (source.cutAt?.[name] ?? '') >= from),
  };
}

/** Earlier schedules of a medicine are known for so many days. */
export const MEDICINE_DAYS = 30;
