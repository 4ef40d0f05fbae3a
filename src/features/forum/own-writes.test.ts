import { describe, expect, it } from 'vitest';
import type { ForumWrite, KeptWrite } from '@/model/forum-write.ts';
import { ownReplies, ownTopics, refusedTexts, sentKey } from './own-writes.ts';

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
const kept = (write: ForumWrite, state: KeptWrite['state'], at: number): KeptWrite => ({
  id: write.kind === 'vote' ? 'v' : write.id,
  state,
  at,
  write,
});
const ids = (own: readonly { write: { id: string } }[]) => own.map(({ write }) => write.id);

const writes = [
  kept(topic('t1'), 'waiting', 1),
  kept(reply('r1', 't1'), 'waiting', 2),
  kept(topic('t2'), 'sent', 3),
  kept(reply('r2', 't1'), 'sent', 4),
  kept(reply('r3', 'elsewhere'), 'gone', 5),
  kept({ kind: 'vote', targetId: 't1', targetType: 'topic', voteType: 'up' }, 'gone', 6),
];

describe('what she wrote', () => {
  it('stands in the list until the forum shows it itself: topics newest first, replies oldest first', () => {
    expect(ids(ownTopics(writes, []))).toEqual(['t2', 't1']);
    expect(ids(ownTopics(writes, [{ id: 't2' }]))).toEqual(['t1']);
    expect(ids(ownReplies(writes, 't1', []))).toEqual(['r1', 'r2']);
    expect(ids(ownReplies(writes, 't1', [{ id: 'r1' }]))).toEqual(['r2']);
  });

  it('and was refused is told, but not a vote', () => {
    expect(refusedTexts(writes).map(({ id }) => id)).toEqual(['r3']);
  });

  it('and has just been sent makes the lists ask again', () => {
    expect(sentKey(writes)).toBe('t2 3,r2 4');
    expect(sentKey([])).toBe('');
  });
});
