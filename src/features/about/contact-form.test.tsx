// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unsentContact } from '@/db/outbox/contact-outbox.ts';
import { en } from '@/i18n/messages/en.ts';
import { logFailedList } from '@/log/log.ts';
import { ContactForm } from './contact-form.tsx';

// The test only looks at what is queued.
vi.mock('@/app/network/contact-message-retry.ts', () => ({ sendContactSoon: () => undefined }));

const LONG_WAIT = { timeout: 5000 };
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function show() {
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <ContactForm writer={null} />
      </MemoryRouter>
    </IntlProvider>,
  );
}
const write = async (text: string) => {
  fireEvent.change(screen.getByLabelText(en['contact.message']), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: en['contact.submit'] }));
  await screen.findByText(en['contact.submit.kept'], {}, LONG_WAIT);
};
const texts = async () => (await unsentContact(null)).map(({ text }) => text);

it('a message has the notes of the phone only when the person adds them', async () => {
  logFailedList('votes', { code: 500, type: 'general_unknown' });
  show();
  await write('The votes are gone.');
  expect(await texts()).toEqual(['The votes are gone.']);
  fireEvent.click(screen.getByRole('button', { name: /^Add the notes of this phone/ }));
  await write('And again.');
  expect((await texts()).at(-1)).toMatch(/^And again\.\n\n\S+ warn list-failed votes 500 general_unknown$/);
});

it('a phone without notes offers none', () => {
  show();
  expect(screen.queryByRole('button', { name: /^Add the notes/ })).toBeNull();
});
