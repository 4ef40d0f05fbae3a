import { Dexie, liveQuery, type EntityTable, type Table } from 'dexie';
import { from, type Observable } from 'rxjs';
import { CHUNK_BYTES } from '@/model/bucket.ts';
import { neverMakeAnew } from './connection-loss.ts';
import type { Store } from './open-store.ts';
import type { FileWords, Removal, Upload } from './upload.ts';

interface CopyRow {
  id: string;
  size: number;
  /** Stays when the server has it. */
  isKept: boolean;
  /** Sealed: name and type. */
  box: string;
}

interface PieceRow {
  id: string;
  index: number;
  box: Uint8Array<ArrayBuffer>;
}

interface ThumbnailRow {
  id: string;
  box: Uint8Array<ArrayBuffer>;
}

type Tables = Dexie & {
  uploads: EntityTable<Upload, 'id'>;
  removals: EntityTable<Removal, 'id'>;
  copies: EntityTable<CopyRow, 'id'>;
  pieces: Table<PieceRow, [string, number]>;
  thumbnails: EntityTable<ThumbnailRow, 'id'>;
};

/** How the ids of files begin that belong to no record yet: only this phone has them. */
export const DRAFT = 'draft ';

type Sealing = Pick<Store, 'seal' | 'unseal' | 'sealBytes' | 'unsealBytes'>;

const piecePlace = (id: string, index: number) => `file|${id}|${index}`;
const copyPlace = (id: string) => `file|${id}`;
const thumbnailPlace = (id: string) => `thumbnail|${id}`;

/**
 * The files of one user on this phone: plain tables beside the records, every byte sealed. A file lies in pieces of the
 * size in which it travels, so that no more than one of them is ever open.
 */
export class FileBox {
  readonly #tables: Tables;
  readonly #store: Sealing;

