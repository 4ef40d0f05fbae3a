import { expect, test } from '@playwright/test';
import { Clinic } from '../support/server/clinic.ts';
import { logIn, syncLine } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { startTestServer } from '../support/server/start-test-server.ts';

const desktop = { viewport: { width: 1280, height: 800 } };

test('an alarm without a network stays open, reaches her doctor an hour later, and she reads who saw it', async () => {
  await using server = await startTestServer();
  const clinic = new Clinic(server);
  const hospital = await clinic.addHospital('Lakeside Maternity');
  const doctor = await clinic.addDoctor('Dr Wambui Njeri', hospital.id);
  const amina = await clinic.addPatient('Amina Odhiambo');
  const profile = { userId: amina.id, name: amina.name, assignedDoctorId: doctor.id };
  const own = ['read', 'update'].map((action) => `${action}("user:${amina.id}")`);
  await clinic.databases.createDocument('maia', 'profiles', amina.id, profile, own);

  await using phone = await Phone.withApp(server.origin);
  const { page } = phone;
  await logIn(await phone.open('/login'), amina);
  await page.waitForURL('**/dashboard');
  await phone.untilInstalled();
  await expect(syncLine(page)).toContainText('synced');
  await server.kill();

  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Open alarm: blood pressure' }) });
  await test.step('the alarm of an hour ago stands on top of Today once its card is closed, with what she did', async () => {
    await page.getByRole('button', { name: 'Add blood pressure' }).click();
    await page.getByLabel('Systolic').fill('168');
    await page.getByLabel('Diastolic').fill('114');
    // By the clock and the time zone of the phone.
    const hourAgo = await page.evaluate(() => {
      const at = new Date(Date.now() - 3_600_000);
      return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
    });
    await page.getByRole('button', { name: 'Date and time' }).click();
    await page.getByRole('textbox', { name: 'Date' }).fill(hourAgo.slice(0, 10));
    await page.getByRole('textbox', { name: 'Time' }).fill(hourAgo.slice(11));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: /I have called/ }).click();
    await expect(card.getByRole('listitem')).toContainText([/168\/114 mmHg/, /Confirmed: called and understood/]);
    await expect(card).toContainText('No doctor has answered it yet.');
    await expect(card.getByRole('button', { name: /Measure again/ })).toBeVisible();
    await card.getByRole('button', { name: 'I am on my way to the hospital' }).click();
    await expect(card.getByRole('listitem')).toContainText([/168\/114/, /Confirmed/, /On the way to the hospital/]);
  });

  await test.step('it is one tap away from every screen, and outlives a reload', async () => {
    await phone.open('/readings');
    await page.getByRole('link', { name: /^Open alarm: blood pressure\./ }).click();
    await page.waitForURL('**/dashboard');
    await expect(card).toHaveCount(1);
  });

  await server.run();
  await using desk = await Phone.withApp(server.origin, desktop);
  await test.step('her doctor reads the timeline on her page, and acknowledges the reading', async () => {
    await expect(syncLine(page)).toContainText('synced', { timeout: 60_000 });
    await logIn(await desk.open('/login'), doctor);
    await desk.page.waitForURL(({ pathname }) => pathname !== '/login');
    await desk.open(`/doctor/patient/${amina.id}`);
    const timeline = desk.page
      .locator('section:not(:has(section))')
      .filter({ has: desk.page.getByRole('heading', { name: 'Open alarm: blood pressure' }) });
    await expect(timeline.getByRole('listitem')).toContainText([/168\/114/, /Confirmed/, /On the way/], {
      timeout: 60_000,
    });
    await desk.page
      .getByRole('button', { name: `I have seen it: ${amina.name}` })
      .first()
      .click();
    await expect(timeline).toContainText('Dr Wambui Njeri saw it');
  });

  await test.step('she reads who saw it, and the alarm stays open', async () => {
    await expect(card).toContainText('Dr Wambui Njeri saw it', { timeout: 60_000 });
    await expect(card).toContainText('It stays open until it is closed.');
  });
  expect(phone.forbiddenEvents.take()).toEqual([]);
});
