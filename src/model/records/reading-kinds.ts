/** A reading that is one number in one unit. Its words, panel, report and FHIR observation follow from this. */
export interface SingleNumber {
  /** The field of the record with the number. */
  readonly field: string;
  /** Decimals that are shown. */
  readonly decimals: number;
  /** The units in which it is stored; with more than one, the record names its unit in the field `unit`. */
  readonly units: Readonly<Record<string, UnitOfNumber>>;
  readonly loinc: { readonly code: string; readonly text: string };
}

export interface UnitOfNumber {
  /** The code of the unit in UCUM. */
  readonly ucum: string;
  /** The least span of a chart's scale, so that the usual change of a day does not look like an alarm. */
  readonly leastSpan: number;
}

interface ReadingDescriptor {
  /** The id of the collection, as in the record. */
  readonly collection: string;
  /** Its section of the report; `report.<section>` in the message catalogue. */
  readonly section: string;
  /** Whether clinical rules judge it. A kind without rules opens no card and no alert, and has no tier. */
  readonly hasRules: boolean;
  /** Null for a kind that is more than one number; such a kind brings words, panel and report of its own. */
  readonly number: SingleNumber | null;
}

/**
 * What is known about each kind of reading besides its record. It is apart from the records because the first paint and the
 * first requests of a doctor need it, and the records bring the schema library.
 */
export const readingDescriptors = {
  bloodPressure: { collection: 'blood_pressure', section: 'pressure', hasRules: true, number: null },
  bloodSugar: { collection: 'blood_sugar', section: 'sugar', hasRules: true, number: null },
  weight: {
    collection: 'weight',
    section: 'weight',
    hasRules: true,
    number: {
      field: 'weight',
      decimals: 1,
      units: { kg: { ucum: 'kg', leastSpan: 6 }, lb: { ucum: '[lb_av]', leastSpan: 13 } },
      loinc: { code: '29463-7', text: 'Body weight' },
    },
  },
} as const satisfies Readonly<Record<string, ReadingDescriptor>>;

type Descriptors = typeof readingDescriptors;
export type ReadingKind = keyof Descriptors;
/** Kinds that are one number in one unit. */
export type NumberKind = { [K in ReadingKind]: Descriptors[K]['number'] extends null ? never : K }[ReadingKind];
/** Kinds that need words, a panel and a report of their own. */
export type CompoundKind = Exclude<ReadingKind, NumberKind>;
/** Kinds that clinical rules judge. */
export type RuledKind = { [K in ReadingKind]: Descriptors[K]['hasRules'] extends true ? K : never }[ReadingKind];
/** The fields of the number kinds with the number. */
export type NumberField = NonNullable<Descriptors[NumberKind]['number']>['field'];

/** In the order in which screens list them. */
export const readingKinds = Object.keys(readingDescriptors) as readonly ReadingKind[];
export const isRuled = (kind: ReadingKind): kind is RuledKind => readingDescriptors[kind].hasRules;
export const ruledKinds = readingKinds.filter(isRuled);

export const numberOf = (kind: ReadingKind): SingleNumber | null => readingDescriptors[kind].number;

/** The number of a reading and its unit; null for a kind that is more than one number. */
export function readNumberOf(reading: { readonly kind: ReadingKind }) {
  const number = numberOf(reading.kind);
  if (!number) return null;
  const values: Readonly<Record<string, unknown>> = { ...reading };
  const unit = String(values['unit'] ?? Object.keys(number.units)[0]);
  return { ...number, value: Number(values[number.field]), unit };
}
