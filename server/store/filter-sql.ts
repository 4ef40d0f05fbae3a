import type { Comparison, Filter, Group } from '../queries/query.ts';
import type { SqlValue } from './store.ts';

/** A piece of SQL with the values of its question marks. */
export interface Sql {
  text: string;
  values: SqlValue[];
}

/** How the names of a query are called in the database. */
export interface QueryNames {
  column(attribute: string): string;
  isArray(attribute: string): boolean;
  /** The full text table that covers the attribute. */
  searchTable(attribute: string): string;
}

const bound = (value: string | number | boolean): string | number =>
  typeof value === 'boolean' ? Number(value) : value;
const likePattern = (before: string, value: unknown, after: string): string =>
  before + String(value).replaceAll(/[\\%_]/g, '\\$&') + after;

/** FTS5 takes expressions of limited depth. */
const MAX_WORDS = 64;

/** Words for FTS5: any of them, the last one as a prefix; in quotation marks all of them in this order. '' finds nothing. */
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

function like(column: string, patterns: string[], negated: boolean, joint = ' OR '): Sql {
  const tests = patterns.map(() => `${column} LIKE ? ESCAPE '\\'`).join(joint);
  return { text: negated ? `NOT (${tests})` : `(${tests})`, values: patterns };
}

function search({ attribute, values, method }: Comparison, names: QueryNames): Sql {
  const expression = matchExpression(names.column(attribute), String(values[0]));
  if (expression === '') return { text: method === 'search' ? '0' : '1', values: [] };
  const found = `SELECT rowid FROM ${names.searchTable(attribute)} WHERE ${names.searchTable(attribute)} MATCH ?`;
  return { text: `_seq ${method === 'search' ? 'IN' : 'NOT IN'} (${found})`, values: [expression] };
}

function arrayHolds(column: string, { method, values }: Comparison): Sql {
  const wanted = JSON.stringify(values.map(bound));
  if (method === 'containsAll') {
    const missing = `SELECT value FROM json_each(?) EXCEPT SELECT value FROM json_each(${column})`;
    return { text: `(${column} IS NOT NULL AND NOT EXISTS (${missing}))`, values: [wanted] };
  }
  // Not EXISTS: SQLite makes a join of it and then counts a document with two fitting values twice into OFFSET.
  const some = `(SELECT COUNT(*) FROM json_each(${column}) WHERE value IN (SELECT value FROM json_each(?))) > 0`;
  return { text: method === 'notContains' ? `(${column} IS NOT NULL AND NOT ${some})` : `(${some})`, values: [wanted] };
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
      // One parameter however many values there are keeps the number of different statements small.
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
      if (names.isArray(comparison.attribute)) return arrayHolds(column, comparison);
      const patterns = values.map((value) => likePattern('%', value, '%'));
      return like(column, patterns, method === 'notContains', method === 'containsAll' ? ' AND ' : ' OR ');
    }
  }
}

type Bound = Pick<Comparison, 'attribute' | 'values'>;
const LOWER: readonly Comparison['method'][] = ['equal', 'greaterThan', 'greaterThanEqual'];
const UPPER: readonly Comparison['method'][] = ['equal', 'lessThan', 'lessThanEqual'];

/** The bounds of this kind that a filter sets. */
function boundsIn(filter: Filter, methods: readonly Comparison['method'][]): Bound[] {
  if ('members' in filter) return filter.method === 'and' ? filter.members.flatMap((m) => boundsIn(m, methods)) : [];
  return methods.includes(filter.method) && filter.values.length === 1 ? [filter] : [];
}

/**
 * A range that alternatives have in common, as in "later, or as late with a greater id": paging by value asks so,
 * and only a range lets an index begin in the right place.
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

/** The WHERE text of a filter. */
export function filterSql(filter: Filter, names: QueryNames): Sql {
  if (!('members' in filter)) return comparisonSql(filter, names);
  const parts = filter.members.map((member) => filterSql(member, names));
  const joint = filter.method === 'or' ? ' OR ' : ' AND ';
  const joined = {
    text: `(${parts.map(({ text }) => text).join(joint)})`,
    values: parts.flatMap(({ values }) => values),
  };
  return filter.method === 'or' ? allOf([...commonRange(filter, names), joined]) : joined;
}

export function allOf(parts: readonly Sql[]): Sql {
  if (parts.length === 0) return { text: '1', values: [] };
  return { text: parts.map(({ text }) => text).join(' AND '), values: parts.flatMap(({ values }) => values) };
}
