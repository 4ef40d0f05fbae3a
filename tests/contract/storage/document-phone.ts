import { createStore } from '../../../src/db/store/create-store.ts';
import { enqueueFileIn } from '../../../src/db/files/enqueue-file.ts';
import { FileStore } from '../../../src/db/files/file-store.ts';
import type { LocalRow } from '../../../src/db/store/local-row.ts';
import type { Store } from '../../../src/db/store/open-store.ts';
import { recordedDescOf } from '../../../src/db/writes/recorded-desc.ts';
import { withoutContent } from '../../../src/db/writes/without-content.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import { connectFiles } from '../../../src/sync/transport/file-remote.ts';
import { connectRemote } from '../../../src/sync/transport/remote.ts';
import { startReplication, type Replication } from '../../../src/sync/replication/replication.ts';
import type { SyncStatus } from '../../../src/sync/status/sync-status.ts';
import type { Account } from '../../simulation/device.ts';

let phones = 0;

/** A phone with its store, files and sync. It can be restarted on the same disk. */
export class DocumentPhone implements AsyncDisposable {
  status: SyncStatus | undefined;
  /** The upload progress that was emitted, as `sent/total`. */
  readonly progress: string[] = [];
  #replication: Replication | undefined;

  private constructor(
    readonly account: Account,
    private readonly name: string,
    public store: Store,
    public files: FileStore,
  ) {}

  static async of(account: Account): Promise<DocumentPhone> {
    const name = `documents_${(phones += 1)}`;
    const store = await DocumentPhone.#open(account.id, name);
    return new DocumentPhone(account, name, store, new FileStore(store));
  }

  static #open(userId: string, name: string): Promise<Store> {
    return createStore(userId, {
      name,
      names: ['documents', 'profile'],
    });
  }

  async goOnline(url: string, { session }: Account = this.account): Promise<void> {
    const connection = { endpoint: `${url}/v1`, projectId: 'maia', databaseId: 'maia', session };
    this.#replication = await startReplication({
      store: this.store,
      remote: connectRemote(connection),
      files: { fileStore: this.files, remote: connectFiles(connection) },
      onStatus: (status) => {
        this.status = status;
        const { sending } = status;
        if (sending) this.progress.push(`${sending.sentBytes}/${sending.totalBytes}`);
      },
      firstWaitMs: 20,
    });
  }

  look(): void {
    this.#replication?.resync();
  }

  async goOffline(): Promise<void> {
    await this.#replication?.stop();
    this.#replication = undefined;
  }

  /** Restarts as if the browser was killed: only what is on the disk remains. */
  async restart(): Promise<void> {
    await this.goOffline();
    this.files.close();
    await this.store.close();
    this.store = await DocumentPhone.#open(this.account.id, this.name);
    this.files = new FileStore(this.store);
  }

  /** Adds a document as the screen does. @returns the ids of the record and the file */
  async add(file: Blob, values: Partial<LocalRow> = {}): Promise<{ id: string; fileId: string }> {
    const id = crypto.randomUUID();
    const owner = { collection: 'documents' as const, id };
    const queued = { bucket: 'medical-files' as const, blob: file, name: 'scan.pdf', owner };
    return enqueueFileIn(this.files, queued, async ({ fileId, fileName, type, size }) => {
      const createdAt = toInstant(Date.now());
      await (
        await this.store.collection('documents')
      ).insert({
        id,
        userId: this.store.userId,
        fileId,
        fileName,
        documentType: type,
        fileSize: size,
        createdAt,
        recordedDesc: recordedDescOf('documents', { createdAt }),
        serverUpdatedAt: '',
        ...values,
      });
      return { id, fileId };
    });
  }

  /** Chooses a profile photo as the screen does. @returns its file id */
  async choosePhoto(photo: Blob): Promise<string> {
    const { userId } = this.store;
    const owner = { collection: 'profile' as const, id: userId, field: 'profilePhotoId' };
    const queued = { bucket: 'profile-photos' as const, blob: photo, name: userId, owner };
    return enqueueFileIn(this.files, queued, async ({ fileId }) => fileId);
  }

  async remove(id: string): Promise<void> {
    const row = await (await this.store.collection('documents')).findOne(id).exec();
    await row?.incrementalModify(withoutContent);
    const fileId = String(row?.get('fileId'));
    await this.files.discard({ id: fileId, bucket: 'medical-files', collection: 'documents', recordId: id });
  }

  async row(id: string): Promise<LocalRow | undefined> {
    const row = await (await this.store.collection('documents')).findOne(id).exec();
    return row?.toJSON() as LocalRow | undefined;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.goOffline();
    this.files.close();
    await this.store.close();
  }
}
