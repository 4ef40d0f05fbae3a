import { localDate, type CalendarDate } from '@/clinical/calendar-date.ts';
import type { ReadingKind } from '@/model/reading.ts';
import { MOST_DATED, MOST_DOSES, MOST_OTHER } from '@/sync/online/list-sizes.ts';
import type { ReportSection } from './report-source.ts';

/** What a doctor was answered about one patient, in any order; undefined where there was no answer. */
interface Answered {
  /** Kinds of readings whose list came back full, with the instant of the oldest in it. */
  readonly readings?: Readonly<Partial<Record<ReadingKind, string>>>;
  readonly notes?: readonly { readonly recordedAt: string }[];
  readonly doses?: readonly { readonly recordedAt: string }[];
  readonly visits?: readonly { readonly date: CalendarDate }[];
  readonly labs?: readonly { readonly createdAt: string }[];
  readonly documents?: readonly { readonly createdAt: string }[];
}

/**
 * The oldest day of a list that came back full; undefined for one that holds all there is. What was added to it from
 * before, as limits are to notes, tells nothing about the days between.
 */
const oldestOf = (days: readonly CalendarDate[] | undefined, most: number): CalendarDate | undefined =>
  days?.toSorted().at(-most);

/** The first day known of each part of a report whose list came back full: of the days before it nobody knows all. */
export function cutLists(answered: Answered): Partial<Record<ReportSection, CalendarDate>> {
  const { readings = {}, notes, doses, visits, labs, documents } = answered;
  const dayOf = (instant: string | undefined) => (instant === undefined ? undefined : localDate(instant));
  const pressure = dayOf(readings.bloodPressure);
  const sugar = dayOf(readings.bloodSugar);
  const noted = oldestOf(
    notes?.map(({ recordedAt }) => localDate(recordedAt)),
    MOST_DATED,
  );
  const cuts: Partial<Record<ReportSection, CalendarDate | undefined>> = {
    pressure,
    sugar,
    weight: dayOf(readings.weight),
    // Symptoms stand with readings and, answered later, with notes.
    symptoms: [pressure, sugar, noted]
      .filter((day) => day !== undefined)
      .toSorted()
      .at(-1),
    notes: noted,
    medicines: oldestOf(
      doses?.map(({ recordedAt }) => localDate(recordedAt)),
      MOST_DOSES,
    ),
    questions: oldestOf(
      visits?.map(({ date }) => date),
      MOST_DATED,
    ),
    labs: oldestOf(
      labs?.map(({ createdAt }) => localDate(createdAt)),
      MOST_OTHER,
    ),
    documents: oldestOf(
      documents?.map(({ createdAt }) => localDate(createdAt)),
      MOST_OTHER,
    ),
  };
  return Object.fromEntries(Object.entries(cuts).filter(([, day]) => day !== undefined));
}

/** Which sections of a report each part of her page is needed for. */
const neededFor = {
  readings: ['pressure', 'sugar', 'weight', 'symptoms'],
  // What she answered on cards stands with the notes.
  notes: ['notes', 'symptoms'],
  medicines: ['medicines'],
  visits: ['questions'],
  labs: ['labs'],
  files: ['documents'],
} as const satisfies Record<string, readonly ReportSection[]>;
type Part = keyof typeof neededFor;

/** The sections that lack a part which never came. */
export const sectionsWithout = (isLacking: (part: Part) => boolean): ReportSection[] =>
  (Object.keys(neededFor) as Part[]).filter(isLacking).flatMap((part) => neededFor[part]);
