import { describe, expect, it } from 'vitest';
import { plainLetters } from './plain-letters.ts';

describe('letters folded for search', () => {
  it.each([
    ['Pâté', 'pate'],
    ['œuf', 'oeuf'],
    ['Zoë', 'zoe'],
    ['صُداع', 'صداع'],
    ['أم', 'ام'],
    ['आँख', 'आंख'],
    ['ज़ुकाम', 'जुकाम'],
  ])('"%s" equals "%s"', (one, other) => expect(plainLetters(one)).toBe(plainLetters(other)));

  it.each([
    ['खून', 'खाना'],
    ['दिल', 'दाल'],
    ['मीना', 'मोना'],
  ])('"%s" does not equal "%s"', (one, other) => expect(plainLetters(one)).not.toBe(plainLetters(other)));
});
