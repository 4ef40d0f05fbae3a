import { csvLine } from '@/model/csv.ts';
import type { Reading } from '@/model/reading.ts';

const columns = [
  'type',
  'recorded_at',
  'systolic_mmhg',
  'diastolic_mmhg',
  'pulse_per_min',
  'sugar_level',
  'sugar_unit',
  'measurement_type',
  'meter_showed',
  'glucose_load',
  'weight',
  'weight_unit',
  'symptoms',
  'note',
] as const;
type Row = Partial<Record<(typeof columns)[number], string | number | null>>;

const typeNames = { bloodPressure: 'blood_pressure', bloodSugar: 'blood_sugar', weight: 'weight' } as const;

/** ISO 8601 in the phone's zone with its offset, so that a spreadsheet shows the time she knows and no zone is lost. */
export function isoWithZone(instant: string): string {
  const date = new Date(instant);
  const offset = -date.getTimezoneOffset();
  const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const hours = String(Math.floor(Math.abs(offset) / 60)).padStart(2, '0');
  const minutes = String(Math.abs(offset) % 60).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

function rowOf(reading: Reading): Row {
  const common = { type: typeNames[reading.kind], recorded_at: isoWithZone(reading.recordedAt), note: reading.note };
  switch (reading.kind) {
    case 'bloodPressure':
      return {
        ...common,
        systolic_mmhg: reading.systolic,
        diastolic_mmhg: reading.diastolic,
        pulse_per_min: reading.pulse,
        symptoms: reading.symptoms?.join(' '),
      };
    case 'bloodSugar':
      return {
        ...common,
        sugar_level: reading.level,
        sugar_unit: reading.unit,
        measurement_type: reading.measurementType,
        meter_showed: reading.meter,
        glucose_load: reading.glucoseLoad,
        symptoms: reading.symptoms,
      };
    case 'weight':
      return { ...common, weight: reading.weight, weight_unit: reading.unit };
  }
}

/** All readings as a spreadsheet's text, in the order given; it begins with a byte order mark so that accents show right. */
export function readingsCsv(readings: readonly Reading[]): string {
  const rows = readings.map(rowOf).map((row) => csvLine(columns.map((column) => row[column])));
  return `\uFEFF${csvLine(columns)}${rows.join('')}`;
}
