import { buckets } from '@/model/files/bucket.ts';
import { fileKinds } from '@/model/files/file-kind.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { CompleteCopy } from '@/db/files/upload.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { namedFile, type NamedFile } from '@/sync/records/named-file.ts';
import type { FileState } from '@/sync/transport/file-remote.ts';
import { decideFile, type FileFacts } from './decide-file.ts';
import { isUploaded, type SendOptions } from './send-file.ts';

/** Rows read at once, and the number of ids in one request. */
const PAGE = 100;
/** An id that a server accepts. The ids of drafts have a space. */
const FILE_ID = /^[A-Za-z0-9][\w.-]{0,35}$/;

/** A record that names a file. */
interface RecordWithFile extends NamedFile {
  readonly collection: LocalCollectionName;
  readonly row: LocalRow;
}

/** Ids of files. `restored`: queued for upload. `missing`: neither the server nor this device has them. */
export interface FileDifference {
  readonly restored: readonly string[];
  readonly missing: readonly string[];
}

/** The readable records of this device that name a file, in pages. */
async function* recordsWithFile({ store }: SendOptions, name: LocalCollectionName): AsyncGenerator<RecordWithFile[]> {
  const collection = await store.collection(name);
  let after = '';
  for (;;) {
    const selector = { id: { $gt: after } };
    const found = await collection.find({ selector, sort: [{ id: 'asc' }], limit: PAGE }).exec();
    yield found.flatMap((document): RecordWithFile[] => {
      const row = document.toJSON() as LocalRow;
      if (row.unreadable) return [];
      const file = namedFile(name, row);
      return file && FILE_ID.test(file.fileId) ? [{ collection: name, row, ...file }] : [];
    });
    const last = found.at(-1);
    if (!last || found.length < PAGE) return;
    after = last.id;
  }
}

/** Any record can name any file, so the copy must be what the record describes. */
function isFileOf({ bucket, row, field }: RecordWithFile, { recordId, size, type }: CompleteCopy): boolean {
  const { kinds, maximumBytes } = buckets[bucket];
  const isAccepted = kinds.some((kind) => fileKinds[kind].mimeType === type) && size > 0 && size <= maximumBytes;
  // A photo has no size in its record, and no copy of it is downloaded.
  const isOwn = recordId === row.id || (recordId === undefined && field === null);
  return isAccepted && isOwn && (typeof row.fileSize !== 'number' || row.fileSize === size);
}

type LocalCopy = { readonly is: 'complete'; readonly size: number } | { readonly is: 'unfit' | 'none' };

async function copyFor(record: RecordWithFile, { files }: SendOptions): Promise<LocalCopy> {
  // A copy that cannot be decrypted is no copy.
  const copy = await files.completeCopy(record.fileId).catch(() => undefined);
  if (!copy) return { is: 'none' };
  return isFileOf(record, copy) ? { is: 'complete', size: copy.size } : { is: 'unfit' };
}

const serverFact = (state: FileState | undefined): FileFacts['server'] => {
  if (!state) return 'lacks';
  return isUploaded(state) ? 'has' : 'partial';
};

async function statesOf(records: readonly RecordWithFile[], { rateLimiter, remote }: SendOptions) {
  const states = new Map<string, FileState>();
  for (const bucket of new Set(records.map((record) => record.bucket))) {
    const ids = [...new Set(records.filter((each) => each.bucket === bucket).map(({ fileId }) => fileId))];
    for (const [id, state] of await rateLimiter.retry(() => remote.states(bucket, ids))) states.set(id, state);
  }
  return states;
}

/**
 * Asks the server which files of the records of this collection it still has, one request for up to 100 of them, and
 * queues the local copies of those that it has lost. The outbox then sends them, each before its record if the record is
 * waiting too.
 * @param deletedRecords ids of records that are deleted on the server; the local rows may still exist
 * @throws Stopped, RemoteFailure
 */
export async function reconcileFiles(
  options: SendOptions,
  name: LocalCollectionName,
  deletedRecords: ReadonlySet<string>,
): Promise<FileDifference> {
  const { files } = options;
  const difference = { restored: [] as string[], missing: [] as string[] };
  const queued = new Set((await files.uploads()).map(({ id }) => id));
  const removals = new Set((await files.removals()).map(({ id }) => id));

  async function settle(record: RecordWithFile, facts: Pick<FileFacts, 'server' | 'session'>) {
    const { fileId, bucket, field, collection, row } = record;
    const copy = await copyFor(record, options);
    const isDeletionMeant = deletedRecords.has(row.id) || removals.has(fileId);
    const isWaiting = row.serverUpdatedAt === '';
    const decision = decideFile({
      ...facts,
      record: isWaiting ? 'waiting' : 'confirmed',
      isDeletionMeant,
      isQueued: queued.has(fileId),
      copy: copy.is,
    });
    if (decision === 'missing') difference.missing.push(fileId);
    if (decision !== 'upload' || copy.is !== 'complete') return;
    const upload = { id: fileId, bucket, collection, recordId: row.id, field, size: copy.size };
    if (await files.queueAgain(upload)) difference.restored.push(fileId);
  }

  for await (const page of recordsWithFile(options, name)) {
    const open = page.filter(({ row, fileId }) => !deletedRecords.has(row.id) && !queued.has(fileId));
    for (let isAnswered = open.length === 0; !isAnswered;) {
      const states = await statesOf(open, options);
      const lacking = open.filter(({ fileId }) => serverFact(states.get(fileId)) !== 'has');
      const session = lacking.length === 0 ? 'held' : await options.verify();
      isAnswered = session === 'held';
      if (!isAnswered) continue;
      for (const record of lacking) await settle(record, { server: serverFact(states.get(record.fileId)), session });
      const missing = new Set(difference.missing);
      const found = open.map(({ fileId }) => fileId).filter((id) => !missing.has(id));
      await files.missing.note({ found, missing: difference.missing });
    }
  }
  return difference;
}
