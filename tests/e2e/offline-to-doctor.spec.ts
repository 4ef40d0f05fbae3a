import { expect, test } from '@playwright/test';
import { Clinic, newPerson } from '../support/server/clinic.ts';
import {
  logIn,
  addBloodPressure,
  addBloodSugar,
  addWeight,
  expectReadings,
  signUp,
  syncLine,
} from '../support/browser/patient-steps.ts';
import { isGuestAnswer } from '../support/browser/forbidden-events.ts';
import { Phone } from '../support/browser/phone.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import { until } from '../support/until.ts';

const desktop = { viewport: { width: 1280, height: 800 } };
const readings = ['118/76 mmHg', '95 mg/dL', '68.4 kg'];

test('readings logged with the server dead survive a killed browser and reach her doctor without a reload', async () => {
  await using server = await startTestServer();
  const clinic = new Clinic(server);
  const hospital = await clinic.addHospital('Lakeside Maternity');
  const doctor = await clinic.addDoctor('Dr Wambui Njeri', hospital.id);
  const stranger = await clinic.addDoctor('Dr Else Where', hospital.id);
  const amina = newPerson('Amina Odhiambo');

  await using phone = await Phone.unpack(server.origin);
  await test.step('she signs up and her doctor is assigned', async () => {
    await signUp(await phone.open('/signup'), amina);
    await phone.untilInstalled();
  });
  const patientId = await clinic.idOf(amina.email);
  await until(
    'her profile has reached the server',
    async () => (await clinic.held('profiles', patientId)).length === 1,
  );
  await clinic.assignDoctor(patientId, doctor.id);

  await using desk = await Phone.withApp(server.origin, desktop);
  await test.step('her doctor opens her page and leaves it open', async () => {
    const page = await desk.open(`/doctor/patient/${patientId}`);
    await logIn(page, doctor);
    await page.waitForURL(`**/doctor/patient/${patientId}`);
    await expect(page.getByRole('heading', { name: amina.name })).toBeVisible();
    await desk.untilInstalled();
    await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
  });

  await server.kill();
  await test.step('she logs three readings with the server dead', async () => {
    await phone.open('/dashboard');
    await addBloodPressure(phone.page, '118', '76');
    await addBloodSugar(phone.page, '95', 'Fasting');
    await addWeight(phone.page, '68.4');
    await expectReadings(phone.page, readings);
    await expect(syncLine(phone.page).filter({ hasText: /waiting|offline/i })).toBeVisible();
  });

  await phone.untilSessionIsOnDisk();
  await phone.kill();
  await phone.switchOn();
  await test.step('the app opens with the server still dead and the readings are there', async () => {
    await phone.open('/dashboard');
    await expectReadings(phone.page, readings);
  });

  await server.run();
  await test.step('they travel by themselves and the open page of her doctor shows them', async () => {
    await expect(syncLine(phone.page).filter({ hasText: /synced/ })).toBeVisible({ timeout: 60_000 });
    for (const text of readings)
      await expect(desk.page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 60_000 });
    expect(await desk.page.evaluate(() => 'neverReloaded' in globalThis)).toBe(true);
  });
  for (const [collection, field] of [
    ['blood_pressure', 'systolic'],
    ['blood_sugar', 'level'],
    ['weight', 'weight'],
  ] as const)
    expect((await clinic.held(collection, patientId)).map((held) => held[field])).toEqual([
      { systolic: 118, level: 95, weight: 68.4 }[field],
    ]);

  await test.step('a doctor who is not assigned sees nothing, by calls or by screen', async () => {
    const databases = await clinic.databasesOf(stranger);
    for (const collection of ['profiles', 'blood_pressure', 'blood_sugar', 'weight', 'tombstones']) {
      expect((await databases.listDocuments('maia', collection)).total, collection).toBe(0);
      for (const { $id } of await clinic.held(collection, patientId))
        await expect(databases.getDocument('maia', collection, $id)).rejects.toMatchObject({ code: 404 });
    }
    await using elsewhere = await Phone.withApp(server.origin, desktop);
    const page = await elsewhere.open(`/doctor/patient/${patientId}`);
    await logIn(page, stranger);
    await page.waitForURL(`**/doctor/patient/${patientId}`);
    await expect(page.getByText(/not one of your patients/i).first()).toBeVisible();
    const shown = await page.locator('body').innerText();
    for (const text of [amina.name, '118', '68.4']) expect(shown).not.toContain(text);
  });
  expect(phone.forbiddenEvents.take()).toEqual([]);
  // The doctor's page was opened before the sign-in, so one 401 for a guest is expected.
  expect(desk.forbiddenEvents.take().filter((fault) => !isGuestAnswer(fault))).toEqual([]);
});
