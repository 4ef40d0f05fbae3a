// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDoctorCache } from '@/db/cache/doctor-cache.ts';
import { messageCacheKeys } from '@/db/cache/message-cache-keys.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { DoctorConversation } from '../doctor-conversation.tsx';
import { TemplateSheet } from './template-sheet.tsx';

const server = vi.hoisted(() => ({ templates: [] as unknown[] | null }));
vi.mock('@/sync/api/clinic/templates.ts', () => ({
  listTemplates: () =>
    server.templates ? Promise.resolve(server.templates) : Promise.reject(new TypeError('no network')),
}));
vi.mock('@/sync/api/doctor/watch-patients.ts', () => ({ watchPatients: () => () => undefined }));
vi.mock('@/sync/api/messages/doctor-messages.ts', () => ({
  listConversation: () => Promise.resolve([]),
  patientNames: () => Promise.resolve([]),
  markMessagesRead: () => Promise.resolve(),
}));

const doctorId = 'dr-offline';
const LONG_WAIT = { timeout: 5000 };
let store: Store;
beforeEach(async () => void (store = await openStore(doctorId)));
afterEach(async () => {
  cleanup();
  await store.close();
});

const show = () =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <DoctorConversation
            doctorId={doctorId}
            userId="amina"
            TemplateSheet={({ templates, onChoose, onClose }) => (
              <TemplateSheet {...{ templates, onChoose, onClose }} valuesIn={() => ({})} />
            )}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );

it('after the first load the templates are there without a network', async () => {
  const template = { id: 't', name: 'Measure again', text: 'Measure again.', language: 'en' };
  server.templates = [template];
  show();
  await screen.findByRole('button', { name: en['templates.choose'] }, LONG_WAIT);
  const cache = await openDoctorCache(doctorId);
  await vi.waitFor(async () => {
    const name = JSON.stringify(messageCacheKeys.templates(doctorId));
    expect((await cache.read()).find(({ key }) => JSON.stringify(key) === name)?.value).toEqual([template]);
  }, LONG_WAIT);
  cache.close();
  cleanup();
  server.templates = null;
  show();
  await screen.findByRole('button', { name: en['templates.choose'] }, LONG_WAIT);
});

it('a clinic without templates offers none', async () => {
  server.templates = [];
  show();
  await screen.findByRole('button', { name: en['doctorChat.send'] }, LONG_WAIT);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: en['templates.choose'] })).toBeNull(), LONG_WAIT);
});
