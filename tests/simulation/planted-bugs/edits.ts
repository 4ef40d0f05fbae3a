import type { Edit } from './edit.ts';

/** Local changes, their base, and the merge of two copies. */
export const editsBugs = {
  'an edit overwrites what it did not see': [
    [
      'sync/replication/push/push-updates.ts',
      "record.conflict !== 'per-field' || !isFromTheirs",
      "record.conflict !== 'per-field'",
    ],
  ],
  'the server wins every conflict': [
    [
      'sync/records/conflict-resolution.ts',
      "if (record.conflict !== 'per-field') return remote;",
      'if (record) return remote;',
    ],
  ],
  'the phone wins every conflict': [
    [
      'model/merge/merge-fields.ts',
      'const merged: Record<string, unknown> = { ...remote };',
      'const merged: Record<string, unknown> = { ...local };',
    ],
  ],
  'one time for all fields of a record': [
    [
      'model/merge/merge-fields.ts',
      'if (localTime !== remoteTime) return localTime > remoteTime;',
      'void [localTime, remoteTime];',
    ],
  ],
  'a confirmed edit gives way to a server set back': [
    [
      'sync/records/conflict-resolution.ts',
      'if (!remote._deleted && !local._deleted && hasNewerEdits(local, remote)) return undefined;',
      '',
    ],
    ['sync/records/conflict-resolution.ts', 'if (isSetBack(remote, local) || ', 'if ('],
  ],
  'a pull confirms a row that was edited meanwhile': [
    [
      'sync/records/conflict-resolution.ts',
      'const resolved = resolveRow(name, { base, local, remote });',
      'const resolved: Row = remote;',
    ],
  ],
  'a pull overwrites what was written while its page was read': [
    ['db/writes/replace-rows.ts', 'left = error.map(({ documentId }) => documentId);', 'left = [];'],
    [
      'sync/records/conflict-resolution.ts',
      'return isUnsent(local) ? afterUnsent(name, local, remote) : afterConfirmed(name, local, remote);',
      'return afterConfirmed(name, local, remote);',
    ],
  ],
  'a first edit takes no base': [['db/writes/unsent-change.ts', 'base: baseOf(before),', '']],
  'a later edit replaces the base': [
    ['db/writes/unsent-change.ts', "if (row.serverUpdatedAt === '') return row.base;", ''],
  ],
  'a base is kept after the confirmation': [
    [
      'sync/records/conflict-resolution.ts',
      'if (!isUnsent(resolved)) return resolved;',
      'if (!isUnsent(resolved)) return { ...resolved, base };',
    ],
  ],
  'an edit stays confirmed': [['db/writes/unsent-change.ts', "  serverUpdatedAt: '',", '']],
  'a form overwrites what came since it was opened': [
    ['db/writes/edited-records.ts', 'existing && opened ? changesTo(record, opened, values) : all', 'all'],
  ],
  'an edit has no time': [
    [
      'model/merge/edit-times.ts',
      'editTimes: editTimesText({ ...known, ...times }) };',
      'editTimes: editTimesText(known) };',
    ],
  ],
  'an edit claims to have changed every field': [
    [
      'model/merge/edit-times.ts',
      'const edited = [...changed, ...Object.keys(undone)];',
      'const edited = Object.keys(contentOf(record, before));',
    ],
  ],
  'a merged row keeps its old base': [
    ['sync/records/conflict-resolution.ts', '{ ...resolved, base: remote }', '{ ...resolved, base }'],
  ],
  'a merge is not sent': [
    [
      'sync/records/conflict-resolution.ts',
      '{ ...resolved, base: remote }',
      '{ ...resolved, serverUpdatedAt: remote.serverUpdatedAt }',
    ],
  ],
  'an edit that another phone overwrote counts as arrived': [
    [
      'sync/records/conflict-resolution.ts',
      'if (isSameContent(merged, theirs)) return remote;',
      'if (isSameContent(merged, theirs) || base) return remote;',
    ],
  ],
} as const satisfies Record<string, readonly Edit[]>;
