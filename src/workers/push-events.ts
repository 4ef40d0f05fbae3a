import { localDate } from '@/clinical/calendar-date.ts';
import { deviceKeyOwners, knownDeviceKey } from '@/db/device-key.ts';
import { keepAnswer, readPlan } from '@/db/notice-box.ts';
import { noticeWord } from '@/i18n/notice-words.ts';
import { DOSE_WINDOW_MS, LATER_MS } from '@/model/dose-window.ts';
import { readPushMessage, type PushMessage } from '@/model/push-message.ts';
import { ANSWERS_CHANNEL, LATER_TAG, PLAN_TAG, type PageNews, type RemindRequest } from '@/model/worker-news.ts';
import { renewSubscription } from '@/sync/push-targets.ts';
import { isDose, quietDose } from '@/shown-notices.ts';
import { sendLater } from '@/sync/send-later.ts';
import { spokenLanguage } from './kept-words.ts';
import { noticeOf, placeOf } from './notice-text.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Closes what was shown longer ago than a dose waits: when a journey west makes it due anew, it has to sound again.
 * @returns whether a notification of this id stays, which another would silently replace
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

/** Every push shows something: a browser that sees silent ones takes the subscription away. */
async function show(message: PushMessage | undefined): Promise<void> {
  const language = await spokenLanguage();
  if (!message) return self.registration.showNotification(noticeWord(language, 'notice.title'), { tag: 'maia' });
  // A device that cannot open her data says no more than that there is something.
  const canAnswer = (await knownDeviceKey(message.userId).catch(() => undefined)) !== undefined;
  const { title, options } = noticeOf(message, language, canAnswer, localDate(Date.now()));
  if (isDose(message)) await closeOld(message.id);
  await self.registration.showNotification(title, { ...options, data: { ...message, shownAt: Date.now() } });
  tell({ is: 'shown', id: message.id, at: Date.now() });
}

function tell(news: PageNews): void {
  const channel = new BroadcastChannel(ANSWERS_CHANNEL);
  channel.postMessage(news);
  channel.close();
}

async function sayNotKept(message: PushMessage): Promise<void> {
  const language = await spokenLanguage();
  await self.registration.showNotification(noticeWord(language, 'notice.title'), {
    body: noticeWord(language, 'notice.notKept'),
    tag: message.id,
    data: message,
  });
}

/** Keeps the answer first: whatever comes after it may be cut off at any moment. */
async function answer(message: PushMessage, given: 'taken' | 'later', send: () => Promise<void>): Promise<void> {
  const { userId, subjectId: reminderId, date, time } = message;
  const at = Date.now();
  try {
    await keepAnswer(userId, { answer: given, reminderId, date, time, at });
  } catch {
    return sayNotKept(message);
  }
  await quietDose(self.registration, userId, { reminderId, date, time }, given === 'later' ? at + LATER_MS : undefined);
  tell({ is: 'answered', userId });
  if (given === 'later') await putOff(message);
  // A tab takes it in by itself. Without one nobody may come for days, and Chromium lets no sync be asked for.
  else if (navigator.onLine && (await openTabs()).length === 0) await send().catch(() => undefined);
}

/** The server rings again. While it cannot be told, the browser calls back; one that does not keeps the reminder in sight. */
async function putOff(message: PushMessage): Promise<void> {
  const { sync } = self.registration as unknown as { sync?: { register(tag: string): Promise<void> } };
  const callBack = async () => {
    if (!sync) throw new Error('no background sync');
    // Chromium refuses this while no window is open.
    await sync.register(LATER_TAG);
  };
  const stay = async () => {
    const language = await spokenLanguage();
    const { title, options } = noticeOf(message, language, true, localDate(Date.now()));
    const body = noticeWord(language, 'notice.stays', message.time);
    await self.registration.showNotification(title, { ...options, body, silent: true });
  };
  await sendLater(message.userId).catch(callBack).catch(stay);
}

/** What was put off without a network is told as soon as this worker is awake with one. */
async function tellAllLater(): Promise<void> {
  for (const userId of await deviceKeyOwners()) await sendLater(userId);
}

const openTabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Goes to the screen in a tab that is open, without loading it again, or in a new one. */
async function openScreen(path: string): Promise<void> {
  const [open] = (await openTabs()).toSorted((one, other) => Number(other.focused) - Number(one.focused));
  if (!open) {
    await self.clients.openWindow(path);
    return;
  }
  const hears = await asked(open, path);
  const window = await open.focus().catch(() => open);
  if (!hears) await window.navigate(path).catch(() => self.clients.openWindow(path));
}

const PATIENCE_MS = 1500;

/** Whether the page took the path itself. One that is asleep or of an old version does not answer. */
const asked = (client: WindowClient, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    port1.addEventListener('message', () => {
      clearTimeout(timer);
      resolve(true);
    });
    port1.start();
    client.postMessage({ type: 'OPEN', path }, [port2]);
  });

/** Reminds of what is due by the plan that the app left here: for browsers and phones that no push reaches. */
async function remindByPlan({ userId: whose, ids }: Partial<RemindRequest> = {}): Promise<void> {
  const now = Date.now();
  for (const userId of whose === undefined ? await deviceKeyOwners() : [whose]) {
    const plan = await readPlan(userId);
    const due = plan.filter(
      ({ id, dueAt, notBefore = dueAt }) =>
        Math.max(dueAt, notBefore) <= now && dueAt > now - DOSE_WINDOW_MS && (ids?.includes(id) ?? true),
    );
    for (const { id, reminderId: subjectId, date, time } of due)
      if (!(await closeOld(id))) await show({ id, kind: 'dose', userId, subjectId, date, time });
  }
}

/**
 * What the service worker does with push messages and notifications, also with every tab closed and without a network.
 * `send`: sends what waits on this phone.
 */
export function listenForPush(send: () => Promise<void>): void {
  self.addEventListener('push', (event) => {
    event.waitUntil(show(readPushMessage(event.data?.text() ?? '')));
    event.waitUntil(tellAllLater().catch(() => undefined));
  });

  self.addEventListener('notificationclick', (event) => {
    const message = readPushMessage(JSON.stringify(event.notification.data ?? null));
    event.notification.close();
    const given = event.action === 'taken' || event.action === 'later' ? event.action : undefined;
    if (message && given && isDose(message)) event.waitUntil(answer(message, given, send));
    else event.waitUntil(openScreen(message ? placeOf(message) : '/dashboard'));
  });

  self.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription, newSubscription } = event as ExtendableEvent & {
      oldSubscription?: PushSubscription | null;
      newSubscription?: PushSubscription | null;
    };
    (event as ExtendableEvent).waitUntil(
      // The app asks again at its next start, whatever comes of this.
      renewSubscription(self.registration, oldSubscription ?? null, newSubscription ?? null).catch(() => undefined),
    );
  });

  const onTag = (type: 'sync' | 'periodicsync', tag: string, work: () => Promise<void>) =>
    self.addEventListener(type, (event) => {
      const given = event as ExtendableEvent & { readonly tag: string };
      if (given.tag === tag) given.waitUntil(work());
    });
  self.addEventListener('message', (event) => {
    const request = event.data as Partial<RemindRequest> | null;
    if (request?.type === 'REMIND') event.waitUntil(remindByPlan(request));
  });
  onTag('periodicsync', PLAN_TAG, async () => {
    await remindByPlan();
    await tellAllLater().catch(() => undefined);
  });
  onTag('sync', LATER_TAG, tellAllLater);
}
