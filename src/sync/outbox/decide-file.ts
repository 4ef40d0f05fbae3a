/** What is known about the file that a record names. */
export interface FileFacts {
  /** `waiting`: the server does not have this version of the record. */
  readonly record: 'confirmed' | 'waiting' | 'deleted' | 'unreadable';
  /** The record has a tombstone, the comparison found it deleted, or the deletion of the file is queued. */
  readonly isDeletionMeant: boolean;
  /** The outbox has this file already, also as a refused one. */
  readonly isQueued: boolean;
  /** `partial`: an upload has begun and is not complete. */
  readonly server: 'has' | 'partial' | 'lacks';
  /** The result of the check after the server's answer: a guest gets an empty list. */
  readonly session: 'held' | 'regained';
  /** `unfit`: the copy belongs to another record, or is not what the record describes. */
  readonly copy: 'complete' | 'unfit' | 'none';
}

/**
 * What happens to a file. `upload`: send the local copy again under the same id. `missing`: neither the server nor this
 * device has it. `ask again`: the answer of the server proves nothing.
 */
export type FileDecision = 'nothing' | 'upload' | 'missing' | 'ask again';

/**
 * Decides whether a file must be sent again. A file whose deletion was meant, or that is not the file of its record, is
 * never sent.
 */
export function decideFile({ record, isDeletionMeant, isQueued, server, session, copy }: FileFacts): FileDecision {
  if (record === 'deleted' || record === 'unreadable' || isDeletionMeant || isQueued) return 'nothing';
  if (server === 'has') return 'nothing';
  if (session === 'regained') return 'ask again';
  return copy === 'complete' ? 'upload' : 'missing';
}
