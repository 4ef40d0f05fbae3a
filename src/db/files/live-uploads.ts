import type { Upload } from './upload.ts';
import { currentFileStore } from './current-file-store.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';

/** The queued uploads of the signed-in user, the oldest first. */
export const liveUploads = (): LiveQuery<Upload[]> =>
  liveQuery(
    async () => (await currentFileStore()).uploads$,
    (uploads: Upload[]) => uploads,
  );

/** Ids of the files marked for offline use. */
export const liveOfflineFiles = (): LiveQuery<ReadonlySet<string>> =>
  liveQuery(
    async () => (await currentFileStore()).offlineFiles$,
    (ids: ReadonlySet<string>) => ids,
  );
