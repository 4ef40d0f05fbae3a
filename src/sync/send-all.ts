import type { Gate } from './gate.ts';
import type { Verify } from './guard.ts';
import { MOST_OPERATIONS, type Operation, type Remote } from './remote.ts';
import type { RemoteFailure } from './remote-failure.ts';

/** Something that reaches the server by a few operations of one transaction. */
export interface Parcel {
  readonly id: string;
  operations: readonly Operation[];
}

interface Sending<P extends Parcel> {
  remote: Pick<Remote, 'commit'>;
  gate: Gate;
  verify: Verify;
  /** Asks the server which of these still have to be sent, and what each now takes. */
  settle(parcels: readonly P[]): Promise<P[]>;
  refused(parcel: P, failure: RemoteFailure): Promise<void>;
}

/** What the server's own state does not explain is tried so often before it counts as a refusal. */
const MOST_CONFLICTS = 3;

function* inTransactions<P extends Parcel>(parcels: readonly P[]): Generator<P[]> {
  let batch: P[] = [];
  let size = 0;
  for (const parcel of parcels) {
    if (size + parcel.operations.length > MOST_OPERATIONS) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(parcel);
    size += parcel.operations.length;
  }
  if (batch.length > 0) yield batch;
}

/**
 * Sends parcels in as few transactions as possible. After an uncertain outcome the server is asked, and only what is
 * missing is sent again. A transaction that is refused is halved until the one parcel at fault stands alone.
 */
export async function sendAll<P extends Parcel>(parcels: readonly P[], sending: Sending<P>): Promise<void> {
  const batches = [...inTransactions(parcels)];
  for (const [at, batch] of batches.entries()) {
    const isFollowed = at + 1 < batches.length;
    const remote: typeof sending.remote = { commit: (operations) => sending.remote.commit(operations, isFollowed) };
    await sendBatch(batch, { ...sending, remote }, 0);
  }
}

async function sendBatch<P extends Parcel>(batch: P[], sending: Sending<P>, conflicts: number): Promise<void> {
  if (batch.length === 0) return;
  const { gate, remote, verify, settle } = sending;
  const result = await gate.try(() => remote.commit(batch.flatMap(({ operations }) => operations)));
  if ('value' in result) return;
  const { failure } = result;
  const isForbidden = failure.kind === 'unauthorized' && (await verify()) === 'held';
  // A conflict that lasts comes from one of them; which one, the server does not say. The same holds for what stays
  // forbidden: once is not enough, because the session may have been lost and found again meanwhile.
  const isDoubtful = isForbidden || failure.kind === 'conflict';
  if (failure.kind === 'refused' || (isDoubtful && conflicts >= MOST_CONFLICTS)) return halve(batch, sending, failure);
  const missing = await settle(batch);
  return sendBatch(missing, sending, isDoubtful || failure.kind === 'missing' ? conflicts + 1 : 0);
}

async function halve<P extends Parcel>(batch: P[], sending: Sending<P>, failure: RemoteFailure): Promise<void> {
  const [only] = batch;
  if (!only) return;
  if (batch.length === 1) return sending.refused(only, failure);
  const middle = Math.ceil(batch.length / 2);
  for (const half of [batch.slice(0, middle), batch.slice(middle)]) await sendBatch(half, sending, 0);
}
