import { Query } from 'node-appwrite';
import { functionState } from '../../src/model/function-state.ts';
import type { TargetType } from '../../src/model/vote.ts';
import { PAGE, type Operation, type Remote } from './remote.ts';

export const OWNER = 'forum-counters';

/** What is left to do after a write, should whoever began it be interrupted. */
export type Work =
  /** Count again what stands beside this topic or reply. */
  | { readonly work: 'settle'; readonly type: TargetType; readonly id: string }
  /** Take this topic away with all that belongs to it. */
  | { readonly work: 'remove'; readonly id: string };

export interface Note {
  readonly noteId: string;
  readonly work: Work;
}

/**
 * A note of work, written together with what makes it necessary. Everyone has a note of her own, so that nobody takes
 * away one that was written while she counted.
 */
export const noteOf = (work: Work, noteId: string = crypto.randomUUID()): Note => ({ noteId, work });

export const writing = ({ noteId, work }: Note): Operation => ({
  action: 'create',
  collection: functionState.collection,
  id: noteId,
  data: { owner: OWNER, value: JSON.stringify(work) },
});

export const forget = (remote: Remote, { noteId }: Note): Promise<void> =>
  remote.remove(functionState.collection, noteId);

/** The oldest notes that wait. */
export async function waitingNotes(remote: Remote): Promise<Note[]> {
  const queries = [Query.equal('owner', [OWNER]), Query.orderAsc('$createdAt'), Query.limit(PAGE)];
  const held = await remote.list(functionState.collection, ...queries);
  return held.map(({ $id, value }) => ({ noteId: $id, work: JSON.parse(String(value)) as Work }));
}
