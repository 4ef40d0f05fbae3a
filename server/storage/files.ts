import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { recordFileChange } from '../audit/health-changes.ts';
import { fileNotFound, unauthorized } from '../protocol/api-error.ts';
import { mayOnDocument, readingRoles } from '../documents/document-access.ts';
import type { DocumentContext } from '../documents/document-context.ts';
import { samePermissions } from '../protocol/permissions.ts';
import type { ListQuery } from '../queries/query.ts';
import type { Bucket } from '../schema/schema.ts';
import { DocumentTable, type StoredDocument } from '../store/tables/document-table.ts';
import type { BlobSlice, Blobs } from './blobs.ts';
import { CHUNK_BYTES } from '../http/content-range.ts';
import { requireBucketRight, requireDeletable, requireReadable, type FileCall } from './file-access.ts';
import { fileEvent, type FileAction } from './file-events.ts';
import { referencedBlobs } from './referenced-blobs.ts';
import {
  collectionOf,
  isComplete,
  toFile,
  toRow,
  type FileData,
  type StoredFile,
} from '../store/tables/stored-file.ts';

/** The files of all buckets: metadata in database rows, content in blobs. */
export class Files {
  readonly blobs: Blobs;
  private readonly context: Omit<DocumentContext, 'tableOf'>;
  private readonly tables = new Map<string, DocumentTable>();

  constructor(context: Omit<DocumentContext, 'tableOf'>, buckets: Iterable<Bucket>, blobs: Blobs) {
    this.context = context;
    this.blobs = blobs;
    for (const bucket of buckets) {
      const table = new DocumentTable(context.store, collectionOf(bucket));
      context.clock.startAfter(table.newestChange());
      this.tables.set(bucket.id, table);
    }
  }

  /** Removes blobs without a file, which a crash may leave. */
  sweep(): Promise<void> {
    return this.blobs.sweep(referencedBlobs(this.context.store));
  }

  /**
   * Returns a file that the caller may read.
   * @throws user_unauthorized, storage_file_not_found
   */
  find(call: FileCall, id: string): StoredFile {
    requireBucketRight(call, 'read');
    return toFile(requireReadable(call, this.tableOf(call).byId(id)));
  }

  /** @throws user_unauthorized */
  list(call: FileCall, query: ListQuery, withTotal: boolean): { total: number; files: StoredFile[] } {
    requireBucketRight(call, 'read');
    const roles = readingRoles(call.caller, call.collection);
    const { total, documents } = this.tableOf(call).list(query, roles, withTotal);
    return { total, files: documents.map(toFile) };
  }

  /**
   * Returns the file without a permission check; null when there is none. Can be called inside and outside of writes.
   */
  byId(call: FileCall, id: string): StoredFile | null {
    const document = this.tableOf(call).byId(id);
    return document && toFile(document);
  }

  /** The files of all buckets that this account began to upload, also unfinished ones. */
  uploadedBy(userId: string): { count: number; bytes: number } {
    const sums = [...this.tables.values()].map((table) => table.sumOf('sizeOriginal', ['uploader', userId]));
    return {
      count: sums.reduce((total, { count }) => total + count, 0),
      bytes: sums.reduce((total, { sum }) => total + sum, 0),
    };
  }

  /**
   * Call it inside a write.
   * @throws the unique violation of SQLite when the id is taken
   */
  insert(call: FileCall, id: string, permissions: string[], data: FileData): StoredFile {
    const now = this.context.clock.stamp();
    const row = { id, createdAt: now, updatedAt: now, permissions, data: toRow(id, data) };
    const file = toFile(this.tableOf(call).insert(row));
    if (isComplete(file)) this.created(call, file);
    return file;
  }

  /** Stores the progress of an upload; call it inside a write. */
  advance(call: FileCall, before: StoredFile, changes: Partial<FileData>, permissions?: string[]): StoredFile {
    const after = this.save(call, before, { ...before.data, ...changes }, permissions ?? before.permissions);
    if (isComplete(after)) this.created(call, after);
    return after;
  }

