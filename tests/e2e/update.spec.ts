import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { switchWorkerOff } from '../../scripts/service-worker-off/worker-off.ts';
import { serveFolders } from '../bench/harness/folder-server.ts';
import { buildNextVersion } from '../support/build/next-version.ts';
import { Phone } from '../support/browser/phone.ts';
import { until } from '../support/until.ts';

// The last file. Its tests are independent, so both workers can run them.
test.describe.configure({ mode: 'parallel' });

/** The names of the scripts and styles of a built app. The text recognition is copied unchanged, under the same name. */
const scripts = (folder: string) =>
  readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css)$/.test(name) && !name.includes('.wasm-'));

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** A folder that is served, and a function that copies builds into it. */
function site() {
  const folder = mkdtempSync(join(tmpdir(), 'maia-site-'));
  return {
    folder,
    put(from: string) {
      rmSync(folder, { recursive: true, force: true });
      cpSync(from, folder, { recursive: true });
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A stored session that pages accept, on a phone whose server is unreachable. */
const signedIn = {
  user: { id: 'amina', name: 'Amina', email: 'a@example.com', labels: ['doctor'] },
  isAuthenticated: true,
};

const rest = [
  [
    '/readings',
    '/profile',
    '/more',
    '/reminders',
    '/notifications',
    '/appointment',
    '/medicaldocs',
    '/doctor-chat',
    '/terms',
    '/contact',
  ],
  [
    '/emergency',
    '/privacy',
    '/login',
    '/signup',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
    '/doctor',
    '/doctor/patient/p-1',
    '/no-such-page',
  ],
] as const;

/** Opens a path without a reload, as a link does. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('h1').first(), path).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' }), path).toHaveCount(0);
}

test('an old tab goes on after a new version is on the server and has taken over in another tab', async () => {
  using served = site();
  const next = await buildNextVersion();
  const nextScripts = new Set(scripts(next));
  // A chunk of the same name would hide that the old one is gone. The scripts of the first frame run before the app
  // starts.
  const isOfFirstFrame = (name: string) => /^(first|show)-drawing-/.test(name);
  expect(scripts(dist).filter((name) => nextScripts.has(name) && !isOfFirstFrame(name))).toEqual([]);
  served.put(dist);
  await using server = await serveFolders([served.folder]);
  await using phone = await Phone.unpack(server.origin);
  await phone.context.addInitScript((kept) => {
    localStorage.setItem('maia-auth', JSON.stringify({ state: kept, version: 0 }));
    addEventListener('vite:preloadError', (event) => {
      const faults = (globalThis as { faults?: string[] }).faults ?? [];
      Object.assign(globalThis, { faults: [...faults, String((event as Event & { payload?: Error }).payload)] });
    });
  }, signedIn);
  const old = await phone.open('/dashboard');
  await phone.untilInstalled();
  const runs = (page: Page) => page.evaluate(() => ('maiaVersion' in globalThis ? 'next' : 'old'));
  const faults = (page: Page) => page.evaluate(() => (globalThis as { faults?: string[] }).faults ?? []);
  await old.evaluate(() => Object.assign(window, { isSamePage: true }));

  served.put(next);
  for (const path of rest[0]) await visit(old, path);
  expect(await runs(old)).toBe('old');

  // Another tab also keeps the old version until the user accepts the update.
  const other = await phone.context.newPage();
  await other.goto(`${server.origin}/profile/you`);
  expect(await runs(other)).toBe('old');
  await other.getByLabel('Address').fill('12 Lake Road');
  const hasDraft = () => Object.keys(sessionStorage).some((key) => key.startsWith('maia-draft'));
  await until('what was typed is kept', () => other.evaluate(hasDraft));
  // The new version must be fully stored on the phone before it is offered.
  const reload = other.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible({ timeout: 60_000 });
  await reload.click();
  await until('the new version runs', async () => (await runs(other).catch(() => 'old')) === 'next');

  await expect(other.getByLabel('Address')).toHaveValue('12 Lake Road');

  await old.bringToFront();
  for (const path of rest[1]) await visit(old, path);
  expect(await runs(old)).toBe('old');
  expect(await old.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect([...(await faults(old)), ...(await faults(other))]).toEqual([]);
});

test('a service worker that went wrong is switched off, and the app is back with one visit', async () => {
  using served = site();
  served.put(dist);
  await using server = await serveFolders([served.folder]);
  await using phone = await Phone.unpack(server.origin);
  const broken = `
    self.addEventListener('install', () => self.skipWaiting());
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener('fetch', (event) => {
      if (event.request.mode === 'navigate') event.respondWith(new Response('<p>broken</p>', { headers: { 'content-type': 'text/html' } }));
    });`;
  writeFileSync(join(served.folder, 'service-worker.js'), broken);
  await phone.open('/');
  await phone.untilInstalled();
  await phone.open('/');
  await expect(phone.page.getByText('broken')).toBeVisible();

  switchWorkerOff(served.folder);
  await phone.open('/').catch(() => undefined);
  await expect(phone.page.locator('h1').first()).toBeVisible({ timeout: 20_000 });
  const left = () =>
    phone.page.evaluate(async () => ({
      caches: (await caches.keys()).length,
      isControlled: navigator.serviceWorker.controller !== null,
    }));
  expect(await left()).toEqual({ caches: 0, isControlled: false });
});

test('what no cache holds has an answer without a network: an unknown address, a file of the server, a picture, a script that the browser has cleared away', async () => {
  await using server = await serveFolders([dist]);
  await using phone = await Phone.unpack(server.origin);
  await phone.context.addInitScript((kept) => {
    localStorage.setItem('maia-auth', JSON.stringify({ state: kept, version: 0 }));
  }, signedIn);
  const page = await phone.open('/dashboard');
  await phone.untilInstalled();
  await phone.context.setOffline(true);
  const file = '/v1/storage/buckets/medical/files/scan/view';

  await phone.open('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await phone.open(file);
  await expect(page.getByRole('heading', { name: 'This needs a network' })).toBeVisible();
  const width = await page.evaluate(async (src) => {
    const picture = Object.assign(new Image(), { src });
    await picture.decode();
    return picture.naturalWidth;
  }, file);
  expect(width).toBeGreaterThan(0);

  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const browser = await phone.context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await page.evaluate(() => {
    // As after the app's one automatic reload (src/app/start/stale-chunk.ts): from here only the button reloads.
    sessionStorage.setItem('maia-reloaded-for-chunk', 'yes');
    history.pushState(null, '', '/terms');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await phone.context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
});
