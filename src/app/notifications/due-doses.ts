import { dosesUpTo, type PlannedDose } from '@/clinical/medicines/adherence.ts';
import { dosesDue } from '@/clinical/medicines/reminder-schedule.ts';
import { instantOf } from '@/clinical/time/wall-clock.ts';
import { liveDoses, type StoredDose } from '@/db/records/doses.ts';
import { saveReminderPlan, readReminderPlan, type PlannedNotification } from '@/db/outbox/notification-outbox.ts';
import { liveReminders, type StoredReminder } from '@/db/records/reminders.ts';
import { isMeasuring } from '@/model/reminders/reminder.ts';
import { DOSE_WINDOW_MS } from '@/model/reminders/dose-window.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import type { PushMessage } from '@/model/notifications/push-message.ts';
import { notificationId } from '@/model/reminders/reminder-notification.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import type { RemindRequest } from '@/model/notifications/service-worker-messages.ts';
import { usePush } from '@/sync/api/push/push-subscription.ts';
import { closeNotifications } from './shown-notifications.ts';
import { useDueDoseCount } from './due-dose-count.ts';

const CHECK_INTERVAL_MS = 20_000;
/** A day more than the browser's longest pause between two periodic sync events. */
const PLAN_AHEAD_MS = 3 * DAY_MS;

const keyOf = ({ reminder, date, time }: PlannedDose) => ({
  kind: 'dose' as const,
  subjectId: reminder.id,
  date,
  time,
});

/** Keys of the answered doses, as `reminderId date time`. */
const answeredKeys = (answers: readonly StoredDose[]) =>
  new Set(
    answers
      .filter(({ outcome }) => outcome !== 'open')
      .map(({ reminderId, date, time }) => `${reminderId} ${date} ${time}`),
  );

/** Returns a predicate: can the notification be closed, because its dose was answered on any device or counts as missed? */
function closablePredicate(
  {
    reminders,
    answers,
    doses,
  }: { reminders: readonly StoredReminder[]; answers: readonly StoredDose[]; doses: PlannedDose[] },
  now: number,
) {
  const answeredDoses = answeredKeys(answers);
  const zones = new Map(reminders.map(({ id, timeZone }) => [id, timeZone ?? deviceTimeZone()]));
  // After a change of time zone, an earlier dose keeps the due time of the old zone.
  const planned = new Map(doses.map(({ reminder, date, time, dueAt }) => [`${reminder.id} ${date} ${time}`, dueAt]));
  return ({ subjectId, date, time }: PushMessage): boolean => {
    if (answeredDoses.has(`${subjectId} ${date} ${time}`)) return true;
    const zone = zones.get(subjectId);
    // A reminder created on another device may not have been pulled yet.
    if (zone === undefined) return false;
    try {
      const dueAt = planned.get(`${subjectId} ${date} ${time}`) ?? instantOf(date, time, zone);
      return dueAt < now - DOSE_WINDOW_MS;
    } catch {
      return false;
    }
  };
}

/** The doses that the service worker may remind of when no push arrives: no names, no answered doses. */
async function planOf(reminders: readonly StoredReminder[], answers: readonly StoredDose[], now: number) {
  const answeredDoses = answeredKeys(answers);
  const plan: PlannedNotification[] = [];
  for (const reminder of reminders)
    for (const { date, time, dueAt } of dosesDue(reminder, now - DOSE_WINDOW_MS, now + PLAN_AHEAD_MS)) {
      if (answeredDoses.has(`${reminder.id} ${date} ${time}`)) continue;
      const id = await notificationId({ kind: 'dose', subjectId: reminder.id, date, time });
      const { measures } = reminder;
      plan.push({ id, reminderId: reminder.id, date, time, dueAt, ...(measures ? { measures } : {}) });
    }
  return plan;
}

/**
 * While the app is open, keeps up to date: the count of due doses, a notification where no push would show one,
 * and the plan for the service worker.
 * @returns a function that stops it
 */
export function followDueDoses(userId: string): () => void {
  let reminders: StoredReminder[] | undefined;
  let answers: StoredDose[] | undefined;
  let plan = '';
  /** By notification id: when (ms) it was shown, and when its dose was due in the time zone of then. */
  const reminded = new Map<string, { at: number; dueAt: number }>();

  async function check(isFirst = false): Promise<void> {
    if (!reminders || !answers) return;
    const now = Date.now();
    const doses = dosesUpTo(now, { reminders, answers, days: 2, zone: deviceTimeZone() });
    const due = doses.filter(({ standing }) => standing === 'due');
    useDueDoseCount.setState({ count: due.filter(({ reminder }) => !isMeasuring(reminder)).length });
    const next = await planOf(reminders, answers, now);
    if (JSON.stringify(next) !== plan) await saveReminderPlan(userId, next);
    plan = JSON.stringify(next);
    const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    await closeNotifications(registration, userId, closablePredicate({ reminders, answers, doses }, now));
    const asking = await Promise.all(
      due.map(async (dose) => ({ id: await notificationId(keyOf(dose)), dueAt: dose.dueAt })),
    );
    const stored = asking.length > 0 ? await readReminderPlan(userId) : [];
    const snoozed = new Map(stored.map(({ id, notBefore }) => [id, notBefore ?? 0]));
    // Show each once, again after Later, and (like push) again when travel west makes the dose due again more than two hours later.
    const fresh = asking.filter(({ id, dueAt }) => {
      const [from, before] = [snoozed.get(id) ?? 0, reminded.get(id)];
      return from <= now && (!before || before.at < from || before.dueAt + DOSE_WINDOW_MS <= dueAt);
    });
    for (const { id, dueAt } of fresh) reminded.set(id, { at: now, dueAt });
    // On opening the app, due doses are on screen already; where push works, the push shows the notification.
    if (isFirst || fresh.length === 0 || usePush.getState().state === 'on') return;
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    navigator.serviceWorker?.controller?.postMessage({
      type: 'REMIND',
      userId,
      ids: fresh.map(({ id }) => id),
    } satisfies RemindRequest);
  }
  let isFirst = true;
  const checkNow = () => {
    if (!reminders || !answers) return;
    void check(isFirst).catch(() => undefined);
    isFirst = false;
  };

  const stops = [
    liveReminders().subscribe((rows) => {
      reminders = rows;
      checkNow();
    }),
    liveDoses(Date.now() - 4 * DAY_MS).subscribe((rows) => {
      answers = rows;
      checkNow();
    }),
  ];
  const timer = window.setInterval(checkNow, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', checkNow);
  return () => {
    for (const stop of stops) stop();
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', checkNow);
    useDueDoseCount.setState({ count: 0 });
  };
}
