import { describe, expect, it } from 'vitest';
import { findSessions, toSessions } from './chat-session.ts';

const message = (sessionId: string, minute: number, content: string, role: 'user' | 'model' | 'title' = 'user') => ({
  sessionId,
  content,
  role,
  timestamp: `2026-11-21T09:${String(minute).padStart(2, '0')}:00.000Z`,
});

describe('the list of chat sessions', () => {
  it('shows each session once, the one with the newest message first', () => {
    const sessions = toSessions([message('b', 9, 'later'), message('a', 8, 'two'), message('b', 7, 'one')]);
    expect(sessions.map(({ sessionId, preview }) => [sessionId, preview])).toEqual([
      ['b', 'one...'],
      ['a', 'two...'],
    ]);
  });

  it("previews the first 40 characters of the user's first message, and splits no character", () => {
    const [long] = toSessions([message('a', 1, '🤰'.repeat(50))]);
    expect(long?.preview).toBe(`${'🤰'.repeat(40)}...`);
  });

  it('has no preview when only the assistant has written', () => {
    expect(toSessions([message('a', 1, 'Hello', 'model')])[0]?.preview).toBeNull();
  });

  it('uses the newest name of a session', () => {
    const named = [message('a', 3, 'Iron', 'title'), message('a', 2, 'Sleep', 'title'), message('a', 1, 'hello')];
    expect(toSessions(named)).toMatchObject([{ name: 'Iron', lastAt: '2026-11-21T09:01:00.000Z' }]);
  });

  it('reads the latest 200 messages, not counting names', () => {
    const many = Array.from({ length: 200 }, (_, index) => message('new', index % 60, `n${index}`));
    const sessions = toSessions([message('new', 59, 'Name', 'title'), ...many, message('old', 0, 'old')]);
    expect(sessions.map(({ sessionId }) => sessionId)).toEqual(['new']);
  });

  it('omits a session that has a name and no message left', () => {
    expect(toSessions([message('a', 1, 'Name', 'title')])).toEqual([]);
  });
});

describe('the search in conversations', () => {
  const messages = [
    message('b', 9, 'Sleep', 'title'),
    message('b', 8, 'On your side, with a pillow.', 'model'),
    message('b', 7, 'How should I lie at night?'),
    message('a', 6, `${'Before that, a long story. '.repeat(3)}Is hard CHEESE safe for me? ${'And more. '.repeat(9)}`),
  ];

  it('finds words in messages of both sides, ignoring case, and shows the text around them', () => {
    expect(findSessions(messages, ' pillow ', 'en')).toMatchObject([
      { sessionId: 'b', name: 'Sleep', message: 'On your side, with a pillow.' },
    ]);
    const [found] = findSessions(messages, 'hard cheese', 'en');
    expect(found?.message).toMatch(/^…that, a long story\. Is hard CHEESE safe for me\? .*…$/);
  });

  it('finds a conversation by its name, and then shows no message', () => {
    expect(findSessions(messages, 'sleep', 'en')).toMatchObject([{ sessionId: 'b', message: null }]);
  });

  it('finds old messages beyond those that the list reads', () => {
    const many = Array.from({ length: 300 }, (_, index) => message('new', index % 60, `n${index}`));
    expect(findSessions([...many, message('old', 0, 'iron tablets')], 'iron', 'en')).toMatchObject([
      { sessionId: 'old' },
    ]);
  });

  it('finds nothing for words that occur in no message', () => {
    expect(findSessions(messages, 'visa', 'en')).toEqual([]);
  });
});
