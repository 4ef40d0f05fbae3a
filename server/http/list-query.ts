import type { FastifyRequest } from 'fastify';
import { ApiError, invalidArgument } from '../api-error.ts';
import { parseQueries } from '../queries/parse-queries.ts';
import type { ListQuery, QueryableFields } from '../queries/query.ts';
import { queryList } from './params.ts';

/** The queries of a list that is not one of documents: there, one that makes no sense is a wrong parameter. */
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
