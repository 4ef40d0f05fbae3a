import { Query } from 'node-appwrite';
import { forumPost } from '../../src/model/forum-post.ts';
import { forumLimits } from '../../src/model/forum-rules.ts';
import { functionState } from '../../src/model/function-state.ts';
import { toInstant } from '../../src/model/instant.ts';
import { LIMIT_OWNER } from '../forum/take-turn.ts';
import { forget, waitingNotes, type Work } from './notes.ts';
import { connect, type Remote } from './remote.ts';
import { removeTopic } from './remove-topic.ts';
import { settle, type Target } from './settle.ts';

interface Context {
  readonly req: {
    readonly headers: Readonly<Record<string, string>>;
    readonly bodyText: string;
  };
  readonly res: { json(body: unknown, status?: number): unknown };
  readonly error: (text: string) => void;
}

/** Leaves time before the function's 60 s are over. */
const LONGEST_RUN_MS = 45_000;

/** What may have to be counted again after this document went. */
function targetsOf(document: Readonly<Record<string, unknown>>): Target[] {
  const { $id, $collectionId, topicId, targetId, targetType } = document;
  if ($collectionId === forumPost.collection)
    return [
      { type: 'topic', id: String(topicId) },
      { type: 'post', id: String($id) },
    ];
  return targetType === 'topic' || targetType === 'post' ? [{ type: targetType, id: String(targetId) }] : [];
}

async function finish(remote: Remote, work: Work, endsAt: number): Promise<boolean> {
  if (work.work === 'remove') return (await removeTopic(remote, work.id, endsAt)).topicDeleted;
  await settle(remote, work);
  return true;
}

/** Finishes what was interrupted and takes away the marks of windows that are over. @returns how much was finished */
async function sweep(remote: Remote, endsAt: number, failed: (text: string) => void): Promise<number> {
  let done = 0;
  for (const note of await waitingNotes(remote)) {
    if (Date.now() > endsAt) break;
    try {
      if (!(await finish(remote, note.work, endsAt))) continue;
      await forget(remote, note);
      done += 1;
    } catch (error) {
      failed(`${note.work.work} of ${note.work.id}: ${String(error)}`);
    }
  }
  const over = toInstant(Date.now() - 2 * Math.max(...Object.values(forumLimits).map(({ windowMs }) => windowMs)));
  const marks = [Query.startsWith('owner', LIMIT_OWNER), Query.lessThan('$createdAt', over)];
  while ((await remote.removeSome(functionState.collection, ...marks)) > 0 && Date.now() < endsAt);
  return done;
}

/** Each minute: what was interrupted. After a vote or reply went by another hand: its topic is counted again. */
export default async ({ req, res, error }: Context): Promise<unknown> => {
  const remote = connect(req.headers['x-appwrite-key'] ?? '');
  const endsAt = Date.now() + LONGEST_RUN_MS;
  if (req.headers['x-appwrite-trigger'] === 'event') {
    const targets = targetsOf(JSON.parse(req.bodyText) as Record<string, unknown>);
    for (const target of targets) await settle(remote, target);
    return res.json({ done: targets.length });
  }
  return res.json({ done: await sweep(remote, endsAt, error) });
};
