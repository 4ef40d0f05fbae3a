import { ApiError } from '../../protocol/api-error.ts';
import type { Filter, ListQuery } from '../../queries/query.ts';
import { EVERY_ROLE, type CountCache } from './count-cache.ts';
import { allOf, filterSql, type QueryNames, type Sql } from './filter-sql.ts';
import { matchFilter, type Comparing } from './match-filter.ts';
import { cursorSql, orderSql } from './order-sql.ts';
import type { SqlRow, Store } from '../store.ts';

/** Largest total, as in Appwrite. */
const MAX_TOTAL = 5000;

/** A table that can be listed. */
export interface ListSource extends QueryNames {
  table: string;
  /** Table (role, seq) of readers; null when every caller who may list may read all rows. */
  readers: string | null;
  /** Whether an index begins with this attribute. */
  isIndexed(attribute: string): boolean;
  /** Whether the order by creation time equals the order of the rows. */
  isCreatedInOrder(): boolean;
  /** How values of the attribute compare; null when that cannot be decided for one document in memory. */
  comparing(attribute: string): Comparing | null;
}

function narrows(filter: Filter, source: ListSource): boolean {
  return filter.method === 'equal' && source.isIndexed(filter.attribute);
}

const MAX_COUNTED = 20_000;

/** Whether reading the documents in order finds a page of readable ones faster than sorting all readable ones. */
function isScanFaster(
  store: Store,
  source: ListSource,
  query: ListQuery,
  roles: readonly string[],
  counts: CountCache | null,
): boolean {
  const [order] = query.orders;
  const hasIndex = order === undefined || order.attribute === null || source.isIndexed(order.attribute);
  if (!hasIndex || query.filters.length > 0 || query.random || !counts || store.isDryRun) return false;
  const readable = counts.count({
    key: `readable by ${JSON.stringify(roles)}`,
    roles,
    test: () => true,
    cap: MAX_COUNTED,
    compute: (limit) => countOf(store, readableRows(source, roles), limit),
  });
  const all = Number(store.get(`SELECT MAX(_seq) AS n FROM ${source.table}`)?.['n'] ?? 0);
  return readable > 0 && (all / readable) * (query.limit + query.offset) < readable;
}

/**
 * The condition that these roles may read a row. If an index already leads to the rows, each row is checked; otherwise
 * the query starts from the readers' table, so documents of other users cost nothing.
 */
function readableSql(source: ListSource, roles: readonly string[], rowByRow: boolean): Sql {
  const placeholders = roles.map(() => '?').join(', ');
  const text = rowByRow
    ? // Not EXISTS: see `arrayContains` in filter-sql.ts.
      `(SELECT COUNT(*) FROM ${source.readers} WHERE role IN (${placeholders}) AND seq = _seq) > 0`
    : `_seq IN (SELECT seq FROM ${source.readers} WHERE role IN (${placeholders}))`;
  return { text, values: [...roles] };
}

/** The sequence numbers of all readable rows, without reading the rows. */
function readableRows(source: ListSource, roles: readonly string[]): Sql {
  const placeholders = roles.map(() => '?').join(', ');
  return { text: `SELECT DISTINCT seq FROM ${source.readers} WHERE role IN (${placeholders})`, values: [...roles] };
}

/** Whether the order of the list equals the order of sequence numbers. */
function isBySequence({ orders, filters, cursor, random }: ListQuery, source: ListSource): boolean {
  const [order] = orders;
  if (orders.length > 1 || filters.length > 0 || cursor || random) return false;
  const attribute = order?.attribute ?? '$sequence';
  return attribute === '$sequence' || (attribute === '$createdAt' && source.isCreatedInOrder());
}

/** The number of rows, up to `limit`. */
function countOf(store: Store, { text, values }: Sql, limit: number): number {
  return Number(store.get(`SELECT COUNT(*) AS n FROM (${text} LIMIT ?)`, ...values, limit)?.['n'] ?? 0);
}

/**
 * The row after or before which the page lies. A row that the caller may not read is treated as missing: otherwise the
 * caller could compare its values with those of own rows.
 * @throws general_cursor_not_found
 */
function cursorRow(store: Store, source: ListSource, id: string, roles: readonly string[] | null): SqlRow {
  const readable = roles === null || source.readers === null ? [] : [readableSql(source, roles, true)];
  const { text, values } = allOf([{ text: '_id = ?', values: [id] }, ...readable]);
  const row = store.get(`SELECT * FROM ${source.table} WHERE ${text}`, ...values);
  if (!row) throw new ApiError(400, 'general_cursor_not_found', `Document '${id}' for the 'cursor' value not found.`);
  return row;
}

/** One page and the number of all matching rows. Without a cache the total is 0. */
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
  const cursor = query.cursor ? [cursorSql(query, source, cursorRow(store, source, query.cursor.id, roles))] : [];
  const inOrder = isNarrow || (roles !== null && isScanFaster(store, source, query, roles, counts));
  const page = allOf([...filters, ...readable(inOrder), ...cursor]);
  const order = orderSql(query, source);
  const found = `FROM ${source.table} WHERE ${page.text} ORDER BY ${order} LIMIT ? OFFSET ?`;
  // Sorts only the sequence numbers, then reads the full rows of the page.
  const fullRows = (sequences: string): string =>
    `SELECT * FROM ${source.table} WHERE _seq IN (${sequences}) ORDER BY ${order}`;
  const sql = (): string => {
    if (inOrder || query.random) return `SELECT * ${found}`;
    if (roles === null || source.readers === null || !isBySequence(query, source))
      return fullRows(`SELECT _seq ${found}`);
    const direction = query.orders[0]?.descending ? 'DESC' : 'ASC';
    return fullRows(`${readableRows(source, roles).text} ORDER BY seq ${direction} LIMIT ? OFFSET ?`);
  };
  const rows = store.all(sql(), ...page.values, query.limit, query.offset);
  if (query.cursor?.before) rows.reverse();
  if (!counts) return { rows, total: 0 };
  const all = allOf([...filters, ...readable(isNarrow)]);
  const counted =
    filters.length === 0 && roles !== null && source.readers !== null
      ? readableRows(source, roles)
      : { text: `SELECT 1 FROM ${source.table} WHERE ${all.text}`, values: all.values };
  const compute = (limit: number): number => countOf(store, counted, limit);
  if (store.isDryRun) return { rows, total: compute(MAX_TOTAL) };
  const total = counts.count({
    key: JSON.stringify([all.text, all.values]),
    roles: roles ?? [EVERY_ROLE],
    test: matchFilter({ method: 'and', members: query.filters }, (name) => source.comparing(name)),
    cap: MAX_TOTAL,
    compute,
  });
  return { rows, total };
}
