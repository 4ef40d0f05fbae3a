import { describe, expect, it } from 'vitest';
import { findSessions, toSessions } from './chat-session.ts';

const said = (sessionId: string, minute: number, content: string, role: 'user' | 'model' | 'title' = 'user') => ({
  sessionId,
  content,
  role,
  timestamp: `2026-11-21T09:${String(minute).padStart(2, '0')}:00.000Z`,
});

describe('the list of chat sessions', () => {
  it('shows each session once, the one with the newest message first', () => {
    const sessions = toSessions([said('b', 9, 'later'), said('a', 8, 'two'), said('b', 7, 'one')]);
    expect(sessions.map(({ sessionId, preview }) => [sessionId, preview])).toEqual([
      ['b', 'one...'],
      ['a', 'two...'],
    ]);
  });

  it('previews the first 40 characters of the first words of the user, and cuts no sign in two', () => {
    const [long] = toSessions([said('a', 1, '🤰'.repeat(50))]);
    expect(long?.preview).toBe(`${'🤰'.repeat(40)}...`);
  });

  it('has no preview when only the assistant has spoken', () => {
    expect(toSessions([said('a', 1, 'Hello', 'model')])[0]?.preview).toBeNull();
  });

  it('knows a session by the newest name it was given', () => {
    const named = [said('a', 3, 'Iron', 'title'), said('a', 2, 'Sleep', 'title'), said('a', 1, 'hello')];
    expect(toSessions(named)).toMatchObject([{ name: 'Iron', lastAt: '2026-11-21T09:01:00.000Z' }]);
  });

  it('looks at the latest 200 messages that were said, and a name is none of them', () => {
    const many = Array.from({ length: 200 }, (_, index) => said('new', index % 60, `n${index}`));
    const sessions = toSessions([said('new', 59, 'Name', 'title'), ...many, said('old', 0, 'old')]);
    expect(sessions.map(({ sessionId }) => sessionId)).toEqual(['new']);
  });

  it('shows nothing of a session that has a name and no message left', () => {
    expect(toSessions([said('a', 1, 'Name', 'title')])).toEqual([]);
  });
});

describe('the search in conversations', () => {
  const messages = [
    said('b', 9, 'Sleep', 'title'),
    said('b', 8, 'On your side, with a pillow.', 'model'),
    said('b', 7, 'How should I lie at night?'),
    said('a', 6, `${'Before that, a long story. '.repeat(3)}Is hard CHEESE safe for me? ${'And more. '.repeat(9)}`),
  ];

  it('finds words in messages of both, whatever their case, and shows what stands around them', () => {
    expect(findSessions(messages, ' pillow ', 'en')).toMatchObject([
      { sessionId: 'b', name: 'Sleep', message: 'On your side, with a pillow.' },
    ]);
    const [found] = findSessions(messages, 'hard cheese', 'en');
    expect(found?.message).toMatch(/^…that, a long story\. Is hard CHEESE safe for me\? .*…$/);
  });

  it('finds a conversation by its name, and then shows no message', () => {
    expect(findSessions(messages, 'sleep', 'en')).toMatchObject([{ sessionId: 'b', message: null }]);
  });

  it('finds words of long ago, beyond the messages that the list looks at', () => {
    const many = Array.from({ length: 300 }, (_, index) => said('new', index % 60, `n${index}`));
    expect(findSessions([...many, said('old', 0, 'iron tablets')], 'iron', 'en')).toMatchObject([{ sessionId: 'old' }]);
  });

  it('finds nothing for words that nobody said', () => {
    expect(findSessions(messages, 'visa', 'en')).toEqual([]);
  });
});
