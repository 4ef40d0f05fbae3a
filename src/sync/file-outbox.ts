import { filter, merge, type Observable, type Subscription } from 'rxjs';
import type { LocalRow } from '@/db/local-row.ts';
import type { Removal, Upload } from '@/db/upload.ts';
import { editMarks, editTimesOf } from '@/model/edit-times.ts';
import { Stopped } from './gate.ts';
import { recordOf } from './record-of.ts';
import { RemoteFailure } from './remote-failure.ts';
import type { Row } from './rows.ts';
import { isOver, sendFile, type SendOptions } from './send-file.ts';
import type { SyncRecords } from './sync-records.ts';
import { writeAgain } from './write-again.ts';

/** How old the last proof of whose session it is may be. */
const RECENT_MS = 30_000;
/** The server's own sweeper takes files without a record after a day; well before that it is asked again. */
const SURE_MS = 12 * 60 * 60_000;
/** A draft whose record has not appeared for so long was given up by a page that died. */
const DRAFT_MS = 10 * 60_000;

/** What no repetition mends ends the sending of a file like any refusal. @throws everything else */
function hopeless(error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure && error.kind === 'refused') return error;
  // So says the browser of sealed bytes that were changed since.
  if (error instanceof DOMException && error.name === 'OperationError')
    return new RemoteFailure('refused', 'file_damaged', 'this phone cannot read its own copy any more');
  throw error;
}

interface FileOutboxOptions extends SendOptions {
  readonly records: SyncRecords;
  /** What waits has changed. */
  readonly changed: () => void;
}

/** Carries files: one after the other, each in order, and only as far as the server does not have it. */
export class FileOutbox {
  readonly #options: FileOutboxOptions;
  #isEnded = false;
  #isAsked = false;
  /** Something waits, if only for its record. */
  #hasWork = false;
  #running: Promise<void> | undefined;
  #following: Subscription | undefined;

  constructor(options: FileOutboxOptions) {
    this.#options = options;
  }

  /** @param rows news of the records, which may be what a file waits for */
  begin(rows: readonly Observable<unknown>[] = []): void {
    const { files, records } = this.#options;
    const ofRows = merge(...rows).pipe(filter(() => this.#hasWork));
    const changes = merge<unknown[]>(files.uploads$, files.removals$, records.letters$, ofRows);
    // A store that is closed under it has nothing more to say.
    this.#following = changes.subscribe({ next: () => this.look(), error: () => undefined });
  }

  /** Goes through everything, now or right after what is under way. */
  look(): void {
    this.#isAsked = true;
    if (this.#isEnded) return;
    this.#running ??= this.#runWhileAsked().finally(() => (this.#running = undefined));
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    this.#following?.unsubscribe();
    this.#options.remote.cut();
    await this.#running?.catch(() => undefined);
  }

  async #runWhileAsked(): Promise<void> {
    while (this.#isAsked && !this.#isEnded) {
      this.#isAsked = false;
      try {
        await this.#run();
      } catch (error) {
        if (error instanceof Stopped || this.#isEnded) return;
        // What waits could not be read: the next look tries again.
      }
    }
  }

  async #run(): Promise<void> {
    const { files, changed } = this.#options;
    const [removals, uploads] = [await files.removals(), await files.uploads()];
    this.#hasWork = removals.length + uploads.length > 0;
    for (const removal of removals) await this.#alone(() => this.#remove(removal));
    for (const upload of uploads) {
      if (this.#isEnded) return;
      await this.#alone(() => this.#carry(upload));
    }
    changed();
  }

  /** What goes wrong with one file delays no other; the next look tries it again. @throws Stopped */
  async #alone(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof Stopped) throw error;
    }
  }

  async #carry(upload: Upload): Promise<void> {
    switch (upload.stage) {
      case 'draft':
        return this.#settleDraft(upload);
      case 'waiting':
        return this.#send(upload);
      case 'stored':
        return upload.field === null ? this.#confirm(upload) : this.#attach(upload, upload.field);
      default:
        return this.#reconsider(upload);
    }
  }

