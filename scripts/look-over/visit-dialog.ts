import type { Locator, Page } from '@playwright/test';
import type { Messages, MessageId } from '../../src/i18n/messages/en.ts';
import type { Phone } from '../../tests/support/phone.ts';
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

/** What stands before the first value that is put in: the beginning of a name. */
const beginning = (words: Messages, id: MessageId): RegExp =>
  new RegExp(`^\\s*${(words[id].split('{')[0] ?? '').replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)}`);

async function take(page: Page, words: Messages, step: Step): Promise<Locator> {
  const dialog = page.locator('dialog[open]');
  const place = (await dialog.count()) > 0 ? dialog : page.locator('#app');
  if (typeof step !== 'string') {
    const field = place.getByLabel(beginning(words, step[0])).first();
    await field.fill(step[1], { timeout: PATIENCE_MS });
    return field;
  }
  const button = place.getByRole('button', { name: beginning(words, step) }).first();
  await button.click({ timeout: PATIENCE_MS });
  return button;
}

const focusIsIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((within) => document.activeElement?.closest(within) != null, selector);

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
  const { route, steps, isCard = false } = opener;
  // A card stays until somebody says that she has called.
  for (const screen of isCard ? look.screens.slice(0, 1) : look.screens) {
    const { name, width, height, theme } = screen;
    const found: string[] = [];
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await phone.open(route);
    await settle(page);
    for (const [at, step] of steps.entries()) {
      const pressed = await take(page, words, step);
      if (at === 0) await pressed.evaluate((element) => (element.dataset['opener'] = 'yes'));
    }
    const shown = page.locator(isCard ? '[role=alert]' : 'dialog:modal').first();
    await shown.waitFor({ timeout: PATIENCE_MS });
    await settle(page);
    if (!isCard && !(await focusIsIn(page, 'dialog:modal'))) found.push('the focus stays outside');
    await page.screenshot({ path: pictureOf(role, look, screen, `${route} ${opener.name}`), animations: 'disabled' });
    found.push(...(await checkScreen(page, screen, look.language)));
    if (!isCard) {
      await page.keyboard.press('Escape');
      const isShut = await shown.waitFor({ state: 'detached', timeout: PATIENCE_MS }).then(
        () => true,
        () => false,
      );
      if (!isShut) found.push('Escape does not close it');
      else if (!(await focusIsIn(page, '[data-opener]'))) found.push('the focus does not come back');
    }
    findings.set(name, [...found, ...phone.witness.testimony()]);
  }
  return findings;
}
