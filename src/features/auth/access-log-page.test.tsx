// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import AccessLogPage from './access-log-page.tsx';

const amina = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] };

const SINCE = '2026-11-26T06:00:00.000Z';
const ada = {
  actor: 'p1',
  actorName: 'Dr Ada Obi',
  isOwn: false,
  role: 'doctor',
  otherName: '',
  device: 'Chrome, Windows',
  detail: '',
};
const self = { ...ada, actor: 'p2', actorName: 'Amina', isOwn: true, role: 'patient', device: 'Chrome, Android' };
const nobody = { ...ada, actor: '', actorName: '', role: 'guest', device: 'Firefox, Windows' };
const at = (time: string) => `2026-11-26T${time}:00.000Z`;

/**
 * A server with these entries about her.
 * @param version its answer at `/health/version`
 * @param former documents of the log before the trail
 */
function serverWith(version: object, entries: readonly object[] = [], former: readonly object[] = []): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const body = url.includes('/health/version')
      ? version
      : url.includes('/maia/audit')
        ? { since: SINCE, entries }
        : url.includes('/documents')
          ? { total: former.length, documents: former }
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

it('says in plain words who opened and changed what, when and on which device, and what happened to the account', async () => {
  serverWith({ version: '1.9.6', keepsAccessLog: true }, [
    { ...nobody, seq: 7, at: at('10:06'), action: 'sign-in-failed', collection: '' },
    { ...self, seq: 6, at: at('10:05'), action: 'password', collection: '' },
    { ...ada, seq: 5, at: at('10:04'), action: 'create', collection: 'care_notes' },
    { ...ada, seq: 4, at: at('10:03'), action: 'list', collection: 'weight' },
    { ...ada, seq: 3, at: at('10:02'), action: 'read', collection: 'blood_pressure' },
    { ...self, seq: 2, at: at('10:01'), action: 'assign', collection: 'profiles', otherName: 'Dr Ada Obi' },
    { ...self, seq: 1, at: at('10:00'), action: 'sign-in', collection: '', detail: 'email' },
  ]);
  open();
  const records = await screen.findByRole('list', { name: en['account.trail.records'] });
  expect(records.textContent).toMatch(/Dr Ada Obi[^]*wrote or changed: notes and limits\. Device: Chrome, Windows/);
  expect(records.textContent).toContain('blood pressure and body mass. Device: Chrome, Windows');
  expect(records.textContent).toContain(en['account.trail.assign']);
  const account = screen.getByRole('list', { name: en['account.trail.account'] });
  expect(account.textContent).toMatch(
    /A person who was not signed in[^]*tried a wrong password[^]*You[^]*changed the password/,
  );
  expect(account.textContent).toMatch(/signed in\. Device: Chrome, Android/);
  expect(screen.queryByText(en['account.looked.none'])).toBeNull();
});

it('shows accesses from before the trail began as the former log has them', async () => {
  const access = {
    $id: 'a',
    userId: amina.id,
    viewerId: 'dr-ben',
    viewerName: 'Dr Ben',
    what: 'weight',
    at: '2026-11-20T08:00:00.000+00:00',
  };
  serverWith({ version: '1.9.6', keepsAccessLog: true }, [], [access]);
  open();
  expect(await screen.findByText('Dr Ben')).toBeTruthy();
});
