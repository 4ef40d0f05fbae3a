// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import AccessLogPage from './access-log-page.tsx';

const amina = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] };

/** A server on which nobody but her has looked. @param version its answer at `/health/version` */
function serverWith(version: object): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const body = url.includes('/health/version')
      ? version
      : url.includes('/documents')
        ? { total: 0, documents: [] }
        : { $id: amina.id, ...amina };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
}

function open(): void {
  useSession.setState({ user: amina, isAuthenticated: true });
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <AccessLogPage />
      </MemoryRouter>
    </IntlProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useSession.setState({ user: null, isAuthenticated: false });
});

it('on a server that records reads, an empty log says that nobody has looked', async () => {
  serverWith({ version: '1.9.6', keepsAccessLog: true });
  open();
  expect(await screen.findByText(en['account.looked.none'])).toBeTruthy();
  expect(screen.getByText(en['account.looked.lead'])).toBeTruthy();
});

it('on Appwrite, which records no reads, the page says that there is no list, promises none and offers no second try', async () => {
  serverWith({ version: '1.9.6' });
  open();
  expect(await screen.findByText(en['account.looked.notKept'])).toBeTruthy();
  expect(screen.queryByText(en['account.looked.lead'])).toBeNull();
  expect(screen.queryByText(en['account.looked.none'])).toBeNull();
  expect(screen.queryByRole('button', { name: en['account.sessions.again'] })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
