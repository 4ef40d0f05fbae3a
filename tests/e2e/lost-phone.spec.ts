import { expect, test } from '@playwright/test';
import { ID } from 'node-appwrite';
import { storedText } from '../support/browser/page-storage.ts';
import { addBloodPressure, expectReadings, logIn } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';
import { Clinic, type Person } from '../support/server/clinic.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import { until } from '../support/until.ts';

/** Waits until no database of a store and none of these words is left in this browser. */
async function untilNothingIsStored(phone: Phone, words: readonly string[]): Promise<void> {
  // The names first: a look into a database that is just being deleted would create it again.
  const names = () => phone.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  await until('no store is left', async () => !(await names()).some((name) => name.includes('--')));
  const left = async () => {
    const text = JSON.stringify(await storedText(phone.page));
    return words.filter((word) => text.includes(word));
  };
  await expect.poll(left).toEqual([]);
}

test('a lost phone that comes back is signed out and erased, and her tablet shows when', async () => {
  await using visit = await Visit.begin(undefined, 'Nyokabi Wanjala');
  const { phone, patient, clinic, server } = visit;
  const userId = await clinic.idOf(patient.email);
  await addBloodPressure(phone.page, '118', '76');
  await expectReadings(phone.page, ['118/76 mmHg']);
  await using tablet = await Phone.withApp(server.origin);
  await logIn(await tablet.open('/login'), patient);
  await tablet.page.waitForURL('**/dashboard');
  await until('both devices are known', async () => (await clinic.held('devices', userId)).length === 2);
  await until('the reading is sent', async () => (await clinic.held('blood_pressure', userId)).length === 1);

  await phone.untilSessionIsOnDisk();
  await server.kill();
  await addBloodPressure(phone.page, '137', '83');
  await expectReadings(phone.page, ['137/83 mmHg']);
  await phone.switchOff();
  await server.run();

  await test.step('she reports it from her tablet', async () => {
    await tablet.open('/account');
    await tablet.page.getByRole('button', { name: 'I lost this phone' }).click();
    const question = tablet.page.getByRole('dialog');
    await expect(question).toContainText('Readings of that phone that were never sent are lost.');
    await question.getByLabel('Password you have now').fill(patient.password);
    await question.getByRole('button', { name: 'Sign out and erase' }).click();
    await expect(tablet.page.getByText(/^Reported lost /)).toBeVisible();
    expect(await clinic.sessionsOf(userId)).toBe(1);
  });

  await test.step('it comes back', async () => {
    await phone.switchOn();
    await phone.open('/dashboard');
    await phone.page.waitForURL(({ pathname }) => ['/', '/login'].includes(pathname));
    await untilNothingIsStored(phone, [userId, patient.name, patient.email]);
  });

  await until('it has said so', async () => {
    const devices = await clinic.held('devices', userId);
    return devices.some(({ wipedAt }) => typeof wipedAt === 'string');
  });
  await tablet.page.reload();
  await expect(tablet.page.getByText(/^Wiped on \d+ \w+ \d{4}, \d\d:\d\d$/)).toBeVisible();
  // What was never sent is lost; what the account has stays.
  expect((await clinic.held('blood_pressure', userId)).map(({ systolic }) => systolic)).toEqual([118]);
});

/** A patient with a reading whom this doctor may read, as her own phone sends both. */
async function addPatientOf(clinic: Clinic, doctor: Person): Promise<Person> {
  const patient = await clinic.addPatient('Zawadi Atieno');
  const { id, name, email } = patient;
  const grants = (...actions: string[]) => actions.map((action) => `${action}("user:${id}")`);
  const profile = { userId: id, name, email, assignedDoctorId: doctor.id };
  await clinic.databases.createDocument('maia', 'profiles', id, profile, grants('read', 'update'));
  const reading = { userId: id, systolic: 147, diastolic: 83, recordedAt: new Date().toISOString() };
  await clinic.databases.createDocument('maia', 'blood_pressure', ID.unique(), reading, grants('read', 'delete'));
  await until('the doctor may read it', async () => {
    const [held] = await clinic.held('blood_pressure', id);
    return held?.$permissions.includes(`read("user:${doctor.id}")`) === true;
  });
  return patient;
}

test('the device of a doctor who has left meanwhile keeps nothing of her patients once it is back', async () => {
  await using server = await startTestServer();
  const clinic = new Clinic(server);
  const hospital = await clinic.addHospital('Lakeside Maternity');
  const doctor = await clinic.addDoctor('Dr Wambui Njeri', hospital.id);
  const patient = await addPatientOf(clinic, doctor);

  await using desk = await Phone.withApp(server.origin, { viewport: { width: 1280, height: 800 } });
  await logIn(await desk.open('/login'), doctor);
  await desk.page.waitForURL(({ pathname }) => pathname !== '/login');
  await desk.open(`/doctor/patient/${patient.id}`);
  await expect(desk.page.getByText('147/83 mmHg').first()).toBeVisible();
  await until('the desk is known', async () => (await clinic.held('devices', doctor.id)).length === 1);
  await until('her page is kept for offline', async () => (await storedText(desk.page)).rows.includes('"boxes"'));
  await desk.untilInstalled();
  await desk.untilSessionIsOnDisk();
  await desk.switchOff();

  await clinic.users.updateLabels(doctor.id, []);
  await clinic.users.deleteSessions(doctor.id);

  await desk.switchOn();
  await desk.open('/doctor');
  await desk.page.waitForURL(({ pathname }) => ['/', '/login'].includes(pathname));
  await untilNothingIsStored(desk, [patient.id, patient.name, patient.email, doctor.id, doctor.email, 'boxes']);
  await expect(desk.page.getByText(patient.name)).toHaveCount(0);
  await desk.open(`/doctor/patient/${patient.id}`);
  await desk.page.waitForURL(({ pathname }) => pathname === '/login');
  await expect(desk.page.getByText('147/83 mmHg')).toHaveCount(0);
});
