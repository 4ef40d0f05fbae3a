import { DEFAULT_DOCUMENT_TYPE, type MedicalDocument } from '@/model/records/medical-document.ts';
import { appendRecord, deleteRecord } from '@/db/writes/append-record.ts';
import { discardRecordFile } from '@/db/writes/discard-record-file.ts';
import { enqueueFile } from '@/db/files/enqueue-file.ts';
import { withStore } from '@/db/writes/with-store.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { newId } from '@/db/store/new-id.ts';
import { currentStore } from '@/db/store/open-store.ts';
import type { RxDocument } from 'rxdb';

/** Documents in the list (spec section 9). */
const MOST_DOCUMENTS = 100;

export type StoredDocument = MedicalDocument & Pick<LocalRow, 'id' | 'createdAt' | 'serverUpdatedAt'>;

/** The newest 100 documents of the signed-in user, the newest first. */
export const liveDocuments = (): LiveQuery<StoredDocument[]> =>
  liveQuery(
    async () => {
      const documents = await (await currentStore()).collection('documents');
      return documents.find({ sort: [{ recordedDesc: 'asc' }], limit: MOST_DOCUMENTS }).$;
    },
    (rows: RxDocument<LocalRow>[]) => rows.map((row) => row.toJSON() as unknown as StoredDocument),
  );

export const doesDocumentExist = async (id: string): Promise<boolean> =>
  (await (await (await currentStore()).collection('documents')).findOne(id).exec()) !== null;

export interface NewDocument extends Pick<MedicalDocument, 'description' | 'category' | 'documentDate'> {
  readonly file: Blob;
  readonly name: string;
  readonly thumbnail: Blob | null;
}

/**
 * Saves a document with its file on the device. The record is sent once the server has the file.
 * @throws FileRefused, InvalidRecord, StorageFailure
 */
export const addDocument = ({ file, name, thumbnail, ...fields }: NewDocument): Promise<StoredDocument> =>
  withStore(() => {
    const id = newId();
    const owner = { collection: 'documents', id } as const;
    return enqueueFile({ bucket: 'medical-files', blob: file, name, thumbnail, owner }, (queued) => {
      const { fileId, fileName, type = DEFAULT_DOCUMENT_TYPE, size: fileSize } = queued;
      return appendRecord<StoredDocument>(
        'documents',
        { ...fields, fileId, fileName, documentType: type, fileSize },
        { id },
      );
    });
  });

/** Deletes a document and its file: on this device at once, on the server when it can be reached. @throws StorageFailure */
export const removeDocument = ({ id, fileId }: Pick<StoredDocument, 'id' | 'fileId'>): Promise<void> =>
  withStore(async () => {
    await deleteRecord('documents', id);
    await discardRecordFile('documents', { id, fileId });
  });
