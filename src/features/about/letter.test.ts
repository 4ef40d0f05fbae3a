// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { contactAddress, readLetter, writeLetter } from './letter.ts';

beforeEach(() => sessionStorage.clear());

it('a letter is there again after a reload, and gone when it was sent', () => {
  expect(readLetter()).toEqual({ kind: 'trouble', text: '', replyTo: '' });
  writeLetter({ kind: 'idea', text: 'Bigger letters, please', replyTo: '' });
  expect(readLetter()).toEqual({ kind: 'idea', text: 'Bigger letters, please', replyTo: '' });
  writeLetter({ kind: 'idea', text: '', replyTo: 'amina@example.org' });
  expect(sessionStorage.length).toBe(0);
});

it('what is no letter is none', () => {
  for (const kept of ['[', '7', '{"kind":"advert","text":3}']) {
    sessionStorage.setItem('maia-letter', kept);
    expect(readLetter()).toEqual({ kind: 'trouble', text: '', replyTo: '' });
  }
});

it.each([
  [{ VITE_CONTACT_EMAIL: ' hello@clinic.example ' }, 'hello@clinic.example'],
  [{ VITE_CONTACT_EMAIL: '' }, null],
  [{ VITE_CONTACT_EMAIL: 'hello@clinic.example?cc=x@y' }, null],
  [{}, null],
])('with the settings %o the address is %s', (settings, address) => {
  expect(contactAddress(settings)).toBe(address);
});
