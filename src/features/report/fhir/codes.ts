import type { CodeableConcept } from './r4.ts';
import type { MeasurementType, SugarUnit } from '@/model/records/blood-sugar.ts';

const LOINC = 'http://loinc.org';
const CATEGORY = 'http://terminology.hl7.org/CodeSystem/observation-category';
const INTERPRETATION = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation';

/** A code of LOINC with words for readers without the code system. */
export const loinc = (code: string, text: string): CodeableConcept => ({
  coding: [{ system: LOINC, code, display: text }],
  text,
});

export const category = (code: 'vital-signs' | 'laboratory' | 'social-history'): CodeableConcept => ({
  coding: [{ system: CATEGORY, code }],
});

export const interpretation = (flag: 'Low' | 'Normal' | 'High'): CodeableConcept => ({
  coding: [{ system: INTERPRETATION, code: { Low: 'L', Normal: 'N', High: 'H' }[flag], display: flag }],
});

/** A code system of HL7 by the last part of its address. */
export const hl7 = (system: string, code: string): CodeableConcept => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code }],
});

const byMeter: Readonly<Record<SugarUnit, string>> = { 'mg/dL': '41653-7', 'mmol/L': '14743-9' };
/** Glucose tests with 75 g, and the screen with 50 g, which has a code by moles alone (clinical rules 13). */
const ofTest: Readonly<Partial<Record<MeasurementType, Partial<Record<SugarUnit, string>>>>> = {
  ogtt_1h: { 'mg/dL': '1507-3', 'mmol/L': '51597-3' },
  ogtt_2h: { 'mg/dL': '1518-0', 'mmol/L': '14995-5' },
  gct_1h: { 'mmol/L': '14754-6' },
};

/** The code of a sugar, by its unit first: a home meter, or a glucose test with the usual load. */
export function glucoseCode(type: MeasurementType, unit: SugarUnit, load: string | null | undefined): CodeableConcept {
  const isUsualLoad = load == null || load === '75 g' || type === 'gct_1h';
  const test = isUsualLoad ? ofTest[type]?.[unit] : undefined;
  return test ? loinc(test, `Glucose, ${type}`) : loinc(byMeter[unit], 'Glucose by home meter');
}

/** Codes of biomarkers whose unit matches what the code stands for (clinical rules 6.3). */
const biomarkers: readonly (readonly [name: RegExp, unit: RegExp, code: string])[] = [
  [/^(h(a)?emoglobin|hb|hgb)$/i, /^g\/dl$/i, '718-7'],
  [/^ferritin$/i, /^(ng\/ml|[uµ]g\/l)$/i, '2276-4'],
  [/^tsh$/i, /^(mi?u\/l|[uµ]i?u\/ml)$/i, '3016-3'],
  [/^(alt|sgpt)$/i, /^u\/l$/i, '1742-6'],
  [/^(ast|sgot)$/i, /^u\/l$/i, '1920-8'],
  [/^creatinine$/i, /^mg\/dl$/i, '2160-0'],
];

/** A value of a report: its printed name, and a code only where name and unit leave no doubt. */
export function biomarkerCode(name: string, unit: string): CodeableConcept {
  const known = biomarkers.find(([names, units]) => names.test(name.trim()) && units.test(unit.trim()));
  return known ? { coding: [{ system: LOINC, code: known[2] }], text: name } : { text: name };
}
