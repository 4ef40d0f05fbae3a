import { expect, test } from '@playwright/test';
import { acceptInvitation } from '../support/browser/accept-invitation.ts';
import { axeFindings } from '../support/browser/accessibility.ts';
import { logIn } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { Clinic, newPerson } from '../support/server/clinic.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import { until } from '../support/until.ts';

const isElsewhere = Boolean(process.env['E2E_ENDPOINT']);
const desktop = { viewport: { width: 1280, height: 800 } };

test('a doctor leaves the clinic: a new one is invited, the old one is signed out, and her patients move and read who did it', async () => {
  await using server = await startTestServer();
  const clinic = new Clinic(server);
  const hospital = await clinic.addHospital('Lakeside Maternity');
  const admin = await clinic.addAdmin('Grace Njoki');
  const leaving = await clinic.addDoctor('Dr Wambui Njeri', hospital.id);
  const amina = await clinic.addPatient('Amina Odhiambo');
  const profile = { userId: amina.id, name: amina.name, assignedDoctorId: leaving.id, hospitalId: hospital.id };
  const own = ['read', 'update'].map((action) => `${action}("user:${amina.id}")`);
  await clinic.databases.createDocument('maia', 'profiles', amina.id, profile, own);

  await using desk = await Phone.withApp(server.origin, desktop);
  await using old = await Phone.withApp(server.origin);
  const page = await desk.open('/login');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const zuri = newPerson('Dr Zuri Kamau');
  const row = (email: string) => page.getByRole('link').filter({ hasText: email });
  let password = '';

  await test.step('the leaving doctor works on her phone', async () => {
    await logIn(await old.open('/login'), leaving);
    await old.page.waitForURL(({ pathname }) => pathname !== '/login');
    await old.open('/doctor');
    await expect(old.page.getByRole('listitem').filter({ hasText: amina.name })).toBeVisible();
  });

  await test.step('the administrator signs in and sees people, not the app of a patient', async () => {
    await logIn(page, admin);
    await page.waitForURL('**/clinic');
    await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
    await expect(navigation.getByRole('link')).toHaveText([
      'maia',
      'People',
      'Hospital',
      'Community',
      'Articles',
      'Messages',
      'Installation',
      'More pages',
    ]);
    await expect(page.getByRole('button', { name: /^Add/ })).toHaveCount(0);
    await expect(row(leaving.email)).toContainText('1 patient');
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('a new doctor is invited, with a password that is shown once', async () => {
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('button', { name: 'Invite now' }).click();
    await expect(page.getByRole('alert')).toContainText('An address, a name and a role are needed');
    await page.getByLabel('E-mail address').fill(zuri.email);
    await page.getByLabel('Name, as patients see it').fill(zuri.name);
    await page.getByLabel('Hospital', { exact: true }).selectOption({ label: 'Lakeside Maternity' });
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Invite now' }).click();
    password = await acceptInvitation(page.getByRole('dialog'), zuri, server.origin);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(row(zuri.email)).toBeVisible();
  });

  await test.step('the work of the old doctor ends: her phone is signed out and erases what it has', async () => {
    await row(leaving.email).click();
    await expect(page.getByRole('list', { name: 'Devices' }).getByText(/^Last used/)).toHaveCount(1);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'End the work here' }).click();
    await expect(page.getByRole('dialog')).toContainText('1 patient has no doctor then');
    await page.getByRole('button', { name: 'End it now' }).click();
    await expect(page.getByText('The work here is ended.', { exact: false })).toBeVisible();
    expect(await clinic.sessionsOf(leaving.id)).toBe(0);
    await old.open('/doctor');
    await expect(old.page.getByText(amina.name)).toHaveCount(0);
    await expect(old.page.getByLabel('Password')).toBeVisible();
  });

  await test.step('her patient is listed without a doctor, and is moved', async () => {
    const zuriId = await clinic.idOf(zuri.email);
    await expect(page.getByRole('region').getByText('No longer a doctor here', { exact: false })).toBeVisible();
    await page.getByLabel('New doctor').selectOption(zuriId);
    await page.getByRole('button', { name: 'Move 1 patient' }).click();
    await expect(page.getByText('1 patient was moved.')).toBeVisible();
    await until('care-access has granted', async () => {
      const [held] = await clinic.held('profiles', amina.id);
      return held?.$permissions.includes(`read("user:${zuriId}")`) && !held.$permissions.join().includes(leaving.id);
    });
    await navigation.getByRole('link', { name: 'Installation' }).click();
    await expect(page.getByText('Moved a patient to another doctor').first()).toBeVisible();
    const state = isElsewhere ? 'This clinic runs on Appwrite.' : 'No backup was ever made.';
    await expect(page.getByText(state, { exact: false })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('the audit trail says it, and that it was read', async () => {
    await desk.open('/clinic/audit');
    if (!isElsewhere) {
      const entries = page.getByRole('list', { name: 'Entries, the newest first' });
      await expect(entries.getByText('Read the audit trail').first()).toBeVisible();
      await expect(entries.getByText('Moved a patient to another doctor')).toBeVisible();
    }
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('the new doctor sees the patient; the patient reads who moved her', async () => {
    await using other = await Phone.withApp(server.origin);
    await logIn(await other.open('/login'), { ...zuri, password });
    await other.page.waitForURL(({ pathname }) => pathname !== '/login');
    await other.open('/doctor');
    await expect(other.page.getByRole('listitem').filter({ hasText: amina.name })).toBeVisible();
    await using phone = await Phone.withApp(server.origin);
    await logIn(await phone.open('/login'), amina);
    await phone.page.waitForURL('**/dashboard');
    await phone.open('/who-looked');
    const line = phone.page.getByRole('listitem').filter({ hasText: admin.name });
    // Appwrite has no audit trail.
    const answer = isElsewhere
      ? phone.page.getByText('The server of your clinic does not keep this list.', { exact: false })
      : line.filter({ hasText: `moved you to another doctor: ${zuri.name}` });
    await expect(answer).toBeVisible();
    await phone.open('/clinic');
    await phone.page.waitForURL('**/dashboard');
  });
  expect([...desk.forbiddenEvents.take()]).toEqual([]);
});
