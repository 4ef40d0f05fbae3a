import type { Locator, Page } from '@playwright/test';
import type { Messages, MessageId } from '../../src/i18n/messages/en.ts';
import type { Phone } from '../../tests/support/browser/phone.ts';
import type { Opener, Step } from './dialogs.ts';
import type { Look } from './looks.ts';
import type { Role } from './people.ts';
import { settle } from './settle.ts';
import { checkScreen, pictureOf } from './visit-route.ts';

const PATIENCE_MS = 8_000;

/** All words of a language. */
async function wordsOf(language: string): Promise<Messages> {
  const [{ first }, { rest }] = (await Promise.all([
    import(`../../src/i18n/messages/${language}/first.ts`),
    import(`../../src/i18n/messages/${language}/rest.ts`),
  ])) as [{ first: Messages }, { rest: Messages }];
  return { ...first, ...rest };
}

const literally = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

/** What stands before the first value that is put in, or after the last one: some languages begin with the value. */
function nameOf(words: Messages, id: MessageId): RegExp {
  const text = words[id];
  const beginning = text.split('{')[0] ?? '';
  return beginning
    ? new RegExp(`^\\s*${literally(beginning)}`)
    : new RegExp(`${literally(text.slice(text.lastIndexOf('}') + 1))}\\s*$`);
}

/** Marks what is pressed while no dialog is open: the focus comes back to it. */
const markOpener = (button: Locator): Promise<void> =>
  button.evaluate((element) => {
    document.querySelector('[data-opener]')?.removeAttribute('data-opener');
    element.dataset['opener'] = 'yes';
  });

async function take(page: Page, words: Messages, step: Step): Promise<void> {
  const dialog = page.locator('dialog[open], [data-beside]').last();
  if (typeof step === 'object' && 'goTo' in step) {
    await dialog.waitFor({ state: 'detached', timeout: PATIENCE_MS });
    await page.goto(new URL(step.goTo, page.url()).href);
    return;
  }
  const isWithin = (await dialog.count()) > 0;
  const place = isWithin ? dialog : page.locator('#app');
  if (typeof step === 'object' && !('written' in step)) {
    await place.getByLabel(nameOf(words, step[0])).first().fill(step[1], { timeout: PATIENCE_MS });
    return;
  }
  const name = typeof step === 'string' ? nameOf(words, step) : step.written;
  // The tiles of the sheet to add are links.
  const button = (
    isWithin
      ? place.getByRole('button', { name }).or(place.getByRole('link', { name }))
      : place.getByRole('button', { name })
  ).first();
  await button.waitFor({ timeout: PATIENCE_MS });
  if (!isWithin) await markOpener(button);
  await button.click({ timeout: PATIENCE_MS });
}

/** From the next page on an iPhone by its name; what it offers once is offered on every page. */
async function becomeApple(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { get: () => 'iPhone' });
    localStorage.removeItem('maia-install-help');
  });
}

const focusIsIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((within) => document.activeElement?.closest(within) != null, selector);

/** Whether a tap on the button that closes the dialog comes to it. */
const hearsTaps = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const button = [...document.querySelectorAll('dialog:modal')].at(-1)?.querySelector('button');
    if (!button) return true;
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Opens a dialog on every screen of `look`: what is wrong in it, by the name of the screen. */
export async function visitDialog(
  phone: Phone,
  role: Role,
  look: Look,
  opener: Opener,
): Promise<Map<string, string[]>> {
  const findings = new Map<string, string[]>();
  const { page } = phone;
  const words = await wordsOf(look.language);
  const { route, steps, isCard = false, isOnce = false } = opener;
  if (opener.isApple) await becomeApple(page);
  // A card stays until the patient confirms the call, so one screen is enough.
  for (const screen of isCard ? look.screens.slice(0, 1) : look.screens) {
    const { name, width, height, theme } = screen;
    const found: string[] = [];
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await phone.open(route);
    await settle(page);
    for (const step of steps) await take(page, words, step);
    const isBeside = opener.isBeside === true && width >= 900;
    const isModal = !isCard && !isBeside;
    const shown = page
      .locator(isCard ? '[role=alert]' : isBeside ? '[data-beside]' : 'dialog:modal')
      .nth(opener.isOnTop ? 1 : 0);
    await shown.waitFor({ timeout: PATIENCE_MS });
    await settle(page);
    if (isModal && !(await focusIsIn(page, 'dialog:modal'))) found.push('the focus stays outside');
    if (isModal && !(await hearsTaps(page))) found.push('nothing in it can be tapped');
    await page.screenshot({ path: pictureOf(role, look, screen, `${route} ${opener.name}`), animations: 'disabled' });
    found.push(...(await checkScreen(page, screen, look.language)));
    if (!isCard) {
      await page.keyboard.press('Escape');
      const isShut = await shown.waitFor({ state: 'detached', timeout: PATIENCE_MS }).then(
        () => true,
        () => false,
      );
      if (!isShut) found.push('Escape does not close it');
      else if (!(await focusIsIn(page, opener.isOnTop ? 'dialog:modal' : isOnce ? '#page-title' : '[data-opener]')))
        found.push('the focus does not come back');
    }
    findings.set(name, [...found, ...phone.forbiddenEvents.take()]);
  }
  return findings;
}
