import type { FastifyRequest } from 'fastify';
import { ApiError, invalidArgument } from '../protocol/api-error.ts';
import { parseQueries } from '../queries/parse-queries.ts';
import type { ListQuery, QueryableFields } from '../queries/query.ts';
import { queryList } from './params.ts';

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
