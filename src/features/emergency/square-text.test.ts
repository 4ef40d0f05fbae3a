import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { beginning, MOST_BYTES, squareText } from './square-text.ts';

const bytesIn = (text: string) => new TextEncoder().encode(text).length;
const who = { label: 'Name', value: 'Asha' };
const toCall = { label: 'My contact', value: 'Joseph, +254 700 333 444' };
const conditions = (value: string) => ({ label: 'Conditions', value, mayBeCut: true });

describe('the beginning of a text', () => {
  it.each([
    ['all of it where it fits', 'asthma, goitre', 14, 'asthma, goitre'],
    ['whole words: a number is not shortened', 'insulin 100 units', 13, 'insulin…'],
    ['a word that just ends there', 'asthma and goitre', 9, 'asthma…'],
    ['no half letter of two bytes', 'éééé', 6, 'é…'],
    ['no letter without its vowel sign', 'किकिकि', 12, 'कि…'],
    ['nothing but the mark where there is no room', 'asthma', -5, '…'],
  ])('%s', (_, text, mostBytes, kept) => {
    expect(beginning(text, mostBytes)).toBe(kept);
  });
});

describe('the words of the square', () => {
  it('are those of the card, without the lines for the pen', () => {
    const lines = [who, conditions('asthma'), { label: 'Blood group', value: null }, toCall];
    expect(squareText('In an emergency', lines)).toEqual({
      text: 'In an emergency\nName: Asha\nConditions: asthma\nMy contact: Joseph, +254 700 333 444',
      isCut: false,
    });
  });

  it.each([
    ['900 characters of Hindi', 'मुझे उच्च रक्तचाप और थायरॉयड है। '.repeat(30).slice(0, 900)],
    ['2,000 characters of English', 'asthma; '.repeat(250)],
    ['one word without an end', 'ก'.repeat(2000)],
  ])('give way in the conditions alone for %s', (_, long) => {
    const { text, isCut } = squareText('In an emergency', [who, conditions(long), toCall]);
    expect(isCut).toBe(true);
    expect(bytesIn(text)).toBeLessThanOrEqual(MOST_BYTES);
    expect(bytesIn(text)).toBeGreaterThan(MOST_BYTES - 100);
    expect(text).toMatch(/…\nMy contact: Joseph, \+254 700 333 444$/);
    expect(() => encode(text, { ecc: 'M', border: 2 })).not.toThrow();
  });

  it('end early where even the rest is too long', () => {
    const endless = { label: 'My contact', value: 'Joseph '.repeat(500) };
    const { text } = squareText('In an emergency', [who, conditions('asthma; '.repeat(250)), endless]);
    expect(bytesIn(text)).toBeLessThanOrEqual(MOST_BYTES);
    expect(text).toMatch(/^In an emergency\nName: Asha\nConditions: …\n.*Joseph…$/s);
  });
});
