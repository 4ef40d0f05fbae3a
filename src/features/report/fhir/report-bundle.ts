import type { Bundle, Composition, CompositionSection, Patient, Reference } from './r4.ts';
import { toInstant } from '@/model/instant.ts';
import type { Profile } from '@/model/profile.ts';
import type { ReportContent, ReportSection } from '../report-source.ts';
import { hl7, loinc } from './codes.ts';
import { Folder } from './folder.ts';
import { measured } from './measured.ts';
import { allergies, conditions, pregnancyHistory } from './pregnancy.ts';
import { appointments, documents, labReports, medicines } from './records.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Name and how to reach her. A date of birth is not known, and none is made up; no id of the app goes out. */
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

function section(code: string, title: string, entry: Reference[], emptyReason: EmptyReason): CompositionSection {
  const words = entry.length > 0 ? `${title}: ${entry.length}` : `${title}: no information`;
  return {
    title,
    code: loinc(code, title),
    text: { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${escaped(words)}</div>` },
    ...(entry.length > 0 ? { entry } : { emptyReason: hl7('list-empty-reason', emptyReason) }),
  };
}

/**
 * The report as a FHIR R4 document with the sections of the International Patient Summary (clinical rules 13). What was
 * not chosen is withheld, what is not asked by this app is unavailable: never "none".
 */
export function reportBundle(content: ReportContent, newId: () => string = () => crypto.randomUUID()): Bundle {
  const { source, choice, madeAt, today, from } = content;
  const has = (name: ReportSection) => choice.sections.includes(name) && !source.missing.includes(name);
  const reason = (name: ReportSection): EmptyReason =>
    has(name) || source.missing.includes(name) ? 'unavailable' : 'withheld';
  const folder = new Folder(newId);
  const subject = folder.add(patientOf(source.person));
  const options = { subject, withSymptoms: has('symptoms'), withNotes: has('notes') };
  const kinds = { bloodPressure: 'pressure', bloodSugar: 'sugar', weight: 'weight' } as const;
  const chosen = content.readings.filter(({ kind }) => has(kinds[kind]));
  const readings = (isSugar: boolean) =>
    folder.addAll(
      chosen.filter(({ kind }) => (kind === 'bloodSugar') === isSugar).map((reading) => measured(reading, options)),
    );
  const history = pregnancyHistory(folder, subject, source.person, today);
  const problems = conditions(folder, subject, source.person);
  const results = [...readings(true), ...(has('labs') ? labReports(folder, content, subject) : [])];
  const sections: CompositionSection[] = [
    section(
      '10160-0',
      'Medications',
      folder.addAll(has('medicines') ? medicines(content, subject) : []),
      reason('medicines'),
    ),
    section('48765-2', 'Allergies', allergies(folder, subject, source.person), 'unavailable'),
    section('11450-4', 'Problems', problems, 'unavailable'),
    section('8716-3', 'Vital signs', readings(false), reason('pressure')),
    section('30954-2', 'Results', results, reason('labs')),
    section('10162-6', 'History of pregnancies', history, 'unavailable'),
    section(
      '18776-5',
      'Plan of care',
      folder.addAll(has('questions') ? appointments(content, subject) : []),
      reason('questions'),
    ),
    section(
      '55107-7',
      'Documents',
      folder.addAll(has('documents') ? documents(content, subject) : []),
      reason('documents'),
    ),
  ];
  const timestamp = toInstant(madeAt);
  const composition: Composition = {
    resourceType: 'Composition',
    status: 'final',
    type: loinc('60591-5', 'Patient summary'),
    subject,
    date: timestamp,
    // She entered it herself.
    author: [subject],
    title: `Report for the visit, ${from} to ${today}`,
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
