import { invalidArgument, invalidQuery } from '../protocol/api-error.ts';
import { isId } from '../protocol/ids.ts';
import { textOf } from '../protocol/text-of.ts';
import { parseComparison } from './parse-comparison.ts';
import { COMPARISONS, type ComparisonMethod, type Filter, type ListQuery, type QueryableFields } from './query.ts';

export const DEFAULT_LIMIT = 25;
const MAX_QUERIES = 100;
const MAX_LENGTH = 4096;

interface RawQuery {
  method?: unknown;
  attribute?: unknown;
  values?: unknown;
}

const invalid = (detail: string): Error => invalidQuery(`Invalid query: ${detail}`);

function parseOne(text: string): RawQuery {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw invalid('Syntax error');
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw invalid('Must be an object');
  return json as RawQuery;
}

function rawValues(query: RawQuery): unknown[] {
  if (query.values === undefined) return [];
  if (!Array.isArray(query.values)) throw invalid('Values must be an array');
  return query.values;
}

function parseFilter(raw: RawQuery, fields: QueryableFields): Filter {
  const { method } = raw;
  if (method === 'or' || method === 'and') {
    const name = method === 'or' ? 'Or' : 'And';
    const members = rawValues(raw);
    if (members.length < 2) throw invalid(`${name} queries require at least two queries`);
    return { method, members: members.map((member) => parseFilter(asQuery(member), fields)) };
  }
  if (!COMPARISONS.includes(method as ComparisonMethod)) throw invalidQuery(`Invalid query method: ${textOf(method)}`);
  const attribute = textOf(raw.attribute ?? '');
  return parseComparison({ method: method as ComparisonMethod, attribute, values: rawValues(raw) }, fields);
}

/** A member of `or` and `and`; Appwrite fails with 500 for one that is a text. */
function asQuery(value: unknown): RawQuery {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('Must be an object');
  return value as RawQuery;
}

function wholeNumber(name: string, least: number, [value]: unknown[]): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least) {
    throw invalid(`Invalid ${name}: Value must be a valid range between ${least} and 9,223,372,036,854,775,807`);
  }
  return value;
}

function requireField(fields: QueryableFields, name: unknown): string {
  if (typeof name !== 'string' || !fields.field(name)) {
    throw invalid(`Attribute not found in schema: ${textOf(name)}`);
  }
  return name;
}

function parseSelect(names: unknown[], fields: QueryableFields): string[] | null {
  if (names.length === 0) throw invalid('No attributes selected');
  const isSystem = (name: unknown): boolean => ['$permissions', '$databaseId', '$collectionId'].includes(textOf(name));
  const selected = names.filter((name) => name !== '*' && !isSystem(name)).map((name) => requireField(fields, name));
  return names.includes('*') ? null : selected;
}

/** Adds one query to the list query; of several limits, offsets or cursors the first counts. */
function addQuery(list: ListQuery, seen: Set<unknown>, raw: RawQuery, fields: QueryableFields): void {
  const { method } = raw;
  const isFirst = !seen.has(method);
  seen.add(method);
  switch (method) {
    case 'limit': {
      const limit = wholeNumber('limit', 1, rawValues(raw));
      if (isFirst) list.limit = limit;
      return;
    }
    case 'offset': {
      const offset = wholeNumber('offset', 0, rawValues(raw));
      if (isFirst) list.offset = offset;
      return;
    }
    case 'cursorAfter':
    case 'cursorBefore': {
      const [id] = rawValues(raw);
      if (!isId(id)) throw invalid('Invalid cursor: Value must be a valid id');
      list.cursor ??= { id, before: method === 'cursorBefore' };
      return;
    }
    case 'orderAsc':
    case 'orderDesc': {
      const name = raw.attribute === undefined || raw.attribute === '' ? null : requireField(fields, raw.attribute);
      // Appwrite orders by the encrypted text, which means nothing.
      if (name !== null && fields.field(name)?.encrypt) throw invalid(`Cannot order by encrypted attribute: ${name}`);
      list.orders.push({ attribute: name, descending: method === 'orderDesc' });
      return;
    }
    case 'orderRandom':
      list.random = true;
      return;
    case 'select':
      list.select = [...(list.select ?? []), ...(parseSelect(rawValues(raw), fields) ?? ['*'])];
      return;
    default:
      list.filters.push(parseFilter(raw, fields));
  }
}

/**
 * Parses the `queries` of a request.
 * @throws general_argument_invalid, general_query_invalid
 */
export function parseQueries(queries: unknown, fields: QueryableFields): ListQuery {
  const texts = queries ?? [];
  const isQueryText = (text: unknown): text is string =>
    typeof text === 'string' && text.length > 0 && text.length <= MAX_LENGTH;
  if (!Array.isArray(texts) || texts.length > MAX_QUERIES || !texts.every(isQueryText)) {
    throw invalidArgument(
      `Invalid \`queries\` param: Value must a valid array no longer than ${MAX_QUERIES} items and Value must be a valid string and at least 1 chars and no longer than ${MAX_LENGTH} chars`,
    );
  }
  const list: ListQuery = {
    filters: [],
    orders: [],
    random: false,
    limit: DEFAULT_LIMIT,
    offset: 0,
    cursor: null,
    select: null,
  };
  const seen = new Set<unknown>();
  for (const text of texts) addQuery(list, seen, parseOne(text), fields);
  if (list.select?.includes('*')) list.select = null;
  return list;
}
