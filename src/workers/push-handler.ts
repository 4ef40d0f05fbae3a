import { localDate } from '@/clinical/time/calendar-date.ts';
import { knownDeviceKey, lockedKeyOf, unlockedUserIds } from '@/db/encryption/device-key.ts';
import { saveAnswer, readReminderPlan } from '@/db/outbox/notification-outbox.ts';
import { notificationText } from '@/i18n/phrases/notification-words.ts';
import { DOSE_WINDOW_MS, SNOOZE_MS } from '@/model/reminders/dose-window.ts';
import { readPushMessage, type PushMessage } from '@/model/notifications/push-message.ts';
import {
  ANSWERS_CHANNEL,
  SNOOZE_TAG,
  PLAN_TAG,
  type NotificationUpdate,
  type RemindRequest,
} from '@/model/notifications/service-worker-messages.ts';
import { renewSubscription } from '@/sync/api/push/push-targets.ts';
import { isDose, clearDoseReminder } from '@/app/notifications/shown-notifications.ts';
import { sendSnoozed } from '@/sync/outbox/send-snoozed.ts';
import { askPage } from './ask-page.ts';
import { showBadgeOfClosedApp } from './closed-app-badge.ts';
import { chosenLanguage } from './language-cache.ts';
import { isMessage, isOnScreen, isShownInPage, mustShowEachPush } from './message-push.ts';
import { notificationIcon } from './plain-look.ts';
import { notificationOf, clickPath } from './notification-text.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Closes a notification that is older than the dose window: when a journey west makes the dose due again, it must sound again.
 * @returns true if a notification of this id stays, which a new one would replace silently
 */
async function closeOld(id: string): Promise<boolean> {
  const shown = (await self.registration.getNotifications?.({ tag: id }).catch(() => [])) ?? [];
  const old = shown.filter(({ data }) => {
    const { shownAt } = (data ?? {}) as { readonly shownAt?: number };
    return shownAt !== undefined && shownAt <= Date.now() - DOSE_WINDOW_MS;
  });
  for (const each of old) each.close();
  return old.length < shown.length;
}

/** With an app lock a notification names no medicine, unless the user allows it: it stays on the screen when the app locks. */
async function withoutHiddenName(message: PushMessage): Promise<PushMessage> {
  const locked = await lockedKeyOf(message.userId).catch(() => null);
  if (!locked || locked.showsNames) return message;
  const { name: _, ...nameless } = message;
  return nameless;
}

/** A message that a visible page shows: the page does not need the notification, but some browsers do. */
async function showBriefly(message: PushMessage): Promise<void> {
  if (!mustShowEachPush()) return;
  const { title, options } = notificationOf(message, await chosenLanguage(), false, '');
  await self.registration.showNotification(title, { ...options, silent: true });
  for (const shown of await self.registration.getNotifications({ tag: options.tag ?? '' })) shown.close();
}

/**
 * Shows a notification for every push, because browsers revoke the subscription after silent pushes. Only a message that is
 * on a visible page needs none.
 */
async function show(message: PushMessage | undefined): Promise<void> {
  const language = await chosenLanguage();
  if (!message) return self.registration.showNotification(notificationText(language, 'notice.title'), { tag: 'maia' });
  if (isMessage(message) && (await isShownInPage(message))) return showBriefly(message);
  // Without the device key, and while the app lock is closed, the notification has no answer buttons.
  const canAnswer = (await knownDeviceKey(message.userId).catch(() => undefined)) !== undefined;
  const { title, options } = notificationOf(
    await withoutHiddenName(message),
    language,
    canAnswer,
    localDate(Date.now()),
  );
  if (isDose(message)) await closeOld(message.id);
  // The next message of a conversation replaces the notification of the one before, but makes a sound.
  const renotify = isMessage(message) && !(await isOnScreen(message, options.tag ?? ''));
  const icon = await notificationIcon();
  const data = { ...message, shownAt: Date.now() };
  await self.registration.showNotification(title, { ...options, ...(renotify && { renotify }), icon, data });
  broadcast({ is: 'shown', id: message.id, at: Date.now() });
  await showBadgeOfClosedApp(message.userId, message.unread).catch(() => undefined);
}

function broadcast(update: NotificationUpdate): void {
  const channel = new BroadcastChannel(ANSWERS_CHANNEL);
  channel.postMessage(update);
  channel.close();
}

async function showNotStored(message: PushMessage): Promise<void> {
  const language = await chosenLanguage();
  await self.registration.showNotification(notificationText(language, 'notice.title'), {
    body: notificationText(language, 'notice.notKept'),
    tag: message.id,
    data: message,
  });
}

