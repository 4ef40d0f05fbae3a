import type { Violation } from '../invariants.ts';
import type { Phone } from '../phone.ts';
import type { ForumIntentions } from './forum-intentions.ts';
import type { ForumServer } from './forum-server.ts';

interface World {
  readonly forum: ForumServer;
  readonly forumIntentions: ForumIntentions;
  readonly phones: readonly Phone[];
}

function* ofTexts({ forum, forumIntentions: { texts } }: World): Generator<Violation> {
  const contents = [...forum.texts.values()].map(({ content }) => content);
  if (new Set(contents).size < contents.length)
    yield { invariant: 'a forum text is sent once', detail: contents.toSorted().join() };
  for (const [id, { author }] of forum.texts)
    if (texts.get(id)?.user !== author) yield { invariant: 'a forum text is sent once', detail: `${id} of ${author}` };
  for (const [id, { topicId, isCertain }] of texts) {
    // A reply whose topic was never sent is refused.
    const hasTopic = topicId === undefined || texts.get(topicId)?.isCertain === true;
    if (isCertain && hasTopic && !forum.texts.has(id))
      yield { invariant: 'no forum text is lost', detail: `${id} is not in the forum` };
  }
}

function* ofVotes({ forum, forumIntentions, phones }: World): Generator<Violation> {
  for (const key of forumIntentions.voted) {
    const [user = '', targetId = ''] = key.split(' ');
    if (forumIntentions.texts.get(targetId)?.isCertain !== true) continue;
    // An older vote may come last: from a backup, or over a slow connection.
    const isAnyOrder =
      forum.lateVoters.has(user) || phones.some((phone) => phone.user === user && phone.backups.restored > 0);
    const allowed = isAnyOrder ? [undefined, ...forumIntentions.every(key)] : forumIntentions.mayEndWith(key);
    if (!allowed.includes(forum.votes.get(key)))
      yield {
        invariant: 'the last vote counts',
        detail: `${key}: ${forum.votes.get(key)}, not ${allowed.join(' or ')}`,
      };
  }
}

/** The forum has each text once, under the name of its author, and the last vote of each person. */
export function* ofForum(world: World): Generator<Violation> {
  yield* ofTexts(world);
  yield* ofVotes(world);
}
