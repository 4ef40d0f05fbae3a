import { liveQuery } from 'dexie';
import { from, type Observable } from 'rxjs';
import { CHUNK_BYTES } from '@/model/files/bucket.ts';
import type { Store } from '@/db/store/open-store.ts';
import { openFileTables, type CopyRow, type FileTables, type PieceRow } from './file-tables.ts';
import { MissingFiles } from './missing-files.ts';
import type { CompleteCopy, FileMetadata, LocalCopies, Removal, Upload } from './upload.ts';

/** Prefix of the ids of files that belong to no record yet; only this device has them. */
export const DRAFT_ID_PREFIX = 'draft ';

type StoreEncryption = Pick<Store, 'seal' | 'unseal' | 'sealBytes' | 'unsealBytes'>;

const pieceAad = (id: string, index: number) => `file|${id}|${index}`;
const copyAad = (id: string) => `file|${id}`;
const thumbnailAad = (id: string) => `thumbnail|${id}`;

/**
 * The files of one user on this device: Dexie tables beside the records, with encrypted content. A file is stored in pieces of
 * the upload chunk size, so that only one piece at a time is decrypted in memory.
 */
export class FileStore {
  readonly #tables: FileTables;
  readonly #store: StoreEncryption;
  readonly missing: MissingFiles;

