// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { unreadMessage } from '@/app/notifications/test-messages.ts';
import { useUnreadMessages } from '@/app/notifications/unread-messages.ts';
import { en } from '@/i18n/messages/en.ts';
import { midwifeLabel } from '@/model/account/midwife-label.ts';
import { useSession } from '@/sync/session/session.ts';
import { UnreadSummary } from './unread-summary.tsx';

afterEach(() => {
  cleanup();
  useSession.setState({ user: null });
  useUnreadMessages.setState({ messages: undefined });
});

const show = (...contents: string[]) => {
  useUnreadMessages.setState({ messages: contents.map((content) => unreadMessage({ id: content, content })) });
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <UnreadSummary />
      </MemoryRouter>
    </IntlProvider>,
  );
};

it('shows on Today how many messages are unread and the words of the newest, with a link to the conversation', () => {
  show('Please measure again at noon.', 'And rest.');
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/doctor-chat');
  expect(link.textContent).toContain('2 new messages from your doctor');
  expect(link.textContent).toContain('Please measure again at noon.');
});

it('shows nothing on Today when all messages are read', () => {
  show();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each(['doctor', midwifeLabel('0'.repeat(24))])(
  'calls no message of a patient one “from your doctor” (%s)',
  (label) => {
    useSession.setState({ user: { id: 'd', name: 'Dr Ada', email: 'ada@maia.example', labels: [label] } });
    show('I will. Does the cuff go on the left arm?');
    expect(screen.queryByRole('link')).toBeNull();
  },
);
