import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { DemoAccount } from '../../server/demo/people/demo-people.ts';
import { logIn } from '../../tests/support/browser/patient-steps.ts';
import { Phone } from '../../tests/support/browser/phone.ts';

/** Text as large as the browser's own setting makes it, which is what `rem` and the media queries in `em` go by. */
function setTextSize(phone: Phone, percent: number): void {
  const file = join(phone.profileFolder, 'Default/Preferences');
  const preferences = JSON.parse(readFileSync(file, 'utf8')) as { webkit?: { webprefs?: object } };
  const size = (16 * percent) / 100;
  const webprefs = { ...preferences.webkit?.webprefs, default_font_size: size, default_fixed_font_size: size };
  writeFileSync(file, JSON.stringify({ ...preferences, webkit: { ...preferences.webkit, webprefs } }));
}

/** Opens a browser with its own profile on disk and this text size; signed in, unless the person is a guest. */
export async function takePhone(origin: string, account: DemoAccount | null, text = 100): Promise<Phone> {
  const phone = await Phone.unpack(origin);
  await phone.switchOff();
  setTextSize(phone, text);
  await phone.switchOn();
  // tsx wraps functions in a helper that does not exist in a page.
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
