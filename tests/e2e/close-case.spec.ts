import { expect, test } from '@playwright/test';
import { Clinic } from '../support/server/clinic.ts';
import { addBloodPressure, logIn } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { startTestServer } from '../support/server/start-test-server.ts';

const desktop = { viewport: { width: 1280, height: 800 } };

test('an alarm at night: her doctor sees it, does not reach her, calls back and closes it, and her card says so', async () => {
  await using server = await startTestServer();
  const clinic = new Clinic(server);
  const hospital = await clinic.addHospital('Lakeside Maternity');
  const doctor = await clinic.addDoctor('Dr Wambui Njeri', hospital.id);
  const amina = await clinic.addPatient('Amina Odhiambo');
  const profile = { userId: amina.id, name: amina.name, assignedDoctorId: doctor.id };
  const own = ['read', 'update'].map((action) => `${action}("user:${amina.id}")`);
  await clinic.databases.createDocument('maia', 'profiles', amina.id, profile, own);

  await using phone = await Phone.withApp(server.origin);
  const card = phone.page.locator('section').filter({ has: phone.page.getByRole('heading', { name: /alarm: blood/ }) });
  await test.step('she measures, and closes the card of the reading', async () => {
    await logIn(await phone.open('/login'), amina);
    await phone.page.waitForURL('**/dashboard');
    await addBloodPressure(phone.page, '168', '114');
    await phone.page.getByRole('button', { name: /I have called/ }).click();
    await expect(card).toContainText('Open alarm: blood pressure');
  });

  await using desk = await Phone.withApp(server.origin, desktop);
  const page = await desk.open('/login');
  const row = page.getByRole('listitem').filter({ hasText: amina.name });
  const sheet = page.getByRole('dialog', { name: `Close the alarm of ${amina.name}` });
  await test.step('her doctor reads in the list what is open and since when, and has seen it with one tap', async () => {
    await logIn(page, doctor);
    await page.waitForURL(({ pathname }) => pathname !== '/login');
    await desk.open('/doctor');
    await expect(row).toContainText(/Severe reading, not repeated yet\. Unanswered for \d min\./, { timeout: 30_000 });
    await row.getByRole('button', { name: `I have seen it: ${amina.name}` }).click();
    await expect(row).toContainText('Seen by Dr Wambui Njeri');
    await expect(row).toContainText('Not closed yet.');
    await expect(card).toContainText('Dr Wambui Njeri has seen it. It stays open until it is closed.', {
      timeout: 30_000,
    });
  });

  await test.step('without an answer it stays open, with a time to call back', async () => {
    await row.getByRole('button', { name: `Close the alarm of ${amina.name}` }).click();
    await sheet.getByRole('button', { name: 'No answer' }).click();
    await sheet.getByRole('button', { name: 'Save, keep it open' }).click();
    await expect(row).toContainText(/Call back: today \d\d:\d\d\.|Call back: /);
    await expect(card).toContainText('Dr Wambui Njeri called, no answer', { timeout: 30_000 });
    await expect(card).toContainText(/The doctor plans to call at \d\d:\d\d/);
  });

  /** Her page beside the list, which has the same button. */
  const herPage = page.getByRole('region', { name: amina.name });
  await test.step('an outcome that was chosen by mistake is undone', async () => {
    await desk.open(`/doctor/patient/${amina.id}`);
    const open = page
      .locator('section:not(:has(section))')
      .filter({ has: page.getByRole('heading', { name: /^Open alarm/ }) });
    await herPage.getByRole('button', { name: `Close the alarm of ${amina.name}` }).click();
    await sheet.getByRole('button', { name: 'False reading' }).click();
    await sheet.getByRole('button', { name: 'Close the alarm', exact: true }).click();
    await expect(open).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(open).toHaveCount(1);
  });

  await test.step('the call closes it, and her card says so', async () => {
    await herPage.getByRole('button', { name: `Close the alarm of ${amina.name}` }).click();
    await sheet.getByRole('button', { name: 'Called' }).click();
    await sheet.getByLabel('Words (optional)').fill('She comes in at 8.');
    await sheet.getByRole('button', { name: 'Close the alarm', exact: true }).click();
    await expect(card).toContainText('Closed alarm: blood pressure', { timeout: 30_000 });
    await expect(card).toContainText('Dr Wambui Njeri called: “She comes in at 8.”');
    await desk.open('/doctor');
    await expect(row).toContainText('Dr Wambui Njeri called');
    await expect(row.getByRole('button')).toHaveCount(0);
  });
  expect(phone.forbiddenEvents.take()).toEqual([]);
  expect(desk.forbiddenEvents.take()).toEqual([]);
});
