import { describe, expect, it } from 'vitest';
import { newPasswordParam } from '../http/params.ts';
import { isFrequentPassword } from './common-passwords.ts';

/** Passwords of usual lists of the three thousand most frequent ones. */
const FREQUENT =
  'rush2112 hardcore wolverine bullshit redskins butthead nascar24 zxcvbnm1 blink182 trinity1 brooklyn thx1138x einstein hellfire ncc1701d cheyenne';

describe('a new password', () => {
  it.each(FREQUENT.split(' '))('is not %s, also in capital letters', (password) => {
    expect(isFrequentPassword(password)).toBe(true);
    expect(() => newPasswordParam({ password })).toThrow('commonly used');
    expect(() => newPasswordParam({ password: password.toUpperCase() })).toThrow('commonly used');
  });

  it('is any other', () => {
    for (const password of ['Quiet-River-73', 'Kite-and-Lamp-42', 'tuinhek-op-zolder'])
      expect(newPasswordParam({ password })).toBe(password);
  });
});
