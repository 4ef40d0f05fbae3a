import { csvLine } from '@/model/files/csv.ts';
import {
  numberOf,
  readingDescriptors,
  readingKinds,
  readNumberOf,
  type CompoundKind,
  type ReadingKind,
} from '@/model/records/reading-kinds.ts';
import type { Reading, ReadingOf } from '@/model/records/reading.ts';

type Columns<K extends ReadingKind> = Readonly<Record<string, keyof ReadingOf<K>>>;

/** The field in each column. */
const compoundColumns: { readonly [K in CompoundKind]: Columns<K> } = {
  bloodPressure: { systolic_mmhg: 'systolic', diastolic_mmhg: 'diastolic', pulse_per_min: 'pulse' },
  bloodSugar: {
    sugar_level: 'level',
    sugar_unit: 'unit',
    measurement_type: 'measurementType',
    meter_showed: 'meter',
    glucose_load: 'glucoseLoad',
  },
};

/** The columns of one kind: those of a number are `weight` and `weight_unit`. */
function columnsOf(kind: ReadingKind): readonly string[] {
  const { collection } = readingDescriptors[kind];
  return numberOf(kind) ? [collection, `${collection}_unit`] : Object.keys(compoundColumns[kind as CompoundKind]);
}

const columns = ['type', 'recorded_at', ...readingKinds.flatMap(columnsOf), 'symptoms', 'note'];
type Cell = string | number | null | undefined;

/** ISO 8601 in the phone's zone with its offset, so that a spreadsheet shows her local time and the zone is not lost. */
export function isoWithZone(instant: string): string {
  const date = new Date(instant);
  const offset = -date.getTimezoneOffset();
  const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const hours = String(Math.floor(Math.abs(offset) / 60)).padStart(2, '0');
  const minutes = String(Math.abs(offset) % 60).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

function cellsOf(reading: Reading): Readonly<Record<string, Cell>> {
  const { collection } = readingDescriptors[reading.kind];
  const number = readNumberOf(reading);
  if (number) return { [collection]: number.value, [`${collection}_unit`]: number.unit };
  const values = reading as unknown as Readonly<Record<string, Cell>>;
  const fields = Object.entries<string>(compoundColumns[reading.kind as CompoundKind]);
  return Object.fromEntries(fields.map(([column, field]) => [column, values[field]]));
}

function symptomsOf(reading: Reading): Cell {
  const symptoms = 'symptoms' in reading ? reading.symptoms : null;
  return typeof symptoms === 'string' ? symptoms : symptoms?.join(' ');
}

const rowOf = (reading: Reading): Readonly<Record<string, Cell>> => ({
  type: readingDescriptors[reading.kind].collection,
  recorded_at: isoWithZone(reading.recordedAt),
  ...cellsOf(reading),
  symptoms: symptomsOf(reading),
  note: reading.note,
});

/** All readings as a spreadsheet's text, in the order given; it begins with a byte order mark, so that spreadsheet programs show accents correctly. */
export function readingsCsv(readings: readonly Reading[]): string {
  const rows = readings.map(rowOf).map((row) => csvLine(columns.map((column) => row[column])));
  return `\uFEFF${csvLine(columns)}${rows.join('')}`;
}