  /**
   * Changes name and permissions. An update without a change needs only read permission.
   * @throws storage_file_not_found, user_unauthorized
   */
  update(call: FileCall, id: string, change: { name?: string; permissions?: string[] }): Promise<StoredFile> {
    return this.context.store.write(() => {
      const document = this.tableOf(call).byId(id);
      if (!document) throw fileNotFound();
      const before = toFile(document);
      const data = { ...before.data, name: change.name ?? before.data.name };
      const permissions =
        change.permissions && !samePermissions(change.permissions, before.permissions)
          ? change.permissions
          : before.permissions;
      const isChange = data.name !== before.data.name || permissions !== before.permissions;
      const isAllowed = (action: 'update' | 'read'): boolean =>
        mayOnDocument(call.caller, call.collection, document, action);
      if (!isAllowed('update') && (isChange || !isAllowed('read'))) throw unauthorized();
      const after = isChange ? this.save(call, before, data, permissions) : before;
      if (isChange) this.record(call, before, after, data.name !== before.data.name);
      this.publish(call, after, 'update');
      return after;
    });
  }

  /**
   * Deletes the file, and its blobs after the commit.
   * @throws storage_file_not_found, user_unauthorized
   */
  async remove(call: FileCall, id: string): Promise<void> {
    requireBucketRight(call, 'delete');
    const file = await this.context.store.write(() => {
      const document = requireDeletable(call, this.tableOf(call).byId(id));
      this.tableOf(call).remove(document);
      this.record(call, toFile(document), null);
      this.publish(call, toFile(document), 'delete');
      return toFile(document);
    });
    await this.dropBlobs(file.data.blobs);
  }

  /**
   * Removes the files of a bucket that refer to an account and belong to it; call it inside a write.
   * @returns the removed files; delete their blobs after the write
   */
  removeOf(call: FileCall, userId: string, isOwn: (row: StoredDocument) => boolean): StoredFile[] {
    const rows = this.tableOf(call).naming(userId).filter(isOwn);
    for (const row of rows) {
      this.tableOf(call).remove(row);
      this.publish(call, toFile(row), 'delete');
    }
    return rows.map(toFile);
  }

  /** @throws storage_file_not_found when a part of its content is missing */
  async requireBytes({ data }: StoredFile): Promise<void> {
    if (data.chunksUploaded !== data.chunksTotal) throw fileNotFound();
    for (const blob of data.blobs) if (blob === null || !(await this.blobs.has(blob))) throw fileNotFound();
  }

  /** Reads the bytes `from` to `to`, both inclusive. */
  read({ blobs, isEncrypted, sizeOriginal }: FileData, from = 0, to = sizeOriginal - 1): Readable {
    const length = blobs.length > 1 ? CHUNK_BYTES : sizeOriginal;
    const slices = blobs.flatMap((name, i): BlobSlice[] => {
      const offset = i * length;
      const slice = { from: Math.max(from - offset, 0), to: Math.min(to - offset, length - 1) };
      return name === null || slice.from > slice.to ? [] : [{ name, isEncrypted, ...slice }];
    });
    const reader = this.blobs;
    return Readable.from(
      (async function* () {
        for (const slice of slices) yield* reader.read(slice);
      })(),
      { objectMode: false },
    );
  }

  /** MD5 of the whole content, hexadecimal. */
  async md5(data: FileData): Promise<string> {
    const hash = createHash('md5');
    for await (const bytes of this.read(data) as AsyncIterable<Buffer>) hash.update(bytes);
    return hash.digest('hex');
  }

  async dropBlobs(names: readonly (string | null)[]): Promise<void> {
    for (const name of names) if (name !== null) await this.blobs.remove(name);
  }

  private save(call: FileCall, before: StoredFile, data: FileData, permissions: string[]): StoredFile {
    const updatedAt = this.context.clock.stampAfter(before.updatedAt);
    const asDocument = (file: StoredFile): StoredDocument => ({ ...file, data: toRow(file.id, file.data) });
    const after = { ...before, data, permissions, updatedAt };
    const row = asDocument(after);
    this.tableOf(call).update(asDocument(before), row, Object.keys(row.data));
    return after;
  }

  private tableOf({ bucket }: FileCall): DocumentTable {
    const table = this.tables.get(bucket.id);
    if (!table) throw new Error(`no table for the bucket ${bucket.id}`);
    return table;
  }

  private created(call: FileCall, file: StoredFile): void {
    this.record(call, null, file);
    this.publish(call, file, 'create');
  }

  private record(
    { caller, bucket }: FileCall,
    before: StoredFile | null,
    after: StoredFile | null,
    hasNewData = true,
  ): void {
    recordFileChange(this.context.audit, { caller, bucketId: bucket.id }, before, after, hasNewData);
  }

  private publish({ caller, bucket }: FileCall, file: StoredFile, action: FileAction): void {
    const { store, events } = this.context;
    store.afterCommit(() => events.publish(fileEvent(caller, bucket, file, action)));
  }
}
