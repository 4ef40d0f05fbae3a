// @vitest-environment page
import { beforeEach, expect, it } from 'vitest';
import { contactAddress, readContactDraft, writeContactDraft } from './contact-draft.ts';

beforeEach(() => sessionStorage.clear());

it('a draft is there again after a reload, and gone after sending', () => {
  expect(readContactDraft()).toEqual({ kind: 'trouble', text: '', replyTo: '' });
  writeContactDraft({ kind: 'idea', text: 'Bigger letters, please' });
  expect(readContactDraft()).toEqual({ kind: 'idea', text: 'Bigger letters, please', replyTo: '' });
  writeContactDraft({ kind: 'idea', text: '' });
  expect(sessionStorage.length).toBe(0);
});

it('the address for the answer is not stored', () => {
  const draft = { kind: 'idea', text: 'Bigger letters, please', replyTo: 'amina@example.org' } as const;
  writeContactDraft(draft);
  expect(JSON.stringify({ ...sessionStorage })).toContain('Bigger letters');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('amina');
});

it('an invalid stored draft is read as an empty one', () => {
  for (const stored of ['[', '7', '{"kind":"advert","text":3}']) {
    sessionStorage.setItem('maia-letter', stored);
    expect(readContactDraft()).toEqual({ kind: 'trouble', text: '', replyTo: '' });
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
