import type { RateLimiter } from '@/sync/transport/rate-limiter.ts';
import type { Verify } from '@/sync/transport/session-guard.ts';
import { MAX_OPERATIONS, type Operation, type Remote } from '@/sync/transport/remote.ts';
import type { RemoteFailure } from '@/sync/transport/remote-failure.ts';

/** A record change that needs one or more operations in one transaction. */
export interface WriteUnit {
  readonly id: string;
  operations: readonly Operation[];
}

interface SendOptions<P extends WriteUnit> {
  remote: Pick<Remote, 'commit'>;
  rateLimiter: RateLimiter;
  verify: Verify;
  /** Asks the server which of these still have to be sent, and returns them with the operations that each needs now. */
  settle(units: readonly P[]): Promise<P[]>;
  onRefused(unit: P, failure: RemoteFailure): Promise<void>;
}

/** A conflict that the server's documents do not explain is retried this many times before it counts as a rejection. */
const MAX_CONFLICTS = 3;

function* inTransactions<P extends WriteUnit>(units: readonly P[]): Generator<P[]> {
  let batch: P[] = [];
  let size = 0;
  for (const unit of units) {
    if (size + unit.operations.length > MAX_OPERATIONS) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(unit);
    size += unit.operations.length;
  }
  if (batch.length > 0) yield batch;
}

/**
 * Sends units in as few transactions as possible. After an uncertain outcome the server is asked, and only missing
 * units are sent again. A rejected transaction is split in half until only the unit at fault is left.
 */
export async function sendInTransactions<P extends WriteUnit>(
  units: readonly P[],
  options: SendOptions<P>,
): Promise<void> {
  const batches = [...inTransactions(units)];
  for (const [at, batch] of batches.entries()) {
    const hasNext = at + 1 < batches.length;
    const remote: typeof options.remote = { commit: (operations) => options.remote.commit(operations, hasNext) };
    await sendBatch(batch, { ...options, remote }, 0);
  }
}

async function sendBatch<P extends WriteUnit>(batch: P[], options: SendOptions<P>, conflicts: number): Promise<void> {
  if (batch.length === 0) return;
  const { rateLimiter, remote, verify, settle } = options;
  const result = await rateLimiter.tryOnce(() => remote.commit(batch.flatMap(({ operations }) => operations)));
  if ('value' in result) return;
  const { failure } = result;
  const isForbidden = failure.kind === 'unauthorized' && (await verify()) === 'held';
  // A lasting conflict is caused by one of the units, but the server does not say which. The same holds for a lasting
  // 401: one is not enough, because the session may have been lost and regained meanwhile.
  const isDoubtful = isForbidden || failure.kind === 'conflict';
  if (failure.kind === 'refused' || (isDoubtful && conflicts >= MAX_CONFLICTS)) return halve(batch, options, failure);
  const missing = await settle(batch);
  return sendBatch(missing, options, isDoubtful || failure.kind === 'missing' ? conflicts + 1 : 0);
}

async function halve<P extends WriteUnit>(batch: P[], options: SendOptions<P>, failure: RemoteFailure): Promise<void> {
  const [only] = batch;
  if (!only) return;
  if (batch.length === 1) return options.onRefused(only, failure);
  const middle = Math.ceil(batch.length / 2);
  for (const half of [batch.slice(0, middle), batch.slice(middle)]) await sendBatch(half, options, 0);
}
