import type { Observation, Quantity, Reference } from './r4.ts';
import { byKind } from '@/model/records/by-kind.ts';
import { readNumberOf, type CompoundKind } from '@/model/records/reading-kinds.ts';
import type { BloodPressureReading, BloodSugarReading, Reading, ReadingOf } from '@/model/records/reading.ts';
import { notedSymptoms } from '@/clinical/care/symptom-answers.ts';
import { category, glucoseCode, loinc } from './codes.ts';

const quantity = (value: number, unit: string, code = unit): Quantity => ({
  value,
  unit,
  system: 'http://unitsofmeasure.org',
  code,
});

const notesOf = (texts: readonly (string | null | undefined)[]) => {
  const kept = texts.flatMap((text) => (text?.trim() ? [{ text: text.trim() }] : []));
  return kept.length > 0 ? { note: kept } : {};
};

interface Options {
  readonly subject: Reference;
  /** What she answered on cards, by reading id. */
  readonly answers: ReadonlyMap<string, readonly string[]>;
  readonly withSymptoms: boolean;
  readonly withNotes: boolean;
}

const noted = (reading: Reading, { answers, withSymptoms, withNotes }: Options) => {
  const said = notedSymptoms(reading, answers).join(', ');
  return [withSymptoms && said ? `Symptoms: ${said}` : null, withNotes ? reading.note : null];
};

function pressure(reading: BloodPressureReading, options: Options): Observation {
  const part = (code: string, text: string, value: number) => ({
    code: loinc(code, text),
    valueQuantity: quantity(value, 'mm[Hg]'),
  });
  return {
    resourceType: 'Observation',
    status: 'final',
    category: [category('vital-signs')],
    code: loinc('85354-9', 'Blood pressure panel'),
    subject: options.subject,
    effectiveDateTime: reading.recordedAt,
    component: [
      part('8480-6', 'Systolic blood pressure', reading.systolic),
      part('8462-4', 'Diastolic blood pressure', reading.diastolic),
    ],
    ...notesOf(noted(reading, options)),
  };
}

const comparators = { LO: '<', HI: '>' } as const;

function sugar(reading: BloodSugarReading, options: Options): Observation {
  const { level, unit, measurementType, glucoseLoad, meter, recordedAt } = reading;
  const base = {
    resourceType: 'Observation',
    status: 'final',
    category: [category('laboratory')],
    subject: options.subject,
    effectiveDateTime: recordedAt,
    ...notesOf([`When: ${measurementType}`, ...noted(reading, options)]),
  } as const;
  // Without a unit the number is not a quantity, and a unit must not be guessed.
  if (!unit)
    return { ...base, code: { text: 'Glucose by home meter, unit not given' }, valueString: meter ?? String(level) };
  return {
    ...base,
    code: glucoseCode(measurementType, unit, glucoseLoad),
    valueQuantity: { ...quantity(level, unit), ...(meter && { comparator: comparators[meter] }) },
  };
}

const compound: { readonly [K in CompoundKind]: (reading: ReadingOf<K>, options: Options) => Observation } = {
  bloodPressure: pressure,
  bloodSugar: sugar,
};

/** A reading as it was measured, in the unit in which it was entered. */
export function measured(reading: Reading, options: Options): Observation {
  const special = byKind(compound, reading, options);
  if (special) return special;
  const number = readNumberOf(reading);
  if (!number) throw new Error(`Add an observation for readings of kind ${reading.kind} to \`compound\`.`);
  return {
    resourceType: 'Observation',
    status: 'final',
    category: [category('vital-signs')],
    code: loinc(number.loinc.code, number.loinc.text),
    subject: options.subject,
    effectiveDateTime: reading.recordedAt,
    valueQuantity: quantity(number.value, number.unit, number.units[number.unit]?.ucum),
    ...notesOf(noted(reading, options)),
  };
}
