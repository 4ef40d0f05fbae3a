import { describe, expect, it } from 'vitest';
import type { ForumWrite, PendingForumWrite } from '@/model/forum/forum-write.ts';
import { pendingReplies, pendingTopics, rejectedTexts, sentKey } from './pending-texts.ts';

const topic = (id: string): ForumWrite => ({
  kind: 'topic',
  id,
  title: id,
  content: 'x',
  category: null,
  isNamed: false,
});
const reply = (id: string, topicId: string): ForumWrite => ({
  kind: 'reply',
  id,
  topicId,
  content: 'x',
  isNamed: false,
});
const pending = (write: ForumWrite, state: PendingForumWrite['state'], at: number): PendingForumWrite => ({
  id: write.kind === 'vote' ? 'v' : write.id,
  state,
  at,
  write,
});
const ids = (texts: readonly { write: { id: string } }[]) => texts.map(({ write }) => write.id);

const writes = [
  pending(topic('t1'), 'waiting', 1),
  pending(reply('r1', 't1'), 'waiting', 2),
  pending(topic('t2'), 'sent', 3),
  pending(reply('r2', 't1'), 'sent', 4),
  pending(reply('r3', 'elsewhere'), 'gone', 5),
  pending({ kind: 'vote', targetId: 't1', targetType: 'topic', voteType: 'up' }, 'gone', 6),
];

describe('a pending text', () => {
  it('is in the list until the forum shows it: topics newest first, replies oldest first', () => {
    expect(ids(pendingTopics(writes, []))).toEqual(['t2', 't1']);
    expect(ids(pendingTopics(writes, [{ id: 't2' }]))).toEqual(['t1']);
    expect(ids(pendingReplies(writes, 't1', []))).toEqual(['r1', 'r2']);
    expect(ids(pendingReplies(writes, 't1', [{ id: 'r1' }]))).toEqual(['r2']);
  });

  it('that was rejected is reported, but a rejected vote is not', () => {
    expect(rejectedTexts(writes).map(({ id }) => id)).toEqual(['r3']);
  });

  it('that has just been sent makes the lists refetch', () => {
    expect(sentKey(writes)).toBe('t2 3,r2 4');
    expect(sentKey([])).toBe('');
  });
});
