import type { Caller } from '../caller.ts';
import { toStamp } from '../clock.ts';
import { withWildcards } from '../event-names.ts';
import type { ServerEvent } from '../events.ts';
import { rolesWith } from '../permissions.ts';
import type { Bucket } from '../schema/schema.ts';
import { fileJson, type StoredFile } from './stored-file.ts';

export type FileAction = 'create' | 'update' | 'delete';

/** What listeners hear of a change of a file. A delete carries the last state. */
export function fileEvent(caller: Caller, bucket: Bucket, file: StoredFile, action: FileAction): ServerEvent {
  const paths = withWildcards([
    ['buckets', bucket.id],
    ['files', file.id],
  ]);
  const channels = ['files', `buckets.${bucket.id}.files`, `buckets.${bucket.id}.files.${file.id}`];
  const ofBucket = bucket.permissions.filter((p) => p.action === 'read').map((p) => p.role);
  const ofFile = bucket.fileSecurity ? rolesWith('read', file.permissions) : [];
  return {
    events: [...paths.map((path) => `${path}.${action}`), ...paths, ...withWildcards([['buckets', bucket.id]])],
    channels: [...channels, ...channels.map((channel) => `${channel}.${action}`)],
    payload: fileJson(bucket, file),
    roles: [...new Set([...ofBucket, ...ofFile])],
    timestamp: toStamp(Date.now()),
    userId: caller.userId ?? null,
  };
}
