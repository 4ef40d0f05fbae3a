import { Query } from 'node-appwrite';
import { bucketOfRecord, type BucketId } from '../../src/model/files/bucket.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import type { CareTeamOf } from './care-team.ts';
import type { OnFailure } from './failures.ts';
import { correctGrants } from './correct-grants.ts';
import { recordsNaming, recordTypesWithFile } from './records-with-files.ts';
import { PAGE, type Remote } from './remote.ts';
import type { ServerFile } from './server-file.ts';

/** Each sweep starts this much before the checkpoint: `$updatedAt` is set before the commit. */
const OVERLAP_MS = 2 * 60_000;
/** How far back the first sweep looks. */
const FIRST_MS = 24 * 60 * 60_000;
/** The colon makes the name different from every patient id. */
const STATE = 'run:new-files';

/** By bucket, the `$updatedAt` up to which all files were checked. */
type Checkpoint = Partial<Record<BucketId, string>>;

interface NewFiles {
  readonly remote: Remote;
  readonly teamOf: CareTeamOf;
  /** ms since 1970 */
  readonly endsAt: number;
  /** The callback for the documents of this collection that could not be corrected. */
  readonly onFailureOf: (collection: string) => OnFailure;
}

const recordBuckets = [...new Set(Object.values(bucketOfRecord))];

const after = ({ $id, $updatedAt }: ServerFile): string =>
  Query.or([
    Query.greaterThan('$updatedAt', $updatedAt),
    Query.and([Query.equal('$updatedAt', [$updatedAt]), Query.greaterThan('$id', $id)]),
  ]);

async function correctPage(
  { remote, teamOf, onFailureOf }: NewFiles,
  bucket: BucketId,
  files: readonly ServerFile[],
): Promise<number> {
  let written = 0;
  const ids = files.map(({ $id }) => $id);
  for (const type of recordTypesWithFile.filter(({ collection }) => bucketOfRecord[collection] === bucket))
    for await (const record of recordsNaming(remote, type, 'fileId', ids))
      written += await correctGrants(remote, type, [record], teamOf, onFailureOf(type.collection));
  return written;
}

/**
 * Gives files that were uploaded since the last sweep the grants of their records. A phone sends a file again that the
 * server has lost, and its record stays unchanged; no other trigger looks at that record.
 * @returns how many documents and files were written
 */
export async function sweepNewFiles(run: NewFiles): Promise<number> {
  const { remote, endsAt } = run;
  const checkpoint = (await remote.recall<Checkpoint>(STATE)) ?? {};
  const next: Checkpoint = { ...checkpoint };
  let written = 0;
  for (const bucket of recordBuckets) {
    const seen = checkpoint[bucket];
    const from = seen === undefined ? Date.now() - FIRST_MS : Date.parse(seen) - OVERLAP_MS;
    let last: ServerFile | undefined;
    let isFull = true;
    while (isFull && Date.now() < endsAt) {
      const page = await remote.listFiles(bucket, [
        last ? after(last) : Query.greaterThanEqual('$updatedAt', toInstant(from)),
        Query.orderAsc('$updatedAt'),
        Query.orderAsc('$id'),
      ]);
      if (page.length > 0) written += await correctPage(run, bucket, page);
      last = page.at(-1) ?? last;
      isFull = page.length === PAGE;
    }
    if (last && (seen === undefined || last.$updatedAt > seen)) next[bucket] = last.$updatedAt;
  }
  if (JSON.stringify(next) !== JSON.stringify(checkpoint)) await remote.remember(STATE, next);
  return written;
}
