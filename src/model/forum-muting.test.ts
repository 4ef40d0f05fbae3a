import { describe, expect, it } from 'vitest';
import { authorKey } from './forum-muting.ts';

const by = (userName: string | null, topicId: string, userId = 'beth') => authorKey({ userId, userName, topicId });

describe('whom a reader hides', () => {
  it('a named person is the same in every topic', () => {
    expect(by('Beth', 'one')).toBe(by('Beth', 'two'));
    expect(by('Beth', 'one')).not.toBe(by('Beth', 'one', 'carol'));
  });

  it.each(['Anonymous', '', ' ', null])(
    'a person without a name (%j) is one in a topic and nobody elsewhere',
    (name) => {
      expect(by(name, 'one')).toBe(by('Anonymous', 'one'));
      expect(by(name, 'one')).not.toBe(by(name, 'two'));
      expect(by(name, 'one')).not.toBe(by('Beth', 'one'));
      expect(by(name, 'one')).not.toBe(by(name, 'one', 'carol'));
    },
  );
});
