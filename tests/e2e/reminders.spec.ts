import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/browser/accessibility.ts';
import { logIn, save } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { clockIn, ownedDocument } from '../support/server/records.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { until } from '../support/until.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => server[Symbol.asyncDispose]());

const zone = 'Africa/Nairobi';

test('a reminder without a network: bad input has an error at its field, what was typed outlives a reload, then it is saved and paused', async () => {
  await using visit = await Visit.begin(server);
  const { phone } = visit;
  await phone.open('/reminders');
  await phone.context.setOffline(true);
  const { page } = phone;
  await page.reload();
  await page.getByRole('button', { name: 'Add a reminder' }).click();
  await save(page);
  await expect(page.getByText('Field medicationName required for medication reminder.')).toBeVisible();
  await expect(page.getByText('Field dosage required for medication reminder.')).toBeVisible();
  await expect(page.getByText('Field frequency required for medication reminder.')).toBeVisible();
  await page.getByLabel('Medicine').fill('  Labetalol ');
  await expect(page.getByText(/special missed-dose rules/)).toBeVisible();
  await page.getByLabel('How much each time').fill('100 mg');
  await page.getByLabel('How often').selectOption({ label: 'Twice a day' });
  await page.getByLabel('Time 1', { exact: true }).fill('08:00');
  await page.getByLabel('Time 2', { exact: true }).fill('08:00');
  await page.getByText('Days, start and end').click();
  await page.getByLabel('First day').fill('2027-02-10');
  await page.getByLabel('Last day').fill('2027-02-09');
  await save(page);
  await expect(page.getByText('08:00 is there twice. One time is one dose.')).toHaveCount(2);
  await expect(page.getByText('The end cannot be before the start.')).toBeVisible();
  await page.getByLabel('Time 2', { exact: true }).fill('20:00');
  await page.getByLabel('First day').fill('');
  await page.getByLabel('Last day').fill('');
  await page.getByLabel('Notes').fill('n'.repeat(1001));
  await save(page);
  await expect(page.getByText('Notes must be at most 1000 characters.')).toBeVisible();
  await until('the draft is sealed with what was typed last', () =>
    page.evaluate(() => {
      const kept = Object.entries(sessionStorage).find(([key]) => key.includes('reminder new'));
      return (kept?.[1].length ?? 0) > 1001;
    }),
  );

  await page.reload();
  await page.getByRole('button', { name: 'Add a reminder' }).click();
  await expect(page.getByLabel('Time 2', { exact: true })).toHaveValue('20:00');
  await page.getByLabel('Notes').fill('with water');
  await save(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Twice a day' });
  await expect(row).toContainText('100 mg');
  await expect(page.getByText('No dose is due now.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await row.getByRole('button', { name: 'Pause: Labetalol' }).click();
  await expect(page.getByText(/No active reminder/)).toBeVisible();
  await page.getByRole('button', { name: 'Active only' }).click();
  await expect(row).toContainText('Paused');

  await phone.context.setOffline(false);
  await until(
    'the reminder is on the server as it was typed',
    async () => {
      const [held] = await visit.clinic.held('medication_reminders', await visit.clinic.idOf(visit.patient.email));
      return held?.medicationName === 'Labetalol' && held.isActive === false && held.timeZone === zone;
    },
    60_000,
  );
  expect(phone.forbiddenEvents.take()).toEqual([]);
});

test('one dose that two devices and a second tap answer without a network is one record; it can be taken back', async () => {
  await using visit = await Visit.begin(server);
  await using tablet = await Phone.withApp(server.origin);
  const { clinic, patient, phone } = visit;
  const patientId = await clinic.idOf(patient.email);
  const due = clockIn(zone, -40);
  const missed = clockIn(zone, -200);
  await ownedDocument(clinic.databases, 'medication_reminders', patientId, {
    medicationName: 'Iron and folic acid',
    dosage: '1 tablet',
    frequency: 'Twice a day',
    times: [due.time, missed.time, '25:00'],
    isActive: true,
    timeZone: zone,
    scheduledSince: '2026-01-01T00:00:00.000+00:00',
  });
  await logIn(await tablet.open('/login'), patient);
  await tablet.page.waitForURL('**/dashboard');
  await tablet.untilInstalled();
  for (const device of [phone, tablet]) {
    const page = await device.open('/reminders');
    const card = page.getByRole('listitem').filter({ hasText: 'Late by' });
    await expect(card).toContainText('1 tablet, as your prescriber wrote');
    await expect(card).toContainText('Do not take a double dose');
    await expect(page.getByRole('listitem').filter({ hasText: 'What happened to this dose?' })).toHaveCount(1);
    await device.context.setOffline(true);
    await card.getByRole('button', { name: 'Taken' }).dblclick();
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1);
  }
  expect(await axeFindings(phone.page)).toEqual([]);
  for (const device of [phone, tablet]) await device.context.setOffline(false);
  await until(
    'the answer is on the server once',
    async () => {
      const held = await clinic.held('dose_events', patientId);
      return held.length === 1 && held[0]?.outcome === 'taken' && held[0].time === due.time;
    },
    60_000,
  );
  await phone.page.getByRole('button', { name: 'Undo' }).click();
  await expect(tablet.page.getByRole('listitem').filter({ hasText: 'Late by' })).toHaveCount(1, { timeout: 20_000 });
  expect(await clinic.held('dose_events', patientId)).toHaveLength(1);
});

test('after travel the phone asks before any time moves, and home can be kept', async () => {
  await using visit = await Visit.begin(server);
  const { clinic, patient } = visit;
  const patientId = await clinic.idOf(patient.email);
  await ownedDocument(clinic.databases, 'medication_reminders', patientId, {
    medicationName: 'Levothyroxine',
    dosage: '1 tablet',
    frequency: 'Once a day',
    times: ['07:00'],
    isActive: true,
    timeZone: zone,
  });
  await using tablet = await Phone.withApp(server.origin, { timezoneId: 'Asia/Tokyo' });
  await logIn(await tablet.open('/login'), patient);
  await tablet.page.waitForURL('**/dashboard');
  const page = await tablet.open('/reminders');
  const question = page.getByText(/in another time zone \(Tokyo\)\. Keep 07:00 of Nairobi, or 07:00 here\?/);
  await expect(question).toBeVisible();
  await expect(page.getByText(/Check the timing with your pharmacist/)).toBeVisible();
  const [unmoved] = await clinic.held('medication_reminders', patientId);
  expect(unmoved?.timeZone).toBe(zone);
  await page.getByRole('button', { name: 'Keep Nairobi time' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Pause' })).toContainText('Nairobi time');
  await until(
    'home is kept on the server',
    async () => {
      const [held] = await clinic.held('medication_reminders', patientId);
      return held?.timeZone === zone && held.isZoneFixed === true;
    },
    60_000,
  );
});
