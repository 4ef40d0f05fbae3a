import { toInstant } from '../../src/model/time/instant.ts';
import type { Remote, StoredDevice } from './remote.ts';

/**
 * Marks a lost device, and ends its session. The mark is first: a phone without a session that finds no mark keeps its
 * data. May be repeated; the first time stays.
 */
export async function orderWipe(remote: Remote, { $id, userId, sessionId, wipeRequestedAt }: StoredDevice) {
  if (!wipeRequestedAt) await remote.change($id, { wipeRequestedAt: toInstant(Date.now()) });
  if (sessionId) await remote.endSession(userId, sessionId);
}
