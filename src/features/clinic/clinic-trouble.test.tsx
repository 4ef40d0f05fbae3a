// @vitest-environment page
import { request } from 'node:http';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { ServerProcess } from '../../../tests/support/server/server-process.ts';
import { until } from '../../../tests/support/until.ts';
import { HospitalSheet } from './hospital/hospital-sheet.tsx';
import LostPhonePage from './lost-phone-page.tsx';

const ROOT = { userId: 'root', email: 'root@example.com', password: 'Quiet-River-73-and-Lamp', name: 'Grace' };
const ADA = { userId: 'ada', email: 'ada@example.com', password: 'Kite-and-Lamp-42-River', name: 'Ada' };
const state = vi.hoisted(() => ({ session: '', port: 0, onSent: () => {} }));

interface Sent {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** One request to the server process. The page of this test has a fetch of its own, which knows no such server. */
function send(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        port: state.port,
        method,
        path: `/v1${path}`,
        headers: { 'x-appwrite-project': 'maia', 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('error', reject);
        answer.on('end', () => {
          const isJson = text.startsWith('{');
          resolve({
            status: answer.statusCode ?? 0,
            body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
          });
        });
      },
    );
    asked.on('error', () => reject(new TypeError('Failed to fetch')));
    asked.end(body && JSON.stringify(body), () => state.onSent());
  });
}

const { BackendRefusal } = await vi.importActual<{ BackendRefusal: new (status: number) => Error }>(
  '@/sync/transport/backend-call.ts',
);
vi.mock('@/sync/transport/backend-call.ts', async (load) => ({
  ...(await load<object>()),
  callFunction: async (functionId: string, path: string, body: object) => {
    const run = { path, method: 'POST', body: JSON.stringify(body) };
    const headers = { 'x-appwrite-session': state.session };
    const sent = await send('POST', `/functions/${functionId}/executions`, run, headers);
    const status = sent.status < 300 ? Number(sent.body['responseStatusCode']) : sent.status;
    if (status > 299) throw new BackendRefusal(status);
    return JSON.parse(String(sent.body['responseBody'])) as unknown;
  },
}));

let server: ServerProcess;
const withKey = (method: string, path: string, body?: object) =>
  send(method, path, body, { 'x-appwrite-key': server.apiKey });
const run = async () => {
  server.spawn();
  await until('the server answers', () =>
    send('GET', '/health/version').then(
      () => true,
      () => false,
    ),
  );
};
const signIn = async () => {
  const opened = await withKey('POST', '/users/root/sessions');
  state.session = String(opened.body['secret']);
};
const hospitals = async (): Promise<unknown[]> =>
  (await withKey('GET', '/databases/maia/collections/hospitals/documents')).body['documents'] as unknown[];

beforeAll(async () => {
  server = await ServerProcess.prepare({ app: false });
  state.port = server.port;
  await run();
  for (const person of [ROOT, ADA]) await withKey('POST', '/users', person);
  await withKey('PUT', '/users/root/labels', { labels: ['admin'] });
  await signIn();
}, 60_000);
afterAll(() => server[Symbol.asyncDispose]());
afterEach(() => {
  state.onSent = () => {};
  cleanup();
});

const show = (page: React.ReactNode) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>{page}</MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const alertText = async () => (await screen.findByRole('alert', {}, { timeout: 20_000 })).textContent;

describe('a server that is killed in the middle of a change', () => {
  it.each([0, 15, 40])(
    'has done it or not; the page says that it is unknown, offers it again, and it is done once (kill after %i ms)',
    async (afterMs) => {
      const name = `Riverside ${afterMs}`;
      const before = (await hospitals()).length;
      let saved = 0;
      show(<HospitalSheet held={null} onClose={() => {}} onSaved={() => (saved += 1)} />);
      const field = screen.getByLabelText<HTMLInputElement>(en['clinic.hospital.name']);
      fireEvent.change(field, { target: { value: name } });
      const killed = new Promise<void>((done) => {
        state.onSent = () => {
          state.onSent = () => {};
          setTimeout(() => void server.kill().then(done), afterMs);
        };
      });
      tap(en['clinic.save']);
      await killed;
      expect(await alertText()).toBe(en['clinic.failed']);
      expect(field.value).toBe(name);
      await run();
      expect((await hospitals()).length - before).toBeLessThanOrEqual(1);
      tap(en['clinic.save']);
      await waitFor(() => expect(saved).toBe(1), { timeout: 20_000 });
      expect((await hospitals()).length - before).toBe(1);
    },
    60_000,
  );
});

describe('a session that ends in the middle', () => {
  it('changes nothing, is named, and after a new sign-in the same tap does it', async () => {
    const before = (await hospitals()).length;
    let saved = 0;
    show(<HospitalSheet held={null} onClose={() => {}} onSaved={() => (saved += 1)} />);
    fireEvent.change(screen.getByLabelText(en['clinic.hospital.name']), { target: { value: 'Hillside' } });
    await withKey('DELETE', '/users/root/sessions');
    tap(en['clinic.save']);
    expect(await alertText()).toBe(en['clinic.refused.session']);
    expect(await hospitals()).toHaveLength(before);
    await signIn();
    tap(en['clinic.save']);
    await waitFor(() => expect(saved).toBe(1), { timeout: 20_000 });
    expect(await hospitals()).toHaveLength(before + 1);
  });
});

describe('a second tab', () => {
  it('shows the same after a change in the first one', async () => {
    const device = { userId: 'ada', browser: 'Chrome', system: 'Android', lastSeenAt: '2026-11-27T08:00:00.000+00:00' };
    const at = '/databases/maia/collections/devices/documents';
    await withKey('POST', at, { documentId: 'phone', data: device });
    const [first, second] = [show(<LostPhonePage />), show(<LostPhonePage />)].map(({ container }) =>
      within(container),
    );
    for (const tab of [first!, second!]) {
      fireEvent.change(tab.getByLabelText(en['clinic.email']), { target: { value: ADA.email } });
      fireEvent.click(tab.getByRole('button', { name: en['clinic.lostPhone.find'] }));
      await tab.findByText('Chrome on Android', {}, { timeout: 20_000 });
    }
    fireEvent.click(first!.getByRole('button', { name: en['account.lost.now'] }));
    fireEvent.click(within(first!.getByRole('dialog')).getByRole('button', { name: en['account.lost.now'] }));
    for (const tab of [first!, second!]) await tab.findByText(/^Wipe ordered/, {}, { timeout: 20_000 });
  });
});
