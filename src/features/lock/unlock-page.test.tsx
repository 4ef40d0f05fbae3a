// @vitest-environment page
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAppLock } from '@/db/encryption/app-lock.ts';
import { deviceKey, forgetDeviceKey, knownDeviceKey, lockedKeyOf } from '@/db/encryption/device-key.ts';
import { dropHeldKey } from '@/db/encryption/held-key.ts';
import { newKeyBytes } from '@/db/encryption/key-wrapping.ts';
import { recordStorePresence } from '@/db/store/store-loss.ts';
import { saveLockSettings } from '@/app/lock/lock-settings.ts';
import { untilUnlocked, useLock } from '@/app/lock/lock-state.ts';
import { loadAllMessages } from '@/i18n/catalogue/catalogue.ts';
import { LanguageProvider } from '@/i18n/catalogue/language-provider.tsx';
import { useSession } from '@/sync/session/session.ts';
import UnlockPage from './unlock-page.tsx';

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
const amina = { id: 'amina', name: 'Amina', email: 'amina@example.com', labels: [] };

beforeEach(async () => {
  localStorage.clear();
  await loadAllMessages();
  useSession.setState({ user: amina, isAuthenticated: true });
  await deviceKey('amina');
  await setAppLock('amina', { pin: '482913', rounds: 1_000 }, { id: 'phone', secret: newKeyBytes() });
  saveLockSettings('amina');
  useLock.setState({ lockedUserId: 'amina' });
});
afterEach(async () => {
  cleanup();
  dropHeldKey();
  useSession.setState({ user: null, isAuthenticated: false });
  await forgetDeviceKey('amina');
});

async function open() {
  render(
    <LanguageProvider>
      <MemoryRouter>
        <UnlockPage />
      </MemoryRouter>
    </LanguageProvider>,
  );
  await screen.findByLabelText('PIN');
}

const type = (pin: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('PIN'), { target: { value: pin } });
    fireEvent.submit(screen.getByLabelText('PIN').closest('form')!);
  });

describe('the unlock screen', () => {
  it('has a field for digits that no password store offers to keep, and numbers to call', async () => {
    await open();
    const field = screen.getByLabelText('PIN');
    expect(field.getAttribute('inputmode')).toBe('numeric');
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('tel:'))).not.toEqual([]);
    expect(screen.getByRole('link', { name: 'Emergency' })).toBeTruthy();
  });

  it('shows nothing of the user but the address in the password form, which she opens', async () => {
    await open();
    expect(document.body.textContent).not.toContain('Amina');
  });

  it('opens with the PIN: whoever waited for the store goes on, and the key is in memory', async () => {
    await open();
    const waiting = untilUnlocked('amina');
    await type('٤٨٢٩١٣');
    expect(await waiting).toBe(true);
    await expect.poll(() => useLock.getState().lockedUserId).toBeNull();
    expect(await knownDeviceKey('amina')).toBeInstanceOf(CryptoKey);
    expect((await lockedKeyOf('amina'))?.replaced).toBeUndefined();
  });

  it('says how many tries are left, and takes no PIN after five wrong ones', async () => {
    await open();
    for (const left of ['4 tries are', '3 tries are', '2 tries are', '1 try is']) {
      await type('000000');
      expect(await screen.findByText(`That PIN is not right. ${left} left.`)).toBeTruthy();
    }
    await type('000000');
    expect(await screen.findByText(/^That was wrong five times/)).toBeTruthy();
    expect(screen.queryByLabelText('PIN')).toBeNull();
    expect(useLock.getState().lockedUserId).toBe('amina');
  });

  it('says before a sign-out how many entries would be lost, and asks twice', async () => {
    recordStorePresence('amina', 3);
    await open();
    expect(screen.getByText(/3 entries were only on this phone/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
    expect(screen.getByRole('button', { name: 'Sign out and lose 3 entries', hidden: true })).toBeTruthy();
    expect(useSession.getState().user?.id).toBe('amina');
  });
});

describe('the password of an account with a second factor', () => {
  afterEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))));

  it('needs a code as well, and the account is reached after it', async () => {
    let isProved = false;
    const tried: unknown[] = [];
    const refusal = (type: string) => [401, { code: 401, type, message: type }] as const;
    const answer = (call: string, body: { otp?: string }): readonly [number, object] => {
      if (call === 'PUT /account/mfa/challenges') {
        tried.push(body.otp);
        isProved = body.otp === '123456';
        return isProved ? [200, { $id: 's' }] : refusal('user_invalid_token');
      }
      if (call === 'POST /account/mfa/challenges') return [201, { $id: 'c' }];
      if (call === 'POST /account/sessions/email') return [201, { $id: 's' }];
      if (!isProved) return refusal('user_more_factors_required');
      return call === 'GET /account' ? [200, { ...amina, $id: 'amina' }] : [200, {}];
    };
    vi.stubGlobal('fetch', (url: string | URL, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
      const call = `${method} ${new URL(url).pathname.replace('/v1', '')}`;
      const [status, value] = answer(call, JSON.parse(body ?? '{}') as { otp?: string });
      const headers = { 'content-type': 'application/json' };
      return Promise.resolve(new Response(JSON.stringify(value), { status, headers }));
    });
    await open();
    const fill = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const send = () => fireEvent.click(screen.getByRole('button', { name: 'Open with the password', hidden: true }));
    fill('Password', 'Kite-and-Lamp-42');
    send();
    const label = 'Code of your authenticator app, or a recovery code';
    await screen.findByLabelText(label);
    expect(screen.queryByText(/^Login failed/)).toBeNull();
    fill(label, '654 321');
    send();
    await screen.findByText(/^That did not work\. Check the password and the code/);
    fill(label, '123 456');
    send();
    // This account has no secret for the phone: what matters is that it was asked.
    await screen.findByText(/^Your account cannot open this phone any more/);
    expect(tried).toEqual(['654321', '123456']);
  });
});

describe('a start', () => {
  it('waits for the unlock also when the settings were deleted', async () => {
    localStorage.clear();
    useLock.setState({ lockedUserId: null });
    let isOpen: boolean | undefined;
    void untilUnlocked('amina').then((open) => (isOpen = open));
    await expect.poll(() => useLock.getState().lockedUserId).toBe('amina');
    expect(isOpen).toBeUndefined();
    useSession.setState({ user: null, isAuthenticated: false });
    await expect.poll(() => isOpen).toBe(false);
  });

  it('without a lock does not wait, whatever the settings say', async () => {
    await forgetDeviceKey('amina');
    expect(await untilUnlocked('amina')).toBe(true);
    expect(useLock.getState().lockedUserId).toBeNull();
  });
});
