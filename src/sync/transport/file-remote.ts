import { Query } from 'appwrite';
import type { BucketId } from '@/model/files/bucket.ts';
import type { Connection } from './connection.ts';
import { failureOf, captivePortalAnswer, isCaptivePortal, RemoteFailure } from './remote-failure.ts';
import { fetchText, withTimeLimit, sendForm, type FormResponse } from './send-form.ts';

/** The upload state of a file on the server. */
export interface FileState {
  readonly chunksUploaded: number;
  readonly chunksTotal: number;
}

/** One chunk of a file to upload. */
export interface FileChunk {
  readonly bucket: BucketId;
  readonly id: string;
  readonly name: string;
  readonly grants: readonly string[];
  readonly bytes: BlobPart;
  /** Offset of the chunk, its length, and the length of the whole file, in bytes. */
  readonly from: number;
  readonly length: number;
  readonly total: number;
}

/** The backend as the file outbox uses it. Every call fails with a RemoteFailure. */
export interface FileRemote {
  /** null: the server has nothing of the file, or no user is signed in. */
  state(bucket: BucketId, id: string): Promise<FileState | null>;
  /**
   * The upload states of the files that the server has, by id; one request for up to 100 ids. A guest gets an empty map.
   */
  states(bucket: BucketId, ids: readonly string[]): Promise<Map<string, FileState>>;
  /** @param progress is called with the bytes of this chunk that were sent */
  send(piece: FileChunk, progress?: (bytes: number) => void): Promise<FileState>;
  /** Succeeds if the file is already deleted. */
  remove(bucket: BucketId, id: string): Promise<void>;
  /** Aborts every call under way; all later ones fail. */
  cut(): void;
}

/** A call without a response for this long counts as lost. */
const TIMEOUT_MS = 30_000;

interface Answer extends Partial<FileState> {
  readonly $id?: unknown;
  readonly files?: unknown;
  readonly message?: string;
  readonly type?: string;
}

/** Parses the response. @throws RemoteFailure for an error response */
function parseAnswer({ status, text, retryAfter }: FormResponse): Answer {
  let answer: Answer;
  try {
    answer = text === '' ? {} : (JSON.parse(text) as Answer);
  } catch {
    throw captivePortalAnswer();
  }
  if (status < 400) return answer;
  if (isCaptivePortal(status, answer.type)) throw captivePortalAnswer();
  const seconds = Number(retryAfter);
  const retryAfterMs = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
  throw failureOf({ code: status, type: answer.type ?? '', message: answer.message ?? text, retryAfterMs });
}

function stateIn(answer: Answer, id: string): FileState {
  const { $id, chunksUploaded, chunksTotal } = answer;
  if ($id !== id || typeof chunksUploaded !== 'number' || typeof chunksTotal !== 'number') throw captivePortalAnswer();
  return { chunksUploaded, chunksTotal };
}

/** The backend's storage, called directly: the SDK can neither resume an upload nor repeat one safely. */
export function connectFiles(connection: Connection): FileRemote {
  const { endpoint, projectId } = connection;
  const cut = new AbortController();
  const headers = () => {
    const { session } = connection;
    return { 'X-Appwrite-Project': projectId, ...(session && { 'X-Appwrite-Session': session }) };
  };
  const pathOf = (bucket: BucketId, id = '') =>
    `${endpoint}/storage/buckets/${bucket}/files${id === '' ? '' : `/${encodeURIComponent(id)}`}`;

  async function withRemoteFailure<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw failureOf(error);
    }
  }
  const ask = (method: string, url: string): Promise<Answer> =>
    withRemoteFailure(async () => {
      const limit = withTimeLimit(cut.signal, TIMEOUT_MS);
      return parseAnswer(await fetchText(url, { method, headers: headers() }, limit));
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
    async states(bucket, ids) {
      const queries = [Query.equal('$id', [...ids]), Query.limit(ids.length)];
      const search = queries.map((query, index) => `queries[${index}]=${encodeURIComponent(query)}`).join('&');
      const { files } = await ask('GET', `${pathOf(bucket)}?${search}&total=false`);
      if (!Array.isArray(files)) throw captivePortalAnswer();
      return new Map((files as Answer[]).map((file) => [String(file.$id), stateIn(file, String(file.$id))]));
    },
    send({ bucket, id, name, grants, bytes, from, length, total }, progress) {
      const form = new FormData();
      form.append('fileId', id);
      grants.forEach((grant, index) => form.append(`permissions[${index}]`, grant));
      form.append('file', new Blob([bytes]), name);
      const range = `bytes ${from}-${from + length - 1}/${total}`;
      return withRemoteFailure(async () => {
        const sent = await sendForm(pathOf(bucket), form, {
          // Always send a range: without one the server rejects a file that it already has.
          headers: { ...headers(), 'content-range': range, 'x-appwrite-id': id },
          signal: cut.signal,
          progress,
        });
        return stateIn(parseAnswer(sent), id);
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
