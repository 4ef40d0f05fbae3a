import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../support/browser/accessibility.ts';
import { Clinic } from '../support/server/clinic.ts';
import { logIn } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => server[Symbol.asyncDispose]());

interface WithBadge {
  badge?: number;
}

/** Records the number on the app icon, which no browser shows to a test. */
const recordBadge = (phone: Phone) =>
  phone.context.addInitScript(() => {
    const set = (count: number) => {
      (window as WithBadge).badge = count;
      return Promise.resolve();
    };
    Object.defineProperties(Navigator.prototype, {
      setAppBadge: { value: set },
      clearAppBadge: { value: () => set(0) },
    });
  });
const badgeOf = (page: Page) => expect.poll(() => page.evaluate(() => (window as WithBadge).badge ?? 0));

test('a message with danger words is counted, leads the doctor’s list and is marked; the answer is counted at hers', async () => {
  const clinic = new Clinic(server);
  const hospital = await clinic.addHospital('Lakeside Maternity');
  const doctor = await clinic.addDoctor('Dr Wambui', hospital.id);
  const [amina, grace] = [await clinic.addPatient('Amina Otieno'), await clinic.addPatient('Grace Achieng')];
  for (const { id, name } of [amina, grace])
    await clinic.databases.createDocument(
      'maia',
      'profiles',
      id,
      { userId: id, name, assignedDoctorId: doctor.id, age: 29 },
      [`read("user:${id}")`, `update("user:${id}")`],
    );
  await using phone = await Phone.withApp(server.origin);
  await using desk = await Phone.withApp(server.origin, { viewport: { width: 1280, height: 800 } });
  await recordBadge(phone);
  await recordBadge(desk);

  await phone.open('/login');
  await logIn(phone.page, amina);
  await phone.page.waitForURL('**/dashboard');
  await desk.open('/login');
  await logIn(desk.page, doctor);
  await desk.page.waitForURL('**/dashboard');
  await desk.open('/doctor');
  const row = desk.page.getByRole('listitem').filter({ hasText: 'Amina Otieno' });
  await expect(row).toBeVisible();

  await phone.page.getByRole('link', { name: 'Messages', exact: true }).click();
  const field = phone.page.getByLabel('Write a message');
  for (const words of ['May I move my visit to Friday?', 'I have a bad headache and I see flashes']) {
    await field.fill(words);
    await phone.page.getByRole('button', { name: 'Send' }).click();
    await expect(phone.page.getByRole('listitem').filter({ hasText: words })).toContainText(/Sent|Delivered/);
  }

  await phone.page.getByRole('button', { name: 'I have called, I understand' }).click();

  await test.step('her words raise her level and stand under why, and the navigation and the app icon count them', async () => {
    await expect(row).toContainText('Danger signs in a message:');
    await expect(row).toContainText('bad headache');
    await expect(row).toContainText(/Emergency|Call now/);
    await expect(desk.page.getByRole('link', { name: 'Messages 2 unread messages' })).toBeVisible();
    await badgeOf(desk.page).toBe(2);
    expect(await axeFindings(desk.page)).toEqual([]);
  });

  await test.step('on a desk the list stands beside the conversation, which opens at the first unread message', async () => {
    await row.getByRole('link', { name: 'Read the message of Amina Otieno' }).click();
    const his = desk.page.getByRole('list', { name: 'Messages with Amina Otieno' });
    await expect(his.getByText('New messages')).toBeInViewport();
    const marked = his.getByRole('listitem').filter({ hasText: 'I see flashes' });
    await expect(marked).toContainText('Danger signs:');
    await expect(his.getByRole('listitem').filter({ hasText: 'Friday' })).not.toContainText('Danger signs:');
    await expect(desk.page.getByRole('link', { name: /^Amina Otieno/ })).toBeVisible();
    await expect(desk.page.getByText('No readings yet.')).toBeVisible();
    await expect(desk.page.getByText('Not for emergencies.')).toHaveCount(0);
    await expect(desk.page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
    await badgeOf(desk.page).toBe(0);
    expect(await axeFindings(desk.page)).toEqual([]);
  });

  await test.step('his answer is counted at hers, with its first words on Today, until she has read it', async () => {
    await phone.page.getByRole('link', { name: 'Today', exact: true }).click();
    await desk.page.getByLabel('Write a message').fill('Come in now, please.');
    await desk.page.getByRole('button', { name: 'Send' }).click();
    await expect(phone.page.getByRole('link', { name: 'Messages 1 unread message' })).toBeVisible();
    await badgeOf(phone.page).toBe(1);
    const news = phone.page.getByRole('link', { name: /New message from your doctor/ });
    await expect(news).toContainText('Come in now, please.');
    await news.click();
    await expect(phone.page.getByText('Come in now, please.')).toBeInViewport();
    // On a screen too low for the whole conversation, the notice stays on top of it.
    await phone.page.setViewportSize({ width: 360, height: 464 });
    await phone.page.getByText('Come in now, please.').hover();
    await phone.page.mouse.wheel(0, 2000);
    await expect.poll(() => phone.page.evaluate(() => window.scrollY)).toBeGreaterThan(60);
    await expect(phone.page.getByText('Not for emergencies.')).toBeInViewport({ ratio: 1 });
    await phone.page.setViewportSize({ width: 360, height: 740 });
    await badgeOf(phone.page).toBe(0);
    await expect(desk.page.getByRole('listitem').filter({ hasText: 'Come in now, please.' }).last()).toContainText(
      'Read',
    );
    expect(await axeFindings(phone.page)).toEqual([]);
  });

  await test.step('a message is copied and deleted by its menu with the keyboard alone', async () => {
    const hers = phone.page.getByRole('listitem').filter({ hasText: 'Friday' });
    const dots = hers.getByRole('button', { name: 'More about this message' });
    await dots.focus();
    await phone.page.keyboard.press('Enter');
    await expect(phone.page.getByRole('menuitem', { name: 'Copy' })).toBeFocused();
    expect(await axeFindings(phone.page)).toEqual([]);
    await phone.page.keyboard.press('ArrowDown');
    await phone.page.keyboard.press('Enter');
    await phone.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(hers).toHaveCount(0);
  });
});
