import { Query } from 'node-appwrite';
import { toInstant } from '../../src/model/instant.ts';
import { ownerByGrant } from '../../src/model/permission.ts';
import { deliver } from './deliver.ts';
import { claim } from './notice.ts';
import { PAGE, type Held } from './remote.ts';
import { forEach, type Run } from './run.ts';
import { NEVER, type Scheduled } from './source.ts';
import type { AnySource } from './sources.ts';

type Record = Scheduled & Held;

/** When this record is to be looked at again. */
export const nextLook = (source: AnySource, record: Record, after: number): string => {
  const next = source.next(record, after);
  return next === null ? NEVER : toInstant(next);
};

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
    for (const occasion of source.occasions(record, from, run.now)) {
      const notice = await claim(run, occasion);
      if (notice && (await deliver(run, notice, subject)) === 'sent') sent += 1;
    }
  }
  await run.remote.change(source.collection, record, { nextDueAt: nextLook(source, record, run.now) });
  return sent;
}

/** Finds by `nextDueAt` alone what is due, and sends it. @returns how many notices reached a device */
export async function sendDue(run: Run, source: AnySource): Promise<number> {
  const seen = new Set<string>();
  let sent = 0;
  while (Date.now() < run.endsAt) {
    const page = await run.remote.list<Scheduled>(source.collection, [
      ...source.isOpen,
      Query.lessThanEqual('nextDueAt', toInstant(run.now)),
      Query.orderAsc('nextDueAt'),
    ]);
    // One that could not be moved on was changed meanwhile, and is looked at in the next minute.
    const fresh = page.filter(({ $id }) => !seen.has($id));
    for (const { $id } of fresh) seen.add($id);
    const failures = await forEach(fresh, async (record) => {
      if (Date.now() >= run.endsAt) return;
      const more = await sendDueOf(run, source, record);
      sent += more;
    });
    run.failures.push(...failures);
    if (page.length < PAGE || fresh.length === 0) return sent;
  }
  return sent;
}
