// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityOf, keepIdentity } from '@/db/browser-storage/device-identity.ts';
import { databasesOf } from '@/db/browser-storage/store-databases.ts';
import { deviceKeyUserIds } from '@/db/encryption/device-key.ts';
import { addReading } from '@/db/records/readings.ts';
import { closeStore, openStore } from '@/db/store/open-store.ts';
import { loadAllMessages } from '@/i18n/catalogue/catalogue.ts';
import { LanguageProvider } from '@/i18n/catalogue/language-provider.tsx';
import { toInstant } from '@/model/time/instant.ts';
import { useSession } from '@/sync/session/session.ts';
import ErasedAccountPage from './erased-account-page.tsx';

let number = 0;
let amina: { id: string; name: string; email: string; labels: string[] };
const isErased = async () =>
  (await databasesOf(amina.id)).length === 0 && !(await deviceKeyUserIds()).includes(amina.id);

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await loadAllMessages();
  amina = { id: `amina-${number++}`, name: 'Amina', email: 'amina@example.org', labels: [] };
  useSession.setState({ user: amina, isAuthenticated: true });
  await keepIdentity(amina.id, { reportedAt: 1, isAccountErased: true });
  await openStore(amina.id);
});
afterEach(async () => {
  cleanup();
  useSession.setState({ user: null, isAuthenticated: false });
  await closeStore(amina.id);
});

const expectText = (text: string | RegExp) =>
  expect.poll(() => screen.queryByText(text), { timeout: 10_000 }).not.toBeNull();

const open = () =>
  render(
    <LanguageProvider>
      <MemoryRouter>
        <ErasedAccountPage />
      </MemoryRouter>
    </LanguageProvider>,
  );

describe('the screen of an account that was erased elsewhere', () => {
  it('says how much was never sent, offers to save it, and erases nothing before the tap', async () => {
    await addReading('weight', { weight: 68.4, unit: 'kg', recordedAt: toInstant(Date.now()) });
    open();
    await expectText(/^1 entry on this phone was never sent/);
    expect(screen.getByLabelText('Passphrase for the file')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'This account was erased' })).toBeTruthy();
    expect(await isErased()).toBe(false);
    expect(useSession.getState().user?.id).toBe(amina.id);
  });

  it('has no file to offer when everything was sent', async () => {
    open();
    await expectText('Everything from this phone had been sent before.');
    expect(screen.queryByLabelText('Passphrase for the file')).toBeNull();
  });

  it('erases key and databases after the tap, also without a network, and signs out', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Erase this phone’s records' }));
    await expect.poll(() => useSession.getState().user, { timeout: 10_000 }).toBeNull();
    await expect.poll(isErased, { timeout: 20_000 }).toBe(true);
    await expect.poll(() => identityOf(amina.id)).toBeUndefined();
  });
});
