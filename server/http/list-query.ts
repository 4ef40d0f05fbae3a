import type { FastifyRequest } from 'fastify';
import { ApiError, invalidArgument } from '../protocol/api-error.ts';
import { parseQueries } from '../queries/parse-queries.ts';
import type { ListQuery, QueryableFields } from '../queries/query.ts';
import { pageOf } from '../queries/list-page.ts';
import { queryList, queryPart } from './params.ts';

/**
 * Parses the queries of a list of anything but documents, where an invalid query is reported as an invalid parameter.
 */
export function listQueryOf(request: FastifyRequest, fields: QueryableFields): ListQuery {
  try {
    const query = parseQueries(queryList(request, 'queries'), fields);
    if (query.select) throw invalidArgument('Invalid query method: select');
    return query;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw invalidArgument(`Invalid \`queries\` param: ${error.message}`);
  }
}

/** Whether the answer to a list has to count all records. Appwrite counts for the text `false` too; nothing reads it. */
export const wantsTotal = (request: FastifyRequest): boolean =>
  !['0', 'false'].includes(queryPart(request, 'total') ?? '');

/**
 * The answer to a list of records in memory, for its `queries` and `total`.
 * @param name under which the answer has the records
 * @param idName the field that a cursor names
 */
export function listAnswer(
  request: FastifyRequest,
  name: string,
  items: readonly Record<string, unknown>[],
  fields: QueryableFields,
  idName = '$id',
): Record<string, unknown> {
  const { total, page } = pageOf(items, listQueryOf(request, fields), idName);
  return { total: wantsTotal(request) ? total : 0, [name]: page };
}
