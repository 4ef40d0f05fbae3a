import { expect, test } from '@playwright/test';
import { chooseFiles } from '../support/choose-files.ts';
import { addBloodPressure, expectReadings, save } from '../support/patient-steps.ts';
import type { Phone } from '../support/phone.ts';
import { until } from '../support/until.ts';
import { Visit } from '../support/visit.ts';

/** Wakes the service worker as the browser does when it has a network again. */
async function wakeToSync(phone: Phone, origin: string): Promise<void> {
  const session = await phone.context.newCDPSession(phone.page);
  let registrationId: string | undefined;
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))?.registrationId;
  });
  await session.send('ServiceWorker.enable');
  const known = await until('the browser knows the service worker', () => registrationId);
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: known,
    tag: 'maia-records',
    lastChance: false,
  });
}

test('what was written offline is sent by the service worker with every tab closed', async () => {
  await using visit = await Visit.begin();
  const { phone, patient, clinic, server } = visit;
  const userId = await clinic.idOf(patient.email);
  await phone.untilInstalled();
  await server.kill();
  await addBloodPressure(phone.page, '137', '83');
  await expectReadings(phone.page, ['137/83 mmHg']);
  await phone.open('/medicaldocs');
  await phone.page.getByRole('button', { name: 'Add a document' }).click();
  const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a letter') };
  await chooseFiles(phone.page, 'Choose files', letter);
  await save(phone.page);
  await expect(phone.page.getByRole('listitem').filter({ hasText: 'letter.pdf' })).toContainText('Waiting');
  const { origin } = new URL(phone.page.url());
  await phone.page.goto('about:blank');
  await server.run();
  expect(await clinic.held('blood_pressure', userId)).toEqual([]);

  await wakeToSync(phone, origin);
  await until('her reading is at the server', async () => (await clinic.held('blood_pressure', userId)).length === 1);
  await until('and her document', async () => (await clinic.held('medical_documents', userId)).length === 1);
  expect(phone.context.pages().map((page) => page.url())).toEqual(['about:blank']);
});
