import { Query } from 'node-appwrite';
import { toInstant } from '../../src/model/instant.ts';
import { ownerByGrant } from '../../src/model/permission.ts';
import { reminderNotice, type ReminderNotice } from '../../src/model/reminder-notice.ts';
import { deliver } from './deliver.ts';
import { forEachDue } from './each-due.ts';
import { claimAgain, type HeldNotice } from './notice.ts';
import { PAGE } from './remote.ts';
import type { Run } from './run.ts';
import type { Scheduled } from './source.ts';
import { sourceOf } from './sources.ts';

async function sendAgain(run: Run, held: HeldNotice): Promise<boolean> {
  const notice = await claimAgain(run, held);
  if (!notice) return false;
  const source = sourceOf(notice.kind);
  const record = await run.remote.find<Scheduled>(source.collection, notice.subjectId);
  const isTheirs = record !== undefined && ownerByGrant(record) === notice.userId;
  return (await deliver(run, notice, isTheirs ? source.subject(record) : undefined)) === 'sent';
}

/** Sends what is to be tried again, what was asked for later, and what a broken-off run had claimed. */
export async function sendWaiting(run: Run): Promise<number> {
  const due = { collection: reminderNotice.collection, field: 'attemptAt', queries: [] } as const;
  let sent = 0;
  await forEachDue<'attemptAt', ReminderNotice>(run, due, async (held) => {
    if (await sendAgain(run, held)) sent += 1;
  });
  return sent;
}

/** No occasion comes back after so long, so its notice need not be remembered. */
const KEPT_MS = 3 * 24 * 60 * 60_000;

/** Forgets old notices. */
export async function forgetOld({ remote, now, endsAt }: Run): Promise<void> {
  while (Date.now() < endsAt) {
    const old = await remote.list<ReminderNotice>(reminderNotice.collection, [
      Query.lessThan('dueAt', toInstant(now - KEPT_MS)),
      Query.select(['$id']),
    ]);
    if (old.length > 0)
      await remote.remove(
        reminderNotice.collection,
        old.map(({ $id }) => $id),
      );
    if (old.length < PAGE) return;
  }
}
