// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { toSessions } from '@/model/messages/chat-session.ts';
import { SessionList } from './session-list.tsx';

afterEach(cleanup);

const message = (sessionId: string, role: 'user' | 'model', content: string) => ({
  sessionId,
  role,
  content,
  timestamp: '2026-11-21T09:00:00.000+00:00',
});

it('a chat that has only words of the assistant is listed as “[AI Started Chat]”, others by 40 characters of the user', () => {
  const question = 'Is it safe to sleep on my back in week 28?';
  const sessions = toSessions([message('one', 'model', 'Good morning.'), message('two', 'user', question)]);
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <SessionList sessions={sessions} />
      </MemoryRouter>
    </IntlProvider>,
  );
  expect(screen.getByText('[AI Started Chat]').closest('a')?.getAttribute('href')).toBe('/chat?with=one');
  expect(
    screen
      .getByText(`${question.slice(0, 40)}...`)
      .closest('a')
      ?.getAttribute('href'),
  ).toBe('/chat?with=two');
});