  constructor(store: StoreEncryption & { database: { name: string } }) {
    this.#store = store;
    this.#tables = openFileTables(store.database.name);
    this.missing = new MissingFiles(this.#tables);
  }

  /** Stores a file and queues it as a draft, in one transaction. */
  async storeForUpload(
    upload: Pick<Upload, 'id' | 'bucket' | 'collection' | 'recordId' | 'field'>,
    file: Blob,
    metadata: FileMetadata,
  ): Promise<void> {
    const { recordId } = upload;
    const [copy, pieces] = await this.#encrypted(upload.id, file, { ...metadata, recordId }, false);
    const now = Date.now();
    const { uploads, copies, pieces: table } = this.#tables;
    await this.#tables.transaction('rw', uploads, copies, table, async () => {
      await table.bulkPut(pieces);
      await copies.put(copy);
      await uploads.add({
        ...upload,
        stage: 'draft',
        isBegun: false,
        sentBytes: 0,
        size: file.size,
        queuedAt: now,
        stageAt: now,
        refusal: null,
      });
    });
  }

  /**
   * Queues a local copy for upload again, because the server has lost the file.
   * @returns false when it is queued already, has no copy, or is to be deleted on the server
   */
  async queueAgain(upload: Removal & Pick<Upload, 'size' | 'field'>): Promise<boolean> {
    const { uploads, removals, copies } = this.#tables;
    return this.#tables.transaction('rw', uploads, removals, copies, async () => {
      const { id } = upload;
      if ((await uploads.get(id)) || (await removals.get(id)) || !(await copies.get(id))) return false;
      const now = Date.now();
      // With `isBegun` the server is asked first: another device may have sent the file meanwhile.
      const state = { stage: 'waiting', isBegun: true, sentBytes: 0, isRestored: true } as const;
      await uploads.add({ ...upload, ...state, queuedAt: now, stageAt: now, refusal: null });
      return true;
    });
  }

  /** Changes an upload. @returns false when it does not exist any more */
  async change(id: string, changes: Partial<Omit<Upload, 'id'>>): Promise<boolean> {
    const stageAt = changes.stage ? { stageAt: Date.now() } : {};
    return (await this.#tables.uploads.update(id, { ...changes, ...stageAt })) > 0;
  }

  upload(id: string): Promise<Upload | undefined> {
    return this.#tables.uploads.get(id);
  }

  /** All queued uploads, the oldest first. */
  async uploads(): Promise<Upload[]> {
    return (await this.#tables.uploads.toArray()).toSorted((one, other) => one.queuedAt - other.queuedAt);
  }

  /** Emits `uploads()` now and after every change by any tab or worker. */
  get uploads$(): Observable<Upload[]> {
    return from(liveQuery(() => this.uploads()));
  }

  /** Ids of the records that may not be sent before their file. */
  async recordsAwaitingFile(): Promise<Set<string>> {
    const pending = await this.#tables.uploads.where('stage').notEqual('stored').toArray();
    return new Set(pending.filter(({ field }) => field === null).map(({ recordId }) => recordId));
  }

  /**
   * How many unsent files count as entries of their own; others are counted with their record. The record of a restored
   * file was sent long ago.
   */
  async countUnsent(): Promise<number> {
    const isCounted = ({ field, stage, isRestored }: Upload) =>
      (field !== null && stage !== 'refused') || (isRestored === true && stage !== 'stored');
    return this.#tables.uploads.filter(isCounted).count();
  }

  /**
   * Ends an upload. The copy stays, because the server may lose the file; `dropCopies` deletes it when the disk is full.
   */
  async finish(id: string): Promise<void> {
    await this.#tables.uploads.delete(id);
  }

  /** Deletes a file on this device; if it may be on the server, its removal there is queued. */
  async discard(file: Removal): Promise<void> {
    const { uploads, removals, copies, pieces, thumbnails } = this.#tables;
    await this.#tables.transaction('rw', [uploads, removals, copies, pieces, thumbnails], async () => {
      const upload = await uploads.get(file.id);
      // Files that their owner may not delete, such as profile photos, are deleted by the sweeper of the server.
      if (!upload || (upload.isBegun && upload.field === null)) {
        const { id, bucket, collection, recordId } = file;
        await removals.put({ id, bucket, collection, recordId });
      }
      await uploads.delete(file.id);
      await copies.delete(file.id);
      await thumbnails.delete(file.id);
      await pieces.where({ id: file.id }).delete();
    });
  }

  /** Discards older uploads for the same field of the same record: only the newest counts. */
  async discardOlder(id: string): Promise<void> {
    const last = await this.upload(id);
    const all = await this.uploads();
    const older = all.filter(
      (each) => each.id !== id && last && each.recordId === last.recordId && each.field === last.field,
    );
    for (const each of older) await this.discard(each);
  }

  removals(): Promise<Removal[]> {
    return this.#tables.removals.toArray();
  }

  get removals$(): Observable<Removal[]> {
    return from(liveQuery(() => this.removals()));
  }

  async dropRemoval(id: string): Promise<void> {
    await this.#tables.removals.delete(id);
  }

  /** One piece of a file, decrypted; undefined when it is not on this device. */
  async piece(id: string, index: number): Promise<ArrayBuffer | undefined> {
    const row = await this.#tables.pieces.get([id, index]);
    return row && this.#store.unsealBytes(row.box, pieceAad(id, index));
  }

  async words(id: string): Promise<FileMetadata | undefined> {
    const row = await this.#tables.copies.get(id);
    return row && (JSON.parse(await this.#store.unseal(row.box, copyAad(id))) as FileMetadata);
  }

  /** The local copy from which the whole file can be sent again; undefined when there is none, or pieces are missing. */
  async completeCopy(id: string): Promise<CompleteCopy | undefined> {
    const [row, words] = [await this.#tables.copies.get(id), await this.words(id)];
    if (!row || !words) return undefined;
    const pieces = await this.#tables.pieces.where({ id }).count();
    return pieces === Math.ceil(row.size / CHUNK_BYTES) ? { ...words, size: row.size } : undefined;
  }

  /** The whole file; undefined when it is not on this device. */
  async file(id: string): Promise<File | undefined> {
    const words = await this.words(id);
    if (!words) return undefined;
    const parts: ArrayBuffer[] = [];
    for (let part = await this.piece(id, 0); part; part = await this.piece(id, parts.length)) parts.push(part);
    return new File(parts, words.name, { type: words.type });
  }

  /** Stores a copy of a file of the server for offline use. */
  async keepOffline(id: string, file: Blob, words: FileMetadata): Promise<void> {
    const [copy, pieces] = await this.#encrypted(id, file, words, true);
    const { copies, pieces: table } = this.#tables;
    await this.#tables.transaction('rw', copies, table, async () => {
      await table.bulkPut(pieces);
      await copies.put(copy);
    });
  }

  /** Marks a file for offline use or not. An unmarked copy is deleted at once unless it is queued for upload. */
  async setOffline(id: string, isKept: boolean): Promise<void> {
    const { uploads, copies, pieces } = this.#tables;
    await this.#tables.transaction('rw', uploads, copies, pieces, async () => {
      await copies.update(id, { isKept });
      if (isKept || (await uploads.get(id))) return;
      await copies.delete(id);
      await pieces.where({ id }).delete();
    });
  }

  get copies$(): Observable<LocalCopies> {
    const all = () => this.#tables.copies.toArray();
    return from(liveQuery(async () => new Map((await all()).map(({ id, isKept }) => [id, { isKept }]))));
  }

  /**
   * Deletes what the server has too: first the copies that are not marked for offline use; only if there are none, the
   * marked ones and the thumbnails. Unsent files and files of drafts stay.
   * @returns whether anything was deleted
   */
  async dropCopies(): Promise<boolean> {
    return (await this.dropUnmarkedCopies()) || this.#dropWhere(() => true);
  }

  /** Deletes the copies that the server has too and that are not marked for offline use. @returns whether there were any */
  dropUnmarkedCopies(): Promise<boolean> {
    return this.#dropWhere((copy) => copy?.isKept === false);
  }

  async #dropWhere(isDropped: (copy: CopyRow | undefined) => boolean): Promise<boolean> {
    const { uploads, copies, pieces, thumbnails } = this.#tables;
    return this.#tables.transaction('rw', uploads, copies, pieces, thumbnails, async () => {
      const queued = new Set(await uploads.toCollection().primaryKeys());
      const isDone = (id: string) => !queued.has(id) && !id.startsWith(DRAFT_ID_PREFIX);
      const rows = (await copies.toArray()).filter((copy) => isDone(copy.id) && isDropped(copy));
      const deletable = rows.map(({ id }) => id);
      const pictures = isDropped(undefined) ? (await thumbnails.toCollection().primaryKeys()).filter(isDone) : [];
      await copies.bulkDelete(deletable);
      await thumbnails.bulkDelete(pictures);
      for (const id of deletable) await pieces.where({ id }).delete();
      return deletable.length + pictures.length > 0;
    });
  }

  /** Ids of the copies with this prefix, sorted. */
  idsFrom(prefix: string): Promise<string[]> {
    return this.#tables.copies.where('id').startsWith(prefix).primaryKeys();
  }

  /** Deletes copies that are not queued for upload. */
  async drop(ids: readonly string[]): Promise<void> {
    const { copies, pieces, thumbnails } = this.#tables;
    await this.#tables.transaction('rw', copies, pieces, thumbnails, async () => {
      await copies.bulkDelete([...ids]);
      await thumbnails.bulkDelete([...ids]);
      await pieces.where('id').anyOf(ids).delete();
    });
  }

  /** Deletes the copies of files that were deleted on the server; files queued for upload stay. */
  async dropGone(ids: readonly string[]): Promise<void> {
    const queued = await this.#tables.uploads.where('id').anyOf(ids).primaryKeys();
    await this.drop(ids.filter((id) => !queued.includes(id)));
  }

  async saveThumbnail(id: string, picture: Blob): Promise<void> {
    const box = await this.#store.sealBytes(await picture.arrayBuffer(), thumbnailAad(id));
    await this.#tables.thumbnails.put({ id, box });
  }

  async thumbnail(id: string): Promise<Blob | undefined> {
    const row = await this.#tables.thumbnails.get(id);
    return row && new Blob([await this.#store.unsealBytes(row.box, thumbnailAad(id))], { type: 'image/jpeg' });
  }

  close(): void {
    this.#tables.close();
  }

  async #encrypted(id: string, file: Blob, words: FileMetadata, isKept: boolean): Promise<[CopyRow, PieceRow[]]> {
    const box = await this.#store.seal(JSON.stringify(words), copyAad(id));
    const pieces: PieceRow[] = [];
    for (let from = 0; from < file.size; from += CHUNK_BYTES) {
      const bytes = await file.slice(from, from + CHUNK_BYTES).arrayBuffer();
      const index = pieces.length;
      pieces.push({ id, index, box: await this.#store.sealBytes(bytes, pieceAad(id, index)) });
    }
    return [{ id, size: file.size, isKept, box }, pieces];
  }
}
