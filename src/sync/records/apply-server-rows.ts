import { replaceRows } from '@/db/writes/replace-rows.ts';
import type { Store } from '@/db/store/open-store.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { lossesOf, rowAfter } from './conflict-resolution.ts';
import { hasFiles, namedFile } from './named-file.ts';
import type { Row } from './row-mapping.ts';
import type { SyncRecords } from './sync-records.ts';

interface Target {
  readonly store: Pick<Store, 'collection'>;
  readonly records: Pick<SyncRecords, 'saveLosses'>;
  /** Deletes the local copies of these files: none may outlive what names it. */
  readonly dropFiles: (fileIds: readonly string[]) => Promise<void>;
}

/**
 * Writes what the server has into the local store, by the rules of `rowAfter`. Both pull and push end here. Field values
 * that a merge drops are stored before, so that the user can be shown them. Applying the same rows again changes nothing.
 * @throws the error of the store, for example on a full disk
 */
export async function applyServerRows(
  { store, records, dropFiles }: Target,
  name: LocalCollectionName,
  rows: readonly Row[],
): Promise<void> {
  const remotes = new Map(rows.map((row) => [row.id, row]));
  if (remotes.size === 0) return;
  await replaceRows(
    await store.collection(name),
    [...remotes.keys()],
    (stored, id) => rowAfter(name, stored, remotes.get(id)!),
    async (changes) => {
      const fileIds: string[] = [];
      const isWithFiles = hasFiles(name);
      for (const { stored: local, row } of changes) {
        if (!local || local._deleted) continue;
        const remote = remotes.get(row.id)!;
        const file = isWithFiles ? namedFile(name, local) : undefined;
        const isReplaced = file?.field != null && namedFile(name, row)?.fileId !== file.fileId;
        if (file && (row._deleted || isReplaced)) fileIds.push(file.fileId);
        const isUnsent = local.serverUpdatedAt === '';
        const losses = isUnsent ? lossesOf(name, { base: local.base as Row | undefined, local, remote }) : [];
        if (losses.length > 0) await records.saveLosses(name, local.kind ?? name, row.id, losses);
      }
      if (fileIds.length > 0) await dropFiles(fileIds);
    },
  );
}
