import { describe, expect, it } from 'vitest';
import { authorKey } from './forum-authorship.ts';

const by = (userName: string | null, topicId: string, userId = 'beth') => authorKey({ userId, userName, topicId });

describe('the author that a reader hides', () => {
  it('is the same in every topic under a name', () => {
    expect(by('Beth', 'one')).toBe(by('Beth', 'two'));
    expect(by('Beth', 'one')).not.toBe(by('Beth', 'one', 'carol'));
  });

  it.each(['Anonymous', '', ' ', null])('without a name (%j) is hidden in one topic only', (name) => {
    expect(by(name, 'one')).toBe(by('Anonymous', 'one'));
    expect(by(name, 'one')).not.toBe(by(name, 'two'));
    expect(by(name, 'one')).not.toBe(by('Beth', 'one'));
    expect(by(name, 'one')).not.toBe(by(name, 'one', 'carol'));
  });
});
