// @vitest-environment page
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { clearDrafts } from '@/ui/controls/use-draft.ts';
import { HospitalSheet } from './hospital/hospital-sheet.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { MessageRow } from './message-row.tsx';

interface Call {
  readonly path: string;
  readonly body: Record<string, unknown>;
}
/** The calls that reached the server, and how it answers each. */
const server = vi.hoisted(() => ({
  calls: [] as { path: string; body: Record<string, unknown> }[],
  answer: (() => Promise.resolve({})) as (call: Call) => Promise<unknown>,
}));
const { BackendRefusal } = await vi.importActual<{ BackendRefusal: new (status: number) => Error }>(
  '@/sync/transport/backend-call.ts',
);
vi.mock('@/sync/transport/backend-call.ts', async (load) => ({
  ...(await load<object>()),
  callFunction: (_: string, path: string, body: Record<string, unknown>) => {
    if (path === '/staff') return Promise.resolve({ staff: [], withoutDoctor: 0 });
    server.calls.push({ path, body });
    return server.answer({ path, body });
  },
}));

beforeEach(() => {
  clearDrafts();
  Object.assign(server, { calls: [], answer: () => Promise.resolve({}) });
});
afterEach(cleanup);

const show = (page: React.ReactNode) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>{page}</MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const alert = async () => (await screen.findByRole('alert')).textContent;

describe('a change of the clinic', () => {
  const hospitalSheet = () => show(<HospitalSheet held={null} onClose={() => {}} onSaved={() => {}} />);

  it('is sent once for two taps before the button shows that it is busy', async () => {
    hospitalSheet();
    type(en['clinic.hospital.name'], 'Riverside');
    const save = screen.getByRole('button', { name: en['clinic.save'] });
    save.click();
    save.click();
    await waitFor(() => expect(server.calls.length).toBeGreaterThan(0));
    expect(server.calls).toHaveLength(1);
  });

  it('without an answer keeps what was typed, says what to do, and makes one hospital when it is sent again', async () => {
    server.answer = offline;
    hospitalSheet();
    type(en['clinic.hospital.name'], 'Riverside');
    tap(en['clinic.save']);
    expect(await alert()).toBe(en['clinic.failed']);
    expect(valueOf(en['clinic.hospital.name'])).toBe('Riverside');
    server.answer = () => Promise.resolve({ id: 'h' });
    tap(en['clinic.save']);
    await waitFor(() => expect(server.calls).toHaveLength(2));
    const [first, second] = server.calls.map(({ body }) => body['newId']);
    expect(first).toMatch(/^[\w-]{10,36}$/);
    expect(second).toBe(first);
  });
});

describe('an invitation', () => {
  it('that was not sent is still there when its sheet is opened again', async () => {
    server.answer = offline;
    const { unmount } = show(<InviteSheet onClose={() => {}} />);
    type(en['clinic.email'], 'ada@example.org');
    type(en['clinic.name'], 'Ada');
    unmount();
    show(<InviteSheet onClose={() => {}} />);
    expect([valueOf(en['clinic.email']), valueOf(en['clinic.name'])]).toEqual(['ada@example.org', 'Ada']);
  });
});

describe('the answer to a contact message', () => {
  const message = { id: 'm', kind: 'trouble', text: 'Where is my report?', writtenAt: '2026-11-27T08:00:00Z' } as const;
  const row = (more: object = {}) => show(<MessageRow message={{ ...message, userId: 'amina', ...more }} />);
  const OTHER_AT = '2026-11-27T09:00:00.000+00:00';

  it('that could not be sent stays in its field, also after the page was left', async () => {
    server.answer = offline;
    const { unmount } = row();
    tap(en['clinic.message.answer']);
    type(en['clinic.message.yours'], 'It comes tomorrow.');
    tap(en['clinic.message.send']);
    expect(await alert()).toBe(en['clinic.failed']);
    unmount();
    row();
    expect(valueOf(en['clinic.message.yours'])).toBe('It comes tomorrow.');
  });

  it('does not replace one that another administrator gave meanwhile, until that one was shown', async () => {
    server.answer = ({ body }) =>
      body['seenAt'] === OTHER_AT ? Promise.resolve({}) : Promise.reject(new BackendRefusal(409));
    const { unmount } = row();
    tap(en['clinic.message.answer']);
    type(en['clinic.message.yours'], 'Mine');
    tap(en['clinic.message.send']);
    expect(await alert()).toBe(en['clinic.message.otherAnswer']);
    unmount();
    row({ answer: 'Theirs', answeredAt: OTHER_AT });
    expect(valueOf(en['clinic.message.yours'])).toBe('Mine');
    tap(en['clinic.message.send']);
    await waitFor(() => expect(screen.queryByLabelText(en['clinic.message.yours'])).toBeNull());
    expect(server.calls.map(({ body }) => body['seenAt'])).toEqual(['', OTHER_AT]);
  });
});
