import { Query } from 'node-appwrite';
import { forumReport } from '../../src/model/forum/forum-report.ts';
import { forumLimits } from '../../src/model/forum/forum-rules.ts';
import { functionState } from '../../src/model/records/function-state.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { LIMIT_OWNER } from '../support/forum/posting-limit.ts';
import { removePendingWork, listPendingWork, type Work } from '../support/forum/pending-work.ts';
import type { Remote } from '../support/forum/remote.ts';
import { removeTopic } from '../support/forum/remove-topic.ts';
import { recount } from '../support/forum/recount.ts';

/** A decision can be undone, so its reports stay for this time (ms). */
const CLOSED_REPORTS_KEPT_MS = 30 * 24 * 60 * 60_000;

async function finish(remote: Remote, work: Work, endsAt: number): Promise<boolean> {
  if (work.work === 'remove') return (await removeTopic(remote, work.id, endsAt)).topicDeleted;
  await recount(remote, work);
  return true;
}

/**
 * Finishes interrupted work and deletes expired rate-limit windows and reports that were decided long ago.
 * @returns how much work was finished
 */
export async function sweep(remote: Remote, endsAt: number, onFailure: (text: string) => void): Promise<number> {
  let done = 0;
  for (const pending of await listPendingWork(remote)) {
    if (Date.now() > endsAt) break;
    try {
      if (!(await finish(remote, pending.work, endsAt))) continue;
      await removePendingWork(remote, pending);
      done += 1;
    } catch (error) {
      onFailure(`${pending.work.work} of ${pending.work.id}: ${String(error)}`);
    }
  }
  const expiredBefore = toInstant(
    Date.now() - 2 * Math.max(...Object.values(forumLimits).map(({ windowMs }) => windowMs)),
  );
  const expiredWindows = [Query.startsWith('owner', LIMIT_OWNER), Query.lessThan('$createdAt', expiredBefore)];
  while ((await remote.removeSome(functionState.collection, ...expiredWindows)) > 0 && Date.now() < endsAt);
  const oldDecisions = Query.lessThan('closedAt', toInstant(Date.now() - CLOSED_REPORTS_KEPT_MS));
  while (Date.now() < endsAt && (await remote.removeSome(forumReport.collection, oldDecisions)) > 0);
  return done;
}
