import { ApiError } from '../api-error.ts';
import type { Filter, ListQuery } from '../queries/query.ts';
import { EVERY_ROLE, type CountCache } from './count-cache.ts';
import { allOf, filterSql, type QueryNames, type Sql } from './filter-sql.ts';
import { cursorSql, orderSql } from './order-sql.ts';
import type { SqlRow, Store } from './store.ts';

/** Totals stop here, as they do on Appwrite. */
export const MAX_TOTAL = 5000;

/** A table that can be listed. */
export interface ListSource extends QueryNames {
  table: string;
  /** Side table (role, seq) of who reads what; null when everything is open to whoever may list. */
  readers: string | null;
  /** Does an index begin with this attribute? */
  isIndexed(attribute: string): boolean;
}

function narrows(filter: Filter, source: ListSource): boolean {
  return filter.method === 'equal' && source.isIndexed(filter.attribute);
}

const MAX_COUNTED = 20_000;

/** Would walking the documents in order meet a page of readable ones sooner than sorting all readable ones takes? */
function readsMost(
  store: Store,
  source: ListSource,
  query: ListQuery,
  roles: readonly string[],
  counts: CountCache | null,
): boolean {
  const [order] = query.orders;
  const hasIndex = order === undefined || order.attribute === null || source.isIndexed(order.attribute);
  if (!hasIndex || query.filters.length > 0 || query.random || !counts || store.isPretending) return false;
  const readable = counts.count('readable', roles, () => {
    const rows = `SELECT 1 FROM ${source.readers} WHERE role IN (${roles.map(() => '?').join(', ')}) LIMIT ${MAX_COUNTED}`;
    return Number(store.get(`SELECT COUNT(*) AS n FROM (${rows})`, ...roles)?.['n'] ?? 0);
  });
  const all = Number(store.get(`SELECT MAX(_seq) AS n FROM ${source.table}`)?.['n'] ?? 0);
  return readable > 0 && (all / readable) * (query.limit + query.offset) < readable;
}

/**
 * Only what these roles may read. Where an index already leads to the rows, each row found is looked up; otherwise
 * the reader's own rows are the start, so that the documents of others cost nothing.
 */
function readableSql(source: ListSource, roles: readonly string[], rowByRow: boolean): Sql {
  const held = roles.map(() => '?').join(', ');
  const text = rowByRow
    ? `EXISTS (SELECT 1 FROM ${source.readers} WHERE role IN (${held}) AND seq = _seq)`
    : `_seq IN (SELECT seq FROM ${source.readers} WHERE role IN (${held}))`;
  return { text, values: [...roles] };
}

function cursorRow(store: Store, source: ListSource, id: string): SqlRow {
  const row = store.get(`SELECT * FROM ${source.table} WHERE _id = ?`, id);
  if (!row) throw new ApiError(400, 'general_cursor_not_found', `Document '${id}' for the 'cursor' value not found.`);
  return row;
}

/** One page and the number of all rows that fit. Without a cache the total is 0. */
export function listRows(
  store: Store,
  source: ListSource,
  query: ListQuery,
  roles: readonly string[] | null,
  counts: CountCache | null,
): { rows: SqlRow[]; total: number } {
  const filters = query.filters.map((filter) => filterSql(filter, source));
  const isNarrow = query.filters.some((filter) => narrows(filter, source));
  const readable = (rowByRow: boolean): Sql[] =>
    roles === null || source.readers === null ? [] : [readableSql(source, roles, rowByRow)];
  const cursor = query.cursor ? [cursorSql(query, source, cursorRow(store, source, query.cursor.id))] : [];
  const inOrder = isNarrow || (roles !== null && readsMost(store, source, query, roles, counts));
  const page = allOf([...filters, ...readable(inOrder), ...cursor]);
  const order = orderSql(query, source);
  const sql = `SELECT * FROM ${source.table} WHERE ${page.text} ORDER BY ${order} LIMIT ? OFFSET ?`;
  const rows = store.all(sql, ...page.values, query.limit, query.offset);
  if (query.cursor?.before) rows.reverse();
  if (!counts) return { rows, total: 0 };
  const all = allOf([...filters, ...readable(isNarrow)]);
  const compute = (): number => {
    const counting = `SELECT COUNT(*) AS n FROM (SELECT 1 FROM ${source.table} WHERE ${all.text} LIMIT ${MAX_TOTAL})`;
    return Number(store.get(counting, ...all.values)?.['n'] ?? 0);
  };
  if (store.isPretending) return { rows, total: compute() };
  return { rows, total: counts.count(JSON.stringify([all.text, all.values]), roles ?? [EVERY_ROLE], compute) };
}
