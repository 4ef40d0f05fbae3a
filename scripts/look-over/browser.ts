import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { DemoAccount } from '../../server/demo-people.ts';
import { logIn } from '../../tests/support/patient-steps.ts';
import { Phone } from '../../tests/support/phone.ts';

/** Text as large as the browser's own setting makes it, which is what `rem` and the media queries in `em` go by. */
function setTextSize(phone: Phone, percent: number): void {
  const file = join(phone.profileFolder, 'Default/Preferences');
  const preferences = JSON.parse(readFileSync(file, 'utf8')) as { webkit?: { webprefs?: object } };
  const size = (16 * percent) / 100;
  const webprefs = { ...preferences.webkit?.webprefs, default_font_size: size, default_fixed_font_size: size };
  writeFileSync(file, JSON.stringify({ ...preferences, webkit: { ...preferences.webkit, webprefs } }));
}

/** A browser with a profile of its own on disk, with its text so large and, unless it is a guest's, signed in. */
export async function takePhone(origin: string, account: DemoAccount | null, text = 100): Promise<Phone> {
  const phone = await Phone.unpack(origin);
  await phone.switchOff();
  setTextSize(phone, text);
  await phone.switchOn();
  // tsx keeps the names of functions by a helper that a page does not have.
  await phone.context.addInitScript('globalThis.__name = (work) => work');
  const page = await phone.open(account ? '/login' : '/');
  if (account) {
    await logIn(page, account);
    await page.waitForURL((url) => url.pathname !== '/login');
  }
  await phone.untilInstalled();
  return phone;
}

/** From the next page on. */
export const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate((tag) => localStorage.setItem('maia-language', tag), language);
