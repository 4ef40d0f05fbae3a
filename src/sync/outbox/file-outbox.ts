import { filter, merge, type Observable, type Subscription } from 'rxjs';
import type { LocalRow } from '@/db/store/local-row.ts';
import { unsentChange } from '@/db/writes/unsent-change.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { Removal, Upload } from '@/db/files/upload.ts';
import { newEditTimes, editTimesOf } from '@/model/merge/edit-times.ts';
import { Stopped } from '@/sync/transport/rate-limiter.ts';
import { recordOf } from '@/sync/records/record-types.ts';
import { RemoteFailure } from '@/sync/transport/remote-failure.ts';
import type { Row } from '@/sync/records/row-mapping.ts';
import { hasFiles, namedFile } from '@/sync/records/named-file.ts';
import { reconcileFiles, type FileDifference } from './reconcile-files.ts';
import { isUploaded, sendFile, type SendOptions } from './send-file.ts';
import type { SyncRecords } from '@/sync/records/sync-records.ts';

/** Maximum age of the last check whose session this is. */
const SESSION_PROOF_MS = 30_000;
/**
 * A scheduled sweep on the server deletes files without a record after a day; well before that, check that the file is
 * still there.
 */
const RECHECK_MS = 12 * 60 * 60_000;
/** A draft without a record for this long was abandoned by a page that died. */
const ABANDONED_DRAFT_MS = 10 * 60_000;

/**
 * The permanent failure behind an error; such a failure ends the upload like a rejection. @throws the error itself if
 * it may be temporary
 */
function permanentFailure(error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure && error.kind === 'refused') return error;
  // The browser throws this when encrypted bytes were altered.
  if (error instanceof DOMException && error.name === 'OperationError')
    return new RemoteFailure('refused', 'file_damaged', 'this phone cannot read its own copy any more');
  throw error;
}

interface FileOutboxOptions extends SendOptions {
  readonly records: SyncRecords;
  /** Sends the records of a collection that wait no longer for a file. */
  readonly sendRecord: (name: LocalCollectionName) => void;
  /** Called when the number of unsent files may have changed. */
  readonly onChange: () => void;
}

/**
 * Uploads files one after the other, each in the order file, record, confirmation, and sends only what the server does
 * not have.
 */
export class FileOutbox {
  readonly #options: FileOutboxOptions;
  #isStopped = false;
  #isRequested = false;
  /** Something is unsent or waits for its record. */
  #hasWork = false;
  #running: Promise<void> | undefined;
  #subscription: Subscription | undefined;

  constructor(options: FileOutboxOptions) {
    this.#options = options;
  }

  /** @param rows change events of the records, because a file may wait for its record */
  start(rows: readonly Observable<unknown>[] = []): void {
    const { files, records } = this.#options;
    const rowChanges = merge(...rows).pipe(filter(() => this.#hasWork));
    const changes = merge<unknown[]>(files.uploads$, files.removals$, records.rejections$, rowChanges);
    // An error means that the store was closed.
    this.#subscription = changes.subscribe({ next: () => this.run(), error: () => undefined });
  }

  /** Processes everything, now or right after the current run. */
  run(): void {
    this.#isRequested = true;
    if (this.#isStopped) return;
    this.#running ??= this.#runWhileRequested().finally(() => (this.#running = undefined));
  }

  /**
   * Compares the files of both sides for one collection, as a part of every comparison of its records, and queues the files
   * that the server has lost. Call it when the comparison knows which records are deleted and before it marks the others as
   * unsent; then each file is sent before its record. A failure does not stop the comparison of the records.
   * @param deletedRecords ids of records that are deleted on the server; the local rows may still exist
   * @throws Stopped
   */
  async reconcileFiles(
    name: LocalCollectionName,
    deletedRecords: ReadonlySet<string> = new Set(),
  ): Promise<FileDifference> {
    let difference: FileDifference = { restored: [], missing: [] };
    if (!hasFiles(name)) return difference;
    await this.#isolated(async () => (difference = await reconcileFiles(this.#options, name, deletedRecords)));
    return difference;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#subscription?.unsubscribe();
    this.#options.remote.cut();
    await this.#running?.catch(() => undefined);
  }

  async #runWhileRequested(): Promise<void> {
    while (this.#isRequested && !this.#isStopped) {
      this.#isRequested = false;
      try {
        await this.#processAll();
      } catch (error) {
        if (error instanceof Stopped || this.#isStopped) return;
        // The uploads could not be read: the next run tries again.
      }
    }
  }

  async #processAll(): Promise<void> {
    const { files, onChange } = this.#options;
    const [removals, uploads] = [await files.removals(), await files.uploads()];
    this.#hasWork = removals.length + uploads.length > 0;
    for (const removal of removals) await this.#isolated(() => this.#removeFromServer(removal));
    for (const upload of uploads) {
      if (this.#isStopped) return;
      await this.#isolated(() => this.#processUpload(upload));
    }
    onChange();
  }

  /** An error with one file must not block the others; the next run retries it. @throws Stopped */
  async #isolated(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof Stopped) throw error;
    }
  }

  async #processUpload(upload: Upload): Promise<void> {
    switch (upload.stage) {
      case 'draft':
        return this.#settleDraft(upload);
      case 'waiting':
        return this.#send(upload);
      case 'stored':
        return upload.field === null ? this.#checkRecord(upload) : this.#writeFileId(upload, upload.field);
      default:
        return this.#retryIfRequested(upload);
    }
  }

