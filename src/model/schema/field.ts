import * as v from 'valibot';

/** One attribute, in the format of appwrite.json. */
export interface Attribute {
  type: 'string' | 'integer' | 'double' | 'boolean' | 'datetime';
  required: boolean;
  array: boolean;
  size?: number;
  min?: number;
  max?: number;
  format?: string;
  elements?: string[];
  default: string | number | boolean | null;
  encrypt?: boolean;
}

/** A field of a record: its validation on the phone and its declaration for the backends. */
export interface Field<Value = unknown> {
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly attribute: Attribute;
  /** The longest text in characters, where the size of the attribute counts something else. */
  readonly longest?: number;
  /** The issue code for a blank required field, where the spec has a message of its own. */
  readonly whenBlank?: 'required' | 'empty_message';
}

export type Fields = Readonly<Record<string, Field>>;

/** The values of a record; optional fields may be absent or null. */
export type Values<F extends Fields> = {
  [K in keyof F as undefined extends FieldValue<F[K]> ? never : K]: FieldValue<F[K]>;
} & { [K in keyof F as undefined extends FieldValue<F[K]> ? K : never]?: FieldValue<F[K]> };
type FieldValue<F> = F extends Field<infer Value> ? Value : never;

type Optional<T> = T | null | undefined;
const optional = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.nullish(schema) as unknown as v.GenericSchema<unknown, Optional<T>>;
const plain = { required: false, array: false, default: null } as const;

/** Makes a field required. */
export const required = <T>(field: Field<Optional<T>>, whenBlank: Field['whenBlank'] = 'required'): Field<T> => ({
  ...field,
  schema: (field.schema as unknown as { wrapped: v.GenericSchema<unknown, T> }).wrapped,
  attribute: { ...field.attribute, required: true, default: null },
  whenBlank,
});

/** Text of at most `size` characters. `preset`: the backend's value for a document without this field. */
export const text = (size: number, preset: string | null = null): Field<Optional<string>> => ({
  schema: optional(v.pipe(v.string(), v.maxLength(size))),
  attribute: { ...plain, type: 'string', size, encrypt: false, default: preset },
});

/** More than MariaDB keeps in a row, where all texts of a record share 16,383 characters. */
const OUTSIDE_ROW = 16_384;
const BYTES_A_CHARACTER = 3;

/**
 * The size that holds every text of so many characters encrypted. Appwrite counts what it stores, Base64 in JSON: 1.4
 * characters for each byte of UTF-8, and about 130.
 */
const encryptedSize = (characters: number): number => Math.ceil(characters * BYTES_A_CHARACTER * 1.4) + 130;

/**
 * A text, or a list of texts, that the backend stores encrypted. No query may filter or order by it, and no index may
 * contain it.
 */
export function encrypted<T>(field: Field<T>): Field<T> {
  const { size: characters = 0, array } = field.attribute;
  const size = array ? encryptedSize(characters) : Math.max(encryptedSize(characters), OUTSIDE_ROW);
  return { ...field, longest: characters, attribute: { ...field.attribute, size, encrypt: true } };
}

/** An id: at most 36 characters of `[a-zA-Z0-9._-]`, the first a letter or digit. */
export const idPattern = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/;
export const id = (): Field<Optional<string>> => ({
  schema: optional(v.pipe(v.string(), v.regex(idPattern))),
  attribute: { ...plain, type: 'string', size: 36, encrypt: false },
});

/** A list of texts of at most `size` characters each. */
export const texts = (size: number, most = 100): Field<Optional<string[]>> => ({
  schema: optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(size))), v.maxLength(most))),
  attribute: { ...plain, type: 'string', array: true, size, encrypt: false },
});

/** A list of ids. */
export const ids = (most: number): Field<Optional<string[]>> => ({
  schema: optional(v.pipe(v.array(v.pipe(v.string(), v.regex(idPattern))), v.maxLength(most))),
  attribute: { ...plain, type: 'string', array: true, size: 36, encrypt: false },
});

/** The code of a rule or a message: letters, digits, `.`, `_` and `-`. */
export const code = (size: number): Field<Optional<string>> => ({
  schema: optional(v.pipe(v.string(), v.maxLength(size), v.regex(/^[a-zA-Z0-9._-]+$/))),
  attribute: { ...plain, type: 'string', size, encrypt: false },
});

export const integer = (min: number, max: number): Field<Optional<number>> => ({
  schema: optional(v.pipe(v.number(), v.finite(), v.integer(), v.minValue(min), v.maxValue(max))),
  attribute: { ...plain, type: 'integer', min, max },
});

export const decimal = (min: number, max: number): Field<Optional<number>> => ({
  schema: optional(v.pipe(v.number(), v.finite(), v.minValue(min), v.maxValue(max))),
  attribute: { ...plain, type: 'double', min, max },
});

export const flag = (preset: boolean): Field<Optional<boolean>> => ({
  schema: optional(v.boolean()),
  attribute: { ...plain, type: 'boolean', default: preset },
});

export const choice = <const T extends readonly string[]>(elements: T): Field<Optional<T[number]>> => ({
  schema: optional(v.picklist(elements)) as v.GenericSchema<unknown, Optional<T[number]>>,
  attribute: { ...plain, type: 'string', format: 'enum', elements: [...elements] },
});

/** A list of some of the offered choices. */
export const choices = <const T extends readonly string[]>(elements: T): Field<Optional<T[number][]>> => ({
  schema: optional(v.pipe(v.array(v.picklist(elements)), v.maxLength(elements.length))) as v.GenericSchema<
    unknown,
    Optional<T[number][]>
  >,
  attribute: { ...plain, type: 'string', array: true, format: 'enum', elements: [...elements] },
});

/** An instant as canonical UTC text, see `toInstant`. */
export const instant = (): Field<Optional<string>> => ({
  schema: optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/))),
  attribute: { ...plain, type: 'datetime', format: '' },
});

/** Whether the day exists: 30 February has the right form but does not exist. */
function isCalendarDate(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** A calendar date `YYYY-MM-DD` with no time and no zone. */
export const calendarDate = (): Field<Optional<string>> => ({
  schema: optional(v.pipe(v.string(), v.isoDate(), v.check(isCalendarDate))),
  attribute: { ...plain, type: 'string', size: 10, encrypt: false },
});

/** Whether this is a time of day `HH:mm`, 00:00 to 23:59. */
export const isClockTime = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** A wall-clock time `HH:mm`, in the time zone of the person. */
export const clockTime = (): Field<Optional<string>> => ({
  schema: optional(v.pipe(v.string(), v.check(isClockTime))),
  attribute: { ...plain, type: 'string', size: 5, encrypt: false },
});
