import { ApiError, fileExists, invalidContentRange, unsupportedFile } from '../protocol/api-error.ts';
import { defaultPermissions } from '../documents/document-access.ts';
import { violatedKey, type Store } from '../store/store.ts';
import type { Blob } from './blobs.ts';
import type { Chunk } from '../http/content-range.ts';
import { contentTypeOf, HEAD_BYTES, isRecognisable } from './content-type.ts';
import type { FileCall } from './file-access.ts';
import type { Files } from './files.ts';
import { isActivePdf } from './pdf-scan.ts';
import { isComplete, type FileData, type StoredFile } from '../store/tables/stored-file.ts';

export interface Upload {
  id: string;
  name: string;
  /** Undefined means the default permissions of the uploader. */
  permissions?: string[];
  blob: Blob;
  /** Null when the blob is the whole file. */
  chunk: Chunk | null;
}

export interface UploadResult {
  file: StoredFile;
  /** Whether the file was complete before this request. */
  wasComplete: boolean;
}

const extensionOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** @throws storage_file_type_unsupported */
export function requireAllowedExtension({ bucket }: FileCall, name: string): void {
  const { allowedFileExtensions: allowed } = bucket;
  if (allowed.length > 0 && !allowed.includes(extensionOf(name))) throw unsupportedFile('File extension not allowed');
}

/** Files and bytes of one account in all buckets: years of photographed reports. */
const MAX_FILES = 2_000;
const MAX_BYTES = 1_000_000_000;

/** Creates files from uploaded blobs. */
export class Uploads {
  private readonly files: Files;
  private readonly store: Store;

  constructor(files: Files, store: Store) {
    this.files = files;
    this.store = store;
  }

  /**
   * Creates or completes the file; a blob that it does not use is removed.
   * @throws storage_file_already_exists, storage_file_type_unsupported, storage_invalid_content_range
   */
  async take(call: FileCall, upload: Upload): Promise<UploadResult> {
    let isUsed = false;
    try {
      const result = await (upload.chunk ? this.addChunk(call, upload, upload.chunk) : this.addWhole(call, upload));
      isUsed = result.file.data.blobs.includes(upload.blob.name);
      return result;
    } finally {
      if (!isUsed) await this.files.dropBlobs([upload.blob.name]);
    }
  }

  private async addWhole(call: FileCall, upload: Upload): Promise<UploadResult> {
    if (this.files.byId(call, upload.id)) throw fileExists();
    const data = this.dataOf(call, upload);
    const content = await this.contentOf(call, data, upload.blob.md5);
    const file = await this.insert(call, upload, { ...data, ...content });
    if (!file) throw fileExists();
    return { file, wasComplete: false };
  }

  private async addChunk(call: FileCall, upload: Upload, chunk: Chunk): Promise<UploadResult> {
    // Repeat when another chunk arrived while this one was processed.
    for (;;) {
      const before = this.files.byId(call, upload.id);
      if (before) this.requireSameUpload(call, before, chunk);
      const data = before?.data ?? this.dataOf(call, upload);
      // A repeated chunk changes nothing.
      if (before && data.blobs[chunk.index] !== null) return { file: before, wasComplete: isComplete(before) };
      const blobs = data.blobs.with(chunk.index, upload.blob.name);
      const isLast = !blobs.includes(null);
      const content = isLast ? await this.contentOf(call, { ...data, blobs }) : {};
      const changes = { ...content, blobs, chunksUploaded: blobs.filter((name) => name !== null).length };
      const permissions = isLast ? upload.permissions : undefined;
      const after = before
        ? await this.store.write(() => this.advance(call, before, changes, permissions))
        : await this.insert(call, upload, { ...data, ...changes });
      if (after) return { file: after, wasComplete: false };
    }
  }

  /** Returns null when the file has changed since `known` was read. */
  private advance(
    call: FileCall,
    known: StoredFile,
    changes: Partial<FileData>,
    permissions?: string[],
  ): StoredFile | null {
    const current = this.files.byId(call, known.id);
    const isUnchanged = current?.sequence === known.sequence && String(current.data.blobs) === String(known.data.blobs);
    return isUnchanged ? this.files.advance(call, current, changes, permissions) : null;
  }

  /** Only the user who began an upload may continue it; for other users the id is taken. */
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

  /**
   * Signature and type of the complete content.
   * @throws storage_file_type_unsupported when the content does not match the allowed types
   */
  private async contentOf(
    { bucket, caller }: FileCall,
    data: FileData,
    md5?: string,
  ): Promise<Pick<FileData, 'signature' | 'mimeType'>> {
    const head = await this.files.read(data, 0, Math.min(HEAD_BYTES, data.sizeOriginal) - 1).toArray();
    const { mimeType, extensions } = await contentTypeOf(Buffer.concat(head as Buffer[]), data.sizeOriginal);
    const { allowedFileExtensions: allowed } = bucket;
    const isKnown = extensions?.some((extension) => allowed.includes(extension)) ?? !allowed.every(isRecognisable);
    if (allowed.length > 0 && !isKnown) throw unsupportedFile('File content not allowed');
    if (mimeType === 'application/pdf' && (await isActivePdf(caller.userId ?? '', () => this.files.read(data))))
      throw unsupportedFile('PDF with active content or attachments not allowed');
    return { mimeType, signature: md5 ?? (await this.files.md5(data)) };
  }

  /** @throws storage_quota_exceeded */
  private requireSpace({ caller }: FileCall, { sizeOriginal }: FileData): void {
    if (caller.kind === 'key') return;
    const { count, bytes } = this.files.uploadedBy(caller.userId ?? '');
    if (count < MAX_FILES && bytes + sizeOriginal <= MAX_BYTES) return;
    throw new ApiError(
      400,
      'storage_quota_exceeded',
      `This account has ${count} files. An account can have ${MAX_FILES} files of ${MAX_BYTES} bytes together.`,
    );
  }

  /** Returns null when the id is taken. */
  private async insert(call: FileCall, upload: Upload, data: FileData): Promise<StoredFile | null> {
    const permissions = upload.permissions ?? defaultPermissions(call.caller);
    try {
      return await this.store.write(() => {
        this.requireSpace(call, data);
        return this.files.insert(call, upload.id, permissions, data);
      });
    } catch (error) {
      if (violatedKey(error) === null) throw error;
      return null;
    }
  }
}
