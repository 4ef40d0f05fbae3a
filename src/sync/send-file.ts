import type { FileBox } from '@/db/file-box.ts';
import type { Store } from '@/db/open-store.ts';
import type { Upload } from '@/db/upload.ts';
import { buckets, CHUNK_BYTES } from '@/model/bucket.ts';
import { ownerGrants } from '@/model/permission.ts';
import type { FileRemote, FileState } from './file-remote.ts';
import type { Gate } from './gate.ts';
import type { Verify } from './guard.ts';
import { recordOf } from './record-of.ts';
import { RemoteFailure } from './remote-failure.ts';

/** Once may be a session that was lost and found again meanwhile. */
const MOST_FORBIDDEN = 3;
/** A file that is never complete although all of it was sent. */
const MOST_ROUNDS = 3;

/** A file on its way right now. */
export interface Sending {
  readonly fileId: string;
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export interface SendOptions {
  readonly store: Store;
  readonly files: FileBox;
  readonly remote: FileRemote;
  readonly gate: Gate;
  readonly verify: Verify;
  readonly told: (sending: Sending | null) => void;
}

const neverComplete = () => new RemoteFailure('refused', 'storage_file_incomplete', 'the server never has all of it');
export const isOver = ({ chunksUploaded, chunksTotal }: FileState) => chunksUploaded >= chunksTotal;

/** A file is as open as the record that names it. */
function grantsOf({ bucket, collection, field }: Upload) {
  if (field !== null) return buckets[bucket].creatorMay;
  return recordOf(collection, { kind: collection }).creatorMay;
}

async function sendPiece(upload: Upload, index: number, { files, gate, remote, told, store }: SendOptions) {
  const { id, bucket, size: total } = upload;
  const from = index * CHUNK_BYTES;
  if (from >= total) return 'all' as const;
  const [bytes, words] = [await files.piece(id, index), await files.words(id)];
  if (!bytes || !words) return 'gone' as const;
  const tell = (sent: number) =>
    told({ fileId: id, sentBytes: Math.min(total, from + Math.min(sent, bytes.byteLength)), totalBytes: total });
  tell(0);
  const grants = ownerGrants(grantsOf(upload), store.userId);
  const piece = { bucket, id, name: words.name, grants, bytes, from, length: bytes.byteLength, total };
  return gate.try(() => remote.send(piece, tell));
}

/**
 * Sends what the server does not have of a file, piece by piece, until it has all of it. `gone`: it was taken off this
 * phone meanwhile. @returns the failure when the server will never take it @throws Stopped
 */
export async function sendFile(upload: Upload, options: SendOptions): Promise<'stored' | 'gone' | RemoteFailure> {
  const { files, gate, verify, remote } = options;
  const { id, bucket } = upload;
  const ask = () => gate.ask(() => remote.state(bucket, id));
  let state: FileState | null = null;
  if (upload.isBegun) state = await ask();
  else if (!(await files.change(id, { isBegun: true }))) return 'gone';
  let [forbidden, rounds] = [0, 0];
  while (!state || !isOver(state)) {
    const sent = await sendPiece(upload, state?.chunksUploaded ?? 0, options);
    if (sent === 'gone') return 'gone';
    if (sent === 'all') {
      // All was sent, and the server does not have it all: its count is of other pieces than ours.
      await gate.ask(() => remote.remove(bucket, id));
      state = null;
      if ((rounds += 1) > MOST_ROUNDS) return neverComplete();
    } else if ('value' in sent) {
      state = sent.value;
      const sentBytes = Math.min(upload.size, state.chunksUploaded * CHUNK_BYTES);
      if (!(await files.change(id, { sentBytes }))) return 'gone';
    } else {
      const { failure } = sent;
      if (failure.kind === 'unauthorized' && (await verify()) === 'held') forbidden += 1;
      const isUncertain = ['unreachable', 'misconfigured', 'unauthorized'].includes(failure.kind);
      if (!isUncertain || forbidden > MOST_FORBIDDEN) return failure;
      // Nobody knows what arrived: the server is asked. It is a small call, too, for whoever waits at the gate.
      state = await ask();
    }
  }
  return 'stored';
}
