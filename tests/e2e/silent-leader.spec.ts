import { expect, test } from '@playwright/test';
import { Clinic, newPerson } from '../support/server/clinic.ts';
import { addBloodPressure, expectReadings, signUp } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import { until } from '../support/until.ts';
import { Wire } from '../support/network/recording-proxy.ts';

/** The time for which the leader sends no heartbeat. It counts as frozen after 20 s, checked every 5 s. */
const SILENT_MS = 60_000;

test('a leader worker that sends no heartbeat loses leadership to a visible tab', async () => {
  await using server = await startTestServer();
  await using wire = await Wire.to(server.port);
  await using phone = await Phone.withApp(wire.origin);
  const patient = newPerson('Amina Odhiambo');
  const first = await phone.open('/signup');
  await signUp(first, patient);
  const clinic = new Clinic(server);
  const patientId = await clinic.idOf(patient.email);
  const held = async () => (await clinic.held('blood_pressure', patientId)).map(({ systolic }) => systolic);
  await addBloodPressure(first, '118', '76');
  await until('the first tab carries', async () => (await held()).includes(118));

  const second = await phone.context.newPage();
  await second.goto(`${phone.origin}/dashboard`);
  await expectReadings(second, ['118/76 mmHg']);
  const waiting = () =>
    second.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name = '' }) => name) ?? []);
  await until('the second tab waits for the lead', async () => (await waiting()).includes(`maia-sync-${patientId}`));

  // Freezes the leader worker: it keeps the lock, answers nothing and wakes up later. `Atomics.wait` uses no CPU time.
  const [worker] = first.workers();
  if (!worker) throw new Error('the first tab has no worker');
  const asleep = worker.evaluate((ms) => {
    const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    Atomics.wait(new Int32Array(buffer), 0, 0, ms);
  }, SILENT_MS);
  asleep.catch(() => undefined);

  const silentAt = Date.now();
  await addBloodPressure(second, '121', '77');
  await expectReadings(second, ['121/77 mmHg', '118/76 mmHg']);
  await until('the second tab carries', async () => (await held()).includes(121), SILENT_MS);
  expect(Date.now() - silentAt, 'it carried while the first was silent').toBeLessThan(SILENT_MS);
  expect(await held()).toHaveLength(2);
  for (const { $id } of await clinic.held('blood_pressure', patientId))
    expect(wire.passed.filter(({ method, body }) => method === 'POST' && body.includes($id))).toHaveLength(1);
});
