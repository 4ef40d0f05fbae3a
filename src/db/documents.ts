import { toInstant } from '@/model/instant.ts';
import { DEFAULT_DOCUMENT_TYPE, medicalDocument, type MedicalDocument } from '@/model/medical-document.ts';
import { accept } from '@/model/record.ts';
import { enqueueFile } from './enqueue-file.ts';
import { filesHere } from './files-here.ts';
import { inStore } from './in-store.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import type { LocalRow } from './local-row.ts';
import { newId } from './new-id.ts';
import { currentStore } from './open-store.ts';
import { recordedDescOf } from './recorded-desc.ts';
import type { RxDocument } from 'rxdb';
import { withoutContent } from './without-content.ts';

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
  inStore((store) => {
    const id = newId();
    const owner = { collection: 'documents', id } as const;
    return enqueueFile({ bucket: 'medical-files', blob: file, name, thumbnail, owner }, async (kept) => {
      const { userId } = store;
      const { fileId, fileName, type = DEFAULT_DOCUMENT_TYPE, size: fileSize } = kept;
      const values = accept(medicalDocument, { ...given, userId, fileId, fileName, documentType: type, fileSize });
      const createdAt = toInstant(Date.now());
      const row: LocalRow = {
        ...values,
        id,
        userId,
        createdAt,
        recordedDesc: recordedDescOf('documents', { createdAt }),
        serverUpdatedAt: '',
      };
      await (await store.collection('documents')).insert(row);
      return row as unknown as KeptDocument;
    });
  });

/** Deletes a document and its file, here now and on the server when it can be reached. @throws StorageFailure */
export const removeDocument = ({ id, fileId }: Pick<KeptDocument, 'id' | 'fileId'>): Promise<void> =>
  inStore(async (store) => {
    const row = await (await store.collection('documents')).findOne(id).exec();
    await row?.incrementalModify(withoutContent);
    const files = await filesHere();
    await files.discard({ id: fileId, bucket: 'medical-files', collection: 'documents', recordId: id });
  });
