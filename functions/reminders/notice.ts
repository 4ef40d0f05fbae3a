import { toInstant } from '../../src/model/time/instant.ts';
import {
  notificationId,
  reminderNotification,
  type ReminderNotification,
} from '../../src/model/reminders/reminder-notification.ts';
import type { ServerDocument } from './remote.ts';
import type { Run } from './run.ts';

export type ServerNotice = ReminderNotification & ServerDocument;
/** The reason for a notice: whose, about what, and when. */
export type Occasion = Pick<
  ReminderNotification,
  'userId' | 'kind' | 'subjectId' | 'date' | 'time' | 'dueAt' | 'lastAt'
>;

/** Longer than the function may run, so no run claims a notice that another run is still sending. */
const LEASE_MS = 120_000;

/**
 * Changes a notice unless another run changed it first.
 * @returns undefined when another run was faster
 */
async function takeLease(
  { remote }: Run,
  notice: ServerNotice,
  next: Partial<ReminderNotification>,
): Promise<ServerNotice | undefined> {
  if (!(await remote.change(reminderNotification.collection, notice, next))) return undefined;
  return remote.find<ReminderNotification>(reminderNotification.collection, notice.$id);
}

/**
 * Claims the occasion for this run: the run that creates the notice sends it. If that run is interrupted, the first run
 * that finds the notice after its lease sends it.
 * @param id of the notice; default: derived from what it reminds of
 * @returns undefined when it was claimed before
 */
export async function claim(run: Run, occasion: Occasion, id?: string): Promise<ServerNotice | undefined> {
  const { remote, now } = run;
  id ??= await notificationId(occasion);
  const claimed = { ...occasion, attemptAt: toInstant(now + LEASE_MS), attempts: 1, outcome: null, reached: [] };
  const created = await remote.create<ReminderNotification>(reminderNotification.collection, id, claimed);
  if (created) return created;
  const notice = await remote.find<ReminderNotification>(reminderNotification.collection, id);
  // After a journey to the west the same local date and time come a second time. Then the notice is claimed again, if
  // its first period is over.
  return notice && Date.parse(notice.lastAt) <= Date.parse(occasion.dueAt)
    ? takeLease(run, notice, claimed)
    : undefined;
}

/**
 * Claims a notice that is due for another attempt or whose sender was interrupted.
 * @returns undefined when another run was faster
 */
export const claimAgain = (run: Run, notice: ServerNotice): Promise<ServerNotice | undefined> =>
  takeLease(run, notice, { attempts: (notice.attempts ?? 0) + 1, attemptAt: toInstant(run.now + LEASE_MS) });
