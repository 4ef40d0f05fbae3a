import { Query } from 'node-appwrite';
import { functionState, type FunctionState } from '../../src/model/records/function-state.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { keysetAfter } from './for-each-due.ts';
import { PAGE, type ServerDocument } from './remote.ts';
import { forEach, type Run } from './run.ts';
import { nextLook } from './send-due.ts';
import type { Scheduled } from './source.ts';
import type { AnySource } from './sources.ts';

/**
 * Each run starts this much before the checkpoint: `$updatedAt` is set before the commit, and the clocks of function
 * and database differ.
 */
const OVERLAP_MS = 2 * 60_000;
/** How far the function's clock may be ahead of the database's. */
const CLOCK_ALLOWANCE_MS = 60_000;
const OWNER = 'reminders';

/**
 * Increase when the rules for due times change: then every record is checked again, because some had no next time by
 * the old rules.
 */
const RULES_VERSION = 2;

/** Id of the document that stores the checkpoint of a collection. */
export const stateId = (source: AnySource) => `${OWNER}.${RULES_VERSION}.${source.collection}`.slice(0, 36);

/** Sets `nextDueAt` when the record has none or a later one: a phone's clock may be wrong by days. */
async function correctNextDue(
  { remote, now }: Run,
  source: AnySource,
  record: Scheduled & ServerDocument,
): Promise<void> {
  const changedAt = Math.min(Date.parse(record.$updatedAt), now);
  const expected = nextLook(source, record, changedAt);
  if (record.nextDueAt && Date.parse(record.nextDueAt) <= Date.parse(expected)) return;
  await remote.change(source.collection, record, { nextDueAt: expected });
}

/** Logs records that the app's forms would have rejected. Their invalid parts are skipped when notices are created. */
function logInvalid({ log }: Run, source: AnySource, page: readonly (Scheduled & ServerDocument)[]): void {
  for (const record of page) {
    const faults = source.faults(record);
    if (faults.length > 0) log(`${source.collection}/${record.$id} is not as the app writes it: ${faults.join(', ')}`);
  }
}

/**
 * Checks all records that changed since the checkpoint, by any writer, so that `nextDueAt` is never later than the next
 * due time. The cost grows with the number of changes only.
 */
export async function followChanges(run: Run, source: AnySource): Promise<void> {
  const { remote } = run;
  const stored = await remote.find<FunctionState>(functionState.collection, stateId(source));
  const checkpoint = stored ? (JSON.parse(stored.value) as string) : undefined;
  let last: ServerDocument | undefined;
  let page: (Scheduled & ServerDocument)[];
  do {
    page = await remote.list<Scheduled>(source.collection, [
      last
        ? keysetAfter('$updatedAt', last.$updatedAt, last)
        : Query.greaterThanEqual(
            '$updatedAt',
            toInstant(checkpoint === undefined ? 0 : Date.parse(checkpoint) - OVERLAP_MS),
          ),
      Query.orderAsc('$updatedAt'),
      Query.orderAsc('$id'),
    ]);
    logInvalid(run, source, page);
    run.failures.push(...(await forEach(page, (record) => correctNextDue(run, source, record))));
    last = page.at(-1) ?? last;
  } while (page.length === PAGE && Date.now() < run.endsAt);
  // All changes were read: later ones get a later `$updatedAt`, unless the clocks of function and database differ by
  // more than this.
  const quietUntil = page.length < PAGE ? toInstant(Date.now() - CLOCK_ALLOWANCE_MS) : '';
  const nextCheckpoint = [last?.$updatedAt ?? '', quietUntil, checkpoint ?? ''].toSorted().at(-1);
  const value = { owner: OWNER, value: JSON.stringify(nextCheckpoint) };
  if (stored) await remote.change(functionState.collection, stored, value);
  else await remote.create(functionState.collection, stateId(source), value);
}
