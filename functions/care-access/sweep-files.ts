import { Query } from 'node-appwrite';
import { blogPost } from '../../src/model/blog-post.ts';
import { bucketOfRecord, type BucketId } from '../../src/model/bucket.ts';
import { toInstant } from '../../src/model/instant.ts';
import { profile } from '../../src/model/profile.ts';
import type { OnFailure } from './failures.ts';
import type { HeldFile } from './held-file.ts';
import { namedByRecords, naming } from './naming-records.ts';
import { PAGE, type Remote } from './remote.ts';

/** A phone sends the file first and its record right after; one that is cut off in between looks again at every start. */
const GRACE_MS = 24 * 60 * 60_000;
/** A picture is sent when it is chosen, and its article may stay a draft for weeks. */
const DRAFT_GRACE_MS = 60 * GRACE_MS;
const EVERY_MS = 60 * 60_000;
/** With a colon, which no id of a patient has. */
const STATE = 'run:files';

/** Where a sweep is: it goes on in the next minute where the last one ended. */
interface Progress {
  readonly bucket: BucketId | null;
  readonly after: string | null;
  readonly doneAt: string | null;
}

const recordBuckets = [...new Set(Object.values(bucketOfRecord))];
const sweptBuckets: readonly BucketId[] = [...recordBuckets, 'profile-photos', 'blog-images'];
const graceMs = (bucket: BucketId): number => (bucket === 'blog-images' ? DRAFT_GRACE_MS : GRACE_MS);

/** Those of these photos that the profile of their reader shows. */
async function namedByProfiles(remote: Remote, files: readonly HeldFile[]): Promise<Set<string>> {
  const named = new Set<string>();
  for (const { $id, $permissions } of files) {
    const reader = $permissions.flatMap((given) => /^read\("user:([^"/]+)"\)$/.exec(given)?.[1] ?? [])[0];
    const held = reader === undefined ? undefined : await remote.find(profile.collection, reader);
    if (held?.profilePhotoId === $id) named.add($id);
  }
  return named;
}

/** Those of these pictures that an article shows. */
async function namedByArticles(remote: Remote, files: readonly HeldFile[]): Promise<Set<string>> {
  const ids = files.map(({ $id }) => $id);
  const named = new Set<string>();
  for await (const { imageFileId } of naming(remote, blogPost, 'imageFileId', ids)) named.add(String(imageFileId));
  return named;
}

type Named = (remote: Remote, files: readonly HeldFile[]) => Promise<Set<string>>;
const namedIn: Readonly<Partial<Record<BucketId, Named>>> = {
  'profile-photos': namedByProfiles,
  'blog-images': namedByArticles,
};

async function sweepPage(
  remote: Remote,
  bucket: BucketId,
  files: readonly HeldFile[],
  onFailure: OnFailure,
): Promise<number> {
  const named = await (namedIn[bucket] ?? namedByRecords)(remote, files);
  let removed = 0;
  for (const { $id } of files)
    try {
      if (named.has($id)) continue;
      await remote.removeFile(bucket, $id);
      removed++;
    } catch (error) {
      onFailure(`${bucket} ${$id}`, error);
    }
  return removed;
}

/**
 * Removes files that no record has named for a day: their record was refused, or was deleted by a phone that did not live
 * to delete the file, or the upload was never finished; and after two months pictures that no article shows. Goes through
 * all buckets once an hour, a part at a time. A file that cannot be removed is tried again an hour later.
 * @param endsAt ms since 1970
 * @returns how many were removed
 */
export async function sweepFiles(
  remote: Remote,
  endsAt: number,
  onFailure: OnFailure,
  now = Date.now(),
): Promise<number> {
  let progress = (await remote.recall<Progress>(STATE)) ?? { bucket: null, after: null, doneAt: null };
  if (progress.bucket === null && progress.doneAt !== null && now - Date.parse(progress.doneAt) < EVERY_MS) return 0;
  let removed = 0;
  progress = { ...progress, bucket: progress.bucket ?? sweptBuckets[0] ?? null };
  while (progress.bucket !== null && Date.now() < endsAt) {
    const { bucket, after } = progress;
    const page = await remote.listFiles(bucket, [
      Query.lessThan('$createdAt', toInstant(now - graceMs(bucket))),
      ...(after === null ? [] : [Query.greaterThan('$id', after)]),
      Query.orderAsc('$id'),
    ]);
    if (page.length > 0) removed += await sweepPage(remote, bucket, page, onFailure);
    if (page.length === PAGE) progress = { ...progress, after: page.at(-1)?.$id ?? null };
    else progress = { ...progress, bucket: sweptBuckets[sweptBuckets.indexOf(bucket) + 1] ?? null, after: null };
  }
  if (progress.bucket === null) progress = { ...progress, doneAt: toInstant(now) };
  await remote.remember(STATE, progress);
  return removed;
}
