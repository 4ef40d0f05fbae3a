import { localDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { readingKinds, type ReadingKind } from '@/model/records/reading-kinds.ts';
import { MAX_DATED, MAX_DOSES, MAX_OTHER } from '@/sync/api/doctor/list-limits.ts';
import { sectionOf, type ReportSection } from './report-source.ts';

/** The lists that the server returned to a doctor about one patient, in any order; undefined where it returned none. */
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
 * The oldest day of a list that came back full; undefined for one that holds all there is. Older
 * entries that are added to a list, as limits are to notes, do not cover the days between.
 */
const oldestOf = (days: readonly CalendarDate[] | undefined, most: number): CalendarDate | undefined =>
  days?.toSorted().at(-most);

/** The first day known of each part of a report whose list came back full: the days before it may be incomplete. */
export function cutLists(answered: Answered): Partial<Record<ReportSection, CalendarDate>> {
  const { readings = {}, notes, doses, visits, labs, documents } = answered;
  const dayOf = (instant: string | undefined) => (instant === undefined ? undefined : localDate(instant));
  const pressure = dayOf(readings.bloodPressure);
  const sugar = dayOf(readings.bloodSugar);
  const noted = oldestOf(
    notes?.map(({ recordedAt }) => localDate(recordedAt)),
    MAX_DATED,
  );
  const cuts: Partial<Record<ReportSection, CalendarDate | undefined>> = {
    ...Object.fromEntries(readingKinds.map((kind) => [sectionOf(kind), dayOf(readings[kind])])),
    // Symptoms are stored with readings and, when answered later, with notes.
    symptoms: [pressure, sugar, noted]
      .filter((day) => day !== undefined)
      .toSorted()
      .at(-1),
    notes: noted,
    medicines: oldestOf(
      doses?.map(({ recordedAt }) => localDate(recordedAt)),
      MAX_DOSES,
    ),
    questions: oldestOf(
      visits?.map(({ date }) => date),
      MAX_DATED,
    ),
    labs: oldestOf(
      labs?.map(({ createdAt }) => localDate(createdAt)),
      MAX_OTHER,
    ),
    documents: oldestOf(
      documents?.map(({ createdAt }) => localDate(createdAt)),
      MAX_OTHER,
    ),
  };
  return Object.fromEntries(Object.entries(cuts).filter(([, day]) => day !== undefined));
}

/** Which sections of a report each part of her page is needed for. */
const neededFor = {
  readings: [...readingKinds.map(sectionOf), 'symptoms'],
  // Her answers on cards are stored as notes.
  notes: ['notes', 'symptoms'],
  medicines: ['medicines'],
  visits: ['questions'],
  labs: ['labs'],
  files: ['documents'],
} as const satisfies Record<string, readonly ReportSection[]>;
type Part = keyof typeof neededFor;

/** The sections that lack a part which was not loaded. */
export const sectionsWithout = (isLacking: (part: Part) => boolean): ReportSection[] =>
  (Object.keys(neededFor) as Part[]).filter(isLacking).flatMap((part) => neededFor[part]);
