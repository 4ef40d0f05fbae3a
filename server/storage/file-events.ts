import type { Caller } from '../protocol/caller.ts';
import { toStamp } from '../protocol/clock.ts';
import { withWildcards } from '../events/event-names.ts';
import type { ServerEvent } from '../events/event-bus.ts';
import { rolesWith } from '../protocol/permissions.ts';
import type { Bucket } from '../schema/schema.ts';
import { fileJson, type StoredFile } from '../store/tables/stored-file.ts';

export type FileAction = 'create' | 'update' | 'delete';

/** The event of a change of a file. The event of a deletion has the last state of the file. */
export function fileEvent(caller: Caller, bucket: Bucket, file: StoredFile, action: FileAction): ServerEvent {
  const paths = withWildcards([
    ['buckets', bucket.id],
    ['files', file.id],
  ]);
  const channels = ['files', `buckets.${bucket.id}.files`, `buckets.${bucket.id}.files.${file.id}`];
  const bucketReaders = bucket.permissions.filter((p) => p.action === 'read').map((p) => p.role);
  const fileReaders = bucket.fileSecurity ? rolesWith('read', file.permissions) : [];
  return {
    events: [...paths.map((path) => `${path}.${action}`), ...paths, ...withWildcards([['buckets', bucket.id]])],
    channels: [...channels, ...channels.map((channel) => `${channel}.${action}`)],
    payload: fileJson(bucket, file),
    roles: [...new Set([...bucketReaders, ...fileReaders])],
    timestamp: toStamp(Date.now()),
    userId: caller.userId ?? null,
  };
}
