import { expect, test } from '@playwright/test';
import { ID } from 'node-appwrite';
import { ownerGrants } from '../../src/model/schema/permission.ts';
import { API_HOST, buildForOtherOrigin } from '../support/build/other-origin.ts';
import { addBloodPressure, expectReadings, logIn, signUp, syncLine } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { ServiceWorkerControl } from '../support/browser/pushed-phone.ts';
import { Clinic, newPerson } from '../support/server/clinic.ts';
import { startOtherOriginServer } from '../support/server/start-test-server.ts';
import { startStaticHost } from '../support/server/static-host.ts';
import { until } from '../support/until.ts';

test('with the API on another origin and its cookies blocked, worker, realtime and service worker have the session, until she signs out', async () => {
  await using server = await startOtherOriginServer();
  await using host = await startStaticHost(await buildForOtherOrigin(), API_HOST);
  const apiHost = { [API_HOST]: `localhost:${server.port}` };
  await using phone = await Phone.unpack(host.origin, {}, host.origin, apiHost);
  const clinic = new Clinic(server);
  const patient = newPerson('Amina Odhiambo');
  await signUp(await phone.open('/signup'), patient);
  const { page } = phone;
  const userId = await clinic.idOf(patient.email);
  const held = async () => (await clinic.held('blood_pressure', userId)).length;
  const storedSession = () => page.evaluate(() => localStorage.getItem('cookieFallback'));

  // The sync worker can reach the API.
  await addBloodPressure(page, '118', '76');
  await until('the reading is at the server', async () => (await held()) === 1);
  await expect(syncLine(page)).toContainText('synced');
  expect(await phone.context.cookies(`http://${API_HOST}`)).toEqual([]);
  expect(await storedSession()).toContain(`a_session_${server.projectId}`);

  // Realtime: without an event this phone would not fetch the other device's reading.
  const data = { userId, systolic: 119, diastolic: 77, recordedAt: '2026-11-21T06:00:00.000+00:00' };
  const grants = ownerGrants(['read', 'delete'], userId);
  await clinic.databases.createDocument('maia', 'blood_pressure', ID.unique(), data, grants);
  await expectReadings(page, ['119/77 mmHg']);

  // The service worker, while every tab is closed.
  await phone.untilInstalled();
  await server.kill();
  await addBloodPressure(page, '121', '78');
  const hand = await ServiceWorkerControl.of(phone.context, phone.origin);
  await page.goto('about:blank');
  await server.run();
  await hand.sync('maia-records');
  await until('the service worker has sent it', async () => (await held()) === 3);

  // Sign-out and sign-in.
  await phone.open('/profile');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  await until('the session has ended', async () => (await clinic.users.listSessions(userId)).total === 0);
  await expect.poll(storedSession).toBeNull();
  await logIn(page, patient);
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await phone.open('/dashboard');
  await addBloodPressure(page, '122', '79');
  await until('the last reading is at the server', async () => (await held()) === 4);
});
