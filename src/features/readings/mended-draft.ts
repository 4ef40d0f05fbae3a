import { bloodPressureSymptoms } from '@/model/blood-pressure.ts';
import type { BloodPressureReading, BloodSugarReading, WeightReading } from '@/model/reading.ts';
import { toTimeField } from './entry-time.ts';
import type { PressureDraft } from './pressure-entry.ts';
import type { SugarDraft } from './sugar-entry.ts';
import type { WeightDraft } from './weight-entry.ts';

const timeOf = (recordedAt: string) => toTimeField(Date.parse(recordedAt));

/** A reading that was refused, as it stands in its form. */
export const pressureDraftOf = (reading: BloodPressureReading): PressureDraft => ({
  systolic: String(reading.systolic),
  diastolic: String(reading.diastolic),
  pulse: reading.pulse == null ? '' : String(reading.pulse),
  note: reading.note ?? '',
  symptoms: bloodPressureSymptoms.filter((symptom) => reading.symptoms?.includes(symptom)),
  time: timeOf(reading.recordedAt),
});

export const sugarDraftOf = (reading: BloodSugarReading): SugarDraft => ({
  level: String(reading.level),
  unit: reading.unit ?? null,
  measurementType: reading.measurementType,
  meter: reading.meter ?? null,
  glucoseLoad: reading.glucoseLoad ?? '75 g',
  note: reading.note ?? '',
  time: timeOf(reading.recordedAt),
});

export const weightDraftOf = (reading: WeightReading): WeightDraft => ({
  weight: String(reading.weight),
  unit: reading.unit,
  note: reading.note ?? '',
  time: timeOf(reading.recordedAt),
});
