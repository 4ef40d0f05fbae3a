import type { Edit } from './edit.ts';

/** An unsent deletion is overwritten by a pulled row. */
const withoutFirmDeletions: Edit = [
  'sync/records/conflict-resolution.ts',
  'return record.isNeverDeleted || isOvertaken(name, record, remote, local) ? remote : local;',
  'return record ? remote : local;',
];

/** Deletions and their tombstones. */
export const deletionsBugs = {
  'an edit wins over a deletion': [
    [
      'sync/records/conflict-resolution.ts',
      'if (remote._deleted) return !local._deleted && isOvertaken(name, record, local, remote) ? local : remote;',
      '',
    ],
  ],
  'a deletion leaves no tombstone': [
    ['sync/replication/push/push-deletes.ts', 'if (!existingTombstone) {', 'if (existingTombstone) {'],
  ],
  'a deletion of an unsent row is not sent': [
    [
      'sync/replication/push/push.ts',
      'const deletes = changes.filter(({ row }) => row._deleted);',
      'const deletes = changes.filter(({ row, base }) => row._deleted && base !== undefined);',
    ],
    withoutFirmDeletions,
  ],
  'what is gone is deleted again and again': [
    ['sync/replication/push/push-deletes.ts', 'if (present.has(id)) operations', 'operations'],
  ],
  'tombstones are not looked at': [
    ['sync/replication/pull/pull.ts', 'verified(() => tombstones.refresh())', 'Promise.resolve()'],
  ],
  'a late create survives its deletion': [
    [
      'sync/replication/pull/pull.ts',
      'const deletion = tombstones.find(collection, document.$id);',
      'const deletion = undefined as ReturnType<typeof tombstones.find>;',
    ],
  ],
  'an accepted deletion gives way to a server set back': [withoutFirmDeletions],
  'a deletion takes no base': [['db/writes/without-content.ts', 'base: baseOf(row),', '']],
  'a deletion stays confirmed': [
    [
      'db/writes/without-content.ts',
      "base: baseOf(row),\n  serverUpdatedAt: '',",
      'base: baseOf(row),\n  serverUpdatedAt: row.serverUpdatedAt,',
    ],
  ],
  'a tombstone is purged early': [['db/store/purge-tombstones.ts', 'now - TOMBSTONE_RETENTION_MS', 'now - DAY_MS']],
  'deletions are not pushed': [
    ['sync/replication/push/push.ts', 'for (const isDeleted of [false, true])', 'for (const isDeleted of [false])'],
  ],
} as const satisfies Record<string, readonly Edit[]>;
