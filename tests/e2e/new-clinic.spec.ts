import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../support/browser/accessibility.ts';
import { addBloodPressure, logIn, save, signUp } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { startMailServer, type MailServer } from '../support/network/mail-server.ts';
import { newPerson } from '../support/server/clinic.ts';
import { ServerProcess } from '../support/server/server-process.ts';
import { until } from '../support/until.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const desktop = { viewport: { width: 1280, height: 800 } };

/** Makes the first administrator, as docs/operations.md says. @returns the password that the command shows */
async function createAdmin({ endpoint, apiKey, projectId }: ServerProcess, email: string): Promise<string> {
  const env = {
    ...process.env,
    APPWRITE_ENDPOINT: endpoint,
    APPWRITE_PROJECT_ID: projectId,
    APPWRITE_API_KEY: apiKey,
  };
  const command = ['--import', 'tsx', 'scripts/admin.ts', 'create-admin', email, '--name', 'Grace Njoki'];
  const output = await new Promise<string>((done, fail) =>
    execFile(process.execPath, command, { cwd: repository, env }, (error, stdout) =>
      error ? fail(error) : done(stdout),
    ),
  );
  return /shown only now: (\S+)/.exec(output)?.[1] ?? '';
}

/** The path of the link in the newest mail to this address. */
async function mailedPath({ received }: MailServer, email: string): Promise<string> {
  const toHer = () => received.filter(({ to }) => to.includes(email));
  await until('the mail has come', () => toHer().length > 0);
  const { pathname, search } = new URL(/http\S+/.exec(toHer().at(-1)?.text ?? '')?.[0] ?? '');
  return pathname + search;
}

const more = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'More pages' }).click();
  await page.getByRole('link', { name }).click();
};

test('a new clinic from an empty server to the first reading of its first patient, all by the screens', async () => {
  const mails = await startMailServer();
  await using server = await ServerProcess.start({
    env: { SMTP_URL: mails.url, SMTP_FROM: 'Maia <no-reply@maia.example>' },
  });
  const admin = { ...newPerson('Grace Njoki'), password: '' };
  admin.password = await createAdmin(server, admin.email);
  expect(admin.password).toMatch(/^[\w-]{20}$/);
  const [zuri, amina] = [newPerson('Dr Zuri Kamau'), newPerson('Amina Odhiambo')];
  await using desk = await Phone.withApp(server.origin, desktop);
  const page = await desk.open('/login');
  const navigation = page.getByRole('navigation', { name: 'Main' });

  await test.step('the administrator adds the hospital', async () => {
    await logIn(page, admin);
    await page.waitForURL('**/clinic');
    await navigation.getByRole('link', { name: 'Hospital' }).click();
    await page.getByRole('button', { name: 'Add a hospital' }).click();
    await page.getByLabel('Name').fill('Lakeside Maternity');
    await page.getByLabel('Town').fill('Kisumu');
    await page.getByLabel('Country').fill('KE');
    await page.getByLabel('Telephone of the maternity unit').fill('+254 20 555 0199');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Lakeside Maternity')).toBeVisible();
  });

  await test.step('and invites the first doctor by mail', async () => {
    await navigation.getByRole('link', { name: 'People' }).click();
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByLabel('E-mail address').fill(zuri.email);
    await page.getByLabel('Name, as patients see it').fill(zuri.name);
    await page.getByLabel('Hospital', { exact: true }).selectOption({ label: 'Lakeside Maternity' });
    await page.getByRole('button', { name: 'Invite now' }).click();
    await expect(page.getByText(`A link is on its way to ${zuri.email}. It works once, for 72 hours`)).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await using phoneOfDoctor = await Phone.withApp(server.origin);
  await test.step('the doctor chooses her password by the link, and signs in; the link works once', async () => {
    const link = await mailedPath(mails, zuri.email);
    const own = await phoneOfDoctor.open(link);
    await own.getByLabel('Password').fill(zuri.password);
    await own.getByRole('button', { name: 'Set it' }).click();
    await own.getByRole('link', { name: 'Log in' }).click();
    await logIn(own, zuri);
    await own.waitForURL(({ pathname }) => pathname !== '/login');
    await using other = await Phone.withApp(server.origin);
    const forwarded = await other.open(link);
    await forwarded.getByLabel('Password').fill('Other-River-4712');
    await forwarded.getByRole('button', { name: 'Set it' }).click();
    await expect(forwarded.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });

  await test.step('the administrator puts her on call and sees the gaps', async () => {
    await navigation.getByRole('link', { name: 'Hospital' }).click();
    await page.getByRole('link', { name: 'On-call roster' }).click();
    await page.getByRole('button', { name: 'Add hours: Monday' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Some hours have no time or no doctor');
    const shift = page.getByRole('group', { name: 'Monday, hours 1' });
    await expect(shift.getByText('on the next day')).toBeVisible();
    await shift.getByLabel('Doctor').selectOption({ label: zuri.name });
    await expect(page.getByText('so all doctors of the unit are notified', { exact: false })).toBeVisible();
    await expect(page.getByText('00:00–08:00').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
  });

  await test.step('writes a message template and keeps contact messages for a year', async () => {
    await more(page, 'Message templates');
    await page.getByRole('button', { name: 'Add a template' }).click();
    await page.getByLabel('Name').fill('Measure again');
    await page.getByLabel('Text', { exact: true }).fill('Please measure again, ');
    await page.getByRole('button', { name: 'first name' }).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please measure again, {firstName}')).toBeVisible();
    await more(page, 'Settings');
    await page.getByLabel('Messages of the contact form').selectOption({ label: '12 months' });
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Messages of the contact form')).toHaveValue('12');
  });

  await using phone = await Phone.withApp(server.origin);
  await test.step('the first patient signs up and chooses hospital and doctor', async () => {
    await signUp(await phone.open('/signup'), amina);
    const profile = await phone.open('/profile/care');
    await profile.getByLabel('Hospital').selectOption({ label: 'Lakeside Maternity, Kisumu' });
    await profile.getByLabel('Doctor', { exact: true }).selectOption({ label: zuri.name });
    await save(profile);
    await profile.waitForURL('**/profile');
    await phone.open('/dashboard');
    await addBloodPressure(phone.page, '118', '76');
  });

  await test.step('the doctor sees the first reading, and writes with the template', async () => {
    const own = await phoneOfDoctor.open('/doctor');
    const row = own.getByRole('listitem').filter({ hasText: amina.name });
    await expect(row.getByText('118/76')).toBeVisible();
    const userId = await row.getByRole('link').first().getAttribute('href');
    await phoneOfDoctor.open(`/doctor-chat?patient=${userId?.split('/').at(-1)}`);
    await own.getByRole('button', { name: 'Insert a template' }).click();
    expect(await axeFindings(own)).toEqual([]);
    await own.getByRole('button', { name: /^Measure again/ }).click();
    await expect(own.getByLabel('Write a message')).toHaveValue('Please measure again, Amina');
    await own.getByRole('button', { name: 'Send' }).click();
    await phone.open('/doctor-chat');
    await expect(phone.page.getByText('Please measure again, Amina')).toBeVisible();
  });

  await test.step('a hospital that is in use says by whom, and is not deleted', async () => {
    await navigation.getByRole('link', { name: 'Hospital' }).click();
    await page.getByRole('button', { name: 'Delete Lakeside Maternity' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('1 doctor');
    await expect(dialog).toContainText(zuri.name);
    await expect(dialog).toContainText('1 patient');
    await expect(dialog.getByRole('button', { name: 'Delete for good' })).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });
  await mails.close();
});
