import type { Comparison, Filter, Group } from '../../queries/query.ts';
import type { SqlValue } from '../store.ts';

/** A part of an SQL statement with the values of its placeholders. */
export interface Sql {
  text: string;
  values: SqlValue[];
}

/** The database names for the attributes of a query. */
export interface QueryNames {
  column(attribute: string): string;
  isArray(attribute: string): boolean;
  /** The full-text table that covers the attribute. */
  searchTable(attribute: string): string;
}

const bound = (value: string | number | boolean): string | number =>
  typeof value === 'boolean' ? Number(value) : value;
const likePattern = (before: string, value: unknown, after: string): string =>
  before + String(value).replaceAll(/[\\%_]/g, '\\$&') + after;

/** FTS5 limits the depth of expressions. */
const MAX_WORDS = 64;

/**
 * An FTS5 expression: matches any of the words, the last one as a prefix; a quoted text matches all words in this
 * order. '' matches nothing.
 */
export function matchExpression(column: string, text: string): string {
  const isPhrase = text.length > 1 && text.startsWith('"') && text.endsWith('"');
  const words = text
    .split(/[^\p{L}\p{N}\p{M}_]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  if (words.length === 0) return '';
  const terms = isPhrase ? `"${words.join(' ')}"` : `${words.map((word) => `"${word}"`).join(' OR ')}*`;
  return `{${column}} : (${terms})`;
}

function like(column: string, patterns: string[], negated: boolean, operator = ' OR '): Sql {
  const tests = patterns.map(() => `${column} LIKE ? ESCAPE '\\'`).join(operator);
  return { text: negated ? `NOT (${tests})` : `(${tests})`, values: patterns };
}

function search({ attribute, values, method }: Comparison, names: QueryNames): Sql {
  const expression = matchExpression(names.column(attribute), String(values[0]));
  if (expression === '') return { text: method === 'search' ? '0' : '1', values: [] };
  const found = `SELECT rowid FROM ${names.searchTable(attribute)} WHERE ${names.searchTable(attribute)} MATCH ?`;
  return { text: `_seq ${method === 'search' ? 'IN' : 'NOT IN'} (${found})`, values: [expression] };
}

function arrayContains(column: string, { method, values }: Comparison): Sql {
  const expected = JSON.stringify(values.map(bound));
  if (method === 'containsAll') {
    const missing = `SELECT value FROM json_each(?) EXCEPT SELECT value FROM json_each(${column})`;
    return { text: `(${column} IS NOT NULL AND NOT EXISTS (${missing}))`, values: [expected] };
  }
  // Not EXISTS: SQLite turns it into a join and then counts a document with two matching values twice for OFFSET.
  const some = `(SELECT COUNT(*) FROM json_each(${column}) WHERE value IN (SELECT value FROM json_each(?))) > 0`;
  return {
    text: method === 'notContains' ? `(${column} IS NOT NULL AND NOT ${some})` : `(${some})`,
    values: [expected],
  };
}

const OPERATORS: Readonly<Partial<Record<Comparison['method'], string>>> = {
  notEqual: '<>',
  lessThan: '<',
  lessThanEqual: '<=',
  greaterThan: '>',
  greaterThanEqual: '>=',
};

function comparisonSql(comparison: Comparison, names: QueryNames): Sql {
  const { method, values } = comparison;
  const column = names.column(comparison.attribute);
  const operator = OPERATORS[method];
  if (operator) return { text: `${column} ${operator} ?`, values: values.map(bound) };
  switch (method) {
    case 'equal':
      // A single parameter for any number of values keeps the number of different statements small.
      return values.length === 1
        ? { text: `${column} = ?`, values: values.map(bound) }
        : { text: `${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(values.map(bound))] };
    case 'between':
      return { text: `${column} BETWEEN ? AND ?`, values: values.map(bound) };
    case 'notBetween':
      return { text: `${column} NOT BETWEEN ? AND ?`, values: values.map(bound) };
    case 'isNull':
      return { text: `${column} IS NULL`, values: [] };
    case 'isNotNull':
      return { text: `${column} IS NOT NULL`, values: [] };
    case 'startsWith':
    case 'notStartsWith':
      return like(column, [likePattern('', values[0], '%')], method === 'notStartsWith');
    case 'endsWith':
    case 'notEndsWith':
      return like(column, [likePattern('%', values[0], '')], method === 'notEndsWith');
    case 'search':
    case 'notSearch':
      return search(comparison, names);
    default: {
      if (names.isArray(comparison.attribute)) return arrayContains(column, comparison);
      const patterns = values.map((value) => likePattern('%', value, '%'));
      return like(column, patterns, method === 'notContains', method === 'containsAll' ? ' AND ' : ' OR ');
    }
  }
}

type Bound = Pick<Comparison, 'attribute' | 'values'>;
const LOWER: readonly Comparison['method'][] = ['equal', 'greaterThan', 'greaterThanEqual'];
const UPPER: readonly Comparison['method'][] = ['equal', 'lessThan', 'lessThanEqual'];

/** The bounds with one of these methods that a filter sets. */
function boundsIn(filter: Filter, methods: readonly Comparison['method'][]): Bound[] {
  if ('members' in filter) return filter.method === 'and' ? filter.members.flatMap((m) => boundsIn(m, methods)) : [];
  return methods.includes(filter.method) && filter.values.length === 1 ? [filter] : [];
}

/**
 * The range that all alternatives share, as in "later, or at the same time with a greater id" of keyset pagination.
 * Only a range lets an index start at the right place.
 */
function commonRange({ members }: Group, names: QueryNames): Sql[] {
  const isSame = (a: Bound, b: Bound): boolean => a.attribute === b.attribute && a.values[0] === b.values[0];
  const [first, ...others] = members;
  return ([LOWER, UPPER] as const).flatMap((methods) => {
    const shared =
      first &&
      boundsIn(first, methods).find((bound) =>
        others.every((m) => boundsIn(m, methods).some((other) => isSame(bound, other))),
      );
    if (!shared) return [];
    return {
      text: `${names.column(shared.attribute)} ${methods === LOWER ? '>=' : '<='} ?`,
      values: shared.values.map(bound),
    };
  });
}

/** The WHERE condition of a filter. */
export function filterSql(filter: Filter, names: QueryNames): Sql {
  if (!('members' in filter)) return comparisonSql(filter, names);
  const parts = filter.members.map((member) => filterSql(member, names));
  const operator = filter.method === 'or' ? ' OR ' : ' AND ';
  const joined = {
    text: `(${parts.map(({ text }) => text).join(operator)})`,
    values: parts.flatMap(({ values }) => values),
  };
  return filter.method === 'or' ? allOf([...commonRange(filter, names), joined]) : joined;
}

export function allOf(parts: readonly Sql[]): Sql {
  if (parts.length === 0) return { text: '1', values: [] };
  return { text: parts.map(({ text }) => text).join(' AND '), values: parts.flatMap(({ values }) => values) };
}
