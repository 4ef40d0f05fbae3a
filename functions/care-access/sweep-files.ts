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
const PICTURES = 'blog-images';
/** Pictures of articles are looked at once a day: they have weeks of grace, and each is searched in all texts. */
const PICTURES_EVERY_MS = 24 * 60 * 60_000;
/** The colon makes the name different from every patient id. */
const STATE = 'run:files';

/** Position of a sweep: each run, once a minute, continues after the last one. */
interface Progress {
  readonly bucket: BucketId | null;
  readonly after: string | null;
  readonly doneAt: string | null;
  /** When the pictures of articles were last looked at; missing in the state of an earlier version. */
  readonly picturesAt?: string | null;
}

const recordBuckets = [...new Set(Object.values(bucketOfRecord))];
const sweptBuckets: readonly BucketId[] = [...recordBuckets, 'profile-photos', PICTURES];
const graceMs = (bucket: BucketId): number => (bucket === PICTURES ? DRAFT_GRACE_MS : GRACE_MS);

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

/** Ids of the pictures above the texts of articles. Only the field that names them is read. */
async function shownAboveArticles(remote: Remote): Promise<Set<string>> {
  const shown = new Set<string>();
  for (let after: string | undefined; ;) {
    const page = await remote.list(blogPost.collection, [
      Query.select(['$id', 'imageFileId']),
      Query.isNotNull('imageFileId'),
      ...(after === undefined ? [] : [Query.greaterThan('$id', after)]),
      Query.orderAsc('$id'),
    ]);
    for (const { imageFileId } of page) shown.add(String(imageFileId));
    if (page.length < PAGE) return shown;
    after = page.at(-1)?.$id;
  }
}

/** Whether a text has this id in it. The server searches: no text is sent. */
const isInText = async (remote: Remote, collection: string, field: string, id: string): Promise<boolean> =>
  (await remote.list(collection, [Query.select(['$id']), Query.contains(field, [id])])).length > 0;

/** Ids of the pictures that an article or a draft shows, above its text or in it. The body of a draft has both. */
async function referencedByArticles(remote: Remote, files: readonly ServerFile[]): Promise<Set<string>> {
  const referenced = await shownAboveArticles(remote);
  for (const { $id } of files)
    if (
      !referenced.has($id) &&
      ((await isInText(remote, blogPost.collection, 'content', $id)) ||
        (await isInText(remote, blogDraft.collection, 'body', $id)))
    )
      referenced.add($id);
  return referenced;
}

type FindReferenced = (remote: Remote, files: readonly ServerFile[]) => Promise<Set<string>>;
const findReferencedIn: Readonly<Partial<Record<BucketId, FindReferenced>>> = {
  'profile-photos': referencedByProfiles,
  [PICTURES]: referencedByArticles,
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
 * through all buckets once an hour, and through the pictures once a day, one part in each run. A file that cannot be removed is tried again an hour later.
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
  const isDue = (bucket: BucketId): boolean =>
    bucket !== PICTURES || now - (Date.parse(progress.picturesAt ?? '') || 0) >= PICTURES_EVERY_MS;
  while (progress.bucket !== null && Date.now() < endsAt) {
    const { bucket, after } = progress;
    const next = { bucket: sweptBuckets[sweptBuckets.indexOf(bucket) + 1] ?? null, after: null };
    if (!isDue(bucket)) {
      progress = { ...progress, ...next };
      continue;
    }
    const page = await remote.listFiles(bucket, [
      Query.lessThan('$createdAt', toInstant(now - graceMs(bucket))),
      ...(after === null ? [] : [Query.greaterThan('$id', after)]),
      Query.orderAsc('$id'),
    ]);
    if (page.length > 0) removed += await sweepPage(remote, bucket, page, onFailure);
    if (page.length === PAGE) progress = { ...progress, after: page.at(-1)?.$id ?? null };
    else progress = { ...progress, ...next, ...(bucket === PICTURES && { picturesAt: toInstant(now) }) };
  }
  if (progress.bucket === null) progress = { ...progress, doneAt: toInstant(now) };
  await remote.remember(STATE, progress);
  return removed;
}
