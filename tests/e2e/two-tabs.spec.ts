import { expect, test } from '@playwright/test';
import { Clinic, newPerson } from '../support/server/clinic.ts';
import { addBloodPressure, addWeight, expectReadings, rows, signUp } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import { until } from '../support/until.ts';
import { Wire } from '../support/network/recording-proxy.ts';

test('two tabs of one phone show the same, and each reading is sent once', async () => {
  await using server = await startTestServer();
  await using wire = await Wire.to(server.port);
  await using phone = await Phone.withApp(wire.origin);
  const patient = newPerson('Amina Odhiambo');
  await signUp(await phone.open('/signup'), patient);
  const first = phone.page;
  const second = await phone.context.newPage();
  await second.goto(`${phone.origin}/dashboard`);

  await addBloodPressure(first, '118', '76');
  await expectReadings(second, ['118/76 mmHg']);
  await addWeight(second, '68.4');
  await expectReadings(first, ['118/76 mmHg', '68.4 kg']);
  await Promise.all([addBloodPressure(first, '121', '77'), addWeight(second, '68.6')]);
  for (const page of [first, second]) await expectReadings(page, ['121/77 mmHg', '68.6 kg']);

  const clinic = new Clinic(server);
  const patientId = await clinic.idOf(patient.email);
  const held = async () => [
    ...(await clinic.held('blood_pressure', patientId)),
    ...(await clinic.held('weight', patientId)),
  ];
  await until('all four are at the server', async () => (await held()).length === 4);
  for (const { $id } of await held()) {
    const sent = wire.passed.filter(
      ({ method, path, body }) => method !== 'GET' && path.startsWith('/v1/') && body.includes($id),
    );
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toHaveLength(1);
  }
  await first.close();
  await addBloodPressure(second, '119', '75');
  await expect(rows(second, '119/75 mmHg')).toHaveCount(1);
  await until('the tab that is left sends too', async () => (await held()).length === 5);
  expect(phone.forbiddenEvents.take()).toEqual([]);
});
