import type { Attribute, AttributeFormat, AttributeType } from './schema.ts';

/** Every name the Appwrite CLI has used, with what it means and the size it implies. */
const TYPES: Readonly<Record<string, { type: AttributeType; format?: AttributeFormat; size?: number }>> = {
  string: { type: 'string' },
  varchar: { type: 'string' },
  text: { type: 'string', size: 16_383 },
  mediumtext: { type: 'string', size: 4_194_303 },
  longtext: { type: 'string', size: 1_073_741_823 },
  email: { type: 'string', format: 'email' },
  url: { type: 'string', format: 'url' },
  ip: { type: 'string', format: 'ip' },
  enum: { type: 'string', format: 'enum' },
  integer: { type: 'integer' },
  bigint: { type: 'integer' },
  double: { type: 'double' },
  float: { type: 'double' },
  boolean: { type: 'boolean' },
  datetime: { type: 'datetime' },
};
const FORMAT_SIZES: Readonly<Record<string, number>> = { email: 254, url: 2000, ip: 39, enum: 255 };

const number = (value: unknown): number | undefined =>
  value === null || value === undefined ? undefined : Number(value);

/** One attribute of an appwrite.json; throws for a type that is not served (relationships, geometry). */
export function readAttribute(json: Record<string, unknown>): Attribute {
  const key = String(json['key']);
  const known = TYPES[String(json['type'])];
  if (!known) throw new Error(`attribute "${key}": the type "${String(json['type'])}" is not served`);
  const format = known.format ?? ((json['format'] as AttributeFormat | undefined) || '');
  return {
    key,
    type: known.type,
    format: known.type === 'string' ? format : '',
    required: json['required'] === true,
    array: json['array'] === true,
    default: json['default'] ?? null,
    size: number(json['size']) ?? known.size ?? FORMAT_SIZES[format] ?? 16_383,
    min: number(json['min']),
    max: number(json['max']),
    elements: Array.isArray(json['elements']) ? json['elements'].map(String) : [],
  };
}
