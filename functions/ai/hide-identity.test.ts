import { describe, expect, it } from 'vitest';
import { hideIdentity } from './hide-identity.ts';

const amina = { userId: 'u-amina', name: 'Amina Yusuf', email: 'amina@example.com' };

describe('a text for the AI service', () => {
  it.each([
    ['Write to someone.else+x@mail.example.org today', 'Write to [e-mail] today'],
    ['a@b.co,c-d@e-f.co.uk', '[e-mail],[e-mail]'],
    [`${'x'.repeat(200)}@example.org`, '[e-mail]'],
    ['é.amina@example.com.', 'é[e-mail].'],
    ['a@@b.org and 5 @ 3.2', 'a@@b.org and 5 @ 3.2'],
    ['Call +254 712 345 678', 'Call [telephone]'],
    ['I am Amina, u-amina', 'I am [name], [hidden]'],
  ])('that was "%s" becomes "%s"', (text, left) => {
    expect(hideIdentity(text, amina)).toBe(left);
  });

  it.each(['a', 'a.', '-', '@', 'a@', 'a@a', '@a.', '+1', '0', '0 ', 'Amina'])(
    'is searched for identifying parts in a short time when it is 60,000 characters of "%s"',
    (part) => {
      const begun = performance.now();
      hideIdentity(part.repeat(60_000 / part.length), amina);
      expect(performance.now() - begun).toBeLessThan(500);
    },
  );
});
