import { liveQuery, type LiveQuery } from './live-query.ts';
import { currentStore } from './open-store.ts';

/** As many as the page of documents lists (spec section 9). */
const MOST_DOCUMENTS = 100;

/** A document of this phone that a message can point to. */
export interface AttachableDocument {
  readonly id: string;
  readonly fileName: string;
}

/** Her documents, the newest first, as far as a message names them. */
export const liveAttachableDocuments = (): LiveQuery<AttachableDocument[]> =>
  liveQuery(
    async () => {
      const documents = await (await currentStore()).collection('documents');
      return documents.find({ sort: [{ recordedDesc: 'asc' }] as never, limit: MOST_DOCUMENTS }).$;
    },
    (rows: { toJSON(): unknown }[]) => rows.map((row) => row.toJSON() as AttachableDocument),
  );
