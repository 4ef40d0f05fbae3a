import { expect, test } from '@playwright/test';
import { ID } from 'node-appwrite';
import { ownerGrants } from '../../src/model/schema/permission.ts';
import { chooseFiles } from '../support/browser/choose-files.ts';
import { addBloodPressure, expectReadings, save } from '../support/browser/patient-steps.ts';
import { ServiceWorkerControl } from '../support/browser/pushed-phone.ts';
import { openedPart } from '../support/browser/encrypted-snapshot.ts';
import { until } from '../support/until.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';

test('with every tab closed, the service worker sends what was written or answered offline, and fetches what is new', async () => {
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
  await expect(phone.page.getByRole('listitem').filter({ hasText: /letter\.pdf\s*Added/ })).toContainText('Waiting');
  await phone.open('/contact');
  await phone.page.getByLabel('Your message').fill('The list is empty at noon');
  await phone.page.getByRole('button', { name: 'Send message' }).click();
  await expect(phone.page.getByText('Waits on this phone for a network')).toBeVisible();
  await phone.open('/forum');
  await phone.page.getByRole('button', { name: 'New topic' }).click();
  const form = phone.page.getByRole('dialog');
  await form.getByLabel('Title').fill('Swollen feet');
  await form.getByLabel('Your question or story').fill('Anybody else?');
  await form.getByRole('button', { name: 'Post' }).click();
  await expect(phone.page.getByText('Waiting for a network. Will post by itself.')).toBeVisible();
  await phone.context.grantPermissions(['notifications'], { origin: phone.origin });
  const hand = await ServiceWorkerControl.of(phone.context, phone.origin);
  await phone.page.goto('about:blank');
  await server.run();
  expect(await clinic.held('blood_pressure', userId)).toEqual([]);

  await hand.sync('maia-records');
  await until('her reading is at the server', async () => (await clinic.held('blood_pressure', userId)).length === 1);
  await until('and her document', async () => (await clinic.held('medical_documents', userId)).length === 1);
  await until('her message', async () => (await clinic.held('contact_messages', userId)).length === 1);
  const [author] = await until('and her topic', async () => {
    const held = await clinic.held('forum_authors', userId);
    return held.length === 1 && held;
  });
  expect(await clinic.held('forum_topics', String(author?.penId))).toHaveLength(1);

  const due = { subjectId: 'labetalol', date: '2026-11-21', time: '08:00' };
  await hand.push({ id: 'due-1', kind: 'dose', userId, ...due });
  await until('the notification is shown', async () => (await hand.shown()).length > 0);
  await hand.tap('due-1', 'taken');
  const [dose] = await until('the dose is at the server', async () => {
    const held = await clinic.held('dose_events', userId);
    return held.length > 0 && held;
  });
  expect(dose).toMatchObject({ reminderId: due.subjectId, time: due.time, outcome: 'taken' });

  const data = { userId, systolic: 119, diastolic: 77, recordedAt: '2026-11-21T06:00:00.000+00:00' };
  const grants = ownerGrants(['read', 'delete'], userId);
  const ofOtherPhone = await clinic.databases.createDocument('maia', 'blood_pressure', ID.unique(), data, grants);
  const [profile] = await clinic.held('profiles', userId);
  await clinic.databases.updateDocument('maia', 'profiles', profile?.$id ?? '', { pregnancyStatus: 'ended' });
  const worker = await hand.worker();
  await hand.periodicSync('maia-records');
  await until('the reading of her other phone is here', () =>
    worker.evaluate(async (id) => {
      const { name = '' } = (await indexedDB.databases()).find((each) => each.name?.endsWith('--readings')) ?? {};
      const answered = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await answered(indexedDB.open(name));
      const keys = await answered(database.transaction('docs').objectStore('docs').getAllKeys());
      database.close();
      return keys.includes(id);
    }, ofOtherPhone.$id),
  );
  await until(
    'her loss is kept for the next start',
    async () => (await openedPart(worker, userId, 'profile'))?.pregnancyStatus === 'ended',
  );
  await until('so is the reading', async () =>
    ((await openedPart(worker, userId, 'readings')) ?? []).some(({ id }) => id === ofOtherPhone.$id),
  );
  expect(phone.context.pages().map((page) => page.url())).toEqual(['about:blank', 'about:blank']);
  const start = await phone.page.goto(`${phone.origin}/dashboard`);
  expect(await start?.text()).toContain('&quot;data-tact&quot;:&quot;plain&quot;');
});