  /** The stored row, deleted or not. */
  async #rowOf({ collection, recordId }: Pick<Upload, 'collection' | 'recordId'>): Promise<Row | undefined> {
    const { storageInstance } = await this.#options.store.collection(collection);
    const [row] = await storageInstance.findDocumentsById([recordId], true);
    return row as Row | undefined;
  }

  /** A draft belongs to the page until its record exists. */
  async #settleDraft(upload: Upload): Promise<void> {
    const { files } = this.#options;
    const isOld = Math.abs(Date.now() - upload.queuedAt) > ABANDONED_DRAFT_MS;
    if (await this.#rowOf(upload)) {
      // An upload for a field of a record that already existed: only its age shows that the page is gone.
      if (upload.field === null || isOld) await files.change(upload.id, { stage: 'waiting' });
    } else if (isOld) await files.discard(upload);
  }

  async #send(upload: Upload): Promise<void> {
    const { files, verify, onProgress } = this.#options;
    const row = await this.#rowOf(upload);
    if (upload.field === null && (!row || row._deleted)) return files.discard(upload);
    if (this.#isReplaced(upload, row)) return files.discard(upload);
    await verify(SESSION_PROOF_MS);
    try {
      const stop = await sendFile(upload, this.#options).catch(permanentFailure);
      if (stop instanceof RemoteFailure) await this.#reject(upload, stop);
      else if (stop === 'stored' && (await files.change(upload.id, { stage: 'stored', sentBytes: upload.size })))
        await this.#sendRecord(upload);
    } finally {
      onProgress(null);
    }
  }

  /** The server has lost a photo, and the profile shows another one or none meanwhile. */
  #isReplaced(upload: Upload, row: LocalRow | undefined): boolean {
    const isOfField = upload.isRestored === true && upload.field !== null && row !== undefined;
    return isOfField && namedFile(upload.collection, row)?.fileId !== upload.id;
  }

  /** The file is uploaded: send the record that waited for it. */
  async #sendRecord(upload: Upload): Promise<void> {
    if (upload.field !== null) return this.#writeFileId(upload, upload.field);
    const row = await this.#rowOf(upload);
    // The server still has the record of a restored file.
    if (row && !row._deleted && row.serverUpdatedAt !== '') return this.#options.files.finish(upload.id);
    this.#options.sendRecord(upload.collection);
  }

  /** Writes the file's id into its record. If the record is not in the store yet, a pull brings it. */
  async #writeFileId(upload: Upload, field: string): Promise<void> {
    const { files, store } = this.#options;
    const row = await (await store.collection(upload.collection)).findOne(upload.recordId).exec();
    if (!row || row.get('unreadable')) return;
    if (this.#isReplaced(upload, row.toJSON() as LocalRow)) return files.discard(upload);
    const previous: unknown = row.get(field);
    // The field was changed later on another device.
    if (row.get(field) !== upload.id && (editTimesOf(row.toJSON())[field] ?? 0) >= upload.queuedAt)
      return files.discard(upload);
    const fileField = { [field]: upload.id };
    await row.incrementalModify((before: LocalRow) =>
      before[field] === upload.id
        ? before
        : unsentChange(before, {
            ...fileField,
            // Stamped with the time when the user chose the file: a choice on another device during the upload is
            // newer.
            ...newEditTimes(recordOf(upload.collection, before), before, fileField, upload.queuedAt),
          }),
    );
    await files.finish(upload.id);
    // A photo that nothing shows must not stay on this device.
    if (typeof previous === 'string' && previous !== upload.id) await files.dropGone([previous]);
  }

  /** The file is uploaded: checks whether its record was sent too. */
  async #checkRecord(upload: Upload): Promise<void> {
    const { files, rateLimiter, remote, records } = this.#options;
    const row = await this.#rowOf(upload);
    if (!row || row._deleted) return files.discard(upload);
    if (row.serverUpdatedAt !== '') return files.finish(upload.id);
    const rejection = (await records.rejections()).find(({ id }) => id === upload.recordId);
    if (rejection && !rejection.isAskedAgain) {
      // A file must not stay on the server if its record was rejected.
      await rateLimiter.retry(() => remote.remove(upload.bucket, upload.id));
      await files.change(upload.id, { stage: 'withdrawn', sentBytes: 0 });
      return;
    }
    if (Math.abs(Date.now() - upload.stageAt) < RECHECK_MS) return;
    const state = await rateLimiter.retry(() => remote.state(upload.bucket, upload.id));
    if (state && isUploaded(state)) await files.change(upload.id, { stage: 'stored' });
    else await files.change(upload.id, { stage: 'waiting' });
  }

  /** The upload was rejected: resume it when the user retries, drop it when the user gives up. */
  async #retryIfRequested(upload: Upload): Promise<void> {
    const { files, records } = this.#options;
    if (upload.field !== null) return;
    const row = await this.#rowOf(upload);
    if (!row || row._deleted) return files.discard(upload);
    const rejection = (await records.rejections()).find(({ id }) => id === upload.recordId);
    if (!rejection || rejection.isAskedAgain) await files.change(upload.id, { stage: 'waiting', refusal: null });
  }

  /** The server will never accept this file. The rejection is stored for its record like any other. */
  async #reject(upload: Upload, failure: RemoteFailure): Promise<void> {
    const { files, rateLimiter, remote, records } = this.#options;
    const { id, bucket, collection } = upload;
    // The server has accepted this file before: another device may have sent it again, so nothing is deleted there. The
    // next comparison tries again.
    if (upload.isRestored) {
      await files.finish(id);
      // Nothing can be sent from a copy that this device cannot read.
      return failure.type === 'file_damaged' ? files.drop([id]) : undefined;
    }
    // Some chunks may be on the server.
    await rateLimiter.tryOnce(() => remote.remove(bucket, id));
    const row = upload.field === null ? await this.#rowOf(upload) : undefined;
    if (row) await records.saveRejection(collection, row, undefined, failure);
    const { type, code } = failure;
    await files.change(id, { stage: 'refused', sentBytes: 0, refusal: { type, code } });
  }

  /** Deletes a file on the server once the record that named it is deleted there. */
  async #removeFromServer(removal: Removal): Promise<void> {
    const { files, rateLimiter, verify, remote } = this.#options;
    const row = await this.#rowOf(removal);
    if (row?._deleted && row.serverUpdatedAt === '') return;
    // The deletion was undone.
    if (row && !row._deleted) return files.dropRemoval(removal.id);
    await verify(SESSION_PROOF_MS);
    const result = await rateLimiter.tryOnce(() => remote.remove(removal.bucket, removal.id));
    const kind = 'failure' in result ? result.failure.kind : null;
    if (kind === 'unreachable' || kind === 'misconfigured') return;
    // A file that its owner may not delete is deleted by the server's scheduled sweep.
    if (kind === 'unauthorized' && (await verify()) !== 'held') return;
    await files.dropRemoval(removal.id);
  }
}
