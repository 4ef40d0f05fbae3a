// @vitest-environment page
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { HOUR_MS, MINUTE_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { useSession } from '@/sync/session/session.ts';
import { SessionsSection } from './sessions-section.tsx';

const ago = (ms: number) => toInstant(Date.now() - ms);
const session = (id: string, more: object = {}) => ({
  $id: id,
  clientName: 'Chrome',
  osName: 'Android',
  deviceName: 'smartphone',
  $createdAt: ago(HOUR_MS),
  $updatedAt: ago(HOUR_MS),
  current: false,
  ...more,
});
const device = (id: string, more: object = {}) => ({
  $id: id,
  userId: 'tumaini',
  sessionId: null,
  browser: 'Firefox',
  system: 'GNU/Linux',
  lastSeenAt: ago(HOUR_MS),
  wipeRequestedAt: null,
  wipedAt: null,
  ...more,
});

/** What the server has, and the calls that change it: method and path, or the path and body of a call of `devices`. */
let sessions: ReturnType<typeof session>[];
let devices: ReturnType<typeof device>[];
let changes: unknown[];
/** The status that the function answers. */
let status: number;

function answer(url: string | URL, { method, body }: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(url);
  const json = (value: object) =>
    Promise.resolve(new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } }));
  if (pathname.endsWith('/executions')) {
    const run = JSON.parse(String(body)) as { path: string; body: string };
    changes.push([run.path, JSON.parse(run.body)]);
    return json({ responseStatusCode: status, responseBody: '{}' });
  }
  if (method === 'DELETE') {
    changes.push(pathname.replace('/v1/account/', ''));
    sessions = sessions.filter(({ $id }) => !pathname.endsWith($id));
    return Promise.resolve(new Response(null, { status: 204 }));
  }
  return pathname.endsWith('/documents') ? json({ total: 1, documents: devices }) : json({ total: 1, sessions });
}

beforeEach(() => {
  const user = { id: 'tumaini', name: 'Tumaini', email: 'tumaini@example.org', labels: [] };
  useSession.setState({ user, isAuthenticated: true });
  [sessions, devices, changes, status] = [[session('here', { current: true })], [], [], 200];
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  render(
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <SessionsSection />
    </IntlProvider>,
  );
  return screen.findByText('This device: Chrome on Android');
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const rowOf = async (words: string | RegExp) => within((await screen.findByText(words)).closest('li') as HTMLElement);
const typePassword = (value: string) =>
  fireEvent.change(screen.getByLabelText('Password you have now'), { target: { value } });

it('the last use is what the device reported, and without a report the time of the sign-in is called so', async () => {
  const createdAt = '2026-11-20T08:00:00.000+00:00';
  const other = { $createdAt: createdAt, $updatedAt: createdAt };
  sessions.push(session('reported', other), session('silent', { ...other, osName: 'Windows' }));
  devices = [device('d1', { sessionId: 'reported', lastSeenAt: '2026-11-24T09:30:00.000+00:00' })];
  await open();
  expect((await rowOf('Chrome on Android')).getByText('Last used Nov 24, 2026, 9:30 AM')).toBeTruthy();
  expect((await rowOf('Chrome on Windows')).getByText('Signed in Nov 20, 2026, 8:00 AM')).toBeTruthy();
});

it('another device is signed out at once when this one has just signed in', async () => {
  sessions = [session('here', { current: true, $createdAt: ago(MINUTE_MS) }), session('other', { osName: 'iOS' })];
  await open();
  press('Sign out there');
  await screen.findByText('1 device is signed out.');
  expect(changes).toEqual(['sessions/other']);
});

it('with an older sign-in the password is needed to sign another device out, and a wrong one changes nothing', async () => {
  sessions.push(session('other', { osName: 'iOS' }));
  await open();
  press('Sign out there');
  press('Sign out there now');
  await screen.findByText('This is not the password you have now.');
  status = 401;
  typePassword('wrong');
  press('Sign out there now');
  await expect.poll(() => changes).toEqual([['/confirm', { password: 'wrong' }]]);
  expect(sessions).toHaveLength(2);
  status = 200;
  await expect.poll(() => screen.getByRole('button', { name: 'Sign out there now', hidden: true })).toBeTruthy();
  typePassword('right');
  press('Sign out there now');
  await screen.findByText('1 device is signed out.');
  expect(changes.slice(1)).toEqual([['/confirm', { password: 'right' }], 'sessions/other']);
});

it('a lost phone is reported with the password, after saying that unsent readings are lost', async () => {
  sessions.push(session('other', { osName: 'iOS' }));
  devices = [device('d1', { sessionId: 'other' })];
  await open();
  press('I lost this phone');
  expect(screen.getByText('Readings of that phone that were never sent are lost.')).toBeTruthy();
  typePassword('right');
  devices = [device('d1', { sessionId: 'other', browser: 'Safari', wipeRequestedAt: '2026-11-25T10:00:00.000+00:00' })];
  sessions = sessions.slice(0, 1);
  press('Sign out and erase');
  const row = await rowOf('Safari on GNU/Linux');
  expect(row.getByText(/^Reported lost Nov 25, 2026, 10:00 AM/)).toBeTruthy();
  expect(row.queryByRole('button')).toBeNull();
  expect(changes).toEqual([['/lost', { deviceId: 'd1', password: 'right' }]]);
});

it('a wiped phone is shown with the time of its report; a phone without a session can still be reported lost', async () => {
  const at = ago(HOUR_MS);
  devices = [
    device('wiped', { wipeRequestedAt: at, wipedAt: at, browser: 'Safari', system: 'iOS' }),
    device('old', { lastSeenAt: ago(HOUR_MS) }),
  ];
  await open();
  expect((await rowOf('Safari on iOS')).getByText(/^Wiped on .*, \d{1,2}:\d\d/)).toBeTruthy();
  const row = await rowOf('Firefox on GNU/Linux');
  expect(row.getByText(/^Not signed in now\. Last used /)).toBeTruthy();
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['I lost this phone']);
});

it('this device cannot be reported lost from itself', async () => {
  devices = [device('d1', { sessionId: 'here' })];
  const row = within((await open()).closest('li') as HTMLElement);
  expect(row.queryByRole('button')).toBeNull();
});
