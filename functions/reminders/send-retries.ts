import { Query } from 'node-appwrite';
import { toInstant } from '../../src/model/time/instant.ts';
import { ownerByGrant } from '../../src/model/schema/permission.ts';
import { reminderNotification, type ReminderNotification } from '../../src/model/reminders/reminder-notification.ts';
import { deliver } from './deliver.ts';
import { isStepNotice, retryStep } from './alarm-step.ts';
import { forEachDue } from './for-each-due.ts';
import { announceAgain, isMessageNotice } from './announce-messages.ts';
import { claimAgain, type ServerNotice } from './notice.ts';
import { PAGE } from './remote.ts';
import type { Run } from './run.ts';
import type { Scheduled } from './source.ts';
import { sourceOf } from './sources.ts';

async function retry(run: Run, due: ServerNotice): Promise<boolean> {
  if (isStepNotice(due)) return retryStep(run, due);
  if (isMessageNotice(due)) return announceAgain(run, due);
  const notice = await claimAgain(run, due);
  if (!notice) return false;
  const source = sourceOf(notice.kind);
  const record = await run.remote.find<Scheduled>(source.collection, notice.subjectId);
  const isOwnersRecord = record !== undefined && ownerByGrant(record) === notice.userId;
  return (await deliver(run, notice, isOwnersRecord ? source.subject(record) : undefined)) === 'sent';
}

/** Sends notices that are due for a retry, snoozed notices, and notices that an interrupted run had claimed. */
export async function sendRetries(run: Run): Promise<number> {
  const due = { collection: reminderNotification.collection, field: 'attemptAt', queries: [] } as const;
  let sent = 0;
  await forEachDue<'attemptAt', ReminderNotification>(run, due, async (notice) => {
    if (await retry(run, notice)) sent += 1;
  });
  return sent;
}

/** No occasion can repeat after so long, so its notice can be deleted. */
const RETENTION_MS = 3 * 24 * 60 * 60_000;

/** Deletes old notices. */
export async function deleteExpired({ remote, now, endsAt }: Run): Promise<void> {
  while (Date.now() < endsAt) {
    const old = await remote.list<ReminderNotification>(reminderNotification.collection, [
      Query.lessThan('dueAt', toInstant(now - RETENTION_MS)),
      Query.select(['$id']),
    ]);
    if (old.length > 0)
      await remote.remove(
        reminderNotification.collection,
        old.map(({ $id }) => $id),
      );
    if (old.length < PAGE) return;
  }
}
