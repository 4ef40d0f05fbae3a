import type { BucketId } from '@/model/bucket.ts';
import type { Connection } from './connection.ts';
import { failureOf, foreignAnswer, isForeignRefusal, RemoteFailure } from './remote-failure.ts';
import { fetched, limited, sendForm, type Sent } from './send-form.ts';

/** What the server has of a file. */
export interface FileState {
  readonly chunksUploaded: number;
  readonly chunksTotal: number;
}

/** One piece of a file on its way. */
export interface Piece {
  readonly bucket: BucketId;
  readonly id: string;
  readonly name: string;
  readonly grants: readonly string[];
  readonly bytes: BlobPart;
  /** Where it begins in the file, how long it is, and how long all of the file is, in bytes. */
  readonly from: number;
  readonly length: number;
  readonly total: number;
}

/** What the file outbox asks of a backend. Every call fails with a RemoteFailure. */
export interface FileRemote {
  /** null: the server has nothing of it, or nobody is signed in. */
  state(bucket: BucketId, id: string): Promise<FileState | null>;
  /** @param progress is told how many bytes of this piece have left the phone */
  send(piece: Piece, progress?: (bytes: number) => void): Promise<FileState>;
  /** Gone already is fine. */
  remove(bucket: BucketId, id: string): Promise<void>;
  /** Ends every call under way; all later ones fail. */
  cut(): void;
}

/** A call without an answer for this long is a lost one. */
const PATIENCE_MS = 30_000;

interface Answer extends Partial<FileState> {
  readonly $id?: unknown;
  readonly message?: string;
  readonly type?: string;
}

/** What the server says, or the failure that it means. */
function read({ status, text, retryAfter }: Sent): Answer {
  let answer: Answer;
  try {
    answer = text === '' ? {} : (JSON.parse(text) as Answer);
  } catch {
    throw foreignAnswer();
  }
  if (status < 400) return answer;
  if (isForeignRefusal(status, answer.type)) throw foreignAnswer();
  const seconds = Number(retryAfter);
  const retryAfterMs = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
  throw failureOf({ code: status, type: answer.type ?? '', message: answer.message ?? text, retryAfterMs });
}

function stateIn(answer: Answer, id: string): FileState {
  const { $id, chunksUploaded, chunksTotal } = answer;
  if ($id !== id || typeof chunksUploaded !== 'number' || typeof chunksTotal !== 'number') throw foreignAnswer();
  return { chunksUploaded, chunksTotal };
}

/** The storage of the backend, spoken to directly: the SDK neither resumes an upload nor repeats one without harm. */
export function connectFiles({ endpoint, projectId, session }: Connection): FileRemote {
  const cut = new AbortController();
  const headers = { 'X-Appwrite-Project': projectId, ...(session && { 'X-Appwrite-Session': session }) };
  const pathOf = (bucket: BucketId, id = '') =>
    `${endpoint}/storage/buckets/${bucket}/files${id === '' ? '' : `/${encodeURIComponent(id)}`}`;

  async function called<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw failureOf(error);
    }
  }
  const ask = (method: string, url: string): Promise<Answer> =>
    called(async () => {
      const limit = limited(cut.signal, PATIENCE_MS);
      return read(await fetched(url, { method, headers }, limit));
    });

  return {
    async state(bucket, id) {
      try {
        return stateIn(await ask('GET', pathOf(bucket, id)), id);
      } catch (error) {
        if (error instanceof RemoteFailure && error.type === 'storage_file_not_found') return null;
        throw error;
      }
    },
    send({ bucket, id, name, grants, bytes, from, length, total }, progress) {
      const form = new FormData();
      form.append('fileId', id);
      grants.forEach((grant, index) => form.append(`permissions[${index}]`, grant));
      form.append('file', new Blob([bytes]), name);
      const range = `bytes ${from}-${from + length - 1}/${total}`;
      return called(async () => {
        const sent = await sendForm(pathOf(bucket), form, {
          // Always a range: without one the server refuses what it already has.
          headers: { ...headers, 'content-range': range, 'x-appwrite-id': id },
          signal: cut.signal,
          progress,
        });
        return stateIn(read(sent), id);
      });
    },
    async remove(bucket, id) {
      try {
        await ask('DELETE', pathOf(bucket, id));
      } catch (error) {
        if (!(error instanceof RemoteFailure && error.type === 'storage_file_not_found')) throw error;
      }
    },
    cut: () => cut.abort(),
  };
}
