import { DEFAULT_DOCUMENT_TYPE, type MedicalDocument } from '@/model/medical-document.ts';
import { appendRecord, deleteRecord } from './append-record.ts';
import { discardFileOf } from './discard-file-of.ts';
import { enqueueFile } from './enqueue-file.ts';
import { inStore } from './in-store.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import type { LocalRow } from './local-row.ts';
import { newId } from './new-id.ts';
import { currentStore } from './open-store.ts';
import type { RxDocument } from 'rxdb';

/** Documents in the list (spec section 9). */
const MOST_DOCUMENTS = 100;

export type KeptDocument = MedicalDocument & Pick<LocalRow, 'id' | 'createdAt' | 'serverUpdatedAt'>;

/** The newest 100 documents of the signed-in user, the newest first. */
export const liveDocuments = (): LiveQuery<KeptDocument[]> =>
  liveQuery(
    async () => {
      const documents = await (await currentStore()).collection('documents');
      return documents.find({ sort: [{ recordedDesc: 'asc' }], limit: MOST_DOCUMENTS }).$;
    },
    (rows: RxDocument<LocalRow>[]) => rows.map((row) => row.toJSON() as unknown as KeptDocument),
  );

/** Whether this document is still there. */
export const isDocumentHere = async (id: string): Promise<boolean> =>
  (await (await (await currentStore()).collection('documents')).findOne(id).exec()) !== null;

export interface NewDocument extends Pick<MedicalDocument, 'description' | 'category' | 'documentDate'> {
  readonly file: Blob;
  readonly name: string;
  readonly thumbnail: Blob | null;
}

/**
 * Keeps a document with its file on the phone. The record travels once the server has the file.
 * @throws FileRefused, InvalidRecord, StorageFailure
 */
export const addDocument = ({ file, name, thumbnail, ...given }: NewDocument): Promise<KeptDocument> =>
  inStore(() => {
    const id = newId();
    const owner = { collection: 'documents', id } as const;
    return enqueueFile({ bucket: 'medical-files', blob: file, name, thumbnail, owner }, (kept) => {
      const { fileId, fileName, type = DEFAULT_DOCUMENT_TYPE, size: fileSize } = kept;
      return appendRecord<KeptDocument>(
        'documents',
        { ...given, fileId, fileName, documentType: type, fileSize },
        { id },
      );
    });
  });

/** Deletes a document and its file, here now and on the server when it can be reached. @throws StorageFailure */
export const removeDocument = ({ id, fileId }: Pick<KeptDocument, 'id' | 'fileId'>): Promise<void> =>
  inStore(async () => {
    await deleteRecord('documents', id);
    await discardFileOf('documents', { id, fileId });
  });
