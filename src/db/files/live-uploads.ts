import type { LocalCopies, Upload } from './upload.ts';
import { currentFileStore } from './current-file-store.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';

/** The queued uploads of the signed-in user, the oldest first. */
export const liveUploads = (): LiveQuery<Upload[]> =>
  liveQuery(
    async () => (await currentFileStore()).uploads$,
    (uploads: Upload[]) => uploads,
  );

/** The files of the signed-in user that have a copy on this device. */
export const liveLocalCopies = (): LiveQuery<LocalCopies> =>
  liveQuery(
    async () => (await currentFileStore()).copies$,
    (copies: LocalCopies) => copies,
  );

/** Ids of the files that neither the server nor this device had when they were last looked for. */
export const liveMissingFiles = (): LiveQuery<ReadonlySet<string>> =>
  liveQuery(
    async () => (await currentFileStore()).missing.ids$,
    (ids: ReadonlySet<string>) => ids,
  );
