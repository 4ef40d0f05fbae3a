import { expect, test } from '@playwright/test';
import { acceptInvitation } from '../support/browser/accept-invitation.ts';
import { axeFindings } from '../support/browser/accessibility.ts';
import { addBloodPressure, logIn } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { Clinic, newPerson } from '../support/server/clinic.ts';
import { startTestServer } from '../support/server/start-test-server.ts';

const desktop = { viewport: { width: 1280, height: 800 } };

test('a midwife is invited, sees the unit’s patient and answers her alarm; the setting takes it away, and she sees nothing', async () => {
  await using server = await startTestServer();
  const clinic = new Clinic(server);
  // Another server keeps the hospitals of earlier runs.
  const hospitalName = `Lakeside Maternity ${crypto.randomUUID().slice(0, 4)}`;
  const hospital = await clinic.addHospital(hospitalName);
  const admin = await clinic.addAdmin('Grace Njoki');
  const doctor = await clinic.addDoctor('Dr Wambui Njeri', hospital.id);
  const amina = await clinic.addPatient('Amina Odhiambo');
  const profile = { userId: amina.id, name: amina.name, assignedDoctorId: doctor.id, hospitalId: hospital.id };
  const own = ['read', 'update'].map((action) => `${action}("user:${amina.id}")`);
  await clinic.databases.createDocument('maia', 'profiles', amina.id, profile, own);
  const eve = newPerson('Eve Achieng');

  await using desk = await Phone.withApp(server.origin, desktop);
  await using phone = await Phone.withApp(server.origin);
  await using ward = await Phone.withApp(server.origin);
  const page = await desk.open('/login');
  const setting = async (reach: string) => {
    await desk.open('/clinic/hospital');
    await page.getByRole('button', { name: `Change ${hospitalName}` }).click();
    await page.getByLabel('Midwives and nurses read').selectOption({ label: reach });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
  };
  let password = '';

  await test.step('the administrator invites her for the hospital, and opens everything to midwives', async () => {
    await logIn(page, admin);
    await page.waitForURL('**/clinic');
    await page.getByRole('button', { name: 'Invite' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Doctor', exact: true }).click();
    await sheet.getByRole('button', { name: 'Midwife or nurse' }).click();
    await sheet.getByLabel('E-mail address').fill(eve.email);
    await sheet.getByLabel('Name, as patients see it').fill(eve.name);
    await expect(sheet.getByText('A midwife needs at least one hospital.', { exact: false })).toBeVisible();
    await sheet.getByRole('button', { name: hospitalName }).click();
    expect(await axeFindings(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Invite now' }).click();
    password = await acceptInvitation(sheet, eve, server.origin);
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('link').filter({ hasText: eve.email })).toBeVisible();
    await setting('Everything a doctor reads; they also answer alarms and write notes');
  });

  await test.step('the patient measures 168/114', async () => {
    await logIn(await phone.open('/login'), amina);
    await phone.page.waitForURL('**/dashboard');
    await addBloodPressure(phone.page, '168', '114');
  });

  const row = ward.page.getByRole('listitem').filter({ hasText: amina.name });
  await test.step('the midwife finds her in the doctor’s list, answers, and the patient reads who saw it', async () => {
    await logIn(await ward.open('/login'), { ...eve, password });
    await ward.page.waitForURL(({ pathname }) => pathname !== '/login');
    await ward.open('/doctor');
    await expect(row).toContainText('168/114');
    await row.getByRole('button', { name: `I have seen it: ${amina.name}` }).click();
    await expect(row).toContainText('Seen by Eve Achieng');
    await expect(phone.page.getByText(/^Eve Achieng saw this \d\d:\d\d$/).first()).toBeVisible();
  });

  await test.step('the numbers name her among those who log, with the time to the answer', async () => {
    await ward.page.getByRole('link', { name: 'Numbers' }).click();
    await expect(ward.page.getByText('1 answered alarm of the last 30 days')).toBeVisible();
    await ward.page.getByText('With a reading in the last 7 days').click();
    await expect(ward.page.getByRole('link', { name: amina.name }).first()).toBeVisible();
    expect(await axeFindings(ward.page)).toEqual([]);
    await desk.open('/clinic/numbers');
    await expect(page.getByText('Answered alarms of 30 days')).toBeVisible();
    await expect(page.getByText(amina.name)).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('only readings: what is closed stands nowhere, and she can answer nothing', async () => {
    await setting('Readings and messages');
    await ward.open(`/doctor/patient/${amina.id}`);
    await expect(ward.page.getByText('Your clinic opens readings, notes and messages', { exact: false })).toBeVisible();
    await expect(ward.page.getByRole('heading', { name: 'Messages with the doctor' })).toBeVisible();
    await expect(ward.page.getByRole('heading', { name: 'Medicines' })).toHaveCount(0);
    await expect(ward.page.getByRole('button', { name: 'Add note' })).toHaveCount(0);
  });

  await test.step('nothing: the list is empty, and her page is gone', async () => {
    await setting('Nothing');
    await ward.open('/doctor');
    await expect(ward.page.getByText('No patients yet', { exact: false })).toBeVisible();
    await expect(ward.page.getByText(amina.name)).toHaveCount(0);
    await ward.open(`/doctor/patient/${amina.id}`);
    await expect(ward.page.getByText('Her records are not open to you.', { exact: false })).toBeVisible();
    await expect(ward.page.getByText('168')).toHaveCount(0);
  });

  await test.step('the patient reads who looked', async () => {
    await phone.open('/who-looked');
    // Appwrite has no audit trail.
    const words = process.env['E2E_ENDPOINT'] ? 'The server of your clinic does not keep this list.' : eve.name;
    await expect(phone.page.getByText(words, { exact: false }).first()).toBeVisible();
  });
});
