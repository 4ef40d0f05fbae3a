// @vitest-environment page
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import type { TrailEntry } from '@/model/clinic/audit-answer.ts';
import AuditPage from './audit-page.tsx';

const entry = (seq: number, more: Partial<TrailEntry> = {}): TrailEntry => ({
  seq,
  at: '2026-11-27T08:00:00.000Z',
  action: 'read',
  role: 'doctor',
  actor: 'ada',
  subject: 'p-17',
  other: '',
  collection: 'weight',
  records: ['w-1'],
  device: 'Chrome, Android',
  session: '',
  detail: '',
  hash: 'h',
  ...more,
});
/** The trail of the server, the newest first, in pages of two; null on Appwrite. */
const server = vi.hoisted(() => ({
  trail: [] as { seq: number }[] | null,
  calls: [] as object[],
  saved: [] as string[],
}));
vi.mock('@/sync/transport/backend-call.ts', async (load) => ({
  ...(await load<object>()),
  callFunction: (_: string, path: string, body: { before: number; isExport: boolean }) => {
    if (path === '/staff')
      return Promise.resolve({ staff: [{ id: 'ada', name: 'Dr Ada', email: '', roles: ['doctor'] }], former: [] });
    server.calls.push(body);
    if (!server.trail) return Promise.resolve({ trail: null });
    const rest = server.trail.filter(({ seq }) => body.before === 0 || seq < body.before);
    const entries = rest.slice(0, 2);
    const before = rest.length > 2 ? entries.at(-1)?.seq : null;
    return Promise.resolve({ trail: { entries, before, since: '2026-01-01T00:00:00Z' } });
  },
}));
vi.mock('@/sync/api/documents/list-online.ts', () => ({
  listOnline: () =>
    Promise.resolve([{ id: 'a', action: 'roster', actorId: 'ada', isDone: true, $createdAt: '2026-11-27T08:00:00Z' }]),
}));
vi.mock('@/ui/media/save-file.ts', () => ({ saveFile: (_: string, text: string) => server.saved.push(text) }));

beforeEach(() => Object.assign(server, { trail: [], calls: [], saved: [] }));
afterEach(cleanup);

const show = () =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <AuditPage />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent ?? '');

it('who did what to whom is said in words, staff by name and everyone else by id alone', async () => {
  server.trail = [
    entry(2, { action: 'administer', role: 'admin', actor: 'root', detail: 'wipe-device all', collection: '' }),
    entry(1),
  ];
  show();
  await screen.findByText(`${en['audit.action.read']}: ${en['account.looked.what.weight']}`);
  await screen.findByText('Dr Ada (Doctor)');
  expect(rows()[0]).toContain(en['clinic.action.wipe-device']);
  expect(rows()[1]).toContain('About p-17');
});

it('older entries follow a tap, and nothing is read again without one: each look is an entry', async () => {
  server.trail = [entry(3, { subject: 'c' }), entry(2, { subject: 'b' }), entry(1, { subject: 'a' })];
  show();
  await tap(en['audit.older']);
  await screen.findByText('About a');
  expect(screen.queryByRole('button', { name: en['audit.older'] })).toBeNull();
  expect(server.calls).toHaveLength(2);
});

it('a filter is sent on “Show”, with the whole of the last day', async () => {
  show();
  await screen.findByText(en['audit.none']);
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(en['audit.from'], '11/11/2026');
  type(en['audit.to'], '12/12/2026');
  type(en['audit.person'], ' amina@example.org ');
  type(en['audit.action'], 'share');
  await tap(en['audit.show']);
  await waitFor(() => expect(server.calls).toHaveLength(2));
  expect(server.calls[1]).toEqual({
    from: new Date('2026-11-11T00:00').toISOString(),
    to: new Date('2026-12-13T00:00').toISOString(),
    person: 'amina@example.org',
    action: 'share',
    before: 0,
    isExport: false,
  });
});

it('the spreadsheet has every entry once, the oldest first, and no cell that runs as a formula', async () => {
  server.trail = [entry(3, { device: '=HYPERLINK("x")' }), entry(2), entry(1)];
  show();
  await tap(en['audit.export']);
  await screen.findByText('3 entries are saved on this device.');
  const lines = (server.saved[0] ?? '').replace('\uFEFF', '').trim().split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['seq', '1', '2', '3']);
  expect(lines[3]).toContain(`"'=HYPERLINK`);
});

it('on Appwrite the page says that there is no trail, and shows what administrators did', async () => {
  server.trail = null;
  show();
  await screen.findByText(en['audit.appwrite']);
  await screen.findByText(en['clinic.action.roster']);
  expect(screen.queryByRole('button', { name: en['audit.export'] })).toBeNull();
});
