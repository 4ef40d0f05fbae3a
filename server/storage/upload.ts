import { fileExists, invalidContentRange, unsupportedFile } from '../api-error.ts';
import { defaultPermissions } from '../documents/access.ts';
import { violatedKey, type Store } from '../store/store.ts';
import type { Blob } from './blobs.ts';
import type { Chunk } from './content-range.ts';
import { contentTypeOf, HEAD_BYTES, isRecognisable } from './content-type.ts';
import type { FileCall } from './file-access.ts';
import type { Files } from './files.ts';
import { isComplete, type FileData, type StoredFile } from './stored-file.ts';

export interface Upload {
  id: string;
  name: string;
  /** Undefined: those of whoever uploads. */
  permissions?: string[];
  blob: Blob;
  /** null: the blob is the whole file. */
  chunk: Chunk | null;
}

export interface Taken {
  file: StoredFile;
  /** Was everything there before? */
  wasComplete: boolean;
}

const extensionOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** @throws storage_file_type_unsupported */
export function requireAllowedExtension({ bucket }: FileCall, name: string): void {
  const { allowedFileExtensions: allowed } = bucket;
  if (allowed.length > 0 && !allowed.includes(extensionOf(name))) throw unsupportedFile('File extension not allowed');
}

/** Turns uploaded blobs into files. */
export class Uploads {
  private readonly files: Files;
  private readonly store: Store;

  constructor(files: Files, store: Store) {
    this.files = files;
    this.store = store;
  }

  /**
   * Makes or completes the file; a blob that it does not take is removed.
   * @throws storage_file_already_exists, storage_file_type_unsupported, storage_invalid_content_range
   */
  async take(call: FileCall, upload: Upload): Promise<Taken> {
    let isTaken = false;
    try {
      const taken = await (upload.chunk ? this.takeChunk(call, upload, upload.chunk) : this.takeWhole(call, upload));
      isTaken = taken.file.data.blobs.includes(upload.blob.name);
      return taken;
    } finally {
      if (!isTaken) await this.files.dropBlobs([upload.blob.name]);
    }
  }

  private async takeWhole(call: FileCall, upload: Upload): Promise<Taken> {
    if (this.files.byId(call, upload.id)) throw fileExists();
    const data = this.dataOf(call, upload);
    const finished = await this.finished(call, data, upload.blob.md5);
    const file = await this.insert(call, upload, { ...data, ...finished });
    if (!file) throw fileExists();
    return { file, wasComplete: false };
  }

  private async takeChunk(call: FileCall, upload: Upload, chunk: Chunk): Promise<Taken> {
    // Again whenever another chunk arrived while the bytes of all were read.
    for (;;) {
      const before = this.files.byId(call, upload.id);
      if (before) this.requireSameUpload(call, before, chunk);
      const data = before?.data ?? this.dataOf(call, upload);
      // A repeated chunk changes nothing.
      if (before && data.blobs[chunk.index] !== null) return { file: before, wasComplete: isComplete(before) };
      const blobs = data.blobs.with(chunk.index, upload.blob.name);
      const isLast = !blobs.includes(null);
      const finished = isLast ? await this.finished(call, { ...data, blobs }) : {};
      const changes = { ...finished, blobs, chunksUploaded: blobs.filter((name) => name !== null).length };
      const permissions = isLast ? upload.permissions : undefined;
      const after = before
        ? await this.store.write(() => this.advance(call, before, changes, permissions))
        : await this.insert(call, upload, { ...data, ...changes });
      if (after) return { file: after, wasComplete: false };
    }
  }

  /** null when the file is no longer as it was known. */
  private advance(
    call: FileCall,
    known: StoredFile,
    changes: Partial<FileData>,
    permissions?: string[],
  ): StoredFile | null {
    const now = this.files.byId(call, known.id);
    const isAsKnown = now?.sequence === known.sequence && String(now.data.blobs) === String(known.data.blobs);
    return isAsKnown ? this.files.advance(call, now, changes, permissions) : null;
  }

  /** Whoever began an upload goes on with it; for everybody else the id is taken. */
  private requireSameUpload({ caller }: FileCall, { data }: StoredFile, chunk: Chunk): void {
    const isOwn = caller.kind === 'key' || data.uploader === (caller.userId ?? '');
    if (!isOwn) throw fileExists();
    if (chunk.total !== data.sizeOriginal || chunk.count !== data.chunksTotal) throw invalidContentRange();
  }

  private dataOf({ bucket, caller }: FileCall, { name, blob, chunk }: Upload): FileData {
    return {
      name,
      signature: '',
      mimeType: '',
      sizeOriginal: chunk?.total ?? blob.size,
      chunksTotal: chunk?.count ?? 1,
      chunksUploaded: 1,
      blobs: chunk ? Array.from({ length: chunk.count }, () => null) : [blob.name],
      isEncrypted: bucket.encryption,
      uploader: caller.kind === 'key' ? null : (caller.userId ?? ''),
    };
  }

  /** What is known when all bytes are there. @throws storage_file_type_unsupported for what the name belies */
  private async finished(
    { bucket }: FileCall,
    data: FileData,
    md5?: string,
  ): Promise<Pick<FileData, 'signature' | 'mimeType'>> {
    const head = await this.files.read(data, 0, Math.min(HEAD_BYTES, data.sizeOriginal) - 1).toArray();
    const { mimeType, extensions } = await contentTypeOf(Buffer.concat(head as Buffer[]), data.sizeOriginal);
    const { allowedFileExtensions: allowed } = bucket;
    const isKnown = extensions?.some((extension) => allowed.includes(extension)) ?? !allowed.every(isRecognisable);
    if (allowed.length > 0 && !isKnown) throw unsupportedFile('File content not allowed');
    return { mimeType, signature: md5 ?? (await this.files.md5(data)) };
  }

  /** null when the id is taken. */
  private async insert(call: FileCall, upload: Upload, data: FileData): Promise<StoredFile | null> {
    const permissions = upload.permissions ?? defaultPermissions(call.caller);
    try {
      return await this.store.write(() => this.files.insert(call, upload.id, permissions, data));
    } catch (error) {
      if (violatedKey(error) === null) throw error;
      return null;
    }
  }
}
