import { describe, expect, it } from 'vitest';
import { isOwnText } from './forum-author.ts';

const pens = { feet: 'pen-feet', sleep: 'pen-sleep' };
const isHers = (userId: string, userName: string | null, topicId = 'feet', as = 'amina') =>
  isOwnText({ userId, userName, topicId }, as, pens);

describe('a text is hers', () => {
  it('under her name by her account, in any topic', () => {
    expect(isHers('amina', 'Amina')).toBe(true);
    expect(isHers('amina', 'Amina', 'elsewhere')).toBe(true);
    expect(isHers('beth', 'Amina')).toBe(false);
  });

  it.each(['Anonymous', '', null])('without a name (%j) by her pen of that topic', (name) => {
    expect(isHers('pen-feet', name)).toBe(true);
    expect(isHers('pen-sleep', name)).toBe(false);
    expect(isHers('pen-feet', name, 'elsewhere')).toBe(false);
  });

  it('by no account that took a pen for its id, and by no pen under a name', () => {
    expect(isOwnText({ userId: 'pen-feet', userName: 'Anonymous', topicId: 'feet' }, 'pen-feet', {})).toBe(false);
    expect(isHers('pen-feet', 'Amina')).toBe(false);
  });
});
