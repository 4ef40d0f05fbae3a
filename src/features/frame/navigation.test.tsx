// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { unreadMessage } from '@/app/notifications/test-messages.ts';
import { useUnreadMessages } from '@/app/notifications/unread-messages.ts';
import { en } from '@/i18n/messages/en.ts';
import { Navigation } from './navigation.tsx';

afterEach(() => {
  cleanup();
  useUnreadMessages.setState({ messages: undefined });
});

const show = (count: number, isDoctor = false) => {
  useUnreadMessages.setState({
    messages: Array.from({ length: count }, (_, n) => unreadMessage({ id: `${n}` })),
  });
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <Navigation isDoctor={isDoctor} />
      </MemoryRouter>
    </IntlProvider>,
  );
};

it.each([
  [1, '1', 'Messages 1 unread message'],
  [9, '9', 'Messages 9 unread messages'],
  [10, '9+', 'Messages 10 unread messages'],
])('%i unread messages: a badge with %s, and words for screen readers', (count, badge, name) => {
  show(count);
  const link = screen.getByRole('link', { name });
  expect(link.querySelector('[aria-hidden]:not(svg)')?.textContent).toBe(badge);
});

it('a doctor has the same badge as a patient', () => {
  show(2, true);
  expect(screen.getByRole('link', { name: 'Messages 2 unread messages' }).getAttribute('href')).toBe('/doctor-chat');
});

it('without an unread message the tab has only its name', () => {
  show(0);
  expect(screen.getByRole('link', { name: 'Messages' }).textContent).toBe('Messages');
});
