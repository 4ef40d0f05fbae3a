import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { InputFile } from 'node-appwrite/file';
import { openReadings, expectReadings, rows, syncLine } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { readOldProfile } from '../support/old-profile.ts';
import { restoreDatabases } from '../support/restore-databases.ts';
import { Clinic } from '../support/server/clinic.ts';
import { ServerProcess } from '../support/server/server-process.ts';
import { until } from '../support/until.ts';

const profile = readOldProfile();
const { user } = profile;
/** How long the app of this version runs before its browser is killed, in ms: before, in and after the carry-over. */
const KILLED_AFTER_MS = [0, 100, 300, 700];

/**
 * The functions without their schedules. Each minute `reminders` fills `nextDueAt`, and a rejected change is sent again
 * when its record changes; here the server would then accept it.
 */
function configWithoutSchedules(): string {
  const source = process.env['E2E_SERVER_CONFIG'] ?? '';
  const config = JSON.parse(readFileSync(source, 'utf8')) as { functions: object[] };
  const functions = config.functions.map((each) => ({ ...each, schedule: '' }));
  const path = join(dirname(source), 'appwrite.without-schedules.json');
  writeFileSync(path, JSON.stringify({ ...config, functions }));
  return path;
}

/** The server of the version before, as the phone knows it: the same ids, times and grants. */
async function serverAsBefore(): Promise<{ server: ServerProcess; clinic: Clinic }> {
  const server = await ServerProcess.start({ config: configWithoutSchedules() });
  const clinic = new Clinic(server);
  await clinic.add(user);
  for (const { collection, id, data, permissions } of profile.server.documents)
    await clinic.databases.createDocument('maia', collection, id, { ...data }, permissions);
  for (const { id, name, bytes, permissions } of profile.server.files) {
    const file = InputFile.fromBuffer(Buffer.from(bytes, 'base64'), name);
    await clinic.storage.createFile('medical-files', id, file, permissions);
  }
  return { server, clinic };
}

/** A phone on which the patient is signed in and used the version before; the app has not started yet. */
async function phoneAsBefore(server: ServerProcess): Promise<Phone> {
  const phone = await Phone.withApp(server.origin);
  // A file, not a page of the app.
  const page = await phone.open('/manifest.webmanifest');
  await page.evaluate(restoreDatabases, profile.databases);
  await page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, profile.localStorage);
  const status = await page.evaluate(
    async (credentials) => {
      const headers = { 'content-type': 'application/json', 'x-appwrite-project': 'maia' };
      const body = JSON.stringify(credentials);
      return (await fetch('/v1/account/sessions/email', { method: 'POST', headers, body })).status;
    },
    { email: user.email, password: user.password },
  );
  expect(status).toBe(201);
  // A page that is no page of the app makes the browser ask for an icon.
  expect(phone.forbiddenEvents.take().filter((event) => !event.includes('favicon.ico'))).toEqual([]);
  return phone;
}

const metadataOn = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name = '' }) => (name.includes('rx-replication-meta') ? [name] : [])),
  );

/** The patient's documents of a collection, each with only the fields that the fixture expects of one of them. */
async function held(clinic: Clinic, collection: string): Promise<string[]> {
  const fields = Object.keys(profile.expected[collection]?.[0] ?? {}).toSorted();
  const found = await clinic.held(collection, user.id);
  return found.map((document) => JSON.stringify(fields.map((field) => document[field]))).toSorted();
}
const wanted = (collection: string): string[] =>
  (profile.expected[collection] ?? [])
    .map((each) =>
      JSON.stringify(
        Object.keys(each)
          .toSorted()
          .map((field) => each[field]),
      ),
    )
    .toSorted();

async function expectEverythingOnce(phone: Phone, clinic: Clinic): Promise<void> {
  const { page } = phone;
  await expect(syncLine(page)).toContainText('2 entries were not accepted', { timeout: 60_000 });
  for (const collection of Object.keys(profile.expected))
    await until(
      `${collection} on the server`,
      async () => (await held(clinic, collection)).join() === wanted(collection).join(),
      60_000,
    );
  await openReadings(page);
  await expectReadings(page, ['61.1 kg', '61.2 kg', '62.1 kg', '62.2 kg', '118/76 mmHg']);
  await expect(rows(page, '61.3 kg')).toHaveCount(0);
  await expect(page.getByText('waiting to send')).toHaveCount(0);
  await page
    .getByRole('link', { name: /attention|not accepted/i })
    .first()
    .click();
  const cards = page.getByRole('listitem').filter({ hasText: 'was not accepted' });
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: '61.9 kg' })).toHaveCount(1);
  await expect(cards.filter({ hasText: 'Calcium' })).toHaveCount(1);
  for (const collection of Object.keys(profile.expected))
    expect(await held(clinic, collection), collection).toEqual(wanted(collection));
  expect(await metadataOn(page)).toEqual([]);
}

test('what waited in the version before arrives once, deletions too, and what was rejected still waits for her', async () => {
  const { server, clinic } = await serverAsBefore();
  await using _ = server;
  await using phone = await phoneAsBefore(server);
  expect(await metadataOn(phone.page)).not.toEqual([]);
  await phone.open('/dashboard');
  await expectEverythingOnce(phone, clinic);
  expect(phone.forbiddenEvents.take()).toEqual([]);
});

test('nothing of the version before is lost or doubled when the browser is killed in its first start', async () => {
  const { server, clinic } = await serverAsBefore();
  await using _ = server;
  await using phone = await phoneAsBefore(server);
  await phone.untilSessionIsOnDisk();
  // Nothing can be sent yet, so the carry-over itself is interrupted.
  await server.kill();
  for (const delayMs of KILLED_AFTER_MS) {
    await phone.page.goto(`${phone.origin}/dashboard`, { waitUntil: 'commit' });
    await new Promise((done) => setTimeout(done, delayMs));
    await phone.kill();
    await phone.switchOn();
  }
  await server.run();
  await phone.open('/dashboard');
  await expectEverythingOnce(phone, clinic);
});
