import { toInstant } from '../../src/model/instant.ts';
import { ownerByGrant } from '../../src/model/permission.ts';
import { deliver } from './deliver.ts';
import { forEachDue } from './each-due.ts';
import { claim } from './notice.ts';
import type { Held } from './remote.ts';
import type { Run } from './run.ts';
import { NEVER, type Scheduled } from './source.ts';
import type { AnySource } from './sources.ts';

type Record = Scheduled & Held;

/** What a record says of its times, or nothing where it names a day or a time that does not exist. */
function unlessUnreadable<T>(read: () => T, nothing: T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return nothing;
    throw error;
  }
}

/** When this record is to be looked at again. One that cannot be read waits until somebody changes it. */
export const nextLook = (source: AnySource, record: Record, after: number): string =>
  unlessUnreadable(() => {
    const next = source.next(record, after);
    return next === null ? NEVER : toInstant(next);
  }, NEVER);

/**
 * Sends what is due of one record and sets its next time. In this order, because a notice that is claimed cannot be
 * claimed again, while a record that was moved on would never be looked at.
 */
async function sendDueOf(run: Run, source: AnySource, record: Record): Promise<number> {
  const subject = source.subject(record);
  let sent = 0;
  // Anyone may write any `userId`; only the grants say whom it may ring up.
  if (subject && ownerByGrant(record)) {
    const from = Date.parse(record.nextDueAt ?? '') - 1;
    for (const occasion of unlessUnreadable(() => source.occasions(record, from, run.now), [])) {
      const notice = await claim(run, occasion);
      if (notice && (await deliver(run, notice, subject)) === 'sent') sent += 1;
    }
  }
  await run.remote.change(source.collection, record, { nextDueAt: nextLook(source, record, run.now) });
  return sent;
}

/** Finds by `nextDueAt` alone what is due, and sends it. @returns how many notices reached a device */
export async function sendDue(run: Run, source: AnySource): Promise<number> {
  const { collection, isOpen: queries } = source;
  let sent = 0;
  await forEachDue<'nextDueAt', Scheduled>(run, { collection, field: 'nextDueAt', queries }, async (record) => {
    const more = await sendDueOf(run, source, record);
    sent += more;
  });
  return sent;
}
