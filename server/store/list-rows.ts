import { ApiError } from '../api-error.ts';
import type { Filter, ListQuery } from '../queries/query.ts';
import { EVERY_ROLE, type CountCache } from './count-cache.ts';
import { allOf, filterSql, type QueryNames, type Sql } from './filter-sql.ts';
import { matchFilter, type Comparing } from './match-filter.ts';
import { cursorSql, orderSql } from './order-sql.ts';
import type { SqlRow, Store } from './store.ts';

/** Totals stop here, as they do on Appwrite. */
const MAX_TOTAL = 5000;

/** A table that can be listed. */
export interface ListSource extends QueryNames {
  table: string;
  /** Side table (role, seq) of who reads what; null when everything is open to whoever may list. */
  readers: string | null;
  /** Does an index begin with this attribute? */
  isIndexed(attribute: string): boolean;
  /** Is the order of creation by time the order of the rows? */
  isCreatedInOrder(): boolean;
  /** How values of the attribute compare; null when that cannot be said for one document in memory. */
  comparing(attribute: string): Comparing | null;
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
  const readable = counts.count({
    key: `readable by ${JSON.stringify(roles)}`,
    roles,
    test: () => true,
    cap: MAX_COUNTED,
    compute: (most) => countOf(store, readableRows(source, roles), most),
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
    ? // Not EXISTS: see `arrayHolds` in filter-sql.ts.
      `(SELECT COUNT(*) FROM ${source.readers} WHERE role IN (${held}) AND seq = _seq) > 0`
    : `_seq IN (SELECT seq FROM ${source.readers} WHERE role IN (${held}))`;
  return { text, values: [...roles] };
}

/** The numbers of all readable rows, without a look at the rows. */
function readableRows(source: ListSource, roles: readonly string[]): Sql {
  const held = roles.map(() => '?').join(', ');
  return { text: `SELECT DISTINCT seq FROM ${source.readers} WHERE role IN (${held})`, values: [...roles] };
}

/** Does the wanted order follow from the numbers of the rows? */
function isBySequence({ orders, filters, cursor, random }: ListQuery, source: ListSource): boolean {
  const [order] = orders;
  if (orders.length > 1 || filters.length > 0 || cursor || random) return false;
  const attribute = order?.attribute ?? '$sequence';
  return attribute === '$sequence' || (attribute === '$createdAt' && source.isCreatedInOrder());
}

/** How many rows there are, at most so many. */
function countOf(store: Store, { text, values }: Sql, most: number): number {
  return Number(store.get(`SELECT COUNT(*) AS n FROM (${text} LIMIT ?)`, ...values, most)?.['n'] ?? 0);
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
  const found = `FROM ${source.table} WHERE ${page.text} ORDER BY ${order} LIMIT ? OFFSET ?`;
  // What is sorted is sorted by its key alone, and only the page is read in full.
  const late = (sought: string): string => `SELECT * FROM ${source.table} WHERE _seq IN (${sought}) ORDER BY ${order}`;
  const sql = (): string => {
    if (inOrder || query.random) return `SELECT * ${found}`;
    if (roles === null || source.readers === null || !isBySequence(query, source)) return late(`SELECT _seq ${found}`);
    const direction = query.orders[0]?.descending ? 'DESC' : 'ASC';
    return late(`${readableRows(source, roles).text} ORDER BY seq ${direction} LIMIT ? OFFSET ?`);
  };
  const rows = store.all(sql(), ...page.values, query.limit, query.offset);
  if (query.cursor?.before) rows.reverse();
  if (!counts) return { rows, total: 0 };
  const all = allOf([...filters, ...readable(isNarrow)]);
  const counted =
    filters.length === 0 && roles !== null && source.readers !== null
      ? readableRows(source, roles)
      : { text: `SELECT 1 FROM ${source.table} WHERE ${all.text}`, values: all.values };
  const compute = (most: number): number => countOf(store, counted, most);
  if (store.isPretending) return { rows, total: compute(MAX_TOTAL) };
  const total = counts.count({
    key: JSON.stringify([all.text, all.values]),
    roles: roles ?? [EVERY_ROLE],
    test: matchFilter({ method: 'and', members: query.filters }, (name) => source.comparing(name)),
    cap: MAX_TOTAL,
    compute,
  });
  return { rows, total };
}
