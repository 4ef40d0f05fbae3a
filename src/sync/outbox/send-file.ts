import type { FileStore } from '@/db/files/file-store.ts';
import type { Store } from '@/db/store/open-store.ts';
import type { Upload } from '@/db/files/upload.ts';
import { buckets, CHUNK_BYTES } from '@/model/files/bucket.ts';
import { ownerGrants } from '@/model/schema/permission.ts';
import type { FileRemote, FileState } from '@/sync/transport/file-remote.ts';
import type { RateLimiter } from '@/sync/transport/rate-limiter.ts';
import type { Verify } from '@/sync/transport/session-guard.ts';
import { recordOf } from '@/sync/records/record-types.ts';
import { RemoteFailure } from '@/sync/transport/remote-failure.ts';

/** One 401 may be a session that was lost and regained meanwhile. */
const MAX_FORBIDDEN = 3;
/** How often a file may be incomplete on the server although all of it was sent. */
const MAX_ROUNDS = 3;

/** The progress of one upload. */
export interface Sending {
  readonly fileId: string;
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export interface SendOptions {
  readonly store: Store;
  readonly files: FileStore;
  readonly remote: FileRemote;
  readonly rateLimiter: RateLimiter;
  readonly verify: Verify;
  readonly onProgress: (sending: Sending | null) => void;
}

const neverComplete = () => new RemoteFailure('refused', 'storage_file_incomplete', 'the server never has all of it');
export const isUploaded = ({ chunksUploaded, chunksTotal }: FileState) => chunksUploaded >= chunksTotal;

/** A file has the same grants as the record that names it. */
function grantsOf({ bucket, collection, field }: Upload) {
  if (field !== null) return buckets[bucket].creatorMay;
  return recordOf(collection, { kind: collection }).creatorMay;
}

async function sendPiece(
  upload: Upload,
  index: number,
  { files, rateLimiter, remote, onProgress, store }: SendOptions,
) {
  const { id, bucket, size: total } = upload;
  const from = index * CHUNK_BYTES;
  if (from >= total) return 'all' as const;
  const [bytes, metadata] = [await files.piece(id, index), await files.words(id)];
  if (!bytes || !metadata) return 'gone' as const;
  const reportProgress = (sent: number) =>
    onProgress({ fileId: id, sentBytes: Math.min(total, from + Math.min(sent, bytes.byteLength)), totalBytes: total });
  reportProgress(0);
  const grants = ownerGrants(grantsOf(upload), store.userId);
  const piece = { bucket, id, name: metadata.name, grants, bytes, from, length: bytes.byteLength, total };
  return rateLimiter.tryOnce(() => remote.send(piece, reportProgress));
}

/**
 * Uploads the chunks of a file that the server does not have. `gone`: the file was removed from this device meanwhile.
 * @returns the failure when the server will never accept it @throws Stopped
 */
export async function sendFile(upload: Upload, options: SendOptions): Promise<'stored' | 'gone' | RemoteFailure> {
  const { files, rateLimiter, verify, remote } = options;
  const { id, bucket } = upload;
  const ask = () => rateLimiter.retry(() => remote.state(bucket, id));
  let state: FileState | null = null;
  if (upload.isBegun) state = await ask();
  else if (!(await files.change(id, { isBegun: true }))) return 'gone';
  let [forbidden, rounds] = [0, 0];
  while (!state || !isUploaded(state)) {
    const before: number = state?.chunksUploaded ?? 0;
    const sent = await sendPiece(upload, before, options);
    if (sent === 'gone') return 'gone';
    if (sent === 'all' || ('value' in sent && sent.value.chunksUploaded <= before)) {
      // What is there was not begun here.
      if (upload.isRestored) return neverComplete();
      // All chunks were sent, and the server still lacks some; or it had this one already, so it lacks an earlier one, as
      // after it was set back during the upload. Its chunks are not the first ones of this upload: start over.
      await rateLimiter.retry(() => remote.remove(bucket, id));
      state = null;
      if ((rounds += 1) > MAX_ROUNDS) return neverComplete();
    } else if ('value' in sent) {
      state = sent.value;
      const sentBytes = Math.min(upload.size, state.chunksUploaded * CHUNK_BYTES);
      if (!(await files.change(id, { sentBytes }))) return 'gone';
    } else {
      const { failure } = sent;
      if (failure.kind === 'unauthorized' && (await verify()) === 'held') forbidden += 1;
      const isUncertain = ['unreachable', 'misconfigured', 'unauthorized'].includes(failure.kind);
      if (!isUncertain || forbidden > MAX_FORBIDDEN) return failure;
      // It is unknown what arrived: ask the server. This is also a small call for the rate limiter to wait with.
      state = await ask();
    }
  }
  return 'stored';
}
