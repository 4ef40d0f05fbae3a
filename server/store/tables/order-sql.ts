import { ApiError } from '../../protocol/api-error.ts';
import type { ListQuery, Order } from '../../queries/query.ts';
import type { QueryNames, Sql } from './filter-sql.ts';
import type { SqlRow, SqlValue } from '../store.ts';

interface ColumnOrder {
  column: string;
  descending: boolean;
}

const DATES = new Set(['$createdAt', '$updatedAt']);

/** The order of the list, made total: ties are ordered by creation. */
function totalOrder(orders: readonly Order[], names: QueryNames): ColumnOrder[] {
  const columns = orders.map(({ attribute, descending }) => ({
    column: attribute === null ? '_seq' : names.column(attribute),
    descending,
  }));
  if (columns.some(({ column }) => column === '_seq' || column === '_id')) return columns;
  const last = orders.at(-1);
  const followsDate = last?.attribute !== undefined && last.attribute !== null && DATES.has(last.attribute);
  return [...columns, { column: '_seq', descending: followsDate && last.descending }];
}

const direction = ({ descending }: ColumnOrder, reversed: boolean): string =>
  descending === reversed ? 'ASC' : 'DESC';

/** The ORDER BY of a list; a page before a cursor is read in reverse. */
export function orderSql(query: ListQuery, names: QueryNames): string {
  if (query.random) return 'RANDOM()';
  const reversed = query.cursor?.before ?? false;
  return totalOrder(query.orders, names)
    .map((order) => `${order.column} ${direction(order, reversed)}`)
    .join(', ');
}

const unquoted = (column: string): string => column.replaceAll(/^"|"$/g, '').replaceAll('""', '"');

/**
 * The condition for rows after (or before) the cursor's row in the order of the list.
 * @throws database_query_order_null when the row has no value for an ordering attribute
 */
export function cursorSql(query: ListQuery, names: QueryNames, row: SqlRow): Sql {
  const orders = totalOrder(query.orders, names);
  const reversed = query.cursor?.before ?? false;
  const cursorValues: SqlValue[] = orders.map(({ column }) => row[unquoted(column)] ?? null);
  const withoutValue = orders.find((_, i) => cursorValues[i] === null);
  if (withoutValue) {
    throw new ApiError(
      400,
      'database_query_order_null',
      `Cursor pagination failed: the document has no value for ${unquoted(withoutValue.column)}.`,
    );
  }
  const operator = (order: ColumnOrder): string => (direction(order, reversed) === 'ASC' ? '>' : '<');
  const steps = orders.map((order, i) => ({
    text: [...orders.slice(0, i).map(({ column }) => `${column} = ?`), `${order.column} ${operator(order)} ?`].join(
      ' AND ',
    ),
    values: cursorValues.slice(0, i + 1),
  }));
  const [first] = orders;
  // Implied by the rest, but it lets an index start at the cursor.
  const range = first ? `${first.column} ${operator(first)}= ? AND ` : '';
  return {
    text: `${range}(${steps.map(({ text }) => `(${text})`).join(' OR ')})`,
    values: [...cursorValues.slice(0, first ? 1 : 0), ...steps.flatMap(({ values }) => values)],
  };
}
