import { Query } from 'node-appwrite';
import { forumLimits } from '../../src/model/forum-rules.ts';
import { functionState } from '../../src/model/function-state.ts';
import { toInstant } from '../../src/model/instant.ts';
import { LIMIT_OWNER } from '../forum/take-turn.ts';
import { forget, waitingNotes, type Work } from './notes.ts';
import type { Remote } from './remote.ts';
import { removeTopic } from './remove-topic.ts';
import { settle } from './settle.ts';

async function finish(remote: Remote, work: Work, endsAt: number): Promise<boolean> {
  if (work.work === 'remove') return (await removeTopic(remote, work.id, endsAt)).topicDeleted;
  await settle(remote, work);
  return true;
}

/** Finishes what was interrupted and takes away the marks of windows that are over. @returns how much was finished */
export async function sweep(remote: Remote, endsAt: number, failed: (text: string) => void): Promise<number> {
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
