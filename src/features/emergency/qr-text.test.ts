import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { truncateToBytes, QR_MAX_BYTES, qrText } from './qr-text.ts';

const bytesIn = (text: string) => new TextEncoder().encode(text).length;
const who = { label: 'Name', value: 'Asha' };
const toCall = { label: 'My contact', value: 'Joseph, +254 700 333 444' };
const conditions = (value: string) => ({ label: 'Conditions', value, mayBeCut: true });

describe('shortening a text', () => {
  it.each([
    ['keeps all of it when it fits', 'asthma, goitre', 14, 'asthma, goitre'],
    ['keeps whole words: a number is not cut', 'insulin 100 units', 13, 'insulin…'],
    ['keeps a word that ends exactly there', 'asthma and goitre', 9, 'asthma…'],
    ['does not split a letter of two bytes', 'éééé', 6, 'é…'],
    ['does not separate a letter from its vowel sign', 'किकिकि', 12, 'कि…'],
    ['keeps only the ellipsis when there is no space', 'asthma', -5, '…'],
  ])('%s', (_, text, mostBytes, expected) => {
    expect(truncateToBytes(text, mostBytes)).toBe(expected);
  });
});

describe('the text of the QR code', () => {
  it('is the text of the card without the empty lines', () => {
    const lines = [who, conditions('asthma'), { label: 'Blood group', value: null }, toCall];
    expect(qrText('In an emergency', lines)).toEqual({
      text: 'In an emergency\nName: Asha\nConditions: asthma\nMy contact: Joseph, +254 700 333 444',
      isCut: false,
    });
  });

  it.each([
    ['900 characters of Hindi', 'मुझे उच्च रक्तचाप और थायरॉयड है। '.repeat(30).slice(0, 900)],
    ['2,000 characters of English', 'asthma; '.repeat(250)],
    ['one word without an end', 'ก'.repeat(2000)],
  ])('is shortened only in the conditions for %s', (_, long) => {
    const { text, isCut } = qrText('In an emergency', [who, conditions(long), toCall]);
    expect(isCut).toBe(true);
    expect(bytesIn(text)).toBeLessThanOrEqual(QR_MAX_BYTES);
    expect(bytesIn(text)).toBeGreaterThan(QR_MAX_BYTES - 100);
    expect(text).toMatch(/…\nMy contact: Joseph, \+254 700 333 444$/);
    expect(() => encode(text, { ecc: 'M', border: 2 })).not.toThrow();
  });

  it('is cut at the end when the other lines are still too long', () => {
    const endless = { label: 'My contact', value: 'Joseph '.repeat(500) };
    const { text } = qrText('In an emergency', [who, conditions('asthma; '.repeat(250)), endless]);
    expect(bytesIn(text)).toBeLessThanOrEqual(QR_MAX_BYTES);
    expect(text).toMatch(/^In an emergency\nName: Asha\nConditions: …\n.*Joseph…$/s);
  });
});