  /** The row as it lies here, deleted or not. */
  async #rowOf({ collection, recordId }: Pick<Upload, 'collection' | 'recordId'>): Promise<Row | undefined> {
    const { storageInstance } = await this.#options.store.collection(collection);
    const [row] = await storageInstance.findDocumentsById([recordId], true);
    return row as Row | undefined;
  }

  /** A draft is a page's own business until its record exists. */
  async #settleDraft(upload: Upload): Promise<void> {
    const { files } = this.#options;
    const isOld = Math.abs(Date.now() - upload.queuedAt) > DRAFT_MS;
    if (await this.#rowOf(upload)) {
      // With a field the record was there before; only time says that the page is gone.
      if (upload.field === null || isOld) await files.change(upload.id, { stage: 'waiting' });
    } else if (isOld) await files.discard(upload);
  }

  async #send(upload: Upload): Promise<void> {
    const { files, verify, told } = this.#options;
    const row = await this.#rowOf(upload);
    if (upload.field === null && (!row || row._deleted)) return files.discard(upload);
    await verify(RECENT_MS);
    try {
      const end = await sendFile(upload, this.#options).catch(hopeless);
      if (end instanceof RemoteFailure) await this.#refuse(upload, end);
      else if (end === 'stored' && (await files.change(upload.id, { stage: 'stored', sentBytes: upload.size })))
        await this.#release(upload);
    } finally {
      told(null);
    }
  }

  /** The file is there: what waited for it may go. */
  async #release(upload: Upload): Promise<void> {
    if (upload.field !== null) return this.#attach(upload, upload.field);
    await writeAgain(await this.#options.store.collection(upload.collection), [upload.recordId]);
  }

  /** Writes the file's id into the record that it belongs to; a record that is not here yet comes by a pull. */
  async #attach(upload: Upload, field: string): Promise<void> {
    const { files, store } = this.#options;
    const row = await (await store.collection(upload.collection)).findOne(upload.recordId).exec();
    if (!row || row.get('unreadable')) return;
    // Chosen later on another phone, or taken off.
    if (row.get(field) !== upload.id && (editTimesOf(row.toJSON())[field] ?? 0) >= upload.queuedAt)
      return files.discard(upload);
    const named = { [field]: upload.id };
    await row.incrementalModify((before: LocalRow) =>
      before[field] === upload.id
        ? before
        : {
            ...before,
            ...named,
            // As of when she chose it: what she chooses elsewhere until it has arrived is later.
            ...editMarks(recordOf(upload.collection, before), before, named, upload.queuedAt),
            serverUpdatedAt: '',
          },
    );
    await files.finish(upload.id);
  }

  /** The file is there: has its record followed? */
  async #confirm(upload: Upload): Promise<void> {
    const { files, gate, remote, records } = this.#options;
    const row = await this.#rowOf(upload);
    if (!row || row._deleted) return files.discard(upload);
    if (row.serverUpdatedAt !== '') return files.finish(upload.id);
    const letter = (await records.letters()).find(({ id }) => id === upload.recordId);
    if (letter && !letter.isAskedAgain) {
      // A file whose record was refused for good does not stay on the server.
      await gate.ask(() => remote.remove(upload.bucket, upload.id));
      await files.change(upload.id, { stage: 'withdrawn', sentBytes: 0 });
      return;
    }
    if (Math.abs(Date.now() - upload.stageAt) < SURE_MS) return;
    const state = await gate.ask(() => remote.state(upload.bucket, upload.id));
    if (state && isOver(state)) await files.change(upload.id, { stage: 'stored' });
    else await files.change(upload.id, { stage: 'waiting' });
  }

  /** Held back by a refusal, until somebody asks again or gives up. */
  async #reconsider(upload: Upload): Promise<void> {
    const { files, records } = this.#options;
    if (upload.field !== null) return;
    const row = await this.#rowOf(upload);
    if (!row || row._deleted) return files.discard(upload);
    const letter = (await records.letters()).find(({ id }) => id === upload.recordId);
    if (!letter || letter.isAskedAgain) await files.change(upload.id, { stage: 'waiting', refusal: null });
  }

  /** The server will never take this file. Its record says so, like any that is refused. */
  async #refuse(upload: Upload, failure: RemoteFailure): Promise<void> {
    const { files, gate, remote, records } = this.#options;
    const { id, bucket, collection } = upload;
    // Pieces of it may be there.
    await gate.try(() => remote.remove(bucket, id));
    const row = upload.field === null ? await this.#rowOf(upload) : undefined;
    if (row) await records.bury(collection, row, undefined, failure);
    const { type, code } = failure;
    await files.change(id, { stage: 'refused', sentBytes: 0, refusal: { type, code } });
  }

  /** Takes a file off the server once the record that named it is gone there. */
  async #remove(removal: Removal): Promise<void> {
    const { files, gate, verify, remote } = this.#options;
    const row = await this.#rowOf(removal);
    if (row?._deleted && row.serverUpdatedAt === '') return;
    // The deletion was taken back.
    if (row && !row._deleted) return files.removed(removal.id);
    await verify(RECENT_MS);
    const result = await gate.try(() => remote.remove(removal.bucket, removal.id));
    const kind = 'failure' in result ? result.failure.kind : null;
    if (kind === 'unreachable' || kind === 'misconfigured') return;
    // What its owner may not delete, the server's sweeper does.
    if (kind === 'unauthorized' && (await verify()) !== 'held') return;
    await files.removed(removal.id);
  }
}
