import { contactMessage } from '../../../src/model/messages/contact-message.ts';
import { forumPost } from '../../../src/model/forum/forum-post.ts';
import { forumTopic } from '../../../src/model/forum/forum-topic.ts';
import type { VoteChoice } from '../../../src/model/forum/vote.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import { demoAdmin, type DemoAccount } from '../people/demo-people.ts';
import type { DemoClock } from '../generate/demo-clock.ts';
import { contactStories, forumStories, type ForumReply, type ForumStory } from '../stories/forum.ts';
import type { When } from '../stories/story.ts';
import type { DemoServer } from './connection.ts';
import { receivedAt, type Received } from './records.ts';

/** A topic that was reported before answers 200 again; a vote that was cast before changes nothing. */
async function castVotes(
  server: DemoServer,
  targetType: 'topic' | 'post',
  targetId: string,
  voters: readonly DemoAccount[],
  voteType: VoteChoice,
): Promise<void> {
  for (const { id } of voters)
    await (await server.as(id)).run('forum', '/vote', { userId: id, targetId, targetType, voteType });
}

async function writeReply(server: DemoServer, topicId: string, reply: ForumReply, id: string): Promise<void> {
  const { by, text: content, isNamed, up = [], reported } = reply;
  await (await server.as(by.id)).run('forum', '/reply', { userId: by.id, id, topicId, content, isNamed });
  await castVotes(server, 'post', id, up, 'up');
  if (!reported) return;
  const reporter = await server.as(reported.by.id);
  const report = { userId: reporter.id, targetId: id, targetType: 'post', reason: reported.reason };
  await reporter.run('forum', '/report', report);
}

/** A topic with its replies, by the forum's function as their authors. @returns when each was written */
async function writeTopic(server: DemoServer, story: ForumStory, written: (when: When) => string): Promise<Received[]> {
  const { key, by, title, text: content, category, isNamed, replies } = story;
  const id = `demo-topic-${key}`;
  const author = await server.as(by.id);
  await author.run('forum', '/topic', { userId: by.id, id, title, content, category, isNamed });
  await castVotes(server, 'topic', id, story.up, 'up');
  await castVotes(server, 'topic', id, story.down ?? [], 'down');
  const received = [{ collection: forumTopic.collection, id, at: written(story.when) }];
  for (const [nth, reply] of replies.entries()) {
    const replyId = `demo-reply-${key}-${nth}`;
    await writeReply(server, id, reply, replyId);
    received.push({ collection: forumPost.collection, id: replyId, at: written(reply.when) });
  }
  return received;
}

/** Counts again, because the time of a topic's last reply is that of the reply. A vote of its author does it. */
async function recount(server: DemoServer, { key, by }: ForumStory): Promise<void> {
  const author = await server.as(by.id);
  const vote = { userId: by.id, targetId: `demo-topic-${key}`, targetType: 'topic' };
  await author.run('forum', '/vote', { ...vote, voteType: 'up' });
}

async function writeContacts(server: DemoServer, written: (when: When) => string): Promise<Received[]> {
  const admin = await server.as(demoAdmin.id);
  const received: Received[] = [];
  for (const { key, by, when, kind, text, answer } of contactStories) {
    const id = `demo-contact-${key}`;
    const at = written(when);
    const sender = await server.as(by.id);
    await sender.run('contact', '/', { id, kind, text, replyTo: by.email, writtenAt: at });
    if (answer !== undefined) await admin.run('clinic', '/answer-message', { id, answer });
    received.push({ collection: contactMessage.collection, id, at });
  }
  return received;
}

/** Topics, replies, votes and a report, and the messages of the contact form. Can be interrupted and repeated. */
export async function writeCommunity(server: DemoServer, clock: DemoClock): Promise<void> {
  const written = (when: When) => toInstant(Math.min(clock.at(...when).getTime(), clock.now.getTime()));
  const received: Received[] = [];
  for (const story of forumStories.toSorted((a, b) => b.when[0] - a.when[0]))
    received.push(...(await writeTopic(server, story, written)));
  received.push(...(await writeContacts(server, written)));
  await receivedAt(server.databases, received);
  for (const story of forumStories) await recount(server, story);
}
