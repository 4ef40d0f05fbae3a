import { dosesUpTo, type PlannedDose } from '@/clinical/adherence.ts';
import { dosesDue } from '@/clinical/dose-times.ts';
import { DAY_MS, HOUR_MS } from '@/clinical/reading-time.ts';
import { liveDoses, type KeptDose } from '@/db/doses.ts';
import { keepPlan, type PlannedNotice } from '@/db/notice-box.ts';
import { liveReminders, type KeptReminder } from '@/db/reminders.ts';
import { noticeId } from '@/model/reminder-notice.ts';
import { deviceTimeZone } from '@/model/device-time-zone.ts';
import type { RemindRequest } from '@/model/worker-news.ts';
import { usePush } from '@/sync/online/push.ts';
import { useDueCount } from './due-count.ts';

const LOOK_MS = 20_000;
/** A day more than the browser's longest pause between two looks. */
const AHEAD_MS = 3 * DAY_MS;
const WINDOW_MS = 2 * HOUR_MS;

const keyOf = ({ reminder, date, time }: PlannedDose) => ({
  kind: 'dose' as const,
  subjectId: reminder.id,
  date,
  time,
});

/** What the service worker may remind of while no push reaches this phone: no names, and nothing that was answered. */
async function planOf(reminders: readonly KeptReminder[], answers: readonly KeptDose[], now: number) {
  const isAnswered = new Set(
    answers
      .filter(({ outcome }) => outcome !== 'open')
      .map(({ reminderId, date, time }) => `${reminderId} ${date} ${time}`),
  );
  const plan: PlannedNotice[] = [];
  for (const reminder of reminders)
    for (const { date, time, dueAt } of dosesDue(reminder, now - WINDOW_MS, now + AHEAD_MS)) {
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
  const reminded = new Set<string>();

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
    const ids = await Promise.all(due.map((dose) => noticeId(keyOf(dose))));
    const fresh = ids.filter((id) => !reminded.has(id));
    for (const id of fresh) reminded.add(id);
    // Whoever opens the app sees what is due; where push works, it comes by push.
    if (isFirst || fresh.length === 0 || usePush.getState().state === 'on') return;
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    navigator.serviceWorker?.controller?.postMessage({ type: 'REMIND', userId, ids: fresh } satisfies RemindRequest);
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
