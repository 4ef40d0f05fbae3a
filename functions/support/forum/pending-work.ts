import { Query } from 'node-appwrite';
import { functionState } from '../../../src/model/records/function-state.ts';
import type { TargetType } from '../../../src/model/forum/vote.ts';
import { PAGE, type Operation, type Remote } from './remote.ts';

export const OWNER = 'forum-counters';

/** Work that must follow a write, even if the run that wrote is interrupted. */
export type Work =
  /** Recount the counters of this topic or reply. */
  | { readonly work: 'settle'; readonly type: TargetType; readonly id: string }
  /** Delete this topic with everything that belongs to it. */
  | { readonly work: 'remove'; readonly id: string };

export interface PendingWork {
  readonly noteId: string;
  readonly work: Work;
}

/**
 * Pending work, stored in the transaction that makes it necessary. Each write gets a separate entry, so a run never
 * deletes an entry that was added while it counted.
 */
export const pendingWork = (work: Work, noteId: string = crypto.randomUUID()): PendingWork => ({ noteId, work });

export const pendingWorkOperation = ({ noteId, work }: PendingWork): Operation => ({
  action: 'create',
  collection: functionState.collection,
  id: noteId,
  data: { owner: OWNER, value: JSON.stringify(work) },
});

export const removePendingWork = (remote: Remote, { noteId }: PendingWork): Promise<void> =>
  remote.remove(functionState.collection, noteId);

/** The oldest pending work, at most one page. */
export async function listPendingWork(remote: Remote): Promise<PendingWork[]> {
  const queries = [Query.equal('owner', [OWNER]), Query.orderAsc('$createdAt'), Query.limit(PAGE)];
  const found = await remote.list(functionState.collection, ...queries);
  return found.map(({ $id, value }) => ({ noteId: $id, work: JSON.parse(String(value)) as Work }));
}
