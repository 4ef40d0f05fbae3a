/** A text that occurs exactly once in a file (path from `src`), and the text that replaces it. */
export type Edit = readonly [file: string, from: string, to: string];

/**
 * Small pages and transactions, so that a run with few records reaches every page boundary. Used in every simulation.
 */
export const narrow: readonly Edit[] = [
  ['sync/transport/remote.ts', 'MAX_OPERATIONS = 100', 'MAX_OPERATIONS = 10'],
  ['sync/replication/pull/page-reader.ts', 'const PAGE = 1000', 'const PAGE = 12'],
  ['sync/replication/pull/page-reader.ts', 'const OLDER_PAGE = 2 * PAGE', 'const OLDER_PAGE = PAGE'],
  ['sync/replication/context/tombstone-log.ts', 'const PAGE = 1000', 'const PAGE = 7'],
];

/** A version of a row that was sent is never sent again in this run: sending again would hide a bug in the normal path. */
const sentOnce: Edit = [
  'sync/replication/push/push.ts',
  'revision === _rev && performance.now() - at < RESEND_MS',
  'revision === _rev && at > 0',
];
/** An unsent deletion is overwritten by a pulled row. */
const withoutFirmDeletions: Edit = [
  'sync/records/conflict-resolution.ts',
  'return record.isNeverDeleted || isOvertaken(name, record, remote, local) ? remote : local;',
  'return record ? remote : local;',
];
const withoutRaising: Edit = [
  'sync/replication/replication.ts',
  'if (ids.length === 0) return;',
  'if (ids.length >= 0) return;',
];

/**
 * Bugs that the simulation must find. They are planted while the sync code is bundled; the source files do not change.
 */
