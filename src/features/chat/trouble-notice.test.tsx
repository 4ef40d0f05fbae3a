// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { chat as arabic } from '@/i18n/messages/ar/chat.ts';
import { chat as spanish } from '@/i18n/messages/es/chat.ts';
import { chat as french } from '@/i18n/messages/fr/chat.ts';
import { chat as hindi } from '@/i18n/messages/hi/chat.ts';
import { chat as swahili } from '@/i18n/messages/sw/chat.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { TroubleNotice } from './trouble-notice.tsx';

const NOT_INITIALIZED = 'AI service is not initialized. Check API Key.';

afterEach(() => {
  cleanup();
  useSession.setState(useSession.getInitialState());
});

function show(labels: readonly string[]) {
  const user = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [...labels] };
  useSession.setState({ user, isAuthenticated: true });
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <TroubleNotice
          turn={{ phase: 'failed', trouble: 'no-key', detail: '' }}
          question="Is soft cheese safe?"
          onAskAgain={() => undefined}
        />
      </MemoryRouter>
    </IntlProvider>,
  );
}

describe('an assistant that the clinic has not configured', () => {
  it('tells a patient what helps instead, with the built-in texts, and nothing of the configuration', async () => {
    show([]);
    expect(screen.getByRole('status').textContent).toContain(en['chat.trouble.no-key']);
    expect(document.body.textContent).not.toContain('API');
    expect(screen.queryByRole('button', { name: en['chat.askAgain'] })).toBeNull();
    await screen.findByText(en['chat.library'], {}, { timeout: 10_000 });
  });

  it.each(Object.entries({ arabic, spanish, french, hindi, swahili }))('says so in %s', (_, words) => {
    expect(words['chat.trouble.no-key']).toBeTruthy();
    expect(words['chat.trouble.no-key']).not.toMatch(/API|AI/);
  });

  it('tells an administrator what to check', () => {
    show(['admin']);
    expect(screen.getByRole('status').textContent).toContain(NOT_INITIALIZED);
    screen.getByRole('button', { name: en['chat.askAgain'] });
  });
});
