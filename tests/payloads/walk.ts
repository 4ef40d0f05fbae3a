import type { Page } from '@playwright/test';
import { fieldPlaces, type Screen } from './field-places.ts';
import { until } from '../support/until.ts';
import { marksIn, payloadTexts, SAMPLE, SHORT } from './tagged-payloads.ts';
import { SESSION, TOPIC, otherPatient } from './feed.ts';

/** A screen, its path, and the user who opens it. */
export interface Stop {
  readonly screen: Screen;
  readonly who: 'patient' | 'doctor' | 'admin';
  readonly path: string;
  /** The selector of an element that is clicked first. */
  readonly press?: string;
}

const several = (screen: Screen, who: Stop['who'], paths: readonly string[]): Stop[] =>
  paths.map((path) => ({ screen, who, path }));
/** The parts of the profile that show texts of it; the one with the address first. */
export const profileParts = ['you', 'health', 'life', 'care', 'pregnancy'] as const;
/** Articles whose path contains a payload. */
const slugged = [0, 162, 252, 442, 504].map((at) => encodeURIComponent(String(payloadTexts('blog_posts', at)['slug'])));

/** A part of the test, small enough to take a few minutes on a shared machine. */
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
      { screen: 'readings', who: 'patient', path: '/readings', press: 'button:has(span:text-is("Weight"))' },
      { screen: 'appointments', who: 'patient', path: '/appointment' },
      { screen: 'reminders', who: 'patient', path: '/reminders' },
      ...Array.from({ length: 3 }, (_, at): Stop => ({
        screen: 'reminder',
        who: 'patient',
        path: '/reminders',
        press: `button[aria-label^="Change"] >> nth=${at}`,
      })),
      { screen: 'documents', who: 'patient', path: '/medicaldocs' },
      ...Array.from({ length: 3 }, (_, at): Stop => ({
        screen: 'document',
        who: 'patient',
        path: '/medicaldocs',
        press: `main li button >> nth=${at}`,
      })),
      { screen: 'bloodwork', who: 'patient', path: '/bloodwork' },
      { screen: 'chat', who: 'patient', path: '/chat' },
      { screen: 'conversation', who: 'patient', path: `/chat?with=${SESSION}` },
      { screen: 'doctor chat', who: 'patient', path: '/doctor-chat' },
      { screen: 'products', who: 'patient', path: '/products', press: 'text="Bookmarked"' },
      { screen: 'from your doctor', who: 'patient', path: '/from-your-doctor' },
      { screen: 'who looked', who: 'patient', path: '/who-looked' },
      ...several(
        'profile',
        'patient',
        profileParts.map((part) => `/profile/${part}`),
      ),
      { screen: 'emergency', who: 'patient', path: '/emergency' },
    ],
  },
  community: {
    collections: ['blog_posts', 'forum_topics', 'forum_posts'],
    stops: [
      { screen: 'articles', who: 'patient', path: '/blog' },
      ...several(
        'article',
        'patient',
        [...SAMPLE.map((at) => `payload-${at}`), ...slugged].map((slug) => `/blog/${slug}`),
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
        [...SAMPLE.slice(0, 5).map((at) => `payload-${at}`), ...slugged].map((slug) => `/edit-blog/${slug}`),
      ),
    ],
  },
  doctor: {
    collections: records,
    stops: [
      { screen: 'doctor’s list', who: 'doctor', path: '/doctor' },
      { screen: 'hand-over', who: 'doctor', path: '/doctor/hand-over' },
      { screen: 'doctor’s messages', who: 'doctor', path: '/doctor-chat' },
      { screen: 'doctor’s conversation', who: 'doctor', path: '/doctor-chat?patient=payload-main' },
      { screen: 'doctor’s patient', who: 'doctor', path: '/doctor/patient/payload-main' },
      ...several(
        'doctor’s patient',
        'doctor',
        [...SAMPLE, ...SHORT.slice(0, 4)].map((at) => `/doctor/patient/${otherPatient(at)}`),
      ),
    ],
  },
  clinic: {
    collections: ['hospitals', 'contact_messages'],
    stops: [
      { screen: 'contact messages', who: 'admin', path: '/clinic/messages' },
      { screen: 'hospitals of the clinic', who: 'admin', path: '/clinic/hospital' },
    ],
  },
  forms: {
    collections: ['contact_messages', 'chat_messages', 'doctor_messages', 'forum_topics', 'forum_posts', 'hospitals'],
    stops: [],
  },
};

/** Buttons that add more rows. */
const MORE = /^Show (older|all|the later|\d+ more)|older (ones|readings|messages)$/;
/** Buttons that replace the rows by the next page. */
const NEXT = /^Next page/;
const MOST_PRESSES = 60;
const QUIET_MS = 150;
const LONGEST_MS = 5_000;

/** All words of a page: texts, field values and text attributes. */
export const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) words.push(node.data);
      else if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) words.push(node.value);
      if (!(node instanceof Element)) continue;
      for (const name of ['alt', 'aria-label', 'title', 'placeholder']) words.push(node.getAttribute(name) ?? '');
      try {
        words.push(decodeURIComponent(node.getAttribute('href') ?? ''));
      } catch {
        words.push(node.getAttribute('href') ?? '');
      }
    }
    return words.join('\n');
  });

/** Waits until the page no longer grows. After the time limit the page is read as it is. */
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

const isOf = (screen: Screen, key: string): boolean => {
  const place = fieldPlaces[key];
  return place !== undefined && 'screens' in place && place.screens.includes(screen);
};

/** Waits for the first payload that this screen has to show, because a list may load slowly. */
export const firstMark = (page: Page, screen: Screen): Promise<boolean> =>
  until('a payload on the screen', async () => marksIn(await wordsOf(page)).some(({ key }) => isOf(screen, key))).then(
    () => true,
    () => false,
  );

const press = async (page: Page, name: RegExp): Promise<boolean> => {
  const button = page.getByRole('button', { name }).and(page.locator(':enabled')).first();
  if ((await button.count()) === 0) return false;
  await button.evaluate((element: HTMLElement) => element.click());
  return true;
};

/** Expands all sections and reads every page of a list. */
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
