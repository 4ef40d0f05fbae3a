import type { Attribute, AttributeFormat, AttributeType } from './schema.ts';

/** Every type name that the Appwrite CLI has used, with its meaning and the size that it implies. */
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

/** The smallest size of an encrypted string, as on Appwrite. */
export const MIN_ENCRYPTED_SIZE = 150;

const number = (value: unknown): number | undefined =>
  value === null || value === undefined ? undefined : Number(value);

/**
 * Reads one attribute of an appwrite.json.
 * @throws Error for a type that this server does not support (relationships, geometry)
 */
export function readAttribute(json: Record<string, unknown>): Attribute {
  const key = String(json['key']);
  const definition = TYPES[String(json['type'])];
  if (!definition) throw new Error(`attribute "${key}": the type "${String(json['type'])}" is not supported`);
  const format = definition.format ?? ((json['format'] as AttributeFormat | undefined) || '');
  const size = number(json['size']) ?? definition.size ?? FORMAT_SIZES[format] ?? 16_383;
  // As on Appwrite, attributes with a format ignore it.
  const encrypt = json['encrypt'] === true && definition.type === 'string' && format === '';
  if (encrypt && size < MIN_ENCRYPTED_SIZE)
    throw new Error(`attribute "${key}": an encrypted string needs a size of at least ${MIN_ENCRYPTED_SIZE}`);
  return {
    key,
    type: definition.type,
    format: definition.type === 'string' ? format : '',
    required: json['required'] === true,
    array: json['array'] === true,
    default: json['default'] ?? null,
    size,
    encrypt,
    min: number(json['min']),
    max: number(json['max']),
    elements: Array.isArray(json['elements']) ? json['elements'].map(String) : [],
  };
}
