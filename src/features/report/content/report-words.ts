import type { IntlShape } from 'react-intl';
import { clockText } from '@/i18n/formats/clock-text.ts';
import { readingKinds, type CompoundKind, type NumberKind, type ReadingKind } from '@/model/records/reading-kinds.ts';
import { numberWords, pressureWords, sugarWords, symptomWords, weightWords } from './measured-words.ts';
import { personWords } from './person-words.ts';
import { documentWords, labWords, medicineWords, noteWords, questionWords } from './record-words.ts';
import type { ReportPart, ReportWords } from './report-page-model.ts';
import {
  reportSections,
  sectionOf,
  type OtherSection,
  type ReportContent,
  type ReportSection,
} from './report-source.ts';

type Writer = (intl: IntlShape, content: ReportContent) => ReportPart;

/** A kind that is one number may do without a writer. */
const kindWriters: Readonly<Record<CompoundKind, Writer> & Partial<Record<NumberKind, Writer>>> = {
  bloodPressure: pressureWords,
  bloodSugar: sugarWords,
  weight: weightWords,
};

const writerOf = (kind: ReadingKind): Writer =>
  kindWriters[kind] ?? ((intl, content) => numberWords(intl, content, kind as NumberKind));

const otherWriters: Readonly<Record<OtherSection, Writer>> = {
  symptoms: symptomWords,
  medicines: medicineWords,
  labs: labWords,
  questions: questionWords,
  documents: documentWords,
  notes: noteWords,
};

const writers = {
  ...Object.fromEntries(readingKinds.map((kind) => [sectionOf(kind), writerOf(kind)])),
  ...otherWriters,
} as Readonly<Record<ReportSection, Writer>>;

const dayText = (intl: IntlShape, date: string) =>
  intl.formatDate(`${date}T00:00:00Z`, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The whole report in the reader's language. What could not be loaded is named, never left out in silence. */
export function reportWords(intl: IntlShape, content: ReportContent): ReportWords {
  const { source, choice, madeAt, from, today } = content;
  const missing = content.missing.map((part) => intl.formatMessage({ id: `report.${part}` }));
  const origin = intl.formatMessage(
    { id: 'report.origin' },
    {
      from: dayText(intl, from),
      to: dayText(intl, today),
      time: clockText(madeAt),
    },
  );
  return {
    title: source.person.name?.trim() || intl.formatMessage({ id: 'report.noName' }),
    facts: personWords(intl, content),
    origin:
      missing.length === 0
        ? origin
        : `${origin} ${intl.formatMessage({ id: 'report.missing' }, { parts: intl.formatList(missing) })}`,
    parts: reportSections
      .filter((section) => choice.sections.includes(section) && !content.missing.includes(section))
      .map((section) => writers[section](intl, content)),
    foot: intl.formatMessage({ id: 'report.foot' }),
  };
}
