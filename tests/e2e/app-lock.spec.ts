import { expect, test, type Page } from '@playwright/test';
import { addBloodPressure, expectReadings, syncLine } from '../support/browser/patient-steps.ts';
import type { Phone } from '../support/browser/phone.ts';
import { readingsOnPhone } from '../support/browser/phone-rows.ts';
import { filesWith, wordsOnDisk } from '../support/browser/profile-files.ts';
import { axeFindings } from '../support/browser/accessibility.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => server[Symbol.asyncDispose]());

const PIN = '482913';
const OTHER_PIN = '275068';

const locked = (page: Page) => page.getByRole('heading', { name: 'Locked' });

async function typePin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
}

async function setPin(phone: Phone, pin = PIN, delay = '15 minutes'): Promise<void> {
  const page = await phone.open('/app-lock');
  await page.getByLabel('New PIN').fill(pin);
  await page.getByLabel('The same PIN again').fill(pin);
  await page.getByRole('button', { name: delay }).click();
  await page.getByRole('button', { name: 'Set the lock' }).click();
  await expect(locked(page)).toBeVisible();
}

/** Simulates that she switches to another app; a headless browser has no window that could be hidden. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** The device key as this page can read it: the names of the stored fields, without the key's bytes. */
const storedKey = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('maia_device'));
    const rows = await done(database.transaction('keys').objectStore('keys').getAll());
    database.close();
    return rows.map((row) =>
      row instanceof CryptoKey
        ? 'unwrapped'
        : Object.keys(row as object)
            .toSorted()
            .join(),
    );
  });

/** How many keys the service worker receives when it asks the tabs for this user's key. */
const keysGiven = (phone: Phone, userId: string): Promise<number> =>
  phone.context.serviceWorkers()[0]!.evaluate(
    (id) =>
      new Promise<number>((resolve) => {
        let count = 0;
        const channel = new BroadcastChannel('maia-device-key');
        channel.onmessage = ({ data }) => {
          if (data.is === 'key' && data.key instanceof CryptoKey && !data.key.extractable) count += 1;
        };
        channel.postMessage({ is: 'ask', userId: id });
        setTimeout(() => resolve(count), 1_000);
      }),
    userId,
  );

/** From now on records the bytes of every unwrapped key that a script imports, as they would occur in a file. */
async function recordKeyBytes(phone: Phone): Promise<void> {
  await phone.context.addInitScript(() => {
    const { importKey } = crypto.subtle;
    crypto.subtle.importKey = function (...args: unknown[]) {
      const [format, bytes, algorithm] = args;
      if (format === 'raw' && algorithm === 'AES-GCM')
        (globalThis as { keyBytes?: number[] }).keyBytes = [...new Uint8Array((bytes as Uint8Array).slice())];
      return importKey.apply(crypto.subtle, args as never);
    } as never;
  });
}