export const plantedBugs = {
  'a commit without an answer counts as done': [
    [
      'sync/replication/push/send-transactions.ts',
      'const { failure } = result;',
      "const { failure } = result;\n  if (failure.kind === 'unreachable') return;",
    ],
    sentOnce,
  ],
  'a commit without an answer is sent again without a check': [
    ['sync/replication/push/send-transactions.ts', 'await settle(batch);', 'batch;'],
  ],
  'a commit without an answer is sent again under new ids': [
    [
      'sync/replication/push/send-transactions.ts',
      'await settle(batch);',
      'batch.map((each) => ({ ...each, operations: each.operations.map((one) => ({ ...one, id: `${one.id}x` })) }));',
    ],
  ],
  'a batch with one bad record is refused whole': [
    [
      'sync/replication/push/send-transactions.ts',
      'if (batch.length === 1) return options.onRefused(only, failure);',
      'for (const each of batch) await options.onRefused(each, failure);\n  if (failure) return;',
    ],
  ],
  'halving forgets the second half': [
    [
      'sync/replication/push/send-transactions.ts',
      '[batch.slice(0, middle), batch.slice(middle)]',
      '[batch.slice(0, middle)]',
    ],
    sentOnce,
  ],
  'a refusal is tried for ever': [['sync/replication/push/send-transactions.ts', "failure.kind === 'refused' || ", '']],
  'a refused record is not kept aside': [
    [
      'sync/replication/push/push-creates.ts',
      'await records.saveRejection(name, change.row, change.base, failure);',
      'void records;',
    ],
  ],
  'a rejected change stays after its record was corrected': [
    ['sync/replication/push/push.ts', 'await context.records.deleteRejections(settled);', 'void settled;'],
    withoutRaising,
  ],
  'no overlap': [['sync/replication/context/keyset-pagination.ts', 'OVERLAP_MS = 60_000', 'OVERLAP_MS = 0']],
  'the checkpoint is the time of the phone': [
    [
      'sync/replication/pull/pull.ts',
      'positionAfter(positionOf(kind), documents)',
      '{ latest: toInstant(Date.now()), latestId: null }',
    ],
  ],
  'a page skips what shares its last time': [
    [
      'sync/replication/context/keyset-pagination.ts',
      "Query.or([Query.greaterThan('$updatedAt', updatedAt), sameTime])",
      "Query.greaterThan('$updatedAt', updatedAt)",
    ],
  ],
  'a full page is taken for the last': [
    [
      'sync/replication/pull/pull.ts',
      'page.documents.length < page.limit ? undefined',
      'page.documents.length <= page.limit ? undefined',
    ],
  ],
  'any account will do': [['sync/transport/session-guard.ts', '.then((id) => id === userId)', '.then(() => true)']],
  'a lost session counts as a session': [
    [
      'sync/transport/session-guard.ts',
      "error.kind === 'unauthorized') return false;",
      "error.kind === 'unauthorized') return true;",
    ],
  ],
  'a lost session is not checked again': [
    ['sync/replication/replication.ts', "if (rateLimiter.blockedBy === 'sign-in') rateLimiter.wake();", ''],
  ],
  'rows are sent under any signed-in account': [
    ['sync/replication/push/push.ts', 'await context.verify(RECENT_MS);', 'void RECENT_MS;'],
    ['sync/records/row-mapping.ts', '$permissions: ownerGrants(record.creatorMay, userId),', '$permissions: [],'],
  ],
  'readings may be changed by their owner': [
    [
      'sync/records/row-mapping.ts',
      'ownerGrants(record.creatorMay, userId)',
      "ownerGrants([...record.creatorMay, 'update'], userId)",
    ],
  ],
  'rows of other users are pulled': [
    [
      'sync/replication/context/keyset-pagination.ts',
      'const queries = [ownedBy(userId, fields), ',
      'const queries = [',
    ],
    [
      'sync/replication/pull/pull.ts',
      'page.documents.filter((document) => isStoredFor(record, document, userId))',
      'page.documents',
    ],
  ],
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
  'a doctor keeps what she was shown of a patient who left': [
    [
      'features/doctor/queries/persist-queries.ts',
      'return patientId !== undefined && !ids.has(patientId);',
      'return void ids;',
    ],
  ],
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
  'no waiting after a failure': [
    ['sync/transport/rate-limiter.ts', 'this.#openAt = this.#now() + wait * (0.5 + this.#random() / 2);', 'void wait;'],
  ],
  'a write without a broadcast is not looked for': [
    [
      'sync/replication/push/push.ts',
      'page.filter((row) => !isUnconfirmed(row))',
      'page.filter((row) => !isUnconfirmed(row) && row._meta.lwt > Date.now() - 1_800_000)',
    ],
  ],
  'a failed write of the store ends the loop': [
    ['sync/replication/run-when-woken.ts', 'if (error instanceof Stopped || isStopped) return;', 'if (error) return;'],
  ],
  'a regained session counts as a rejection': [
    ['sync/replication/push/send-transactions.ts', 'isDoubtful && conflicts >= MAX_CONFLICTS', 'isDoubtful'],
  ],
  'a rate limiter that waits by the wall clock': [
    ['sync/transport/rate-limiter.ts', '() => performance.now()', 'Date.now'],
  ],
  'a create that arrived without an answer is not marked': [
    ['sync/replication/push/push-creates.ts', 'serverCopies.push(rowOf(name, kind, record, theirs));', ''],
    sentOnce,
  ],
  'a confirmed edit gives way to a server set back': [
    [
      'sync/records/conflict-resolution.ts',
      'if (!remote._deleted && !local._deleted && hasNewerEdits(local, remote)) return undefined;',
      '',
    ],
    ['sync/records/conflict-resolution.ts', 'if (isSetBack(remote, local) || ', 'if ('],
  ],
  'an accepted deletion gives way to a server set back': [withoutFirmDeletions],
  'what came since the last comparison counts as a survivor': [
    [
      'sync/replication/pull/classify-missing.ts',
      'comparedUntil !== null && time <= comparedUntil && ',
      'comparedUntil !== time && ',
    ],
  ],
  'no tab takes leadership from a frozen tab': [
    ['sync/worker/leader-election.ts', 'mustSteal = true;', 'mustSteal = false;'],
  ],
  'a push marks its rows as confirmed': [
    [
      'sync/replication/push/push.ts',
      'await applyServerRows(context, name, serverCopies);',
      'await applyServerRows(context, name, [...serverCopies, ...changes.map(({ row }) => ({ ...row, base: undefined, serverUpdatedAt: new Date().toISOString() }))]);',
    ],
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
  'a deletion takes no base': [['db/writes/without-content.ts', 'base: baseOf(row),', '']],
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
  'a deletion stays confirmed': [
    [
      'db/writes/without-content.ts',
      "base: baseOf(row),\n  serverUpdatedAt: '',",
      'base: baseOf(row),\n  serverUpdatedAt: row.serverUpdatedAt,',
    ],
  ],
  'a form overwrites what came since it was opened': [
    ['db/writes/edited-records.ts', 'existing && opened ? changesTo(record, opened, values) : values', 'values'],
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
  'the comparison does not send what the server has lost': [
    ['sync/replication/pull/reconcile.ts', '? unsentChange(row, {}) : undefined', '? undefined : undefined'],
  ],
  'the comparison deletes what the server has lost': [
    ['sync/replication/pull/classify-missing.ts', "survivor === '' || Date.parse", "survivor === '-' || Date.parse"],
    ['sync/replication/pull/classify-missing.ts', '> Date.parse(survivor) - OVERLAP_MS', '< 0'],
  ],
  'the comparison is not due after a restore': [
    ['sync/replication/pull/pull.ts', 'await serverHistory.suspect(`${latestId} ${latest}`);', 'void latestId;'],
    [
      'sync/replication/context/server-history.ts',
      'Math.abs(Date.now() - this.#reconciledAt) > DAY_MS',
      'this.#reconciledAt < 0',
    ],
  ],
  'a push forgets the rows behind its first batch': [
    [
      'sync/replication/push/push.ts',
      'after = page.length < limit ? undefined : page.at(-1)?.id;',
      'after = undefined;',
    ],
    sentOnce,
  ],
  'deletions are not pushed': [
    ['sync/replication/push/push.ts', 'for (const isDeleted of [false, true])', 'for (const isDeleted of [false])'],
  ],
  'nothing is pulled after a push': [
    ['sync/replication/replicate-collection.ts', "if (result === 'sent') pulling.wake();", ''],
    ['sync/replication/replicate-collection.ts', "if (result !== 'nothing') timer", 'if (result !== result) timer'],
    ['sync/replication/replication.ts', '      collection.pull();\n', ''],
  ],
  'an edit that another phone overwrote counts as arrived': [
    [
      'sync/records/conflict-resolution.ts',
      'if (isSameContent(merged, theirs)) return remote;',
      'if (isSameContent(merged, theirs) || base) return remote;',
    ],
  ],
  'a rejected change is sent again for ever': [
    [
      'sync/replication/push/push.ts',
      'if (rejection && !rejection.isAskedAgain && isEqualRow(name, rejection.row, row)) return [];',
      '',
    ],
  ],
} as const satisfies Record<string, readonly Edit[]>;

export type BugName = keyof typeof plantedBugs;
export const bugNames = Object.keys(plantedBugs) as BugName[];

/** A seed that finds each bug, tried first. A change of the simulation can make a seed useless. */
export const caughtAt: Partial<Record<BugName, number>> = {
  'a commit without an answer counts as done': 11,
  'a commit without an answer is sent again without a check': 3,
  'a commit without an answer is sent again under new ids': 1,
  'a batch with one bad record is refused whole': 7,
  'halving forgets the second half': 7,
  'a refusal is tried for ever': 1,
  'a refused record is not kept aside': 1,
  'a rejected change stays after its record was corrected': 7,
  'no overlap': 12,
  'the checkpoint is the time of the phone': 2,
  'a page skips what shares its last time': 11,
  'a full page is taken for the last': 8,
  'any account will do': 18,
  'a lost session counts as a session': 1,
  'a lost session is not checked again': 1,
  'rows are sent under any signed-in account': 1,
  'readings may be changed by their owner': 1,
  'rows of other users are pulled': 2,
  'an edit overwrites what it did not see': 17,
  'the server wins every conflict': 1,
  'the phone wins every conflict': 1,
  'one time for all fields of a record': 1,
  'a doctor keeps what she was shown of a patient who left': 5,
  'an edit wins over a deletion': 2,
  'a deletion leaves no tombstone': 2,
  'a deletion of an unsent row is not sent': 2,
  'what is gone is deleted again and again': 2,
  'tombstones are not looked at': 3,
  'a late create survives its deletion': 14,
  'no waiting after a failure': 1,
  'a write without a broadcast is not looked for': 2,
  'a failed write of the store ends the loop': 4,
  'a regained session counts as a rejection': 143,
  'a rate limiter that waits by the wall clock': 1,
  'a create that arrived without an answer is not marked': 11,
  'a confirmed edit gives way to a server set back': 28,
  'an accepted deletion gives way to a server set back': 3,
  'what came since the last comparison counts as a survivor': 9,
  'no tab takes leadership from a frozen tab': 3,
  'a push marks its rows as confirmed': 1,
  'a pull confirms a row that was edited meanwhile': 1,
  'a pull overwrites what was written while its page was read': 1,
  'a first edit takes no base': 1,
  'a deletion takes no base': 3,
  'a later edit replaces the base': 1,
  'a base is kept after the confirmation': 1,
  'an edit stays confirmed': 1,
  'a deletion stays confirmed': 3,
  'a form overwrites what came since it was opened': 82,
  'an edit has no time': 1,
  'an edit claims to have changed every field': 1,
  'a merged row keeps its old base': 1,
  'a merge is not sent': 1,
  'the comparison does not send what the server has lost': 2,
  'the comparison deletes what the server has lost': 2,
  'the comparison is not due after a restore': 2,
  'a push forgets the rows behind its first batch': 11,
  'deletions are not pushed': 2,
  'nothing is pulled after a push': 1,
  'an edit that another phone overwrote counts as arrived': 1,
  'a rejected change is sent again for ever': 1,
};
