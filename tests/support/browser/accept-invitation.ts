import { expect, type Locator } from '@playwright/test';
import { mailTo } from '../server/sent-mails.ts';
import type { Person } from '../server/clinic.ts';
import { Phone } from './phone.ts';

/**
 * Takes up an invitation that was just sent: by the link in its mail where the server sends mails (E2E_MAIL), else by the
 * password that the dialog shows once.
 * @param dialog the dialog "Invite" after the click on "Invite now"
 * @param origin of the server
 * @returns the password
 */
export async function acceptInvitation(
  dialog: Locator,
  { email }: Pick<Person, 'email'>,
  origin: string,
): Promise<string> {
  const { E2E_MAIL } = process.env;
  if (!E2E_MAIL) {
    await expect(dialog.getByText(`The account ${email} is made.`, { exact: false })).toBeVisible();
    const shown = (await dialog.locator('p[dir=ltr]').textContent()) ?? '';
    expect(shown).toMatch(/^[\w-]{20}$/);
    return shown;
  }
  await expect(dialog.getByText(`A link is on its way to ${email}.`, { exact: false })).toBeVisible();
  const text = await mailTo(email, E2E_MAIL, /reset-password\?/);
  const { pathname, search } = new URL(/https?:\S+reset-password\?\S+/.exec(text)?.[0] ?? '');
  await using invited = await Phone.withApp(origin);
  const { page } = invited;
  await invited.open(pathname + search);
  const password = 'Tall-River-Boat-4471';
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Set it' }).click();
  await expect(page.getByText('The new password is set.')).toBeVisible();
  return password;
}
