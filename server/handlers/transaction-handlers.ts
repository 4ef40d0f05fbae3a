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
}: Services): Record<'begin' | 'list' | 'get' | 'stage' | 'end' | 'remove', Handler> {
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
      const sent = bodyOf(request)['operations'] ?? [];
      if (typeof sent === 'object' && Object.keys(sent).length === 0)
        throw badRequest('Operations array cannot be empty');
      const operations = readOperations(sent);
      return transactionJson(await transactions.stage(request.caller, pathPart(request, 'transactionId'), operations));
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