  constructor(store: Sealing & { database: { name: string } }) {
    this.#store = store;
    // What is saved on the phone must outlive a power cut, a photo as much as a reading.
    this.#tables = new Dexie(`${store.database.name}--files`, { chromeTransactionDurability: 'strict' }) as Tables;
    neverMakeAnew(this.#tables);
    this.#tables.version(1).stores({
      uploads: 'id, recordId, stage',
      removals: 'id',
      copies: 'id',
      pieces: '[id+index], id',
      thumbnails: 'id',
    });
  }

  /** Keeps a file and queues it as a draft, both or neither. */
  async keepForUpload(
    upload: Pick<Upload, 'id' | 'bucket' | 'collection' | 'recordId' | 'field'>,
    file: Blob,
    words: FileWords,
  ): Promise<void> {
    const [copy, pieces] = await this.#sealed(upload.id, file, words, false);
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

  /** Changes an upload that is still there. @returns whether it is */
  async change(id: string, changes: Partial<Omit<Upload, 'id'>>): Promise<boolean> {
    const stageAt = changes.stage ? { stageAt: Date.now() } : {};
    return (await this.#tables.uploads.update(id, { ...changes, ...stageAt })) > 0;
  }

  upload(id: string): Promise<Upload | undefined> {
    return this.#tables.uploads.get(id);
  }

  /** All files on their way, the oldest first. */
  async uploads(): Promise<Upload[]> {
    return (await this.#tables.uploads.toArray()).toSorted((one, other) => one.queuedAt - other.queuedAt);
  }

  /** The same now and after every change that any tab or worker makes. */
  get uploads$(): Observable<Upload[]> {
    return from(liveQuery(() => this.uploads()));
  }

  /** Ids of the records that wait for their file. */
  async heldRecords(): Promise<Set<string>> {
    const held = await this.#tables.uploads.where('stage').notEqual('stored').toArray();
    return new Set(held.filter(({ field }) => field === null).map(({ recordId }) => recordId));
  }

  /** How many files wait by themselves; any other is counted with its record. */
  async countWaiting(): Promise<number> {
    return this.#tables.uploads.filter(({ field, stage }) => field !== null && stage !== 'refused').count();
  }

  /** The server has it and its record: only what is to be kept offline stays. */
  async finish(id: string): Promise<void> {
    const { uploads, copies, pieces } = this.#tables;
    await this.#tables.transaction('rw', uploads, copies, pieces, async () => {
      await uploads.delete(id);
      if ((await copies.get(id))?.isKept) return;
      await copies.delete(id);
      await pieces.where({ id }).delete();
    });
  }

  /** Takes a file off this phone; what of it may be on the server is queued to be taken off there. */
  async discard(file: Removal): Promise<void> {
    const { uploads, removals, copies, pieces, thumbnails } = this.#tables;
    await this.#tables.transaction('rw', [uploads, removals, copies, pieces, thumbnails], async () => {
      const upload = await uploads.get(file.id);
      // What its owner may not take off, such as a photo of the profile, the server's sweeper does.
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

  /** Discards what was queued before for the same field of the same record: only the last one counts. */
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

  async removed(id: string): Promise<void> {
    await this.#tables.removals.delete(id);
  }

  /** One piece of a file; undefined when it is not on this phone. */
  async piece(id: string, index: number): Promise<ArrayBuffer | undefined> {
    const row = await this.#tables.pieces.get([id, index]);
    return row && this.#store.unsealBytes(row.box, piecePlace(id, index));
  }

  async words(id: string): Promise<FileWords | undefined> {
    const row = await this.#tables.copies.get(id);
    return row && (JSON.parse(await this.#store.unseal(row.box, copyPlace(id))) as FileWords);
  }

  /** A file as it was kept; undefined when it is not on this phone. */
  async file(id: string): Promise<File | undefined> {
    const words = await this.words(id);
    if (!words) return undefined;
    const parts: ArrayBuffer[] = [];
    for (let part = await this.piece(id, 0); part; part = await this.piece(id, parts.length)) parts.push(part);
    return new File(parts, words.name, { type: words.type });
  }

  /** Keeps a file of the server offline. */
  async keepOffline(id: string, file: Blob, words: FileWords): Promise<void> {
    const [copy, pieces] = await this.#sealed(id, file, words, true);
    const { copies, pieces: table } = this.#tables;
    await this.#tables.transaction('rw', copies, table, async () => {
      await table.bulkPut(pieces);
      await copies.put(copy);
    });
  }

  /** Whether a file stays when the server has it. Dropped at once when nothing has to send it. */
  async setKept(id: string, isKept: boolean): Promise<void> {
    const { uploads, copies, pieces } = this.#tables;
    await this.#tables.transaction('rw', uploads, copies, pieces, async () => {
      await copies.update(id, { isKept });
      if (isKept || (await uploads.get(id))) return;
      await copies.delete(id);
      await pieces.where({ id }).delete();
    });
  }

  /** Ids of the files that stay on this phone. */
  get kept$(): Observable<ReadonlySet<string>> {
    const kept = async () => (await this.#tables.copies.toArray()).filter(({ isKept }) => isKept);
    return from(liveQuery(async () => new Set((await kept()).map(({ id }) => id))));
  }

  /**
   * Drops what the server has too: copies kept offline and small pictures. What waits to be sent or saved stays.
   * @returns whether there was anything
   */
  async dropCopies(): Promise<boolean> {
    const { uploads, copies, pieces, thumbnails } = this.#tables;
    return this.#tables.transaction('rw', uploads, copies, pieces, thumbnails, async () => {
      const waiting = new Set(await uploads.toCollection().primaryKeys());
      const isDone = (id: string) => !waiting.has(id) && !id.startsWith(DRAFT);
      const kept = (await copies.toCollection().primaryKeys()).filter(isDone);
      const pictures = (await thumbnails.toCollection().primaryKeys()).filter(isDone);
      await copies.bulkDelete(kept);
      await thumbnails.bulkDelete(pictures);
      for (const id of kept) await pieces.where({ id }).delete();
      return kept.length + pictures.length > 0;
    });
  }

  /** Ids of the copies that begin so, in their order. */
  idsFrom(beginning: string): Promise<string[]> {
    return this.#tables.copies.where('id').startsWith(beginning).primaryKeys();
  }

  /** Takes copies off this phone that nothing has to send. */
  async drop(ids: readonly string[]): Promise<void> {
    const { copies, pieces, thumbnails } = this.#tables;
    await this.#tables.transaction('rw', copies, pieces, thumbnails, async () => {
      await copies.bulkDelete([...ids]);
      await thumbnails.bulkDelete([...ids]);
      await pieces.where('id').anyOf(ids).delete();
    });
  }

  /** Takes off this phone what it keeps of files that the server has no more; what is on its way stays with its upload. */
  async dropGone(ids: readonly string[]): Promise<void> {
    const onTheWay = await this.#tables.uploads.where('id').anyOf(ids).primaryKeys();
    await this.drop(ids.filter((id) => !onTheWay.includes(id)));
  }

  async keepThumbnail(id: string, picture: Blob): Promise<void> {
    const box = await this.#store.sealBytes(await picture.arrayBuffer(), thumbnailPlace(id));
    await this.#tables.thumbnails.put({ id, box });
  }

  async thumbnail(id: string): Promise<Blob | undefined> {
    const row = await this.#tables.thumbnails.get(id);
    return row && new Blob([await this.#store.unsealBytes(row.box, thumbnailPlace(id))], { type: 'image/jpeg' });
  }

  close(): void {
    this.#tables.close();
  }

  async #sealed(id: string, file: Blob, words: FileWords, isKept: boolean): Promise<[CopyRow, PieceRow[]]> {
    const box = await this.#store.seal(JSON.stringify(words), copyPlace(id));
    const pieces: PieceRow[] = [];
    for (let from = 0; from < file.size; from += CHUNK_BYTES) {
      const bytes = await file.slice(from, from + CHUNK_BYTES).arrayBuffer();
      const index = pieces.length;
      pieces.push({ id, index, box: await this.#store.sealBytes(bytes, piecePlace(id, index)) });
    }
    return [{ id, size: file.size, isKept, box }, pieces];
  }
}
