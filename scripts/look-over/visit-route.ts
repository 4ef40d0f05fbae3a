import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFindings } from '../../tests/support/browser/accessibility.ts';
import { repository } from '../../tests/support/build/build-app.ts';
import { latinWords } from '../../tests/support/browser/latin-words.ts';
import type { Phone } from '../../tests/support/browser/phone.ts';
import { documentFindings } from './check-document.ts';
import { layoutFindings } from './check-layout.ts';
import { emptyShare } from './empty-share.ts';
import { written } from './fill-clinic.ts';
import type { Look, Screen } from './looks.ts';
import type { Role } from './people.ts';
import { settle } from './settle.ts';
import { walkFindings } from './walk-by-tab.ts';

export const pictures = join(repository, '.tmp/look-over');
/** px; of a longer page the beginning is enough. */
const HIGHEST = 6_000;
const fileName = (route: string) => route.slice(1).replaceAll('/', '_') || 'home';

/** Where the picture of a screen lies. */
export const pictureOf = (role: Role, look: Look, screen: Screen, route: string): string =>
  join(pictures, role, `${look.name} ${screen.name}`.replaceAll(' ', '-'), `${fileName(route)}.png`);

const withoutMarks = (text: string) =>
  text
    .replaceAll(/[*#>|`_\\-]+|\d+\. /g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
const ofPeople = written.map(withoutMarks).filter((text) => /[a-z]{2}/i.test(text));
const longestFirst = ofPeople.toSorted((a, b) => b.length - a.length);
const ofMachines =
  /\b(CSV|PDF|FHIR|JSON|IOM(?:2009)?|ADA|ACOG|NHS|Android|iPhone|Chrome|GNU\/Linux|HTML|Markdown|https|mg|kg|LO|HI|findahelpline\.com)\b/g;

/** Returns the Latin words on an Arabic page that are not user texts, names or units. */
async function strayWords(page: Page): Promise<string[]> {
  const texts = (await latinWords(page))
    .map(withoutMarks)
    .filter((text) => !ofPeople.some((all) => all.includes(text)));
  return texts
    .map((text) => longestFirst.reduce((left, known) => left.replaceAll(known, ''), text).replaceAll(ofMachines, ''))
    .flatMap((left, at) =>
      /[a-z]{2}/i.test(left.replaceAll(/\bmaia\b/gi, '')) ? [`in Latin: ${texts[at]?.slice(0, 120)}`] : [],
    );
}

/** What is wrong on the screen as it is now; what a dialog covers is no part of it. */
export async function checkScreen(page: Page, { axe, walk }: Screen, language: string): Promise<string[]> {
  const found = [...(await layoutFindings(page)), ...(await documentFindings(page))];
  if (language === 'ar') found.push(...(await strayWords(page)));
  if (axe) found.push(...(await axeFindings(page)).map((line) => `axe: ${line}`));
  if (walk) found.push(...(await walkFindings(page)));
  return found;
}

/** As on a new page: at its beginning, with the focus nowhere. */
const leaveFocus = (page: Page) =>
  page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });

/** The whole page in a window as high as it is: what sticks is at its end, and what waits to be scrolled to is drawn. */
async function photograph(page: Page, { width, height }: Screen, path: string): Promise<void> {
  mkdirSync(join(path, '..'), { recursive: true });
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), HIGHEST) });
  await page.screenshot({ path, animations: 'disabled' });
  await page.setViewportSize({ width, height });
}

/** px; of a narrower screen nothing is empty. */
const DESK_WIDTH = 900;

/**
 * Loads a route once and looks at it on every screen of `look`: what is wrong there, by the name of the screen.
 * @param empty receives the share of a desk that has nothing on it, by the name of the screen
 */
export async function visitRoute(
  phone: Phone,
  role: Role,
  look: Look,
  route: string,
  empty: Map<string, number>,
): Promise<Map<string, string[]>> {
  const findings = new Map<string, string[]>();
  const { page } = phone;
  for (const screen of look.screens) {
    const { name, width, height, theme } = screen;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    if (screen === look.screens[0]) await phone.open(route);
    await settle(page);
    await leaveFocus(page);
    if (width >= DESK_WIDTH && look.text === 100) empty.set(name, await emptyShare(page));
    const path = pictureOf(role, look, screen, route);
    await photograph(page, screen, path);
    findings.set(name, [...(await checkScreen(page, screen, look.language)), ...phone.forbiddenEvents.take()]);
  }
  return findings;
}
