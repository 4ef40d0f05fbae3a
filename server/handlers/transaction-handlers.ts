import type { FastifyRequest } from 'fastify';
import { badRequest, invalidArgument } from '../protocol/api-error.ts';
import { listAnswer } from '../http/list-query.ts';
import { booleanParam, bodyOf, pathPart } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import { fieldsOf } from '../queries/list-page.ts';
import type { Services } from '../services/services.ts';
import type { TransactionRow } from '../transactions/transaction-rows.ts';
import { readOperations } from '../transactions/operation.ts';

const DEFAULT_SECONDS = 300;
const TRANSACTION_FIELDS = fieldsOf({ status: 'string', expiresAt: 'datetime' });

function transactionJson(row: TransactionRow): Record<string, unknown> {
  return {
    $id: row.id,
    $createdAt: row.created,
    $updatedAt: row.updated,
    status: row.status,
    operations: row.operations,
    expiresAt: row.expires,
  };
}

export function transactionHandlers({
  transactions,
}: Services): Record<'begin' | 'list' | 'get' | 'stage' | 'end' | 'remove' | 'whole', Handler> {
  /** The operations of the body. @throws general_bad_request, general_argument_invalid */
  const operationsOf = (request: FastifyRequest) => {
    const sent = bodyOf(request)['operations'] ?? [];
    if (typeof sent === 'object' && Object.keys(sent).length === 0)
      throw badRequest('Operations array cannot be empty');
    return readOperations(sent);
  };
  return {
    begin: async (request) => {
      const { ttl = DEFAULT_SECONDS } = bodyOf(request);
      if (typeof ttl !== 'number' || !Number.isInteger(ttl) || ttl < 60 || ttl > 3600) {
        throw invalidArgument('Invalid `ttl` param: Value must be a valid range between 60 and 3,600');
      }
      return transactionJson(await transactions.begin(request.caller, ttl));
    },

    list: (request) => {
      const rows = transactions.list(request.caller).map(transactionJson);
      return listAnswer(request, 'transactions', rows, TRANSACTION_FIELDS);
    },

    get: (request) => transactionJson(transactions.find(request.caller, pathPart(request, 'transactionId'))),

    stage: async (request) => {
      const operations = operationsOf(request);
      return transactionJson(await transactions.stage(request.caller, pathPart(request, 'transactionId'), operations));
    },

    /** Begin, stage and commit in one request, which saves two round trips. Appwrite has no such call. */
    whole: async (request) => {
      const { caller } = request;
      const operations = operationsOf(request);
      const { id } = await transactions.begin(caller, DEFAULT_SECONDS);
      try {
        await transactions.stage(caller, id, operations);
        return transactionJson(await transactions.commit(caller, id));
      } catch (error) {
        // The caller does not know its id. A failure here leaves it until its time is over.
        await Promise.resolve(transactions.remove(caller, id)).catch(() => undefined);
        throw error;
      }
    },

    end: async (request) => {
      const body = bodyOf(request);
      const [commit, rollback] = ['commit', 'rollback'].map((name) => booleanParam(body, name, false));
      if (!commit && !rollback) throw badRequest('Either commit or rollback must be true');
      if (commit && rollback) throw badRequest('Cannot commit and rollback at the same time');
      const id = pathPart(request, 'transactionId');
      const ended = commit ? transactions.commit(request.caller, id) : transactions.rollback(request.caller, id);
      return transactionJson(await ended);
    },

    remove: (request) => transactions.remove(request.caller, pathPart(request, 'transactionId')),
  };
}
