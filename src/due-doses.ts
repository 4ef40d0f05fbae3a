import { dosesUpTo, type PlannedDose } from '@/clinical/adherence.ts';
import { dosesDue } from '@/clinical/dose-times.ts';
import { instantOf } from '@/clinical/wall-clock.ts';
import { liveDoses, type KeptDose } from '@/db/doses.ts';
import { keepPlan, readPlan, type PlannedNotice } from '@/db/notice-box.ts';
import { liveReminders, type KeptReminder } from '@/db/reminders.ts';
import { DOSE_WINDOW_MS } from '@/model/dose-window.ts';
import { DAY_MS } from '@/model/durations.ts';
import type { PushMessage } from '@/model/push-message.ts';
import { noticeId } from '@/model/reminder-notice.ts';
import { deviceTimeZone } from '@/model/device-time-zone.ts';
import type { RemindRequest } from '@/model/worker-news.ts';
import { usePush } from '@/sync/online/push.ts';
import { closeNotices } from './shown-notices.ts';
import { useDueCount } from './due-count.ts';

const LOOK_MS = 20_000;
/** A day more than the browser's longest pause between two looks. */
const AHEAD_MS = 3 * DAY_MS;

const keyOf = ({ reminder, date, time }: PlannedDose) => ({
  kind: 'dose' as const,
  subjectId: reminder.id,
  date,
  time,
});

/** The doses that were answered, as `reminder date time`. */
const answered = (answers: readonly KeptDose[]) =>
  new Set(
    answers
      .filter(({ outcome }) => outcome !== 'open')
      .map(({ reminderId, date, time }) => `${reminderId} ${date} ${time}`),
  );

/** Tells of which notification nothing can be answered any more: its dose was answered, wherever, or counts as missed. */
function over(
  {
    reminders,
    answers,
    doses,
  }: { reminders: readonly KeptReminder[]; answers: readonly KeptDose[]; doses: PlannedDose[] },
  now: number,
) {
  const isAnswered = answered(answers);
  const zones = new Map(reminders.map(({ id, timeZone }) => [id, timeZone ?? deviceTimeZone()]));
  // A dose that was due before a journey was due by the clocks of then.
  const planned = new Map(doses.map(({ reminder, date, time, dueAt }) => [`${reminder.id} ${date} ${time}`, dueAt]));
  return ({ subjectId, date, time }: PushMessage): boolean => {
    if (isAnswered.has(`${subjectId} ${date} ${time}`)) return true;
    const zone = zones.get(subjectId);
    // A reminder that another device has just made may not have arrived here.
    if (zone === undefined) return false;
    try {
      const dueAt = planned.get(`${subjectId} ${date} ${time}`) ?? instantOf(date, time, zone);
      return dueAt < now - DOSE_WINDOW_MS;
    } catch {
      return false;
    }
  };
}

/** What the service worker may remind of while no push reaches this phone: no names, and nothing that was answered. */
async function planOf(reminders: readonly KeptReminder[], answers: readonly KeptDose[], now: number) {
  const isAnswered = answered(answers);
  const plan: PlannedNotice[] = [];
  for (const reminder of reminders)
    for (const { date, time, dueAt } of dosesDue(reminder, now - DOSE_WINDOW_MS, now + AHEAD_MS)) {
      if (isAnswered.has(`${reminder.id} ${date} ${time}`)) continue;
      const id = await noticeId({ kind: 'dose', subjectId: reminder.id, date, time });
      plan.push({ id, reminderId: reminder.id, date, time, dueAt });
    }
  return plan;
}

/** The number on the app's icon, where there is one. */
function showBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  void (count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator))?.catch(() => undefined);
}

/**
 * Follows what is due while the app is open: the count, the badge, a notification where no push would bring one, and the
 * plan for the service worker.
 * @returns the call that ends it
 */
export function followDueDoses(userId: string): () => void {
  let reminders: KeptReminder[] | undefined;
  let answers: KeptDose[] | undefined;
  let plan = '';
  /** When (ms) each notice was asked for, and when its dose was due by the clocks of then. */
  const reminded = new Map<string, { at: number; dueAt: number }>();

  async function look(isFirst = false): Promise<void> {
    if (!reminders || !answers) return;
    const now = Date.now();
    const doses = dosesUpTo(now, { reminders, answers, days: 2, zone: deviceTimeZone() });
    const due = doses.filter(({ standing }) => standing === 'due');
    useDueCount.setState({ count: due.length });
    showBadge(due.length);
    const next = await planOf(reminders, answers, now);
    if (JSON.stringify(next) !== plan) await keepPlan(userId, next);
    plan = JSON.stringify(next);
    const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    await closeNotices(registration, userId, over({ reminders, answers, doses }, now));
    const asking = await Promise.all(due.map(async (dose) => ({ id: await noticeId(keyOf(dose)), dueAt: dose.dueAt })));
    const held = asking.length > 0 ? await readPlan(userId) : [];
    const putOff = new Map(held.map(({ id, notBefore }) => [id, notBefore ?? 0]));
    // Each once, once more after Later, and as by push when a journey west makes it due anew after its two hours.
    const fresh = asking.filter(({ id, dueAt }) => {
      const [from, before] = [putOff.get(id) ?? 0, reminded.get(id)];
      return from <= now && (!before || before.at < from || before.dueAt + DOSE_WINDOW_MS <= dueAt);
    });
    for (const { id, dueAt } of fresh) reminded.set(id, { at: now, dueAt });
    // Whoever opens the app sees what is due; where push works, it comes by push.
    if (isFirst || fresh.length === 0 || usePush.getState().state === 'on') return;
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    navigator.serviceWorker?.controller?.postMessage({
      type: 'REMIND',
      userId,
      ids: fresh.map(({ id }) => id),
    } satisfies RemindRequest);
  }
  let isFirst = true;
  const lookNow = () => {
    if (!reminders || !answers) return;
    void look(isFirst).catch(() => undefined);
    isFirst = false;
  };

  const stops = [
    liveReminders().subscribe((rows) => {
      reminders = rows;
      lookNow();
    }),
    liveDoses(Date.now() - 4 * DAY_MS).subscribe((rows) => {
      answers = rows;
      lookNow();
    }),
  ];
  const timer = window.setInterval(lookNow, LOOK_MS);
  document.addEventListener('visibilitychange', lookNow);
  return () => {
    for (const stop of stops) stop();
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', lookNow);
    useDueCount.setState({ count: 0 });
    showBadge(0);
  };
}
