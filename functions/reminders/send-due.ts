import { toInstant } from '../../src/model/time/instant.ts';
import { ownerByGrant } from '../../src/model/schema/permission.ts';
import { deliver } from './deliver.ts';
import { forEachDue } from './for-each-due.ts';
import { claim } from './notice.ts';
import type { ServerDocument } from './remote.ts';
import type { Run } from './run.ts';
import { NEVER, type Scheduled } from './source.ts';
import type { AnySource } from './sources.ts';

type Record = Scheduled & ServerDocument;

/** Reads the times of a record; returns `fallback` if the record has a date or time that does not exist. */
function readTimes<T>(read: () => T, fallback: T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return fallback;
    throw error;
  }
}

/** When this record must be checked again. A record with invalid times is not checked until somebody changes it. */
export const nextLook = (source: AnySource, record: Record, after: number): string =>
  readTimes(() => {
    const next = source.next(record, after);
    return next === null ? NEVER : toInstant(next);
  }, NEVER);

/**
 * Sends what is due for one record, then sets its next time. The order matters: a claimed notice cannot be claimed
 * again, but a record whose time was moved first would never be checked.
 */
async function sendDueOf(run: Run, source: AnySource, record: Record): Promise<number> {
  const subject = source.subject(record);
  let sent = 0;
  // Any user can write any `userId`; only the grants prove whose phones may ring.
  if (subject && ownerByGrant(record)) {
    const from = Date.parse(record.nextDueAt ?? '') - 1;
    for (const occasion of readTimes(() => source.occasions(record, from, run.now), [])) {
      const notice = await claim(run, occasion);
      if (notice && (await deliver(run, notice, subject)) === 'sent') sent += 1;
    }
  }
  await run.remote.change(source.collection, record, { nextDueAt: nextLook(source, record, run.now) });
  return sent;
}

/**
 * Finds due records by `nextDueAt` and sends their notices.
 * @returns how many notices reached a device
 */
export async function sendDue(run: Run, source: AnySource): Promise<number> {
  const { collection, isOpen: queries } = source;
  let sent = 0;
  await forEachDue<'nextDueAt', Scheduled>(run, { collection, field: 'nextDueAt', queries }, async (record) => {
    const sentOfRecord = await sendDueOf(run, source, record);
    sent += sentOfRecord;
  });
  return sent;
}