/** Stores the answer first, because the browser may end the service worker at any time. */
async function answer(message: PushMessage, choice: 'taken' | 'later', send: () => Promise<void>): Promise<void> {
  const { userId, subjectId: reminderId, date, time } = message;
  const at = Date.now();
  try {
    await saveAnswer(userId, { answer: choice, reminderId, date, time, at });
  } catch {
    return showNotStored(message);
  }
  await clearDoseReminder(
    self.registration,
    userId,
    { reminderId, date, time },
    choice === 'later' ? at + SNOOZE_MS : undefined,
  );
  broadcast({ is: 'answered', userId });
  await showBadgeOfClosedApp(userId).catch(() => undefined);
  if (choice === 'later') await snooze(message);
  // An open tab applies the answer itself. Without a tab send it now: no tab may open for days, and Chromium refuses `sync.register`.
  else if (navigator.onLine && (await openTabs()).length === 0) await send().catch(() => undefined);
}

/** The server sends the push again later. If it is offline, background sync retries; without that, the notification stays shown. */
async function snooze(message: PushMessage): Promise<void> {
  const { sync } = self.registration as unknown as { sync?: { register(tag: string): Promise<void> } };
  const registerSync = async () => {
    if (!sync) throw new Error('this browser has no background sync');
    // Chromium refuses this while no window is open.
    await sync.register(SNOOZE_TAG);
  };
  const keepShown = async () => {
    const language = await chosenLanguage();
    const shown = await withoutHiddenName(message);
    const { title, options } = notificationOf(shown, language, true, localDate(Date.now()));
    const body = notificationText(language, 'notice.stays', message.time);
    const icon = await notificationIcon();
    await self.registration.showNotification(title, { ...options, icon, body, silent: true });
  };
  await sendSnoozed(message.userId).catch(registerSync).catch(keepShown);
}

/** Sends snoozes that were made offline. */
async function sendAllSnoozed(): Promise<void> {
  for (const userId of await unlockedUserIds()) await sendSnoozed(userId);
}

const openTabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Opens the path in an open tab without a reload, or in a new tab. */
async function openScreen(path: string): Promise<void> {
  const [open] = (await openTabs()).toSorted((one, other) => Number(other.focused) - Number(one.focused));
  if (!open) {
    await self.clients.openWindow(path);
    return;
  }
  const hasNavigated = await askPage(open, { type: 'OPEN', path });
  const window = await open.focus().catch(() => open);
  if (!hasNavigated) await window.navigate(path).catch(() => self.clients.openWindow(path));
}

/** Shows the due reminders of the stored plan, for devices that receive no push. */
async function remindByPlan({ userId: onlyUser, ids }: Partial<RemindRequest> = {}): Promise<void> {
  const now = Date.now();
  for (const userId of onlyUser === undefined ? await unlockedUserIds() : [onlyUser]) {
    const plan = await readReminderPlan(userId);
    const due = plan.filter(
      ({ id, dueAt, notBefore = dueAt }) =>
        Math.max(dueAt, notBefore) <= now && dueAt > now - DOSE_WINDOW_MS && (ids?.includes(id) ?? true),
    );
    for (const { id, reminderId: subjectId, date, time, measures } of due)
      if (!(await closeOld(id))) await show({ id, kind: 'dose', userId, subjectId, date, time, measures });
  }
}

/**
 * Handles push messages and notifications in the service worker, also offline and with all tabs closed.
 * @param send sends the unsent changes of this device, and fetches what is new
 */
export function addPushHandlers(send: () => Promise<void>): void {
  self.addEventListener('push', (event) => {
    const message = readPushMessage(event.data?.text() ?? '');
    const shown = show(message);
    event.waitUntil(shown);
    // With no tab open, fetch the message, so that a tap shows it without a network too.
    if (message && isMessage(message))
      event.waitUntil(
        shown.then(async () => ((await openTabs()).length === 0 ? send() : undefined)).catch(() => undefined),
      );
    event.waitUntil(sendAllSnoozed().catch(() => undefined));
  });

  self.addEventListener('notificationclick', (event) => {
    const message = readPushMessage(JSON.stringify(event.notification.data ?? null));
    event.notification.close();
    const choice = event.action === 'taken' || event.action === 'later' ? event.action : undefined;
    if (message && choice && isDose(message)) event.waitUntil(answer(message, choice, send));
    else event.waitUntil(openScreen(message ? clickPath(message) : '/dashboard'));
  });

  self.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription, newSubscription } = event as ExtendableEvent & {
      oldSubscription?: PushSubscription | null;
      newSubscription?: PushSubscription | null;
    };
    (event as ExtendableEvent).waitUntil(
      // The app subscribes again at its next start, so a failure is ignored.
      renewSubscription(self.registration, oldSubscription ?? null, newSubscription ?? null).catch(() => undefined),
    );
  });

  const onTag = (type: 'sync' | 'periodicsync', tag: string, work: () => Promise<void>) =>
    self.addEventListener(type, (event) => {
      const syncEvent = event as ExtendableEvent & { readonly tag: string };
      if (syncEvent.tag === tag) syncEvent.waitUntil(work());
    });
  self.addEventListener('message', (event) => {
    const request = event.data as Partial<RemindRequest> | null;
    if (request?.type === 'REMIND') event.waitUntil(remindByPlan(request));
  });
  onTag('periodicsync', PLAN_TAG, async () => {
    await remindByPlan();
    await sendAllSnoozed().catch(() => undefined);
  });
  onTag('sync', SNOOZE_TAG, sendAllSnoozed);
}
