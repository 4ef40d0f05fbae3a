import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';

describe('a common password', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd123!',
    'passw0rd!',
    'iloveyou2026',
    'sunshine99',
    'Michelle1990',
    'football!',
    'lovebaby12',
    '!princess!',
    'chelseachelsea',
    'Welcome2026',
    'letmein1',
    'trustno1',
    'superman7',
  ])('is %s: a word with digits or signs around it', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    '12345678',
    '87654321',
    'qwertyuiop',
    'asdfghjkl',
    '1qaz2wsx',
    'abc12345',
    'qwerty123',
    '1q2w3e4r',
    'zaq1xsw2',
  ])('is %s: a keyboard pattern', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['aaaaaaaa', '12341234', 'abcabcabc', '19900412', '0712345678'])(
    'is %s: a repetition or a number',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each([
    'Kite-and-Lamp-42',
    'demo-patient-pink-tape',
    'four words in a row',
    'Quiet-River-73',
    'vT9#kq2Lm',
    'eight888',
  ])('is not %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('is any word that a stranger can know about the user', () => {
    const userWords = ['Zuhura Odhiambo', 'zuhura.88@example.org'];
    expect(isCommonPassword('Odhiambo1990', userWords)).toBe(true);
    expect(isCommonPassword('zuhuraodhiambo', userWords)).toBe(true);
    expect(isCommonPassword('Odhiambo1990')).toBe(false);
    expect(isCommonPassword('Kite-and-Lamp-42', userWords)).toBe(false);
  });
});
