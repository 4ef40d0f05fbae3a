import type { StoredCollection, StoredData } from '../../../server/admin/stored-data.ts';
import type { StoredDocument } from '../../../server/store/tables/document-table.ts';
import { documentDigest, type ComparedDocument } from './canonical.ts';
import { inParallel } from './in-parallel.ts';
import { newTally, type Tally } from './tally.ts';
import { query, Refused, withQueries, type Json, type TargetApi } from './target-api.ts';

/** Appwrite takes 100 documents in one call. */
const MAX_BATCH = 100;
/** Appwrite drops a request of more than 12 MB. In characters. */
const MAX_BATCH_LENGTH = 2_000_000;

export const documentsPath = ({ databaseId, id }: Pick<StoredCollection, 'databaseId' | 'id'>): string =>
  `/databases/${databaseId}/collections/${id}/documents`;

/** A document of the project in the form of one here. */
export function documentOfJson(json: Json): ComparedDocument {
  const data = Object.entries(json).filter(([key]) => !key.startsWith('$'));
  return {
    id: String(json['$id']),
    createdAt: String(json['$createdAt']),
    updatedAt: String(json['$updatedAt']),
    permissions: json['$permissions'] as string[],
    data: Object.fromEntries(data),
  };
}

const jsonOf = ({ id, createdAt, updatedAt, permissions, data }: StoredDocument): Json => {
  const set = Object.entries(data).filter(([, value]) => value !== null);
  const system = { $id: id, $createdAt: createdAt, $updatedAt: updatedAt, $permissions: permissions };
  return { ...Object.fromEntries(set), ...system };
};

/** Groups documents so that one call can take each group. */
function* batchesOf(documents: Iterable<StoredDocument>): Generator<StoredDocument[]> {
  let batch: StoredDocument[] = [];
  let length = 0;
  for (const document of documents) {
    const size = JSON.stringify(document.data).length;
    if (batch.length === MAX_BATCH || (batch.length > 0 && length + size > MAX_BATCH_LENGTH)) {
      yield batch;
      batch = [];
      length = 0;
    }
    batch.push(document);
    length += size;
  }
  if (batch.length > 0) yield batch;
}

const byIds = (ids: readonly string[]): string => query('equal', '$id', ...ids);

async function heldOf(
  api: TargetApi,
  path: string,
  batch: readonly StoredDocument[],
): Promise<Map<string, ComparedDocument>> {
  const ids = batch.map(({ id }) => id);
  const { documents } = await api.call('GET', withQueries(path, byIds(ids), query('limit', undefined, MAX_BATCH)));
  return new Map((documents as Json[]).map(documentOfJson).map((held) => [held.id, held]));
}

/** A document that an earlier run wrote and that was changed here since. A newer one in the project is never touched. */
const isOutdated = (held: ComparedDocument, document: StoredDocument): boolean =>
  held.updatedAt < document.updatedAt && documentDigest(held) !== documentDigest(document);

class DocumentMove {
  readonly tally = newTally();
  private readonly path: string;

  constructor(
    private readonly api: TargetApi,
    private readonly collection: StoredCollection,
  ) {
    this.path = documentsPath(collection);
  }

  /** Writes the documents of a batch that the project does not have. Refused ones are found by halving the batch. */
  async place(batch: readonly StoredDocument[]): Promise<void> {
    const held = await heldOf(this.api, this.path, batch);
    const outdated = batch.filter((document) => {
      const known = held.get(document.id);
      return known !== undefined && isOutdated(known, document);
    });
    if (outdated.length > 0)
      await this.api.call('DELETE', this.path, { queries: [byIds(outdated.map(({ id }) => id))] });
    const missing = batch.filter((document) => !held.has(document.id) || outdated.includes(document));
    this.tally.present += batch.length - missing.length;
    if (missing.length > 0) await this.create(missing);
  }

  private async create(missing: readonly StoredDocument[]): Promise<void> {
    try {
      await this.api.call('POST', this.path, { documents: missing.map(jsonOf) });
      this.tally.written += missing.length;
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 401) throw error;
      const [only] = missing;
      if (missing.length === 1 && only) {
        // After a lost answer the document is there.
        if ((await heldOf(this.api, this.path, missing)).has(only.id)) this.tally.written++;
        else
          this.tally.refused.push(`${this.collection.databaseId}/${this.collection.id} ${only.id}: ${error.message}`);
        return;
      }
      const middle = Math.ceil(missing.length / 2);
      await this.place(missing.slice(0, middle));
      await this.place(missing.slice(middle));
    }
  }
}

const REPORT_EVERY = 10_000;

/**
 * Moves the documents of a collection with ids, times and permissions. What the project has is not written again.
 * @param report called after every ten thousand documents
 */
export async function moveDocuments(
  api: TargetApi,
  data: StoredData,
  collection: StoredCollection,
  report: (tally: Tally) => void,
): Promise<Tally> {
  const move = new DocumentMove(api, collection);
  let done = 0;
  await inParallel(batchesOf(data.documents(collection)), async (batch) => {
    await move.place(batch);
    const before = Math.floor(done / REPORT_EVERY);
    done += batch.length;
    if (Math.floor(done / REPORT_EVERY) > before) report(move.tally);
  });
  return move.tally;
}
