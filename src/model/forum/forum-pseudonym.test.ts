import { describe, expect, it } from 'vitest';
import { isWrittenByUser } from './forum-pseudonym.ts';

const pseudonyms = { feet: 'pen-feet', sleep: 'pen-sleep' };
const isWritten = (userId: string, userName: string | null, topicId = 'feet', as = 'amina') =>
  isWrittenByUser({ userId, userName, topicId }, as, pseudonyms);

describe('a text belongs to the user', () => {
  it('under a name by the account id, in any topic', () => {
    expect(isWritten('amina', 'Amina')).toBe(true);
    expect(isWritten('amina', 'Amina', 'elsewhere')).toBe(true);
    expect(isWritten('beth', 'Amina')).toBe(false);
  });

  it.each(['Anonymous', '', null])('without a name (%j) by the pseudonym of that topic', (name) => {
    expect(isWritten('pen-feet', name)).toBe(true);
    expect(isWritten('pen-sleep', name)).toBe(false);
    expect(isWritten('pen-feet', name, 'elsewhere')).toBe(false);
  });

  it('never by an account id equal to a pseudonym, nor by a pseudonym under a name', () => {
    expect(isWrittenByUser({ userId: 'pen-feet', userName: 'Anonymous', topicId: 'feet' }, 'pen-feet', {})).toBe(false);
    expect(isWritten('pen-feet', 'Amina')).toBe(false);
  });
});
