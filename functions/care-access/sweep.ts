import { Query } from 'node-appwrite';
import { toInstant } from '../../src/model/time/instant.ts';
import { profile } from '../../src/model/records/profile.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import { cachedTeams, type CareTeamOf } from './care-team.ts';
import { FailedDocuments, type Failed } from './failed-documents.ts';
import type { OnFailure } from './failures.ts';
import type { ServerDocument } from './server-document.ts';
import { removeForeignProfile } from './foreign-profile.ts';
import { PAGE, type Remote } from './remote.ts';
import { personalRecords } from './expected-grants.ts';
import { resumeUnfinished } from './resume-unfinished.ts';
import { sweepFiles } from './sweep-files.ts';
import { sweepNewFiles } from './sweep-new-files.ts';
import { sweepTombstones } from './sweep-tombstones.ts';
import { sweepUnits } from './update-units.ts';
import { correctGrants } from './correct-grants.ts';
import { updatePatientGrants } from './update-patient-grants.ts';

/**
 * Each sweep starts this much before the checkpoint: `$updatedAt` is set before the commit, and the clocks of function
 * and database differ.
 */
const OVERLAP_MS = 2 * 60_000;
/**
 * How far the function's clock may be ahead of the database's when a collection without changes gets a new checkpoint.
 */
const CLOCK_ALLOWANCE_MS = 60_000;
/** The colon makes the name different from every patient id; the state of a patient is stored under that id. */
export const STATE = 'run:sweep';
/** Failed documents have a separate name, because the checkpoint moves past them. */
export const FAILED_STATE = 'run:failed';

/** By collection, the `$updatedAt` up to which all documents were checked. */
type Checkpoint = Record<string, string>;

interface Sweep {
  readonly remote: Remote;
  readonly teamOf: CareTeamOf;
  readonly endsAt: number;
  readonly failed: FailedDocuments;
}

const after = (last: ServerDocument): string =>
  Query.or([
    Query.greaterThan('$updatedAt', last.$updatedAt),
    Query.and([Query.equal('$updatedAt', [last.$updatedAt]), Query.greaterThan('$id', last.$id)]),
  ]);

/** @returns how many documents were written */
async function correctPage(
  { remote, teamOf }: Sweep,
  type: RecordType,
  page: readonly ServerDocument[],
  onFailure: OnFailure,
): Promise<number> {
  let written = await correctGrants(remote, type, page, teamOf, onFailure);
  if (type !== profile) return written;
  for (const document of page)
    try {
      if (!(await removeForeignProfile(remote, document))) written += await updatePatientGrants(remote, document.$id);
    } catch (error) {
      onFailure(document.$id, error);
    }
  return written;
}

/**
 * Retries the documents of this collection that failed before.
 * @returns how many documents were written
 */
async function retryCollection(run: Sweep, type: RecordType): Promise<number> {
  const ids = run.failed.take(type.collection);
  if (ids.length === 0) return 0;
  try {
    const page = await run.remote.list(type.collection, [Query.equal('$id', ids)]);
    return await correctPage(run, type, page, run.failed.onFailure(type.collection));
  } catch (error) {
    run.failed.add(type.collection, ids);
    throw error;
  }
}

/**
 * Corrects what changed in one collection since `from`.
 * @returns how many documents were written, and the `$updatedAt` up to which the collection was checked
 */
async function sweepCollection(
  run: Sweep,
  type: RecordType,
  from: string,
): Promise<{ written: number; until: string }> {
  const { remote, endsAt, failed } = run;
  let written = 0;
  let last: ServerDocument | undefined;
  const quietUntil = toInstant(Date.now() - CLOCK_ALLOWANCE_MS);
  do {
    const page = await remote.list(type.collection, [
      last ? after(last) : Query.greaterThanEqual('$updatedAt', from),
      Query.orderAsc('$updatedAt'),
      Query.orderAsc('$id'),
    ]);
    const lostBefore = failed.lost;
    written += await correctPage(run, type, page, failed.onFailure(type.collection));
    // A failed document could not be stored, so the checkpoint must not move past it.
    if (failed.lost > lostBefore) break;
    last = page.at(-1) ?? last;
    if (page.length < PAGE)
      return { written, until: last && last.$updatedAt > quietUntil ? last.$updatedAt : quietUntil };
  } while (Date.now() < endsAt);
  return { written, until: last?.$updatedAt ?? from };
}

/**
 * The safety net below all other triggers: corrects whatever clients wrote since the last sweep. Correct documents are
 * not written, so the next sweep only checks what this one wrote and the work ends there. A failing document does not
 * stop the others.
 * @param endsAt ms since 1970
 * @param report called once for each document that could not be corrected
 * @returns how many documents were written
 */
export async function sweep(remote: Remote, endsAt: number, report: OnFailure): Promise<number> {
  const checkpoint = (await remote.recall<Checkpoint>(STATE)) ?? {};
  const failedBefore = (await remote.recall<Failed>(FAILED_STATE)) ?? {};
  const failed = new FailedDocuments(failedBefore, report);
  const run: Sweep = { remote, teamOf: cachedTeams(remote), endsAt, failed };
  const next: Checkpoint = { ...checkpoint };
  let written = await resumeUnfinished(remote, endsAt, report);
  try {
    written += await sweepUnits(remote, endsAt, report);
  } catch (error) {
    report('units', error);
  }
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
  try {
    written += await sweepNewFiles({
      remote,
      teamOf: run.teamOf,
      endsAt,
      onFailureOf: failed.onFailure.bind(failed),
    });
  } catch (error) {
    report('files', error);
  }
  // Store failures first, because the checkpoint moves past them.
  if (JSON.stringify(failed) !== JSON.stringify(failedBefore)) await remote.remember(FAILED_STATE, failed);
  if (JSON.stringify(next) !== JSON.stringify(checkpoint)) await remote.remember(STATE, next);
  await sweepTombstones(remote, endsAt, report);
  await sweepFiles(remote, endsAt, report);
  return written;
}
