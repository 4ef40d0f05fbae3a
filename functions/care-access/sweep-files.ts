import { Query } from 'node-appwrite';
import { blogDraft } from '../../src/model/blog/blog-draft.ts';
import { blogPost } from '../../src/model/blog/blog-post.ts';
import { bucketOfRecord, type BucketId } from '../../src/model/files/bucket.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { profile } from '../../src/model/records/profile.ts';
import type { OnFailure } from './failures.ts';
import type { ServerFile } from './server-file.ts';
import { referencedByRecords } from './records-with-files.ts';
import { PAGE, type Remote } from './remote.ts';

/**
 * A phone sends the file first and the record right after it. If it is interrupted in between, it tries again at every
 * start.
 */
const GRACE_MS = 24 * 60 * 60_000;
/** A picture is uploaded when it is chosen, and its article may stay a draft for weeks. */
const DRAFT_GRACE_MS = 60 * GRACE_MS;
const EVERY_MS = 60 * 60_000;
/** The colon makes the name different from every patient id. */
const STATE = 'run:files';

/** Position of a sweep: each run, once a minute, continues after the last one. */
interface Progress {
  readonly bucket: BucketId | null;
  readonly after: string | null;
  readonly doneAt: string | null;
}

const recordBuckets = [...new Set(Object.values(bucketOfRecord))];
const sweptBuckets: readonly BucketId[] = [...recordBuckets, 'profile-photos', 'blog-images'];
const graceMs = (bucket: BucketId): number => (bucket === 'blog-images' ? DRAFT_GRACE_MS : GRACE_MS);

/** Ids of the photos that the profile of their reader shows. */
async function referencedByProfiles(remote: Remote, files: readonly ServerFile[]): Promise<Set<string>> {
  const referenced = new Set<string>();
  for (const { $id, $permissions } of files) {
    const reader = $permissions.flatMap((permission) => /^read\("user:([^"/]+)"\)$/.exec(permission)?.[1] ?? [])[0];
    const profileDocument = reader === undefined ? undefined : await remote.find(profile.collection, reader);
    if (profileDocument?.profilePhotoId === $id) referenced.add($id);
  }
  return referenced;
}

/** Ids of the pictures that an article or a draft shows, above its text or in it. */
async function referencedByArticles(remote: Remote, files: readonly ServerFile[]): Promise<Set<string>> {
  const referenced = new Set<string>();
  for (const { collection } of [blogPost, blogDraft])
    for (let after: string | undefined; ;) {
      const page = await remote.list(collection, [
        ...(after === undefined ? [] : [Query.greaterThan('$id', after)]),
        Query.orderAsc('$id'),
      ]);
      for (const { imageFileId, content, body } of page) {
        const text = [imageFileId, content, body].join(' ');
        for (const { $id } of files) if (text.includes($id)) referenced.add($id);
      }
      if (page.length < PAGE) break;
      after = page.at(-1)?.$id;
    }
  return referenced;
}

type FindReferenced = (remote: Remote, files: readonly ServerFile[]) => Promise<Set<string>>;
const findReferencedIn: Readonly<Partial<Record<BucketId, FindReferenced>>> = {
  'profile-photos': referencedByProfiles,
  'blog-images': referencedByArticles,
};

async function sweepPage(
  remote: Remote,
  bucket: BucketId,
  files: readonly ServerFile[],
  onFailure: OnFailure,
): Promise<number> {
  const referenced = await (findReferencedIn[bucket] ?? referencedByRecords)(remote, files);
  let removed = 0;
  for (const { $id } of files)
    try {
      if (referenced.has($id)) continue;
      await remote.removeFile(bucket, $id);
      removed++;
    } catch (error) {
      onFailure(`${bucket} ${$id}`, error);
    }
  return removed;
}

/**
 * Removes files that no record has referred to for a day: the server rejected the record, the phone deleted the record
 * but not the file, or the upload never finished. Pictures that no article shows are removed after 60 days. Goes
 * through all buckets once an hour, one part in each run. A file that cannot be removed is tried again an hour later.
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
