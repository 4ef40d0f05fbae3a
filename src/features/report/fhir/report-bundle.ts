import type { Bundle, Composition, CompositionSection, Narrative, Patient, Reference } from './r4.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { Profile } from '@/model/records/profile.ts';
import { readingKinds } from '@/model/records/reading-kinds.ts';
import { readingTypes } from '@/model/records/reading.ts';
import {
  sectionOf,
  type OtherSection,
  type ReportContent,
  type ReportSection,
} from '@/features/report/content/report-source.ts';
import { hl7, loinc } from './codes.ts';
import { BundleBuilder } from './bundle-builder.ts';
import { measured } from './measured.ts';
import { allergies, conditions, pregnancyHistory } from './pregnancy.ts';
import { appointments, documents, labReports, medicines } from './records.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Name and contact. A date of birth is not known and not invented; no id of the app is included. */
function patientOf({ name, phoneNumber, email }: Profile): Patient {
  const telecom = [
    ...(phoneNumber?.trim() ? [{ system: 'phone' as const, value: phoneNumber.trim() }] : []),
    ...(email?.trim() ? [{ system: 'email' as const, value: email.trim() }] : []),
  ];
  return {
    resourceType: 'Patient',
    ...(name?.trim() && { name: [{ text: name.trim() }] }),
    ...(telecom.length > 0 && { telecom }),
  };
}

type EmptyReason = 'withheld' | 'unavailable' | 'nilknown';

/** The parts of a report as this document names them. */
const otherNames: Readonly<Record<OtherSection, string>> = {
  symptoms: 'symptoms noted with readings',
  medicines: 'medicines',
  labs: 'lab results',
  questions: 'visits',
  documents: 'documents',
  notes: 'notes',
};
const partNames = {
  ...Object.fromEntries(readingKinds.map((kind) => [sectionOf(kind), readingTypes[kind].title])),
  ...otherNames,
} as Readonly<Record<ReportSection, string>>;

/** Sugars are results of a laboratory test; all other readings are vital signs. */
const vitalSigns = readingKinds.filter((kind) => kind !== 'bloodSugar').map(sectionOf);

const narrative = (words: string): Narrative => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${escaped(words)}</div>`,
});

/** Names what could not be loaded, as the printed report does; empty when nothing is missing. */
const lacking = (parts: readonly ReportSection[]): string =>
  parts.length === 0
    ? ''
    : ` Not loaded, and therefore not in this report: ${parts.map((part) => partNames[part]).join(', ')}.`;

interface SectionContent {
  readonly entry: Reference[];
  readonly emptyReason: EmptyReason;
  /** What belongs here and could not be loaded. */
  readonly missing?: readonly ReportSection[];
}

function section(
  code: string,
  title: string,
  { entry, emptyReason, missing = [] }: SectionContent,
): CompositionSection {
  const words = entry.length > 0 ? `${title}: ${entry.length}.` : `${title}: no information.`;
  return {
    title,
    code: loinc(code, title),
    text: narrative(words + lacking(missing)),
    ...(entry.length > 0 ? { entry } : { emptyReason: hl7('list-empty-reason', emptyReason) }),
  };
}

/**
 * The report as a FHIR R4 document with the sections of the International Patient Summary (clinical rules 13). A section that
 * was not chosen is `withheld`, one that this app does not ask for is `unavailable`: never "none".
 */
export function reportBundle(content: ReportContent, newId: () => string = () => crypto.randomUUID()): Bundle {
  const { source, choice, madeAt, today, from, missing } = content;
  const has = (name: ReportSection) => choice.sections.includes(name) && !missing.includes(name);
  const reason = (name: ReportSection): EmptyReason =>
    has(name) || missing.includes(name) ? 'unavailable' : 'withheld';
  const folder = new BundleBuilder(newId);
  const subject = folder.add(patientOf(source.person));
  const options = { subject, answers: content.answers, withSymptoms: has('symptoms'), withNotes: has('notes') };
  const chosen = content.readings.filter(({ kind }) => has(sectionOf(kind)));
  const readings = (isSugar: boolean) =>
    folder.addAll(
      chosen.filter(({ kind }) => (kind === 'bloodSugar') === isSugar).map((reading) => measured(reading, options)),
    );
  const history = pregnancyHistory(folder, subject, source.person, today);
  const problems = conditions(folder, subject, source.person);
  const results = [...readings(true), ...(has('labs') ? labReports(folder, content, subject) : [])];
  const part = (parts: readonly ReportSection[], entry: Reference[]): SectionContent => ({
    entry,
    emptyReason: parts.some((name) => reason(name) === 'unavailable') ? 'unavailable' : 'withheld',
    missing: parts.filter((name) => missing.includes(name)),
  });
  const sections: CompositionSection[] = [
    section(
      '10160-0',
      'Medications',
      part(['medicines'], folder.addAll(has('medicines') ? medicines(content, subject) : [])),
    ),
    section('48765-2', 'Allergies', {
      entry: allergies(folder, subject, source.person),
      emptyReason: 'unavailable',
    }),
    section('11450-4', 'Problems', { entry: problems, emptyReason: 'unavailable' }),
    section('8716-3', 'Vital signs', part(vitalSigns, readings(false))),
    section('30954-2', 'Results', part(['sugar', 'labs'], results)),
    section('10162-6', 'History of pregnancies', { entry: history, emptyReason: 'unavailable' }),
    section(
      '18776-5',
      'Plan of care',
      part(['questions'], folder.addAll(has('questions') ? appointments(content, subject) : [])),
    ),
    section(
      '55107-7',
      'Documents',
      part(['documents'], folder.addAll(has('documents') ? documents(content, subject) : [])),
    ),
  ];
  const timestamp = toInstant(madeAt);
  const title = `Report for the visit, ${from} to ${today}`;
  const composition: Composition = {
    resourceType: 'Composition',
    status: 'final',
    type: loinc('60591-5', 'Patient summary'),
    subject,
    date: timestamp,
    // She entered it herself.
    author: [subject],
    title,
    text: narrative(`${title}.${lacking(missing)}`),
    section: sections,
  };
  return {
    resourceType: 'Bundle',
    type: 'document',
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${newId()}` },
    timestamp,
    entry: [{ fullUrl: `urn:uuid:${newId()}`, resource: composition }, ...folder.entries],
  };
}
