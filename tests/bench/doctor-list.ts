import type { Page } from '@playwright/test';
import { until } from '../support/until.ts';
import { coldStart } from './cold-start.ts';
import { answerTo, doctorAnswers, DOCTOR_ID } from './doctor-answers.ts';
import { serveFolders } from './folder-server.ts';
import { inFreshProfile, type Profile } from './fresh-browser.ts';
import type { Measure } from './report.ts';
import { percentile } from './statistics.ts';

const STARTS = 5;
const ROWS = 50;
const SLOW_CPU = 4;
/** A keystroke is answered within this, ms. */
const KEYSTROKE_MS = 50;
/** Typed and taken back, letter by letter. */
const SEARCHES = ['amina', 'grace od', 'zoe', 'wanjiku', 'sub'];

const user = { id: DOCTOR_ID, name: 'Dr Njeri', email: 'njeri@example.org', labels: ['doctor'] };
const signedIn = JSON.stringify({ state: { user, isAuthenticated: true }, version: 0 });

/** Longest time from each key to the next frame, ms; the browser reports nothing that took less than 16. */
async function keystrokes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times = new Map<number, number>();
    Object.assign(globalThis, { times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
        if (entry.interactionId > 0)
          times.set(entry.interactionId, Math.max(times.get(entry.interactionId) ?? 0, entry.duration));
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const field = page.getByRole('searchbox');
  await field.focus();
  let pressed = 0;
  for (const words of SEARCHES)
    for (const key of [...words, ...[...words].map(() => 'Backspace')]) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      pressed += 1;
      // The next key comes when this one is answered.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));
    }
  const slow = await page.evaluate(() => [...(globalThis as unknown as { times: Map<number, number> }).times.values()]);
  return [...slow, ...Array.from({ length: Math.max(0, pressed - slow.length) }, () => 16)];
}

async function measured(profile: Profile, app: string, bare: string) {
  const [painted, reference]: [number[], number[]] = [[], []];
  let page = await profile.restart();
  await page.goto(`${app}/emergency`);
  const installed = page;
  const isActive = async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
  await until('the service worker is active', () => installed.evaluate(isActive), 30_000);
  await page.evaluate((state) => localStorage.setItem('maia-auth', state), signedIn);
  for (let n = 0; n < STARTS; n += 1) {
    page = await profile.restart();
    // Every start is the first of this list: nothing of it is kept on the device.
    await page.goto(`${app}/icons/maia.svg`);
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases())
        if (name?.endsWith('--doctor')) indexedDB.deleteDatabase(name);
    });
    page = await profile.restart();
    // One row more than patients: the columns' heads.
    painted.push((await coldStart(page, `${app}/doctor`, ROWS + 1)).allRows);
    if (n < STARTS - 1)
      reference.push((await coldStart(await profile.restart(), `${bare}/bare-list.html`, ROWS)).allRows);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  const keys = await keystrokes(page);
  reference.push((await coldStart(await profile.restart(), `${bare}/bare-list.html`, ROWS)).allRows);
  return { painted, reference, keys };
}

/** A doctor with 5000 patients: the first rows against a bare page that shows the same JSON, and a keystroke in the search. */
export async function doctorList(dist: string, barePage: string): Promise<Measure[]> {
  const answers = doctorAnswers(Date.now());
  const answer = (path: string) => answerTo(path, answers);
  await using app = await serveFolders([dist], answer);
  await using bare = await serveFolders([barePage], answer);
  const { painted, reference, keys } = await inFreshProfile((profile) => measured(profile, app.origin, bare.origin));
  return [
    {
      name: 'Doctor of 5000: first 50 patients',
      unit: 'ms',
      value: painted,
      reference,
      referenceName: 'the same JSON on a bare page',
      goal: 1.5,
    },
    {
      name: `Doctor of 5000: keystroke in the search, p95 of ${keys.length}, CPU ${SLOW_CPU} times slower`,
      unit: 'ms',
      value: [percentile(keys, 0.95)],
      reference: [KEYSTROKE_MS],
      referenceName: 'what feels immediate',
      goal: 1,
    },
  ];
}
