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

const topicIdOf = ({ key }: ForumStory): string => `demo-topic-${key}`;
const replyIdOf = ({ key }: ForumStory, nth: number): string => `demo-reply-${key}-${nth}`;

/** A topic with its replies, by the forum's function as their authors. @returns when each was written */
async function writeTopic(server: DemoServer, story: ForumStory, written: (when: When) => string): Promise<Received[]> {
  const { by, title, text: content, category, isNamed, replies } = story;
  const id = topicIdOf(story);
  const author = await server.as(by.id);
  await author.run('forum', '/topic', { userId: by.id, id, title, content, category, isNamed });
  const received = [{ collection: forumTopic.collection, id, at: written(story.when) }];
  for (const [nth, reply] of replies.entries()) {
    const replyId = replyIdOf(story, nth);
    const body = { userId: reply.by.id, id: replyId, topicId: id, content: reply.text, isNamed: reply.isNamed };
    await (await server.as(reply.by.id)).run('forum', '/reply', body);
    received.push({ collection: forumPost.collection, id: replyId, at: written(reply.when) });
  }
  return received;
}

async function castVotes(
  server: DemoServer,
  target: { readonly targetType: 'topic' | 'post'; readonly targetId: string },
  voters: readonly DemoAccount[],
  voteType: VoteChoice,
): Promise<void> {
  for (const { id } of voters) await (await server.as(id)).run('forum', '/vote', { userId: id, ...target, voteType });
}

async function report(server: DemoServer, targetId: string, { reported }: ForumReply): Promise<void> {
  if (!reported) return;
  const { by, reason } = reported;
  const reporter = await server.as(by.id);
  await reporter.run('forum', '/report', { userId: by.id, targetId, targetType: 'post', reason });
}

/** Votes and reports. Each vote counts the topic again, so its last reply gets the time at which it was written. */
async function judgeTopic(server: DemoServer, story: ForumStory): Promise<void> {
  for (const [nth, reply] of story.replies.entries()) {
    const targetId = replyIdOf(story, nth);
    await castVotes(server, { targetType: 'post', targetId }, reply.up ?? [], 'up');
    await report(server, targetId, reply);
  }
  const topic = { targetType: 'topic', targetId: topicIdOf(story) } as const;
  await castVotes(server, topic, story.up, 'up');
  await castVotes(server, topic, story.down ?? [], 'down');
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
  for (const story of forumStories) await judgeTopic(server, story);
}
