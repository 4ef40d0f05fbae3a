import { sentOnce, type Edit } from './edit.ts';

const withoutRaising: Edit = [
  'sync/replication/replication.ts',
  'if (ids.length === 0) return;',
  'if (ids.length >= 0) return;',
];

/** The push: transactions, lost answers, rejected changes, waiting. */
export const sendingBugs = {
  'a commit without an answer counts as done': [
    [
      'sync/replication/push/send-transactions.ts',
      'const { failure } = result;',
      "const { failure } = result;\n  if (failure.kind === 'unreachable') return;",
    ],
    sentOnce,
  ],
  'a commit without an answer is sent again without a check': [
    ['sync/replication/push/send-transactions.ts', 'await settle(batch);', 'batch;'],
  ],
  'a commit without an answer is sent again under new ids': [
    [
      'sync/replication/push/send-transactions.ts',
      'await settle(batch);',
      'batch.map((each) => ({ ...each, operations: each.operations.map((one) => ({ ...one, id: `${one.id}x` })) }));',
    ],
  ],
  'a batch with one bad record is refused whole': [
    [
      'sync/replication/push/send-transactions.ts',
      'if (batch.length === 1) return options.onRefused(only, failure);',
      'for (const each of batch) await options.onRefused(each, failure);\n  if (failure) return;',
    ],
  ],
  'halving forgets the second half': [
    [
      'sync/replication/push/send-transactions.ts',
      '[batch.slice(0, middle), batch.slice(middle)]',
      '[batch.slice(0, middle)]',
    ],
    sentOnce,
  ],
  'a refusal is tried for ever': [['sync/replication/push/send-transactions.ts', "failure.kind === 'refused' || ", '']],
  'a refused record is not kept aside': [
    [
      'sync/replication/push/push-creates.ts',
      'await records.saveRejection(name, change.row, change.base, failure);',
      'void records;',
    ],
  ],
  'a rejected change stays after its record was corrected': [
    ['sync/replication/push/push.ts', 'await context.records.deleteRejections(settled);', 'void settled;'],
    withoutRaising,
  ],
  'no waiting after a failure': [
    ['sync/transport/rate-limiter.ts', 'this.#openAt = this.#now() + wait * (0.5 + this.#random() / 2);', 'void wait;'],
  ],
  'a write without a broadcast is not looked for': [
    [
      'sync/replication/push/push.ts',
      'page.filter((row) => !isUnconfirmed(row))',
      'page.filter((row) => !isUnconfirmed(row) && row._meta.lwt > Date.now() - 1_800_000)',
    ],
  ],
  'a failed write of the store ends the loop': [
    ['sync/replication/run-when-woken.ts', 'if (error instanceof Stopped || isStopped) return;', 'if (error) return;'],
  ],
  'a regained session counts as a rejection': [
    ['sync/replication/push/send-transactions.ts', 'isDoubtful && conflicts >= MAX_CONFLICTS', 'isDoubtful'],
  ],
  'a rate limiter that waits by the wall clock': [
    ['sync/transport/rate-limiter.ts', '() => performance.now()', 'Date.now'],
  ],
  'a create that arrived without an answer is not marked': [
    ['sync/replication/push/push-creates.ts', 'serverCopies.push(rowOf(name, kind, record, theirs));', ''],
    sentOnce,
  ],
  'a push marks its rows as confirmed': [
    [
      'sync/replication/push/push.ts',
      'await applyServerRows(context, name, serverCopies);',
      'await applyServerRows(context, name, [...serverCopies, ...changes.map(({ row }) => ({ ...row, base: undefined, serverUpdatedAt: new Date().toISOString() }))]);',
    ],
  ],
  'a push forgets the rows behind its first batch': [
    [
      'sync/replication/push/push.ts',
      'after = page.length < limit ? undefined : page.at(-1)?.id;',
      'after = undefined;',
    ],
    sentOnce,
  ],
  'nothing is pulled after a push': [
    ['sync/replication/replicate-collection.ts', "if (result === 'sent') pulling.wake();", ''],
    ['sync/replication/replicate-collection.ts', "if (result !== 'nothing') timer", 'if (result !== result) timer'],
    ['sync/replication/replication.ts', '      collection.pull();\n', ''],
  ],
  'a rejected change is sent again for ever': [
    [
      'sync/replication/push/push.ts',
      'if (rejection && !rejection.isAskedAgain && isEqualRow(name, rejection.row, row)) return [];',
      '',
    ],
  ],
} as const satisfies Record<string, readonly Edit[]>;
