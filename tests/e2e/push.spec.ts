import { expect, test } from '@playwright/test';
import { MINUTE_MS } from '../../src/model/time/durations.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { ownerGrants } from '../../src/model/schema/permission.ts';
import { reminderNotification } from '../../src/model/reminders/reminder-notification.ts';
import { PushService, type Subscription } from '../support/network/push-service.ts';
import { logIn } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { ServiceWorkerControl, subscribeWith } from '../support/browser/pushed-phone.ts';
import { keepFunctionVariables } from '../support/server/function-variables.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { until } from '../support/until.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';

const NAIROBI_MS = 3 * 60 * MINUTE_MS;
let server: TestServer;
let service: PushService;

test.beforeAll(async () => {
  service = await PushService.start();
  server = await startTestServer();
  await keepFunctionVariables(server, 'reminders', { PUSH_ORIGINS: service.origin });
});
test.afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

async function asKey(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${server.endpoint}${path}`, {
    method,
    headers: {
      'x-appwrite-project': server.projectId,
      'x-appwrite-key': server.apiKey,
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** Runs the function that the schedule runs each minute. */
const minute = () => asKey('POST', '/functions/reminders/executions', { path: '/', method: 'POST' });

/** Creates a reminder with a dose that is due in so many minutes, as another phone of this user does. */
async function dueReminder(userId: string, inMinutes = 0): Promise<{ id: string; time: string }> {
  const dueAt = (Math.floor(Date.now() / MINUTE_MS) + inMinutes) * MINUTE_MS;
  const time = toInstant(dueAt + NAIROBI_MS).slice(11, 16);
  const data = {
    userId,
    medicationName: 'Labetalol',
    dosage: '200 mg',
    frequency: 'daily',
    times: [time],
    isActive: true,
    timeZone: 'Africa/Nairobi',
    scheduledSince: toInstant(dueAt - MINUTE_MS),
    nextDueAt: toInstant(dueAt),
  };
  const made = await asKey('POST', '/databases/maia/collections/medication_reminders/documents', {
    documentId: 'unique()',
    data,
    permissions: ownerGrants(['read', 'update', 'delete'], userId),
  });
  return { id: String(made.$id), time };
}

test('a reminder is offered in context, pushed once, and taken with the app closed and no network', async () => {
  await using visit = await Visit.begin(server);
  const { phone } = visit;
  const subscription = await subscribeWith(phone.context, service);
  await phone.context.grantPermissions(['notifications'], { origin: phone.origin });
  await phone.context.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => (Object.assign(window, { isAsked: true }), ask());
  });
  const isAsked = () => phone.page.evaluate(() => 'isAsked' in window);
  const userId = await visit.clinic.idOf(visit.patient.email);
  await phone.open('/reminders');
  const turnOn = phone.page.getByRole('button', { name: 'Turn on reminders' });
  await expect(phone.page.getByText('Labetalol')).toHaveCount(0);
  await expect(turnOn).toHaveCount(0);
  await dueReminder(userId, 300);

  // The page asks for no permission on load. The first reminder shows the offer, and only a tap asks the browser.
  await expect(turnOn).toBeVisible();
  expect(await isAsked()).toBe(false);
  await turnOn.click();
  await expect(turnOn).toHaveCount(0);
  expect(await isAsked()).toBe(true);

  // Created only now: the server's own schedule could run earlier and would find no phone to send to.
  const { id, time } = await dueReminder(userId);

  await minute();
  const [sent, ...more] = await until('the push service has it', () => {
    const all = service.deliveredTo(subscription);
    return all.length > 0 && all;
  });
  expect(more).toEqual([]);
  expect(service.faults).toEqual([]);
  expect(JSON.stringify(sent?.payload)).not.toMatch(/labetalol/i);

  // The app is closed, the system has stopped the worker, and there is no network.
  const hand = await ServiceWorkerControl.of(phone.context, phone.origin);
  await phone.page.goto('about:blank');
  await phone.context.setOffline(true);
  await hand.stop();
  await hand.push(sent?.payload ?? {});
  await hand.push(sent?.payload ?? {});
  const shown = await until('the notification is shown', async () => {
    const all = await hand.shown();
    return all.length > 0 && all;
  });
  expect(shown).toEqual([
    { title: 'You have a reminder', body: time, tag: sent?.payload.id, actions: ['taken', 'later'] },
  ]);
  await hand.tap(String(sent?.payload.id), 'taken');
  await hand.stop();

  // At its next start the app shows the dose as taken, still offline; once online, the server knows too.
  await phone.open('/reminders');
  await expect(phone.page.getByText('Labetalol').first()).toBeVisible();
  await expect(phone.page.getByRole('button', { name: /^Taken/ })).toHaveCount(0);
  await phone.context.setOffline(false);
  const [dose] = await until('the dose is on the server', async () => {
    const held = await visit.clinic.held('dose_events', userId);
    return held.length > 0 && held;
  });
  expect(dose).toMatchObject({ reminderId: id, time, outcome: 'taken' });
});

test('a test measures how long a reminder takes, a tap opens its screen in the open tab, and signing out takes this phone off the account', async () => {
  await using visit = await Visit.begin(server);
  const { phone } = visit;
  const subscription = await subscribeWith(phone.context, service);
  await phone.context.grantPermissions(['notifications'], { origin: phone.origin });
  const userId = await visit.clinic.idOf(visit.patient.email);
  const targets = async () =>
    ((await asKey('GET', `/users/${userId}/targets`)).targets as { providerType: string }[]).filter(
      ({ providerType }) => providerType === 'push',
    ).length;
  await phone.open('/notifications');
  await phone.page.getByRole('button', { name: 'Turn on reminders' }).click();
  await expect(phone.page.getByText('Reminders are on')).toBeVisible();
  expect(await targets()).toBeGreaterThan(0);

  const hand = await ServiceWorkerControl.of(phone.context, phone.origin);
  await phone.page.getByRole('button', { name: 'Send a test' }).click();
  const [sent] = await until('the push service has it', () => {
    const all = service.deliveredTo(subscription);
    return all.length > 0 && all;
  });
  await hand.push(sent?.payload ?? {});
  await expect(phone.page.getByText(/It arrived after/)).toBeVisible();

  await phone.page.bringToFront();
  await phone.open('/dashboard');
  await phone.page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const dose = { kind: 'dose', userId, subjectId: 'r-1', date: '2026-11-21', time: '08:00' };
  await hand.push({ ...dose, id: 'n-1', name: 'Iron, 60 mg' });
  const find = async (tag: string) => (await hand.shown()).find((one) => one.tag === tag);
  await until('the notification is shown', async () => (await find('n-1'))?.title === 'Iron, 60 mg');
  await hand.tap('n-1');
  await phone.page.waitForURL('**/reminders');
  expect(await phone.page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await find('n-1')).toBeUndefined();

  await phone.open('/more');
  await phone.page.getByRole('button', { name: 'Log out' }).click();
  await phone.page.waitForURL('**/login');
  await until('the targets are gone', async () => (await targets()) === 0);
});

test('with the app closed: Later without a network keeps the reminder in sight and is sent with the next message, a changed subscription takes the place of the old, and a tap opens the right screen', async () => {
  await using visit = await Visit.begin(server);
  const { phone, clinic } = visit;
  const subscription = await subscribeWith(phone.context, service);
  await phone.context.grantPermissions(['notifications', 'background-sync'], { origin: phone.origin });
  const userId = await clinic.idOf(visit.patient.email);
  await phone.open('/notifications');
  await phone.page.getByRole('button', { name: 'Turn on reminders' }).click();
  await expect(phone.page.getByText('Reminders are on')).toBeVisible();
  const hand = await ServiceWorkerControl.of(phone.context, phone.origin);
  await phone.page.goto('about:blank');
  const arrived = (device: typeof subscription) =>
    until('the push service has it', () => service.deliveredTo(device).at(-1)?.payload);
  const shown = (payload: Record<string, unknown>) =>
    until('the notification is shown', async () => (await hand.shown()).find(({ tag }) => tag === payload.id));

  const { id, time } = await dueReminder(userId);
  await minute();
  const first = await arrived(subscription);
  await phone.context.setOffline(true);
  await hand.stop();
  await hand.push(first);
  await shown(first);
  await hand.tap(String(first.id), 'later');
  const left = await shown(first);
  expect(left).toMatchObject({ title: 'You have a reminder', actions: ['taken', 'later'] });
  expect(left.body).toContain('It stays here.');
  await phone.context.setOffline(false);

  const fresh = service.subscribe();
  await hand.renewSubscription(subscription, fresh);
  await dueReminder(userId, -1);
  await minute();
  const next = await arrived(fresh);
  expect(service.deliveredTo(subscription)).toHaveLength(1);
  await hand.push(next);
  await shown(next);
  const again = await until('the server knows of Later', async () =>
    (await clinic.held('reminder_notices', userId)).find(({ kind }) => kind === 'again'),
  );
  expect(again).toMatchObject({ subjectId: id, time });

  const [asked = ''] = await hand.tapWithoutWindow(String(next.id));
  expect(phone.context.pages().map((page) => page.url())).toEqual(['about:blank', 'about:blank']);
  await phone.open(asked);
  await expect(phone.page.getByRole('heading', { name: 'Medicines' })).toBeVisible();
  await expect(phone.page.getByRole('button', { name: 'Taken' }).first()).toBeVisible();
});

/** Turns reminders on, on one device, and closes the app there. */
async function reminded(device: Phone): Promise<{ subscription: Subscription; hand: ServiceWorkerControl }> {
  const subscription = await subscribeWith(device.context, service);
  await device.context.grantPermissions(['notifications', 'background-sync'], { origin: device.origin });
  await device.open('/notifications');
  await device.page.getByRole('button', { name: 'Turn on reminders' }).click();
  await expect(device.page.getByText('Reminders are on')).toBeVisible();
  const hand = await ServiceWorkerControl.of(device.context, device.origin);
  await device.page.goto('about:blank');
  return { subscription, hand };
}

test('a due dose arrives on both of her devices, Later on one brings it to both again, and Taken on the other ends it', async () => {
  await using visit = await Visit.begin(server);
  const { clinic, patient, phone } = visit;
  const userId = await clinic.idOf(patient.email);
  await using tablet = await Phone.withApp(server.origin);
  await logIn(await tablet.open('/login'), patient);
  await tablet.page.waitForURL('**/dashboard');
  await tablet.untilInstalled();
  const [onPhone, onTablet] = [await reminded(phone), await reminded(tablet)];
  const devices = [onPhone, onTablet];
  const notices = async (kind: string) =>
    (await clinic.held(reminderNotification.collection, userId)).filter((one) => one.kind === kind);

  const { id, time } = await dueReminder(userId);
  await minute();
  for (const { subscription, hand } of devices) {
    const first = await until('the push service has it', () => service.deliveredTo(subscription)[0]?.payload);
    await hand.push(first);
    const shown = await until('it is shown', async () => (await hand.shown()).find(({ tag }) => tag === first.id));
    expect(shown).toMatchObject({ title: 'You have a reminder', body: time, actions: ['taken', 'later'] });
  }

  await onPhone.hand.tap(String(service.deliveredTo(onPhone.subscription)[0]?.payload.id), 'later');
  const [again] = await until('the server knows of Later', async () => {
    const all = await notices('again');
    return all.length > 0 && all;
  });
  // Sets the time of the next attempt into the past, as if 15 minutes had passed.
  const noticePath = `/databases/maia/collections/${reminderNotification.collection}/documents/${again?.$id}`;
  await asKey('PATCH', noticePath, { data: { attemptAt: toInstant(Date.now() - MINUTE_MS) } });
  await minute();
  for (const { subscription } of devices)
    await until('the push service has it again', () => service.deliveredTo(subscription).length === 2);
  const second = service.deliveredTo(onTablet.subscription)[1]?.payload ?? {};
  await onTablet.hand.push(second);
  await until('it is shown', async () => (await onTablet.hand.shown()).find(({ tag }) => tag === second.id));
  await onTablet.hand.tap(String(second.id), 'taken');
  await tablet.open('/reminders');
  const [dose] = await until('the dose is on the server', async () => {
    const held = await clinic.held('dose_events', userId);
    return held.length > 0 && held;
  });
  expect(dose).toMatchObject({ reminderId: id, time, outcome: 'taken' });

  await minute();
  await minute();
  for (const { subscription } of devices) expect(service.deliveredTo(subscription)).toHaveLength(2);
  expect(service.faults).toEqual([]);
  await phone.open('/reminders');
  await expect(phone.page.getByRole('button', { name: /^Taken/ })).toHaveCount(0);
});

test('a message is announced once with the app closed, without a word of it, opens at the first unread, and not while the conversation is on the screen', async () => {
  await using visit = await Visit.begin(server);
  const { phone, clinic } = visit;
  const userId = await clinic.idOf(visit.patient.email);
  const ada = await clinic.addDoctor('Dr Ada Wanjiru', (await clinic.addHospital('Riverside')).id);
  await clinic.assignDoctor(userId, ada.id);
  const { subscription, hand } = await reminded(phone);
  const written = await clinic.databasesOf(ada);
  const write = async (content: string) => {
    const about = { userId, doctorId: ada.id, sessionId: 's', senderId: ada.id, role: 'doctor', isRead: false };
    const data = { ...about, content, timestamp: toInstant(Date.now()) };
    await written.createDocument('maia', 'doctor_messages', 'unique()', data, ownerGrants(['read', 'delete'], ada.id));
  };
  /** Each run before care-access has let her read it announces nothing. */
  const announced = (count: number) =>
    until('the push service has it', async () => {
      await minute();
      const all = service.deliveredTo(subscription);
      return all.length >= count && all;
    });

  await write('Please take the second reading lying down.');
  const [sent] = await announced(1);
  await minute();
  expect(service.deliveredTo(subscription)).toHaveLength(1);
  expect(JSON.stringify(sent?.payload)).not.toMatch(/reading|Ada/);
  await hand.stop();
  await hand.push(sent?.payload ?? {});
  await hand.push(sent?.payload ?? {});
  const [shown, ...more] = await until('the notification is shown', async () => {
    const all = await hand.shown();
    return all.length > 0 && all;
  });
  expect(more).toEqual([]);
  expect(shown).toMatchObject({ title: 'You have a message', body: 'Open Maia to read it.', actions: [] });

  const [asked = ''] = await hand.tapWithoutWindow(String(shown?.tag));
  await phone.open(asked);
  await expect(phone.page.getByText('Please take the second reading lying down.')).toBeVisible();
  await expect(phone.page.getByText('New messages')).toBeInViewport();
  expect(await hand.shown()).toEqual([]);

  // On the screen of this account it is read at once, so it is not announced; a push that was under way shows nothing.
  await phone.page.bringToFront();
  await write('And call me at five.');
  await expect(phone.page.getByText('And call me at five.')).toBeVisible();
  await until('both are read on the server', async () =>
    (await clinic.held('doctor_messages', userId)).every(({ isRead }) => isRead === true),
  );
  await minute();
  expect(service.deliveredTo(subscription)).toHaveLength(1);
  await hand.push({ ...sent?.payload, id: 'under-way' });
  expect(await hand.shown()).toEqual([]);
});
