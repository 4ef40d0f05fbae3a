import { Query } from 'node-appwrite';
import { functionState, type FunctionState } from '../../src/model/function-state.ts';
import { toInstant } from '../../src/model/instant.ts';
import { after } from './each-due.ts';
import { PAGE, type Held } from './remote.ts';
import { forEach, type Run } from './run.ts';
import { nextLook } from './send-due.ts';
import type { Scheduled } from './source.ts';
import type { AnySource } from './sources.ts';

/** `$updatedAt` is stamped before the commit, and the clocks of function and database differ. */
const OVERLAP_MS = 2 * 60_000;
/** How far the function's clock may be ahead of the database's. */
const CLOCK_ALLOWANCE_MS = 60_000;
const OWNER = 'reminders';

/** Raised when the rules of what is due change: records that had no next time by those of before are looked at again. */
const RULES = 2;

/** Where the last look at a collection ended. */
export const stateId = (source: AnySource) => `${OWNER}.${RULES}.${source.collection}`.slice(0, 36);

/** Gives a record an earlier next time when it has none or a later one: a phone's clock may be days off. */
async function putRight({ remote, now }: Run, source: AnySource, record: Scheduled & Held): Promise<void> {
  const changedAt = Math.min(Date.parse(record.$updatedAt), now);
  const right = nextLook(source, record, changedAt);
  if (record.nextDueAt && Date.parse(record.nextDueAt) <= Date.parse(right)) return;
  await remote.change(source.collection, record, { nextDueAt: right });
}

/** Says which records came past the forms. What is wrong with them is passed over when notices are made. */
function report({ log }: Run, source: AnySource, page: readonly (Scheduled & Held)[]): void {
  for (const record of page) {
    const faults = source.faults(record);
    if (faults.length > 0) log(`${source.collection}/${record.$id} is not as the app writes it: ${faults.join(', ')}`);
  }
}

/**
 * Looks at the records that changed since the last look, whoever changed them, so that `nextDueAt` is never later than
 * what is due. Its cost is that of the changes.
 */
export async function followChanges(run: Run, source: AnySource): Promise<void> {
  const { remote } = run;
  const known = await remote.find<FunctionState>(functionState.collection, stateId(source));
  const seen = known ? (JSON.parse(known.value) as string) : undefined;
  let last: Held | undefined;
  let page: (Scheduled & Held)[];
  do {
    page = await remote.list<Scheduled>(source.collection, [
      last
        ? after('$updatedAt', last.$updatedAt, last)
        : Query.greaterThanEqual('$updatedAt', toInstant(seen === undefined ? 0 : Date.parse(seen) - OVERLAP_MS)),
      Query.orderAsc('$updatedAt'),
      Query.orderAsc('$id'),
    ]);
    report(run, source, page);
    run.failures.push(...(await forEach(page, (record) => putRight(run, source, record))));
    last = page.at(-1) ?? last;
  } while (page.length === PAGE && Date.now() < run.endsAt);
  // All was seen: what comes is stamped later than this, unless the clocks of function and database differ by more.
  const quietUntil = page.length < PAGE ? toInstant(Date.now() - CLOCK_ALLOWANCE_MS) : '';
  const seenNow = [last?.$updatedAt ?? '', quietUntil, seen ?? ''].toSorted().at(-1);
  const value = { owner: OWNER, value: JSON.stringify(seenNow) };
  if (known) await remote.change(functionState.collection, known, value);
  else await remote.create(functionState.collection, stateId(source), value);
}
