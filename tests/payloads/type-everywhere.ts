import type { Page } from '@playwright/test';
import { scriptPayloads } from '../support/samples/script-payloads.ts';
import { formScreens, type FormScreen } from './form-places.ts';
import { readAll } from './walk.ts';
import type { WatchedBrowser } from './watched-browser.ts';

/** Every 17th payload. */
const typedPayloads = scriptPayloads.filter((_, at) => at % 17 === 0).map((text) => text.replaceAll('\0', ''));
const FIELDS =
  'textarea, input:not([type]), input[type=text]:not([data-entry]), input[type=search], input[type=email], input[type=tel], input[type=url]';

async function pressAll(page: Page, names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    const button = page.getByRole('button', { name }).or(page.getByLabel(name)).first();
    await button.click({ timeout: 5000 }).catch(() => undefined);
  }
}

/** Types a sample of payloads into every field on the page. @returns the number of fields */
async function typeInAll(page: Page): Promise<number> {
  const fields = page.locator(FIELDS).and(page.locator(':visible:enabled:not([readonly])'));
  const count = await fields.count();
  for (let at = 0; at < count; at += 1)
    for (const payload of typedPayloads)
      await fields
        .nth(at)
        .fill(payload, { timeout: 5000 })
        .catch(() => undefined);
  return count;
}

/** Types into every field of every form of this user, and sends each form once. @returns the forms without a field */
export async function typeEverywhere(
  { page }: WatchedBrowser,
  origin: string,
  who: FormScreen['who'],
): Promise<string[]> {
  const without: string[] = [];
  for (const [name, screen] of Object.entries<FormScreen>(formScreens)) {
    if (screen.who !== who) continue;
    await page.goto(origin + screen.path);
    await readAll(page);
    await pressAll(page, screen.open ?? []);
    const count = await typeInAll(page);
    if (count === 0) without.push(`no field to type in on “${name}”`);
    if (screen.send) await pressAll(page, [screen.send]);
    await readAll(page);
    const told = await page.getByRole('alert').allInnerTexts();
    console.log(
      `  typed ${typedPayloads.length} payloads into ${count} fields of “${name}”${told.length > 0 ? `: ${told.join(' ').slice(0, 120)}` : ''}`,
    );
  }
  return without;
}
