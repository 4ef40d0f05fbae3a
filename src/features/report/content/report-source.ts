import { dosesUpTo, type PlannedDose, type PlannedReminder } from '@/clinical/medicines/adherence.ts';
import { addDays, localDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { withAnswers } from '@/clinical/care/symptom-answers.ts';
import { answersOf, ownLimits, type OwnLimits } from '@/clinical/care/care-notes.ts';
import type { Appointment } from '@/model/records/appointment.ts';
import type { Bloodwork } from '@/model/records/bloodwork.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import type { Dose } from '@/model/reminders/dose.ts';
import type { MedicalDocument } from '@/model/records/medical-document.ts';
import type { Profile } from '@/model/records/profile.ts';
import { readingDescriptors, readingKinds, type ReadingKind } from '@/model/records/reading-kinds.ts';
import type { Reading, WeightReading } from '@/model/records/reading.ts';

type Kept<R> = R & { readonly id: string };
export type ReportDocument = Kept<MedicalDocument> & { readonly createdAt?: string | null };

/** Everything a report can be made of, from the phone or from the doctor's page; lists in any order. */
export interface ReportSource {
  readonly person: Profile;
  readonly readings: readonly Reading[];
  /** The earliest weights of this pregnancy, at least the first; they are older than the days of any report. Empty when not known. */
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

const otherSections = ['symptoms', 'medicines', 'labs', 'questions', 'documents', 'notes'] as const;
export type OtherSection = (typeof otherSections)[number];
export type ReportSection = (typeof readingDescriptors)[ReadingKind]['section'] | OtherSection;

export const sectionOf = (kind: ReadingKind): ReportSection => readingDescriptors[kind].section;
export const reportSections: readonly ReportSection[] = [...readingKinds.map(sectionOf), ...otherSections];

/** How many days back, today included. */
export const reportRanges = [14, 30, 90] as const;
export const LONGEST_RANGE = Math.max(...reportRanges);

export interface ReportChoice {
  readonly days: number;
  readonly sections: readonly ReportSection[];
}

/** Notes are in her words: they are included only when she chooses them. */
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

/** Cuts everything to the chosen days, as of `madeAt` (ms) in the device's zone. */
export function reportContent(source: ReportSource, choice: ReportChoice, madeAt: number, zone: string): ReportContent {
  const today = localDate(madeAt);
  const from = addDays(today, 1 - choice.days);
  // Readings dated in the future by a clock that is ahead are included: without them it looks as if she had not measured.
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
