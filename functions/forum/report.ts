import { Query } from 'node-appwrite';
import { forumReport, reportReasons } from '../../src/model/forum/forum-report.ts';
import { retryOnConflict, find, targetIn, TARGET_MESSAGE, type Body, type Caller } from './call-parameters.ts';
import { Refusal } from '../support/forum/refusal.ts';
import { takePostingSlot } from '../support/forum/posting-limit.ts';

/**
 * Reports a topic or reply to the moderators, once for each user and target.
 * @throws Refusal
 */
export async function report(caller: Caller, body: Body): Promise<object> {
  const { remote, userId } = caller;
  const target = targetIn(body, TARGET_MESSAGE);
  const reason = reportReasons.find((each) => each === body['reason']);
  if (!reason) throw new Refusal('invalid', 'A report needs one of the offered reasons.');
  return retryOnConflict(async () => {
    const text = await find(caller, target.type, target.id);
    const ofCaller = [Query.equal('userId', [userId]), Query.equal('targetId', [target.id])];
    const [existing] = await remote.list(forumReport.collection, ...ofCaller, Query.limit(1));
    // Use a random id: with an id computed from account and target, the author could learn from a 401 or 404 who
    // reported the text.
    const id = existing?.$id ?? crypto.randomUUID();
    // A decision closes reports; a new report opens hers again.
    if (existing?.['reason'] === reason && !existing['closedAt']) return { id };
    const topicId = target.type === 'topic' ? target.id : text['topicId'];
    const data = {
      userId,
      targetId: target.id,
      targetType: target.type,
      topicId,
      reason,
      closedAt: null,
      $permissions: [],
    };
    const step = { action: existing ? 'update' : 'create', collection: forumReport.collection, id, data } as const;
    return (await remote.commit([step, await takePostingSlot(remote, userId, 'report')])) ? { id } : null;
  });
}
