import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/browser/accessibility.ts';
import { logIn } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { Clinic, type Person } from '../support/server/clinic.ts';
import { startTestServer } from '../support/server/start-test-server.ts';

const desktop = { viewport: { width: 1280, height: 800 } };

test('a moderator at work: a reported text is hidden on a phone, its author reads why, and it is restored on a desk', async () => {
  await using server = await startTestServer();
  const clinic = new Clinic(server);
  const [author, reporter] = [await clinic.addPatient('Amina Otieno'), await clinic.addPatient('Bella Ndlovu')];
  const moderator = await clinic.addPatient('Mercy Wafula');
  await clinic.label(moderator.id, 'moderator');
  const admin = await clinic.addAdmin('Grace Njoki');
  const title = `Tea against cramps ${Date.now()}`;
  const enter = async (phone: Phone, person: Person) => {
    await logIn(await phone.open('/login'), person);
    await phone.page.waitForURL(({ pathname }) => pathname !== '/login');
  };
  await using authorPhone = await Phone.withApp(server.origin);
  await using reporterPhone = await Phone.withApp(server.origin);
  await using moderatorPhone = await Phone.withApp(server.origin);

  await test.step('a member writes a topic without her name', async () => {
    await enter(authorPhone, author);
    await authorPhone.open('/forum');
    await authorPhone.page.getByRole('button', { name: 'New topic' }).click();
    const form = authorPhone.page.getByRole('dialog');
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Your question or story').fill('Drink ten cups of it a day.');
    await form.getByRole('button', { name: 'Post' }).click();
    await expect(authorPhone.page.getByRole('link', { name: title })).toBeVisible();
  });

  await test.step('another member reports it', async () => {
    await enter(reporterPhone, reporter);
    await reporterPhone.open('/forum');
    await reporterPhone.page.getByRole('link', { name: title }).click();
    await reporterPhone.page.getByRole('article').getByRole('button', { name: 'Report' }).click();
    const sheet = reporterPhone.page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Dangerous advice' }).click();
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await expect(sheet).toContainText('A moderator will look at it.');
    await reporterPhone.open('/moderation');
    await reporterPhone.page.waitForURL('**/dashboard');
  });

  const { page } = moderatorPhone;
  await test.step('the moderator finds it in the queue, undoes a wrong decision, and hides it with a reason', async () => {
    await enter(moderatorPhone, moderator);
    await moderatorPhone.open('/forum');
    await page.getByRole('link', { name: /Moderation.*1 reported text waits/ }).click();
    const row = page.getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText('Drink ten cups of it a day.');
    await expect(row).toContainText('Dangerous advice (1 report)');
    await expect(row).toContainText('Anonymous');
    expect(await axeFindings(page)).toEqual([]);
    await row.getByRole('button', { name: 'Nothing wrong' }).click();
    await expect(page.getByText('Nothing is reported.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.getByRole('button', { name: 'Hide', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Hide this text?' });
    expect(await axeFindings(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Hide it' }).click();
    await expect(page.getByText('The text is hidden.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Hidden texts' })).toContainText('Reason: Dangerous advice');
  });

  await test.step('other members lose it, and its author reads why', async () => {
    await reporterPhone.open('/forum');
    await expect(reporterPhone.page.getByRole('button', { name: 'New topic' })).toBeVisible();
    await expect(reporterPhone.page.getByRole('link', { name: title })).toHaveCount(0);
    await authorPhone.open('/forum');
    const told = authorPhone.page.getByRole('list', { name: 'From the moderators' });
    await expect(told).toContainText('Drink ten cups of it a day.');
    await expect(told).toContainText('A moderator hid this. Only you and the moderators can read it.');
    await expect(told).toContainText('Reason: Dangerous advice');
    expect(await axeFindings(authorPhone.page)).toEqual([]);
  });

  await using desk = await Phone.withApp(server.origin, desktop);
  await test.step('the administrator restores it at a desk, and the log says who did what', async () => {
    await enter(desk, admin);
    const navigation = desk.page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Community' }).click();
    const row = desk.page.getByRole('listitem').filter({ hasText: title });
    expect(await axeFindings(desk.page)).toEqual([]);
    await row.getByRole('button', { name: 'Show again' }).click();
    await expect(row).toHaveCount(0);
    await navigation.getByRole('link', { name: 'Installation' }).click();
    const log = desk.page.getByRole('list', { name: 'What was done here' });
    // Dismissed, reopened, hidden, shown again.
    await expect(log.getByText('Moderated a text of the community')).toHaveCount(4);
    await expect(log).toContainText('Grace Njoki');
  });

  await test.step('everybody reads it again', async () => {
    await reporterPhone.open('/forum');
    await expect(reporterPhone.page.getByRole('link', { name: title })).toBeVisible();
    await authorPhone.open('/forum');
    await expect(authorPhone.page.getByRole('link', { name: title })).toBeVisible();
    await expect(authorPhone.page.getByText('From the moderators')).toHaveCount(0);
  });
  for (const phone of [authorPhone, reporterPhone, moderatorPhone, desk])
    expect([...phone.forbiddenEvents.take()]).toEqual([]);
});