test('a locked phone holds nothing readable: not in its files, its tabs or its workers; the PIN shows the readings again', async () => {
  await using visit = await Visit.begin(server);
  const { phone } = visit;
  await recordKeyBytes(phone);
  await addBloodPressure(phone.page, '137', '83', 'quinine-and-plum');
  await expectReadings(phone.page, ['137/83 mmHg']);
  await expect(syncLine(phone.page)).toContainText('synced');

  await test.step('she sets a PIN, and the first unlock encrypts everything with a new key', async () => {
    await setPin(phone);
    expect(await phone.page.content()).not.toContain('137/83');
    await typePin(phone.page, PIN);
    await expect(phone.page.getByText('The lock is on.')).toBeVisible();
    expect(await storedKey(phone.page)).toEqual(['account,phone,pin,showsNames']);
    await phone.open('/dashboard');
    await typePin(phone.page, PIN);
    await expectReadings(phone.page, ['137/83 mmHg']);
  });
  expect(await keysGiven(phone, await visit.clinic.idOf(visit.patient.email))).toBeGreaterThan(0);
  const keyBytes = await phone.page.evaluate(() => (globalThis as { keyBytes?: number[] }).keyBytes ?? []);
  expect(keyBytes).toHaveLength(32);

  await test.step('a reading made with the server dead waits on the phone while it is locked', async () => {
    await phone.context.setOffline(true);
    await addBloodPressure(phone.page, '119', '71');
    await expectReadings(phone.page, ['119/71 mmHg']);
    await phone.page.goto(`${phone.origin}/app-lock`);
    await expect(locked(phone.page)).toBeVisible();
    const response = await phone.page.goto(`${phone.origin}/dashboard`);
    expect(await response?.text()).not.toContain('137/83');
    await expect(locked(phone.page)).toBeVisible();
    expect(await readingsOnPhone(phone.page)).toHaveLength(2);
  });

  await test.step('no worker and no service worker can read; Emergency and the numbers work', async () => {
    expect(await keysGiven(phone, await visit.clinic.idOf(visit.patient.email))).toBe(0);
    await expect(phone.page.getByRole('link', { name: /Call \d+/ }).first()).toBeVisible();
    await phone.page.getByRole('link', { name: 'Emergency' }).click();
    await expect(phone.page.getByRole('heading', { name: 'Emergency', level: 1 })).toBeVisible();
    await expect(phone.page.getByRole('link', { name: /Call / }).first()).toBeVisible();
    expect(await phone.page.content()).not.toContain('137/83');
  });

  await test.step('its files hold neither what she wrote nor the key', async () => {
    await phone.switchOff();
    expect(wordsOnDisk(phone.profileFolder, ['"systolic":137', '"systolic":119', 'quinine-and-plum'])).toEqual([]);
    expect(filesWith(phone.profileFolder, Buffer.from(keyBytes))).toEqual([]);
  });

  await test.step('with the PIN her readings are there, and the one that waited arrives', async () => {
    await phone.switchOn();
    const userId = await visit.clinic.idOf(visit.patient.email);
    const page = await phone.open('/dashboard');
    await typePin(page, PIN);
    await expectReadings(page, ['137/83 mmHg', '119/71 mmHg']);
    await expect(syncLine(page)).toContainText('synced');
    await expect
      .poll(
        async () =>
          (await visit.clinic.held('blood_pressure', userId)).filter(({ systolic }) => systolic === 119).length,
      )
      .toBe(1);
  });
});

test('five wrong PINs close the PIN for good, also after a restart; the password of the account opens with a new one', async () => {
  await using visit = await Visit.begin(server, 'Zola Mwangi');
  const { phone, patient } = visit;
  await addBloodPressure(phone.page, '121', '77');
  await setPin(phone);
  await typePin(phone.page, '111333');
  await expect(phone.page.getByText('That PIN is not right. 4 tries are left.')).toBeVisible();
  await phone.page.reload();
  await typePin(phone.page, '111334');
  await expect(phone.page.getByText('That PIN is not right. 3 tries are left.')).toBeVisible();
  for (const [pin, left] of [
    ['111335', '2 tries are left.'],
    ['111336', '1 try is left.'],
  ] as const) {
    await typePin(phone.page, pin);
    await expect(phone.page.getByText(`That PIN is not right. ${left}`)).toBeVisible();
  }
  await typePin(phone.page, '111337');
  await expect(phone.page.getByText('That was wrong five times.')).toBeVisible();
  await phone.page.reload();
  await expect(phone.page.getByText('That was wrong five times.')).toBeVisible();
  await expect(phone.page.getByLabel('PIN', { exact: true })).toHaveCount(0);

  await test.step('the way out says what would be lost, and asks twice', async () => {
    await phone.page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(phone.page.getByRole('button', { name: /Sign out (now|and lose)/ })).toBeVisible();
    await phone.page.getByRole('button', { name: 'Stay' }).click();
  });

  await phone.page.getByLabel('Email').fill(patient.email);
  await phone.page.getByLabel('Password').fill(patient.password);
  await phone.page.getByRole('button', { name: 'Open with the password' }).click();
  await phone.page.getByLabel('New PIN').fill(OTHER_PIN);
  await phone.page.getByLabel('The same PIN again').fill(OTHER_PIN);
  await phone.page.getByRole('button', { name: 'Set the PIN and open' }).click();
  await expect(phone.page.getByText('The lock is on.')).toBeVisible();
  await phone.open('/dashboard');
  await typePin(phone.page, OTHER_PIN);
  await expectReadings(phone.page, ['121/77 mmHg']);
});

