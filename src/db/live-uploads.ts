import type { Upload } from './upload.ts';
import { filesHere } from './files-here.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';

/** The files of the signed-in user that are on their way to the server, the oldest first. */
export const liveUploads = (): LiveQuery<Upload[]> =>
  liveQuery(
    async () => (await filesHere()).uploads$,
    (uploads: Upload[]) => uploads,
  );

/** Ids of the files that stay on this phone when the server has them. */
export const liveKeptFiles = (): LiveQuery<ReadonlySet<string>> =>
  liveQuery(
    async () => (await filesHere()).kept$,
    (ids: ReadonlySet<string>) => ids,
  );
