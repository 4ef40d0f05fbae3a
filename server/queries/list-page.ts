import { ApiError, invalidArgument } from '../protocol/api-error.ts';
import { comparisons } from './comparisons.ts';
import type { Filter, ListQuery, QueryableField, QueryableFields } from './query.ts';
import { SYSTEM_FIELDS } from './queryable-fields.ts';

type Item = Readonly<Record<string, unknown>>;

function isMatch(filter: Filter, item: Item): boolean {
  if ('members' in filter) {
    const matches = (member: Filter): boolean => isMatch(member, item);
    return filter.method === 'and' ? filter.members.every(matches) : filter.members.some(matches);
  }
  const compare = comparisons[filter.method];
  if (!compare) throw invalidArgument(`Invalid \`queries\` param: Invalid query method: ${filter.method}`);
  return compare(item[filter.attribute], filter.values);
}

const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

function inOrder(items: readonly Item[], { orders }: ListQuery): readonly Item[] {
  return orders.toReversed().reduce<readonly Item[]>((sorted, { attribute, descending }) => {
    if (attribute === null) return descending ? sorted.toReversed() : sorted;
    const direction = descending ? -1 : 1;
    const rank = (a: unknown, b: unknown): number =>
      typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
    return sorted.toSorted((a, b) => direction * rank(a[attribute], b[attribute]));
  }, items);
}

function afterCursor(items: readonly Item[], { cursor, limit, offset }: ListQuery, idName: string): readonly Item[] {
  if (!cursor) return items.slice(offset, offset + limit);
  const at = items.findIndex((item) => item[idName] === cursor.id);
  if (at < 0) throw new ApiError(400, 'general_cursor_not_found', `The cursor '${cursor.id}' was not found.`);
  if (!cursor.before) return items.slice(at + 1 + offset, at + 1 + offset + limit);
  const end = Math.max(0, at - offset);
  return items.slice(Math.max(0, end - limit), end);
}

/**
 * The part of a short list in memory that a query asks for, and how many of all match.
 * @param idName the field that a cursor names
 * @throws general_argument_invalid, general_cursor_not_found
 */
export function pageOf<T extends Item>(
  items: readonly T[],
  query: ListQuery,
  idName = '$id',
): { total: number; page: T[] } {
  const found = items.filter((item) => query.filters.every((filter) => isMatch(filter, item)));
  return { total: found.length, page: afterCursor(inOrder(found, query), query, idName) as T[] };
}

/** The fields of a list in memory: these, and those that every record has. */
export const fieldsOf = (fields: Readonly<Record<string, QueryableField['type']>>): QueryableFields => ({
  field: (name) => {
    if (Object.hasOwn(SYSTEM_FIELDS, name)) return SYSTEM_FIELDS[name];
    const type = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return type && { type, array: false };
  },
  isSearchable: () => false,
});