test('two tabs lock and unlock together, a draft is there after the unlock, and leaving quickly shows a clock', async () => {
  await using visit = await Visit.begin(server, 'Neema Otieno');
  const { phone } = visit;
  await setPin(phone);
  await typePin(phone.page, PIN);
  await phone.page.getByRole('button', { name: 'Show a button to leave quickly' }).click();
  const second = await phone.context.newPage();
  await second.goto(`${phone.origin}/profile/health`);
  // An open tab passes the key on, so no PIN is needed.
  await expect(second.getByLabel('Illnesses and medicines')).toBeVisible();

  await test.step('one tab locks: both are locked, and what was being typed is kept', async () => {
    await second.getByLabel('Illnesses and medicines').fill('cocoa-allergy-word');
    await phone.page.getByRole('button', { name: 'Lock now' }).click();
    await expect(locked(phone.page)).toBeVisible();
    await expect(locked(second)).toBeVisible();
    expect(await second.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('cocoa');
  });
  await test.step('one tab unlocks: both are open', async () => {
    expect(await axeFindings(second)).toEqual([]);
    await typePin(second, PIN);
    await expect(second.getByLabel('Illnesses and medicines')).toHaveValue('cocoa-allergy-word');
    await expect(phone.page.getByText('The lock is on.')).toBeVisible();
  });
  await test.step('leaving quickly shows a clock and locks; back leads to the locked screen', async () => {
    await phone.page.getByRole('button', { name: 'Leave quickly', exact: true }).click();
    await expect(phone.page).toHaveURL(/\/clock$/);
    await expect(phone.page.getByRole('heading', { name: /^\d\d:\d\d$/ })).toBeVisible();
    await expect(locked(second)).toBeVisible();
    await phone.page.goBack();
    await expect(locked(phone.page)).toBeVisible();
  });
  await test.step('set to lock at once, it is covered and locks when it is hidden', async () => {
    await second.close();
    const page = await phone.open('/app-lock');
    await typePin(page, PIN);
    await page.getByRole('button', { name: 'At once' }).click();
    await hide(page);
    await expect(page.locator('html[data-covered]')).toHaveCount(1);
    await expect(locked(page)).toBeVisible();
  });
});

test('the phone’s own unlock opens the app where it computes secrets, and nothing else does', async () => {
  await using visit = await Visit.begin(server, 'Imani Njeri');
  const { phone } = visit;
  await addBloodPressure(phone.page, '118', '76');
  await expectReadings(phone.page, ['118/76 mmHg']);
  const cdp = await phone.context.newCDPSession(phone.page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      hasPrf: true,
      automaticPresenceSimulation: true,
    },
  });
  const page = await phone.open('/app-lock');
  await page.getByRole('button', { name: 'This phone’s unlock' }).click();
  await page.getByRole('button', { name: 'Set the lock' }).click();
  await page.getByRole('button', { name: 'Use this phone’s unlock' }).click();
  await expect(page.getByText('The lock is on.')).toBeVisible();
  await phone.open('/dashboard');
  await page.getByRole('button', { name: 'Use this phone’s unlock' }).click();
  await expect(locked(page)).toHaveCount(0);
  await expectReadings(page, ['118/76 mmHg']);

  await phone.open('/dashboard');
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
  await page.getByRole('button', { name: 'Use this phone’s unlock' }).click();
  await expect(page.getByText('The phone did not unlock this.')).toBeVisible();
  await expect(locked(page)).toBeVisible();
});
