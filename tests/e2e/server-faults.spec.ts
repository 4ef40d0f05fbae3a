import { expect, test } from '@playwright/test';
import { Clinic } from '../support/server/clinic.ts';
import { serverWithFaults } from '../support/server/server-faults.ts';
import { addBloodPressure, expectReadings, logIn, syncLine } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';
import { until } from '../support/until.ts';

/** A phone waits up to a minute between two attempts, and the function schedule runs each minute. */
const HEALED_WITHIN_MS = 150_000;

test('readings written while one part of the server after the other fails arrive once each, and her doctor and a second phone read all of them', async () => {
  const { server, faults } = await serverWithFaults();
  await using _stopped = server;
  await using visit = await Visit.begin(server);
  const { clinic, phone, patient } = visit;
  const patientId = await clinic.idOf(patient.email);
  const doctor = await clinic.addDoctor('Dr Wambui Njeri', (await clinic.addHospital('Lakeside Maternity')).id);
  await clinic.assignDoctor(patientId, doctor.id);
  const systolic: number[] = [];
  const write = async () => {
    systolic.push(110 + systolic.length);
    await addBloodPressure(phone.page, String(systolic.at(-1)), '70');
  };
  await phone.open('/dashboard');
  for (const fault of faults)
    await test.step(fault.name, async () => {
      await write();
      await fault.breaks();
      await write();
      await fault.heals();
      await write();
    });

  await until('the server has every reading', () => hasAll(clinic, patientId, systolic), HEALED_WITHIN_MS);
  await expect(syncLine(phone.page).filter({ hasText: /synced/ })).toBeVisible({ timeout: HEALED_WITHIN_MS });
  const held = await clinic.held('blood_pressure', patientId);
  expect(held.map((one) => Number(one.systolic)).toSorted((a, b) => a - b)).toEqual(systolic);
  await until(
    'her doctor may read every one',
    async () =>
      (await clinic.held('blood_pressure', patientId)).every(({ $permissions }) =>
        $permissions.includes(`read("user:${doctor.id}")`),
      ),
    HEALED_WITHIN_MS,
  );
  await using second = await Phone.withApp(server.origin);
  await logIn(await second.open('/login'), patient);
  await second.page.waitForURL('**/dashboard');
  await second.open('/readings');
  await expectReadings(
    second.page,
    systolic.map((value) => `${value}/70 mmHg`),
  );
  test.info().annotations.push({ type: 'faults', description: faults.map(({ name }) => name).join(', ') });
});

const hasAll = async (clinic: Clinic, patientId: string, systolic: readonly number[]) =>
  (await clinic.held('blood_pressure', patientId).catch(() => [])).length >= systolic.length;
