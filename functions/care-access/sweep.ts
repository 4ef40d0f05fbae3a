import { Query } from 'node-appwrite';
import { toInstant } from '../../src/model/instant.ts';
import { profile } from '../../src/model/profile.ts';
import type { RecordType } from '../../src/model/record.ts';
import { rememberingDoctors, type DoctorOf } from './assigned-doctor.ts';
import type { HeldDocument } from './held-document.ts';
import { removeForeignProfile } from './foreign-profile.ts';
import { PAGE, type Remote } from './remote.ts';
import { personalRecords } from './right-grants.ts';
import { sweepFiles } from './sweep-files.ts';
import { setRight } from './set-right.ts';
import { settlePatient } from './settle-patient.ts';

/** `$updatedAt` is stamped before the commit, and the clocks of function and database differ. */
const OVERLAP_MS = 2 * 60_000;
/** How far the function's clock may be ahead of the database's when a quiet collection is called seen. */
const CLOCK_ALLOWANCE_MS = 60_000;
/** Leaves time to write the checkpoint before the function's 60 s are over. */
const LONGEST_SWEEP_MS = 40_000;
const STATE = 'sweep';

/** By collection, the `$updatedAt` up to which everything has been looked at. */
type Checkpoint = Record<string, string>;

interface Sweep {
  readonly remote: Remote;
  readonly doctorOf: DoctorOf;
  readonly endsAt: number;
}

const after = (last: HeldDocument): string =>
  Query.or([
    Query.greaterThan('$updatedAt', last.$updatedAt),
    Query.and([Query.equal('$updatedAt', [last.$updatedAt]), Query.greaterThan('$id', last.$id)]),
  ]);

/** Looks at what changed in one collection since `from`. @returns what was written, and how far the look came */
async function sweepCollection(
  { remote, doctorOf, endsAt }: Sweep,
  type: RecordType,
  from: string,
): Promise<{ written: number; until: string }> {
  let written = 0;
  let last: HeldDocument | undefined;
  const quietUntil = toInstant(Date.now() - CLOCK_ALLOWANCE_MS);
  do {
    const page = await remote.list(type.collection, [
      last ? after(last) : Query.greaterThanEqual('$updatedAt', from),
      Query.orderAsc('$updatedAt'),
      Query.orderAsc('$id'),
    ]);
    written += await setRight(remote, type, page, doctorOf);
    if (type === profile)
      for (const held of page)
        if (!(await removeForeignProfile(remote, held))) written += await settlePatient(remote, held.$id);
    last = page.at(-1) ?? last;
    if (page.length < PAGE)
      return { written, until: last && last.$updatedAt > quietUntil ? last.$updatedAt : quietUntil };
  } while (Date.now() < endsAt);
  return { written, until: last?.$updatedAt ?? from };
}

/**
 * The safety net under all other triggers: sets right what any client wrote since the last sweep.
 * A document that is right is left alone, so the writes of one sweep end with the next.
 */
export async function sweep(remote: Remote): Promise<number> {
  const checkpoint = (await remote.recall<Checkpoint>(STATE)) ?? {};
  const run: Sweep = { remote, doctorOf: rememberingDoctors(remote), endsAt: Date.now() + LONGEST_SWEEP_MS };
  const next: Checkpoint = { ...checkpoint };
  let written = 0;
  for (const type of personalRecords) {
    const seen = checkpoint[type.collection];
    const from = toInstant(seen === undefined ? 0 : Date.parse(seen) - OVERLAP_MS);
    const result = await sweepCollection(run, type, from);
    written += result.written;
    if (seen === undefined || result.until > seen) next[type.collection] = result.until;
  }
  if (JSON.stringify(next) !== JSON.stringify(checkpoint)) await remote.remember(STATE, next);
  await sweepFiles(remote, run.endsAt);
  return written;
}
