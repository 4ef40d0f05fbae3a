import { expect, test, type Page } from '@playwright/test';
import { addBloodPressure, expectReadings, logIn, save } from '../support/browser/patient-steps.ts';
import { openedPart, sealedPart, untilKept } from '../support/browser/encrypted-snapshot.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { until } from '../support/until.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => server[Symbol.asyncDispose]());

/** What the page looked like when its first reading appeared in it, and its CSP violations. */
interface Noted {
  /** Whether React had rendered the page by then; false for a prerendered frame. */
  isAlive: boolean;
  root: { lang: string; dir: string; theme?: string; text?: string };
  day: string;
  tape: string;
  styled: number;
  markup: string;
  /** The HTML that React rendered in its place. */
  living?: string;
}

declare const noted: Noted | undefined;
declare const refusals: string[];

/**
 * Records the first reading in every page of this phone, before any script of the app runs. `tap`: the button that is
 * tapped at once in the first frame.
 */
async function noteFirstReading(page: Page, tap?: string): Promise<void> {
  await page.addInitScript((name) => {
    const page = Object.assign(globalThis, { noted: undefined as Noted | undefined, refusals: [] as string[] });
    document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
      page.refusals.push(`${violatedDirective} ${blockedURI}`),
    );
    /** The HTML without the attributes that React and the browser write differently. */
    const plain = (place: Element) =>
      place.innerHTML.replaceAll(/ (?:style|id|for|aria-labelledby)="[^"]*"/g, '').replaceAll('><', '>\n<');
    const isAlive = (place: Element) => Object.keys(place).some((key) => key.startsWith('__react'));
    new MutationObserver((_, observer) => {
      const place = document.getElementById('app');
      const row = [...(place?.querySelectorAll('li') ?? [])].find(({ textContent }) => textContent.includes('mmHg'));
      if (!place || !row) return;
      if (page.noted) {
        if (!isAlive(place)) return;
        observer.disconnect();
        page.noted.living = plain(place);
        return;
      }
      const { lang, dir, dataset } = document.documentElement;
      page.noted = {
        isAlive: isAlive(place),
        root: { lang, dir, ...dataset },
        day: place.querySelector('h3')?.textContent ?? '',
        tape: getComputedStyle(row.querySelector('svg') ?? row).backgroundImage,
        markup: plain(place),
        styled: document.querySelectorAll('[data-style]').length,
      };
      const wanted = [...place.querySelectorAll('button')].find(
        ({ textContent }) => name && textContent.includes(name),
      );
      wanted?.click();
    }).observe(document, { childList: true, subtree: true });
  }, tap);
}

/** Restarts the phone, opens the path, and returns what was recorded once React has rendered the page. */
async function notedAt(
  visit: Visit,
  path: string,
  { tap, isOffline = false, shows = true }: { tap?: string; isOffline?: boolean; shows?: boolean } = {},
): Promise<Noted | undefined> {
  await visit.phone.switchOff();
  await visit.phone.switchOn();
  await visit.phone.context.setOffline(isOffline);
  await noteFirstReading(visit.phone.page, tap);
  const page = await visit.phone.open(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__react')),
  );
  if (shows) await page.waitForFunction(() => noted?.living !== undefined);
  expect(await page.evaluate(() => refusals)).toEqual([]);
  return page.evaluate(() => noted);
}

/** Shows the readings and waits until the page has stored the first-paint snapshot. */
async function look(page: Page): Promise<void> {
  await expectReadings(page, ['118/76 mmHg']);
  await untilKept(page);
}

test('the readings of the last visit are in the page before the app is, as she has chosen to see them', async () => {
  await using visit = await Visit.begin(server);
  await addBloodPressure(visit.phone.page, '118', '76');
  await look(await visit.phone.open('/readings'));

  await test.step('the list, without a network too, with its tapes drawn', async () => {
    const seen = await notedAt(visit, '/readings', { isOffline: true });
    expect(seen).toMatchObject({ isAlive: false, root: { lang: 'en', dir: 'ltr' }, day: 'Today', styled: 0 });
    expect(seen?.tape).toContain('linear-gradient');
    expect(seen?.living?.split('\n')).toEqual(seen?.markup.split('\n'));
    await expectReadings(visit.phone.page, ['118/76 mmHg']);
  });
  await test.step('Today, where what she taps before the app is there opens when it is', async () => {
    expect(await notedAt(visit, '/dashboard', { tap: 'Add' })).toMatchObject({ isAlive: false });
    await visit.phone.page.getByRole('link', { name: 'Add blood pressure' }).click();
    await expect(visit.phone.page.getByLabel('Systolic')).toBeVisible();
  });
  await test.step('after another choice the first start is drawn by the app itself, the next one as chosen', async () => {
    await visit.phone.page.evaluate(() => {
      localStorage.setItem('maia-theme', 'dark');
      localStorage.setItem('maia-language', 'ar');
    });
    const before = await sealedPart(visit.phone.page, 'face');
    expect(await notedAt(visit, '/readings')).toMatchObject({ isAlive: true });
    await expect(visit.phone.page.locator('html[lang=ar][data-theme=dark]')).toHaveCount(1);
    await until('her choice is kept', async () => (await sealedPart(visit.phone.page, 'face')) !== before);
    expect(await notedAt(visit, '/readings')).toMatchObject({
      isAlive: false,
      root: { lang: 'ar', dir: 'rtl', theme: 'dark' },
      day: 'اليوم',
    });
  });
});

