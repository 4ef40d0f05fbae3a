import type { Edit } from './edit.ts';

/** The pull: pages, checkpoints, the comparison with the server, the leader that does it. */
export const pullingBugs = {
  'no overlap': [['sync/replication/context/keyset-pagination.ts', 'OVERLAP_MS = 60_000', 'OVERLAP_MS = 0']],
  'the checkpoint is the time of the phone': [
    [
      'sync/replication/pull/pull.ts',
      'positionAfter(positionOf(kind), documents)',
      '{ latest: toInstant(Date.now()), latestId: null }',
    ],
  ],
  'a page skips what shares its last time': [
    [
      'sync/replication/context/keyset-pagination.ts',
      "Query.or([Query.greaterThan('$updatedAt', updatedAt), sameTime])",
      "Query.greaterThan('$updatedAt', updatedAt)",
    ],
  ],
  'a full page is taken for the last': [
    [
      'sync/replication/pull/pull.ts',
      'page.documents.length < page.limit ? undefined',
      'page.documents.length <= page.limit ? undefined',
    ],
  ],
  'the checkpoint is saved before its rows': [
    ['sync/replication/pull/pull.ts', 'saved = Promise.all([saved, written]).then(', 'saved = saved.then('],
  ],
  'what came since the last comparison counts as a survivor': [
    [
      'sync/replication/pull/classify-missing.ts',
      'comparedUntil !== null && time <= comparedUntil && ',
      'comparedUntil !== time && ',
    ],
  ],
  'no tab takes leadership from a frozen tab': [
    ['sync/worker/leader-election.ts', 'mustSteal = true;', 'mustSteal = false;'],
  ],
  'the comparison does not send what the server has lost': [
    ['sync/replication/pull/reconcile.ts', '? unsentChange(row, {}) : undefined', '? undefined : undefined'],
  ],
  'the comparison deletes what the server has lost': [
    ['sync/replication/pull/classify-missing.ts', "survivor === '' || Date.parse", "survivor === '-' || Date.parse"],
    ['sync/replication/pull/classify-missing.ts', '> Date.parse(survivor) - OVERLAP_MS', '< 0'],
  ],
  'the comparison is not due after a restore': [
    ['sync/replication/pull/pull.ts', 'await serverHistory.suspect(`${latestId} ${latest}`);', 'void latestId;'],
    [
      'sync/replication/context/server-history.ts',
      'Math.abs(Date.now() - this.#reconciledAt) > DAY_MS',
      'this.#reconciledAt < 0',
    ],
  ],
} as const satisfies Record<string, readonly Edit[]>;
