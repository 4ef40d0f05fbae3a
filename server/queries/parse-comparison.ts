import { invalidQuery } from '../protocol/api-error.ts';
import { parseDateTime } from '../schema/date-time.ts';
import type { Comparison, ComparisonMethod, QueryableField, QueryableFields } from './query.ts';

const ONE_VALUE = new Set<ComparisonMethod>([
  'notEqual',
  'lessThan',
  'lessThanEqual',
  'greaterThan',
  'greaterThanEqual',
  'search',
  'notSearch',
  'startsWith',
  'notStartsWith',
  'endsWith',
  'notEndsWith',
]);
const TWO_VALUES = new Set<ComparisonMethod>(['between', 'notBetween']);
const NO_VALUE = new Set<ComparisonMethod>(['isNull', 'isNotNull']);
const ARRAY_METHODS = new Set<ComparisonMethod>(['contains', 'notContains', 'containsAny', 'containsAll']);
const MAX_VALUES = 500;

const invalid = (detail: string): Error => invalidQuery(`Invalid query: ${detail}`);
const capitalised = (method: string): string => method.charAt(0).toUpperCase() + method.slice(1);

function requireCount(method: ComparisonMethod, count: number): void {
  const name = capitalised(method);
  if (ONE_VALUE.has(method) && count !== 1) throw invalid(`${name} queries require exactly one value.`);
  if (TWO_VALUES.has(method) && count !== 2) throw invalid(`${name} queries require exactly two values.`);
  if (!NO_VALUE.has(method) && count === 0) throw invalid(`${name} queries require at least one value.`);
  if (count > MAX_VALUES) throw invalid(`Query on attribute has greater than ${MAX_VALUES} values`);
}

function requireApplicable(method: ComparisonMethod, attribute: string, field: QueryableField): void {
  if (NO_VALUE.has(method)) return;
  if (field.array && !ARRAY_METHODS.has(method)) {
    throw invalid(`Cannot query ${method} on attribute "${attribute}" because it is an array.`);
  }
  if (!field.array && ARRAY_METHODS.has(method) && field.type !== 'string' && field.type !== 'id') {
    throw invalid(`Cannot query ${method} on attribute "${attribute}" because it is not an array or string.`);
  }
}

/** The value in its stored form; undefined when it has the wrong type. */
function storedValue(field: QueryableField, value: unknown): string | number | boolean | undefined {
  switch (field.type) {
    case 'id':
    case 'string':
      return typeof value === 'string' && !value.includes('\0') ? value : undefined;
    case 'sequence':
      return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
    case 'double':
      return typeof value === 'number' ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'datetime':
      return parseDateTime(value) ?? undefined;
  }
}

/**
 * Validates one comparison against the fields.
 * @throws general_query_invalid
 */
export function parseComparison(
  { method, attribute, values }: { method: ComparisonMethod; attribute: string; values: unknown[] },
  fields: QueryableFields,
): Comparison {
  const field = fields.field(attribute);
  if (!field) throw invalid(`Attribute not found in schema: ${attribute}`);
  if (field.encrypt) throw invalid(`Cannot query encrypted attribute: ${attribute}`);
  requireCount(method, values.length);
  requireApplicable(method, attribute, field);
  if ((method === 'search' || method === 'notSearch') && !fields.isSearchable(attribute)) {
    throw invalidQuery(`Searching by attribute "${attribute}" requires a fulltext index.`);
  }
  const stored = NO_VALUE.has(method) ? [] : values.map((value) => storedValue(field, value));
  if (stored.includes(undefined)) throw invalid(`Query value is invalid for attribute "${attribute}"`);
  return { method, attribute, values: stored as Comparison['values'] };
}
