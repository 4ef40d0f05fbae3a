import { invalidQuery } from '../api-error.ts';
import { parseDateTime } from '../schema/date-time.ts';
import type { Comparison, ComparisonMethod, QueryableField, QueryableFields } from './query.ts';

const EXACTLY_ONE = new Set<ComparisonMethod>([
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
const EXACTLY_TWO = new Set<ComparisonMethod>(['between', 'notBetween']);
const NONE = new Set<ComparisonMethod>(['isNull', 'isNotNull']);
const OF_ARRAYS = new Set<ComparisonMethod>(['contains', 'notContains', 'containsAny', 'containsAll']);
const MAX_VALUES = 500;

const refused = (detail: string): Error => invalidQuery(`Invalid query: ${detail}`);
const capitalised = (method: string): string => method.charAt(0).toUpperCase() + method.slice(1);

function requireCount(method: ComparisonMethod, count: number): void {
  const name = capitalised(method);
  if (EXACTLY_ONE.has(method) && count !== 1) throw refused(`${name} queries require exactly one value.`);
  if (EXACTLY_TWO.has(method) && count !== 2) throw refused(`${name} queries require exactly two values.`);
  if (!NONE.has(method) && count === 0) throw refused(`${name} queries require at least one value.`);
  if (count > MAX_VALUES) throw refused(`Query on attribute has greater than ${MAX_VALUES} values`);
}

function requireFitting(method: ComparisonMethod, attribute: string, field: QueryableField): void {
  if (NONE.has(method)) return;
  if (field.array && !OF_ARRAYS.has(method)) {
    throw refused(`Cannot query ${method} on attribute "${attribute}" because it is an array.`);
  }
  if (!field.array && OF_ARRAYS.has(method) && field.type !== 'string' && field.type !== 'id') {
    throw refused(`Cannot query ${method} on attribute "${attribute}" because it is not an array or string.`);
  }
}

/** The value in the form in which it is stored; undefined when it is of another type. */
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

/** Checks one comparison against the fields. Throws general_query_invalid. */
export function parseComparison(
  { method, attribute, values }: { method: ComparisonMethod; attribute: string; values: unknown[] },
  fields: QueryableFields,
): Comparison {
  const field = fields.field(attribute);
  if (!field) throw refused(`Attribute not found in schema: ${attribute}`);
  requireCount(method, values.length);
  requireFitting(method, attribute, field);
  if ((method === 'search' || method === 'notSearch') && !fields.isSearchable(attribute)) {
    throw invalidQuery(`Searching by attribute "${attribute}" requires a fulltext index.`);
  }
  const stored = NONE.has(method) ? [] : values.map((value) => storedValue(field, value));
  if (stored.includes(undefined)) throw refused(`Query value is invalid for attribute "${attribute}"`);
  return { method, attribute, values: stored as Comparison['values'] };
}
