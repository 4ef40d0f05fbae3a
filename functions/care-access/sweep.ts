import { Query } from 'node-appwrite';
import { toInstant } from '../../src/model/instant.ts';
import { profile } from '../../src/model/profile.ts';
import type { RecordType } from '../../src/model/record.ts';
import { rememberingDoctors, type DoctorOf } from './assigned-doctor.ts';
import { FailedDocuments, type Failed } from './failed-documents.ts';
import type { OnFailure } from './failures.ts';
import type { HeldDocument } from './held-document.ts';
import { removeForeignProfile } from './foreign-profile.ts';
import { PAGE, type Remote } from './remote.ts';
import { personalRecords } from './right-grants.ts';
import { resumeOpen } from './resume-open.ts';
import { sweepFiles } from './sweep-files.ts';
import { setRight } from './set-right.ts';
import { settlePatient } from './settle-patient.ts';

/** `$updatedAt` is stamped before the commit, and the clocks of function and database differ. */
const OVERLAP_MS = 2 * 60_000;
/** How far the function's clock may be ahead of the database's when a quiet collection is called seen. */
const CLOCK_ALLOWANCE_MS = 60_000;
/** With a colon, which no id of a patient has: what is remembered of her stands beside it under her id. */
export const STATE = 'run:sweep';
/** What could not be set right, under a name of its own: the checkpoint passes over it. */
export const FAILED_STATE = 'run:failed';

/** By collection, the `$updatedAt` up to which everything has been looked at. */
type Checkpoint = Record<string, string>;

interface Sweep {
  readonly remote: Remote;
  readonly doctorOf: DoctorOf;
  readonly endsAt: number;
  readonly failed: FailedDocuments;
}

const after = (last: HeldDocument): string =>
  Query.or([
    Query.greaterThan('$updatedAt', last.$updatedAt),
    Query.and([Query.equal('$updatedAt', [last.$updatedAt]), Query.greaterThan('$id', last.$id)]),
  ]);

/** @returns how many documents were written */
async function settlePage(
  { remote, doctorOf }: Sweep,
  type: RecordType,
  page: readonly HeldDocument[],
  onFailure: OnFailure,
): Promise<number> {
  let written = await setRight(remote, type, page, doctorOf, onFailure);
  if (type !== profile) return written;
  for (const held of page)
    try {
      if (!(await removeForeignProfile(remote, held))) written += await settlePatient(remote, held.$id);
    } catch (error) {
      onFailure(held.$id, error);
    }
  return written;
}

/** Tries again what has failed in this collection. @returns how many documents were written */
async function retryCollection(run: Sweep, type: RecordType): Promise<number> {
  const ids = run.failed.take(type.collection);
  if (ids.length === 0) return 0;
  try {
    const held = await run.remote.list(type.collection, [Query.equal('$id', ids)]);
    return await settlePage(run, type, held, run.failed.onFailure(type.collection));
  } catch (error) {
    run.failed.add(type.collection, ids);
    throw error;
  }
}

/** Looks at what changed in one collection since `from`. @returns what was written, and how far the look came */
async function sweepCollection(
  run: Sweep,
  type: RecordType,
  from: string,
): Promise<{ written: number; until: string }> {
  const { remote, endsAt, failed } = run;
  let written = 0;
  let last: HeldDocument | undefined;
  const quietUntil = toInstant(Date.now() - CLOCK_ALLOWANCE_MS);
  do {
    const page = await remote.list(type.collection, [
      last ? after(last) : Query.greaterThanEqual('$updatedAt', from),
      Query.orderAsc('$updatedAt'),
      Query.orderAsc('$id'),
    ]);
    const lostBefore = failed.lost;
    written += await settlePage(run, type, page, failed.onFailure(type.collection));
    // What cannot be remembered is not passed over.
    if (failed.lost > lostBefore) break;
    last = page.at(-1) ?? last;
    if (page.length < PAGE)
      return { written, until: last && last.$updatedAt > quietUntil ? last.$updatedAt : quietUntil };
  } while (Date.now() < endsAt);
  return { written, until: last?.$updatedAt ?? from };
}

/**
 * The safety net under all other triggers: sets right what any client wrote since the last sweep.
 * A document that is right is left alone, so the writes of one sweep end with the next. One that fails keeps no other.
 * @param endsAt ms since 1970
 * @param report told once of what could not be set right
 * @returns how many documents were written
 */
export async function sweep(remote: Remote, endsAt: number, report: OnFailure): Promise<number> {
  const checkpoint = (await remote.recall<Checkpoint>(STATE)) ?? {};
  const failedBefore = (await remote.recall<Failed>(FAILED_STATE)) ?? {};
  const failed = new FailedDocuments(failedBefore, report);
  const run: Sweep = { remote, doctorOf: rememberingDoctors(remote), endsAt, failed };
  const next: Checkpoint = { ...checkpoint };
  let written = await resumeOpen(remote, endsAt, report);
  for (const type of personalRecords) {
    const seen = checkpoint[type.collection];
    const from = toInstant(seen === undefined ? 0 : Date.parse(seen) - OVERLAP_MS);
    try {
      written += await retryCollection(run, type);
      const result = await sweepCollection(run, type, from);
      written += result.written;
      if (seen === undefined || result.until > seen) next[type.collection] = result.until;
    } catch (error) {
      report(type.collection, error);
    }
  }
  // First what failed, for the checkpoint passes over it.
  if (JSON.stringify(failed) !== JSON.stringify(failedBefore)) await remote.remember(FAILED_STATE, failed);
  if (JSON.stringify(next) !== JSON.stringify(checkpoint)) await remote.remember(STATE, next);
  await sweepFiles(remote, endsAt, report);
  return written;
}
