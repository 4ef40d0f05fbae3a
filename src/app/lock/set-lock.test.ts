// @vitest-environment page
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deviceKey, DeviceLocked, knownDeviceKey, lockedKeyOf } from '@/db/encryption/device-key.ts';
import { dropHeldKey } from '@/db/encryption/held-key.ts';
import { addReading } from '@/db/records/readings.ts';
import { closeStore, openStore } from '@/db/store/open-store.ts';
import { readSealedDraft, saveSealedDraft, delaySealedDraft } from '@/db/drafts/sealed-draft.ts';
import { saveSealedItem, readSealedItem } from '@/db/drafts/sealed-item.ts';
import { toInstant } from '@/model/time/instant.ts';
import { signedIn, useSession } from '@/sync/account/session-store.ts';
import { readLockSettings } from './lock-settings.ts';
import { useLock } from './lock-state.ts';
import { removeLock, setLock, unwrapForChange } from './set-lock.ts';
import { unlockWithPin, unwrapWithPassword, openWithNewChoice } from './unlock.ts';

const choice = { pin: '482913', rounds: 1_000 };
/** The preferences of the account on the server; null while there is no network. */
let there: Record<string, string> | null;
let reloads: number;

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function answer(method: string, path: string, body: { prefs?: Record<string, string>; password?: string }): Response {
  if (!there) throw new TypeError('no network');
  if (path.endsWith('/account/prefs')) {
    if (method === 'PATCH') there = body.prefs ?? {};
    return json(200, there);
  }
  if (path.endsWith('/sessions/email') && body.password !== 'Kite-and-Lamp-42')
    return json(401, { code: 401, type: 'user_invalid_credentials', message: 'no' });
  return json(method === 'POST' ? 201 : 200, { $id: 'amina', name: 'Amina', email: 'a@example.org', labels: [] });
}

beforeAll(async () => {
  localStorage.clear();
  sessionStorage.clear();
  there = { colour: 'green' };
  reloads = 0;
  vi.spyOn(location, 'reload').mockImplementation(() => void (reloads += 1));
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET', body }: RequestInit = {}) =>
    answer(method, new URL(url).pathname, JSON.parse(String(body ?? '{}')) as object),
  );
  useSession.setState(signedIn({ id: 'amina', name: 'Amina', email: 'a@example.org', labels: [] }));
  await openStore('amina');
});
afterAll(async () => {
  await closeStore('amina');
  dropHeldKey();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('setting the app lock', () => {
  it('without a network changes nothing, because a forgotten PIN would lose what was never sent', async () => {
    there = null;
    expect(await setLock('amina', choice, 5)).toBe('offline');
    expect(await lockedKeyOf('amina')).toBeNull();
    expect(await knownDeviceKey('amina')).toBeInstanceOf(CryptoKey);
    expect([readLockSettings('amina'), reloads]).toEqual([null, 0]);
    there = { colour: 'green' };
  });

  it('with the app open in another tab changes nothing, because what is typed there could not be read later', async () => {
    const other = new BroadcastChannel('maia-lock-tabs');
    other.onmessage = () => other.postMessage({ is: 'here' });
    expect(await setLock('amina', choice, 5)).toBe('otherTab');
    other.close();
    expect(await lockedKeyOf('amina')).toBeNull();
  });
});

/** One after the other, because a page locks once: then it is loaded again. */
describe('with the app lock set', () => {
  beforeAll(async () => {
    await addReading('weight', { weight: 73.19, unit: 'kg', recordedAt: toInstant(Date.now()) });
    await saveSealedItem('kicks', 'ten');
    await saveSealedDraft('weight', { weight: '7' }, () => true);
    // Typed so late that it is not stored yet.
    delaySealedDraft('sugar', { level: '9' }, () => true, 60_000);
    expect(await setLock('amina', choice, 5)).toBeNull();
  });

  it('the page is loaded again with everything closed, and the account has the secret beside its other preferences', async () => {
    expect(reloads).toBe(1);
    expect(readLockSettings('amina')?.delay).toBe(5);
    await expect(deviceKey('amina')).rejects.toThrow(DeviceLocked);
    const { colour, ...secrets } = there!;
    expect(colour).toBe('green');
    expect(Object.keys(secrets)).toEqual([`lock_${(await lockedKeyOf('amina'))!.account.id}`]);
  });

  it('the PIN brings back the unsent reading, small values and drafts, also one that was just being typed', async () => {
    useLock.setState({ lockedUserId: 'amina' });
    expect(await unlockWithPin('amina', '000000')).toBe(false);
    expect(await unlockWithPin('amina', '482913')).toBe(true);
    expect(useLock.getState().lockedUserId).toBeNull();
    expect((await lockedKeyOf('amina'))?.replaced).toBeUndefined();
    const store = await openStore('amina');
    const rows = await (await store.collection('readings')).find().exec();
    expect(rows.map((row) => row.toJSON())).toMatchObject([{ weight: 73.19, serverUpdatedAt: '' }]);
    expect(await readSealedItem('kicks')).toBe('ten');
    expect(await readSealedDraft('weight')).toEqual({ weight: '7' });
    expect(await readSealedDraft('sugar')).toEqual({ level: '9' });
  });

  it('the password of the account opens it after five wrong PINs, and a new PIN takes the place of the old one', async () => {
    for (let wrong = 0; wrong < 5; wrong += 1) await unlockWithPin('amina', `00000${wrong}`);
    expect(await unlockWithPin('amina', '482913')).toBe(false);
    await expect(unwrapWithPassword('amina', 'a@example.org', 'wrong')).rejects.toThrow();
    const unwrapped = await unwrapWithPassword('amina', 'a@example.org', 'Kite-and-Lamp-42');
    await openWithNewChoice('amina', unwrapped!, { pin: '275068', rounds: 1_000 });
    expect(await knownDeviceKey('amina')).toBeInstanceOf(CryptoKey);
    expect(await unwrapForChange('amina', '482913')).toBeNull();
    expect(await unwrapForChange('amina', '275068')).not.toBeNull();
  });

  it('it can be removed with the PIN only; then the app opens without one, and the account has no secret', async () => {
    expect(await unwrapForChange('amina', '000000')).toBeNull();
    await removeLock('amina', (await unwrapForChange('amina', '275068'))!);
    dropHeldKey();
    expect(await knownDeviceKey('amina')).toBeInstanceOf(CryptoKey);
    expect([await lockedKeyOf('amina'), readLockSettings('amina')]).toEqual([null, null]);
    expect(there).toEqual({ colour: 'green' });
  });
});
