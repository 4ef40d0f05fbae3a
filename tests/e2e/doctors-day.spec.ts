import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Clinic } from '../support/server/clinic.ts';
import { addBloodPressure, logIn, rows } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { startTestServer } from '../support/server/start-test-server.ts';

const desktop = { viewport: { width: 1280, height: 800 } };

test('a severe reading is on top of the inbox, is acknowledged, and the patient reads who saw it', async () => {
  await using server = await startTestServer();
  const clinic = new Clinic(server);
  const hospital = await clinic.addHospital('Lakeside Maternity');
  const doctor = await clinic.addDoctor('Dr Wambui Njeri', hospital.id);
  const amina = await clinic.addPatient('Amina Odhiambo');
  const profile = { userId: amina.id, name: amina.name, assignedDoctorId: doctor.id };
  const own = ['read', 'update'].map((action) => `${action}("user:${amina.id}")`);
  await clinic.databases.createDocument('maia', 'profiles', amina.id, profile, own);

  await using phone = await Phone.withApp(server.origin);
  await test.step('she measures, and answers on the card that her head aches', async () => {
    await logIn(await phone.open('/login'), amina);
    await phone.page.waitForURL('**/dashboard');
    await addBloodPressure(phone.page, '168', '114');
    await phone.page.getByRole('button', { name: 'Severe or persistent headache' }).click();
  });

  await using desk = await Phone.withApp(server.origin, desktop);
  const page = await desk.open('/login');
  const row = page.getByRole('listitem').filter({ hasText: amina.name });
  await test.step('her doctor finds her first, with the reason and the symptom, and acknowledges', async () => {
    await logIn(page, doctor);
    await page.waitForURL(({ pathname }) => pathname !== '/login');
    await desk.open('/doctor');
    await expect(row).toContainText('Emergency');
    await expect(row).toContainText('Severe reading with symptoms. Noted: Severe or persistent headache.');
    await row.getByRole('button', { name: `I have seen it: ${amina.name}` }).click();
    await expect(row).toContainText('Seen by Dr Wambui Njeri');
  });

  await test.step('the phone says who saw it, on the card and at the reading', async () => {
    const seen = phone.page.getByText(/^Dr Wambui Njeri saw this \d\d:\d\d$/);
    await expect(rows(phone.page, '168/114 mmHg').getByText(/^Dr Wambui Njeri saw this/)).toBeVisible();
    await expect(seen).toHaveCount(2);
  });

  await test.step('the hand-over list is paper: nothing but the list', async () => {
    await page.getByRole('link', { name: 'Hand-over list' }).click();
    await expect(page.getByRole('rowheader', { name: amina.name })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('rowheader', { name: amina.name })).toBeVisible();
    for (const role of ['navigation', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('without a network the list opens as it was, says how old it is, and is read only', async () => {
    await desk.untilInstalled();
    await desk.open('/doctor');
    await expect(row).toContainText('Seen by Dr Wambui Njeri');
    await expect(page.getByText(/live\.$/)).toBeVisible();
    await server.kill();
    await desk.open('/doctor');
    await expect(row).toContainText('Seen by Dr Wambui Njeri');
    await expect(page.getByText(/^As of \d\d:\d\d\. The server does not answer/)).toBeVisible();
  });

  await test.step('and her report is made on the phone', async () => {
    await phone.untilInstalled();
    await phone.open('/report');
    const download = phone.page.waitForEvent('download');
    await phone.page.getByRole('button', { name: 'Save as PDF' }).click();
    const file = await (await download).path();
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