test('after a loss no start begins with her week, with blush or with a tape, whichever page it was noted on', async () => {
  await using visit = await Visit.begin(server);
  const { phone } = visit;
  const { page } = phone;
  await addBloodPressure(page, '118', '76');
  await phone.open('/profile/pregnancy');
  await page.getByLabel('How do you know your dates?').selectOption({ label: 'Weeks and days' });
  await page.getByLabel('Weeks', { exact: true }).fill('24');
  await save(page);
  await expect(page.getByText('It will send by itself.')).toBeVisible();
  await look(await phone.open('/dashboard'));
  await expect(page.getByText('days to go')).toBeVisible();
  expect((await notedAt(visit, '/dashboard'))?.markup).toContain('days to go');

  await phone.open('/profile/change');
  const userId = await visit.clinic.idOf(visit.patient.email);
  await phone.page.getByText('The pregnancy ended').click();
  await save(phone.page);
  await until(
    'it is kept for the next start',
    async () => (await openedPart(phone.page, userId, 'profile'))?.pregnancyStatus === 'ended',
  );
  const seen = await notedAt(visit, '/dashboard');
  expect(seen).toMatchObject({ isAlive: false, root: { tact: 'plain' } });
  expect(seen?.markup).not.toMatch(/\b(?:weeks?|to go)\b/);
  // Until the store is open, the page only knows this much.
  await expect(phone.page.locator('html[data-tact=plain]')).toHaveCount(1);
});

test('in a window of another width than the last time, what sticks to the bottom lies at the bottom', async () => {
  await using visit = await Visit.begin(server);
  const { phone } = visit;
  await addBloodPressure(phone.page, '118', '76');
  await look(await phone.open('/readings'));
  const foot = () =>
    phone.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--foot') || '0px');
  expect(await foot()).not.toBe('0px');
  await phone.switchOff();
  await phone.switchOn();
  await phone.page.setViewportSize({ width: 1280, height: 800 });
  await phone.open('/readings');
  await expectReadings(phone.page, ['118/76 mmHg']);
  await expect.poll(foot).toBe('0px');
});

test('a page that stays open keeps what is new for the next start, whatever list it shows, also after the browser has collected its garbage', async () => {
  await using visit = await Visit.begin(server);
  const { page } = visit.phone;
  const userId = await visit.clinic.idOf(visit.patient.email);
  await addBloodPressure(page, '118', '76');
  await look(await visit.phone.open('/readings'));
  const chip = page.getByRole('button', { name: 'Pressure', exact: true });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  const browser = await visit.phone.context.newCDPSession(page);
  await browser.send('HeapProfiler.collectGarbage');
  await addBloodPressure(page, '121', '78');
  await until('the new one is kept', async () =>
    ((await openedPart(page, userId, 'readings')) ?? []).some(
      (reading) => reading.kind === 'bloodPressure' && reading.systolic === 121,
    ),
  );
  const seen = await notedAt(visit, '/readings');
  expect(seen).toMatchObject({ isAlive: false });
  expect(seen?.markup).toContain('121/78');
});

test('a user who signed out is never shown in the first frame, not even if her phone was switched off before it had erased her data', async () => {
  await using visit = await Visit.begin(server);
  await addBloodPressure(visit.phone.page, '118', '76');
  await look(await visit.phone.open('/readings'));
  expect(await notedAt(visit, '/readings')).toMatchObject({ isAlive: false });

  await test.step('she is signed out, and her key lies here still', async () => {
    const session = await visit.phone.context.cookies();
    await visit.phone.context.clearCookies();
    const auth = await visit.phone.page.evaluate(() => {
      const before = localStorage.getItem('maia-auth') ?? '';
      localStorage.removeItem('maia-auth');
      return before;
    });
    expect(await notedAt(visit, '/readings', { shows: false })).toBeUndefined();
    await visit.phone.page.waitForURL('**/login*');
    await visit.phone.page.evaluate((before) => localStorage.setItem('maia-auth', before), auth);
    await visit.phone.context.addCookies(session);
  });
  await test.step('she signs out as everybody does', async () => {
    const page = await visit.phone.open('/profile');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(({ pathname }) => ['/', '/login'].includes(pathname));
    expect(await notedAt(visit, '/readings', { shows: false })).toBeUndefined();
  });
  await logIn(await visit.phone.open('/login'), visit.patient);
  await expectReadings(visit.phone.page, ['118/76 mmHg']);
});
