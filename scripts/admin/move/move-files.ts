import type { StoredCollection, StoredData } from '../../../server/admin/stored-data.ts';
import { CHUNK_BYTES } from '../../../server/http/content-range.ts';
import { isComplete, type StoredFile } from '../../../server/store/tables/stored-file.ts';
import { digestOf } from './canonical.ts';
import { inParallel } from './in-parallel.ts';
import { newTally, type Tally } from './tally.ts';
import { entriesById, Refused, type Json, type TargetApi } from './target-api.ts';

/** What must be equal on both sides of a file. No call sets its times. */
export interface FileState {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
  /** In bytes. */
  readonly size: number;
  /** MD5 of the content. */
  readonly md5: string;
}

export const filesPath = (bucketId: string): string => `/storage/buckets/${bucketId}/files`;

export const stateOfFile = ({ id, permissions, data }: StoredFile): FileState => ({
  id,
  name: data.name,
  permissions: permissions.toSorted(),
  size: data.sizeOriginal,
  md5: data.signature,
});

export const stateOfFileJson = (json: Json): FileState => ({
  id: String(json['$id']),
  name: String(json['name']),
  permissions: (json['$permissions'] as string[]).toSorted(),
  size: Number(json['sizeOriginal']),
  md5: String(json['signature']),
});

const isFinished = (held: Json): boolean => Number(held['chunksUploaded']) >= Number(held['chunksTotal']);

/** Appwrite cuts a name at a semicolon, decodes percent signs, and then misses the extension. */
const hasChangedCharacter = /[;%"\\/]/;

/** The name for the upload. The real one is set afterwards where it differs. */
export const uploadName = (name: string): string =>
  hasChangedCharacter.test(name) ? `file${/\.[A-Za-z0-9]+$/.exec(name)?.[0] ?? ''}` : name;

/** Sends the content. A chunk that the project has already is sent again, which changes nothing. */
async function upload(api: TargetApi, data: StoredData, bucketId: string, file: StoredFile): Promise<Json> {
  const { sizeOriginal: total, name } = file.data;
  let start = 0;
  let answer: Json = {};
  for await (const bytes of data.chunksOf(file)) {
    const form = new FormData();
    form.set('fileId', file.id);
    for (const permission of file.permissions) form.append('permissions[]', permission);
    form.set('file', new File([Uint8Array.from(bytes)], uploadName(name)));
    const range = { 'content-range': `bytes ${start}-${start + bytes.length - 1}/${total}` };
    const headers = total <= CHUNK_BYTES ? {} : { ...range, ...(start > 0 && { 'x-appwrite-id': file.id }) };
    answer = await api.call('POST', filesPath(bucketId), form, headers);
    start += bytes.length;
  }
  return answer;
}

async function sendFile(api: TargetApi, data: StoredData, bucketId: string, file: StoredFile): Promise<Json> {
  try {
    return await upload(api, data, bucketId, file);
  } catch (error) {
    // The answer to an earlier try was lost.
    const made =
      error instanceof Refused && error.status === 409 ? await api.find(`${filesPath(bucketId)}/${file.id}`) : null;
    if (made && isFinished(made)) return made;
    throw error;
  }
}

interface FileMove {
  readonly api: TargetApi;
  readonly data: StoredData;
  readonly bucketId: string;
  readonly tally: Tally;
}

async function moveFile(
  { api, data, bucketId, tally }: FileMove,
  file: StoredFile,
  found: Json | undefined,
): Promise<void> {
  const isThere = found !== undefined && isFinished(found);
  const held = isThere ? found : await sendFile(api, data, bucketId, file);
  const [wanted, has] = [stateOfFile(file), stateOfFileJson(held)];
  const isSame = wanted.name === has.name && digestOf(wanted.permissions) === digestOf(has.permissions);
  if (!isSame)
    await api.call('PUT', `${filesPath(bucketId)}/${file.id}`, { name: wanted.name, permissions: file.permissions });
  if (isThere && isSame) tally.present++;
  else tally.written++;
}

/** Moves the complete files of a bucket, also those whose last chunk came in an earlier run. */
export async function moveFiles(api: TargetApi, data: StoredData, bucket: StoredCollection): Promise<Tally> {
  const move: FileMove = { api, data, bucketId: bucket.id, tally: newTally() };
  const refuse = (file: StoredFile, reason: string): number =>
    move.tally.refused.push(`file ${bucket.id}/${file.id}: ${reason}`);
  const present = await entriesById(api, filesPath(bucket.id), 'files');
  await inParallel(data.files(bucket), async (file) => {
    if (!isComplete(file)) return;
    if (!(await data.hasBytes(file))) {
      refuse(file, 'its bytes were lost before');
      return;
    }
    try {
      await moveFile(move, file, present.get(file.id));
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 401) throw error;
      refuse(file, error.message);
    }
  });
  return move.tally;
}
