import { labUnitText } from '@/i18n/phrases/lab-unit-text.ts';
import type { IntlShape } from 'react-intl';
import { adherence, isAsNeeded, isTimeless } from '@/clinical/medicines/adherence.ts';
import { isMeasuring } from '@/model/reminders/reminder.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { sampleDay } from '@/clinical/lab/sample-day.ts';
import { choiceText } from '@/i18n/phrases/choice-words.ts';
import { senderName } from '@/i18n/phrases/sender-name.ts';
import { readResults } from '@/model/records/bloodwork.ts';
import { readingText } from '@/i18n/phrases/reading-words.ts';
import type { ReportPart } from './report-page-model.ts';
import type { ReportContent } from './report-source.ts';

const dateText = (intl: IntlShape, time: string, timeZone?: 'UTC') =>
  intl.formatDate(time, { day: 'numeric', month: 'short', year: 'numeric', ...(timeZone && { timeZone }) });
const partOf = (intl: IntlShape, title: string, lines: readonly string[]): ReportPart => ({
  title,
  lines: lines.length > 0 ? lines : [intl.formatMessage({ id: 'report.none' })],
});

/** Her medicines as she typed them, with the share of due doses that she took. */
export function medicineWords(intl: IntlShape, { source, doses, doseDays }: ReportContent): ReportPart {
  const lines = source.reminders
    .filter((reminder) => reminder.isActive !== false && !isMeasuring(reminder))
    .map((reminder) => {
      const { taken, due } = adherence(doses.filter((dose) => dose.reminder.id === reminder.id));
      const { medicationName: medicine, dosage } = reminder;
      const frequency = choiceText(intl, 'frequency', reminder.frequency);
      const share = isAsNeeded(reminder)
        ? intl.formatMessage({ id: isTimeless(reminder) ? 'report.medicines.noTime' : 'report.medicines.asNeeded' })
        : intl.formatMessage({ id: 'report.medicines.share' }, { taken, due, days: doseDays });
      return intl.formatMessage({ id: 'report.medicines.line' }, { medicine, dosage, frequency, share });
    });
  return partOf(intl, intl.formatMessage({ id: 'report.medicines' }), lines);
}

/** Values of the lab results, with the range and flag of each report. */
export function labWords(intl: IntlShape, { source, from }: ReportContent): ReportPart {
  const labs = source.labs
    .filter((lab) => sampleDay(lab) >= from)
    .toSorted((a, b) => Date.parse(b.recordedAt) - Date.parse(a.recordedAt));
  const rows = labs.flatMap(({ testName, recordedAt, results }) =>
    readResults(results).map(({ name, value, unit, referenceRange, flag }) => [
      name,
      `${value} ${labUnitText(unit)}`.trim(),
      labUnitText(referenceRange) || '–',
      flag === 'N/A' ? '–' : intl.formatMessage({ id: `report.labs.${flag}` }),
      `${testName}, ${dateText(intl, recordedAt, 'UTC')}`,
    ]),
  );
  const title = intl.formatMessage({ id: 'report.labs' });
  if (rows.length === 0) return partOf(intl, title, []);
  const head = (['name', 'value', 'range', 'flag', 'report'] as const).map((column) =>
    intl.formatMessage({ id: `report.labs.${column}` }),
  );
  return { title, lines: [], table: { head, rows } };
}

/** Her questions, from the visits that are not completed. */
export function questionWords(intl: IntlShape, { source }: ReportContent): ReportPart {
  const asked = source.visits
    .filter(({ isCompleted, isMissed }) => !isCompleted && !isMissed)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap(({ questions }) => questions ?? []);
  return partOf(intl, intl.formatMessage({ id: 'report.questions' }), asked);
}

/** The names of her documents; the files are not part of a report. */
export function documentWords(intl: IntlShape, { source, from }: ReportContent): ReportPart {
  const lines = source.documents
    .filter(({ createdAt }) => createdAt && localDate(createdAt) >= from)
    .map(({ fileName, description, createdAt }) =>
      [fileName, description?.trim(), createdAt && dateText(intl, createdAt)].filter(Boolean).join(', '),
    );
  return partOf(intl, intl.formatMessage({ id: 'report.documents' }), lines);
}

/** Her notes on readings, and her doctor's notes. */
export function noteWords(intl: IntlShape, { source, readings, from }: ReportContent): ReportPart {
  const own = readings.flatMap((reading) =>
    reading.note?.trim()
      ? [`${dateText(intl, reading.recordedAt)}, ${readingText(intl, reading)}: ${reading.note.trim()}`]
      : [],
  );
  const doctors = source.notes
    .filter(({ entry, recordedAt }) => entry === 'note' && localDate(recordedAt) >= from)
    .map((note) => `${senderName(intl, note)}, ${dateText(intl, note.recordedAt)}: ${note.text ?? ''}`);
  return partOf(intl, intl.formatMessage({ id: 'report.notes' }), [...doctors, ...own]);
}
