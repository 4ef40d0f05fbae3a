import type { Page } from '@playwright/test';
import type { Screen } from './field-places.ts';
import { SESSION, TOPIC, otherPatient } from './feed.ts';

/** Where each screen is, and who opens it. */
export interface Stop {
  readonly screen: Screen;
  readonly who: 'patient' | 'doctor' | 'admin';
  readonly path: string;
  /** Words that are pressed first. */
  readonly press?: string;
}

const several = (screen: Screen, who: Stop['who'], paths: readonly string[]): Stop[] =>
  paths.map((path) => ({ screen, who, path }));
/** Every 20th, so that each form of payload is among them. */
export const SAMPLE: readonly number[] = Array.from({ length: 25 }, (_, at) => at * 20 + 1);

/** One part is what a machine that others use does in a few minutes. */
export interface Part {
  readonly collections: readonly string[];
  readonly stops: readonly Stop[];
}

const records = [
  'blood_pressure',
  'blood_sugar',
  'weight',
  'appointments',
  'medication_reminders',
  'medical_documents',
  'bloodwork_results',
  'doctor_messages',
  'care_notes',
];

export const parts: Readonly<Record<string, Part>> = {
  patient: {
    collections: [
      ...records,
      'chat_messages',
      'bookmarked_messages',
      'bookmarked_products',
      'access_log',
      'hospitals',
      'doctors',
    ],
    stops: [
      { screen: 'readings', who: 'patient', path: '/readings' },
      { screen: 'appointments', who: 'patient', path: '/appointment' },
      { screen: 'reminders', who: 'patient', path: '/reminders' },
      { screen: 'documents', who: 'patient', path: '/medicaldocs' },
      { screen: 'bloodwork', who: 'patient', path: '/bloodwork' },
      { screen: 'chat', who: 'patient', path: '/chat' },
      { screen: 'conversation', who: 'patient', path: `/chat?with=${SESSION}` },
      { screen: 'doctor chat', who: 'patient', path: '/doctor-chat' },
      { screen: 'products', who: 'patient', path: '/products', press: 'Bookmarked' },
      { screen: 'from your doctor', who: 'patient', path: '/from-your-doctor' },
      { screen: 'who looked', who: 'patient', path: '/who-looked' },
      { screen: 'profile', who: 'patient', path: '/profile' },
    ],
  },
  community: {
    collections: ['blog_posts', 'forum_topics', 'forum_posts'],
    stops: [
      { screen: 'articles', who: 'patient', path: '/blog' },
      ...several(
        'article',
        'patient',
        SAMPLE.map((at) => `/blog/payload-${at}`),
      ),
      { screen: 'topics', who: 'patient', path: '/forum' },
      { screen: 'topic', who: 'patient', path: `/forum/${TOPIC}` },
      ...several(
        'topic',
        'patient',
        SAMPLE.map((at) => `/forum/payload-topic-${at}`),
      ),
      ...several(
        'edit article',
        'admin',
        SAMPLE.slice(0, 5).map((at) => `/edit-blog/payload-${at}`),
      ),
    ],
  },
  doctor: {
    collections: records,
    stops: [
      { screen: 'doctor’s list', who: 'doctor', path: '/doctor' },
      { screen: 'doctor’s messages', who: 'doctor', path: '/doctor-chat' },
      { screen: 'doctor’s patient', who: 'doctor', path: '/doctor/patient/payload-main' },
      ...several(
        'doctor’s patient',
        'doctor',
        SAMPLE.map((at) => `/doctor/patient/${otherPatient(at)}`),
      ),
    ],
  },
  forms: { collections: [], stops: [] },
};

/** Shows more below what is there. */
const MORE = /^Show (older|all|the later|\d+ more)|older (ones|readings|messages)$/;
/** Shows something else in its place. */
const NEXT = /^Next page/;
const MOST_PRESSES = 60;
const QUIET_MS = 150;
const LONGEST_MS = 5_000;

/** Everything that stands in a page: texts, values of fields, and the words of attributes. */
export const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) words.push(node.data);
      else if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) words.push(node.value);
      if (node instanceof Element)
        for (const name of ['alt', 'aria-label', 'title']) words.push(node.getAttribute(name) ?? '');
    }
    return words.join('\n');
  });

/** Waits until the page stops to grow; a page that never does is read as it is. */
async function settle(page: Page): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  let before = -1;
  while (Date.now() < end) {
    const now = await page.evaluate(() => document.body.querySelectorAll('*').length);
    if (now === before && (await page.getByText('Loading', { exact: false }).count()) === 0) return;
    before = now;
    await page.waitForTimeout(QUIET_MS);
  }
}

const press = async (page: Page, name: RegExp): Promise<boolean> => {
  const button = page.getByRole('button', { name }).and(page.locator(':enabled')).first();
  if ((await button.count()) === 0) return false;
  await button.evaluate((element: HTMLElement) => element.click());
  return true;
};

/** Opens what is folded and shows what is kept back, and reads every page of a list. */
export async function readAll(page: Page): Promise<string> {
  const words: string[] = [];
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await settle(page);
    if (await press(page, MORE)) continue;
    await page.evaluate(() => {
      for (const summary of document.querySelectorAll<HTMLElement>('details:not([open]) > summary')) summary.click();
    });
    await settle(page);
    words.push(await wordsOf(page));
    if (!(await press(page, NEXT))) break;
  }
  return words.join('\n');
}
