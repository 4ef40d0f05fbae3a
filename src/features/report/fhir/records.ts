import type { Appointment, DocumentReference, MedicationStatement, Observation, Reference } from './r4.ts';
import { adherence } from '@/clinical/medicines/adherence.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { isStyleInDoubt, styleOfRow } from '@/clinical/lab/lab-number.ts';
import { readRange } from '@/clinical/lab/reference-range.ts';
import { readValue } from '@/clinical/lab/lab-value.ts';
import { sampleDay } from '@/clinical/lab/sample-day.ts';
import { normalText } from '@/clinical/lab/normal-text.ts';
import { visitAt } from '@/clinical/care/appointment-reminders.ts';
import { readResults, type Biomarker } from '@/model/records/bloodwork.ts';
import { isMeasuring } from '@/model/reminders/reminder.ts';
import { toInstant } from '@/model/time/instant.ts';
import { DEFAULT_APPOINTMENT_TYPE } from '@/model/records/appointment.ts';
import { DEFAULT_DOCUMENT_TYPE } from '@/model/records/medical-document.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import type { ReportContent } from '@/features/report/content/report-source.ts';
import { biomarkerCode, hl7, interpretation } from './codes.ts';
import type { BundleBuilder } from './bundle-builder.ts';

/** Her medicines in her words: no drug is coded, because she did not choose one from a code system. */
export const medicines = (
  { source, doses, doseDays, choice }: ReportContent,
  subject: Reference,
): MedicationStatement[] =>
  source.reminders
    .filter((reminder) => !isMeasuring(reminder))
    .map((reminder) => {
      const { medicationName, dosage, frequency, times, isActive, notes } = reminder;
      const { taken, due } = adherence(doses.filter((dose) => dose.reminder.id === reminder.id));
      const note = [
        ...(due > 0 ? [{ text: `${taken} of ${due} doses taken in the last ${doseDays} days` }] : []),
        ...(notes?.trim() && choice.sections.includes('notes') ? [{ text: notes.trim() }] : []),
      ];
      return {
        resourceType: 'MedicationStatement',
        status: isActive === false ? 'stopped' : 'active',
        medicationCodeableConcept: { text: medicationName },
        subject,
        dosage: [{ text: [dosage, frequency, (times ?? []).join(', ')].filter(Boolean).join('; ') }],
        ...(note.length > 0 && { note }),
      };
    });

/** A number and nothing else: what has a sign, a mark or a word beside it stays text. */
const BARE = /^-?\d[\d., ]*$/;
const BARE_RANGE = /^\d[\d., ]*(?:-|to)\s*\d[\d., ]*$/;

/** Values and bounds as they are read here, or none where a comma or a dot could part thousands as well as decimals. */
function numbersOf(entry: Biomarker) {
  const nothing = { number: null, low: null, high: null };
  if (isStyleInDoubt(entry)) return nothing;
  const style = styleOfRow(entry);
  const value = BARE.test(normalText(entry.value)) ? readValue(entry.value, style) : null;
  const isBareRange = BARE_RANGE.test(normalText(entry.referenceRange));
  const { low, high } = isBareRange ? readRange(entry.referenceRange, {}, style) : nothing;
  return { number: value?.kind === 'exact' ? value.value : null, low, high };
}

function rangeOf({ referenceRange, unit }: Biomarker, low: number | null, high: number | null) {
  if (!referenceRange) return {};
  const bound = (value: number) => ({ value, unit });
  return {
    referenceRange: [
      {
        text: referenceRange,
        ...(low !== null && { low: bound(low) }),
        ...(high !== null && { high: bound(high) }),
      },
    ],
  };
}

const labValue = (entry: Biomarker, subject: Reference, effectiveDateTime: string): Observation => {
  const { name, value, unit, flag } = entry;
  const { number, low, high } = numbersOf(entry);
  return {
    resourceType: 'Observation',
    status: 'final',
    category: [hl7('observation-category', 'laboratory')],
    code: biomarkerCode(name, unit),
    subject,
    effectiveDateTime,
    ...(number === null
      ? value && { valueString: `${value} ${unit}`.trim() }
      : { valueQuantity: { value: number, ...(unit && { unit }) } }),
    ...(flag !== 'N/A' && { interpretation: [interpretation(flag)] }),
    ...rangeOf(entry, low, high),
  };
};

/** One report a lab result, with an observation for each of its values. */
export const labReports = (folder: BundleBuilder, { source, from }: ReportContent, subject: Reference): Reference[] =>
  source.labs
    .filter((lab) => sampleDay(lab) >= from)
    .map(({ testName, recordedAt, results }) => {
      const values = readResults(results).map((entry) => labValue(entry, subject, recordedAt));
      return folder.add({
        resourceType: 'DiagnosticReport',
        status: 'final',
        category: [hl7('v2-0074', 'LAB')],
        code: { text: testName },
        subject,
        effectiveDateTime: recordedAt,
        ...(values.length > 0 && { result: folder.addAll(values) }),
      });
    });

/** Visits that are planned, and what became of those of the chosen days. */
export const appointments = ({ source, from }: ReportContent, subject: Reference): Appointment[] =>
  source.visits
    .filter(({ date, isCompleted, isMissed }) => date >= from || (!isCompleted && !isMissed))
    .flatMap((visit): Appointment[] => {
      const at = visitAt(visit) ?? visitAt({ ...visit, timeZone: deviceTimeZone() });
      if (at === null) return [];
      const status = visit.isCompleted ? 'fulfilled' : visit.isMissed ? 'noshow' : 'booked';
      const start = toInstant(at);
      return [
        {
          resourceType: 'Appointment',
          status,
          serviceType: [{ text: visit.appointmentType ?? DEFAULT_APPOINTMENT_TYPE }],
          start,
          // The duration is not known; FHIR requires an end for a booked visit.
          end: start,
          participant: [{ actor: subject, status: 'accepted' }],
        },
      ];
    });

/** References to her documents; the files are not included. */
export const documents = ({ source, from }: ReportContent, subject: Reference): DocumentReference[] =>
  source.documents
    .filter(({ createdAt }) => createdAt && localDate(createdAt) >= from)
    .map(({ fileName, documentType, description, createdAt }) => ({
      resourceType: 'DocumentReference',
      status: 'current',
      subject,
      ...(createdAt && { date: createdAt }),
      ...(description?.trim() && { description: description.trim() }),
      content: [{ attachment: { contentType: documentType ?? DEFAULT_DOCUMENT_TYPE, title: fileName } }],
    }));
