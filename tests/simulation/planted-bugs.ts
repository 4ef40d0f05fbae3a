/** A text that occurs exactly once in a file under `src/sync`, or under `src` if its folder is named, and what a bug puts there. */
export type Edit = readonly [file: string, from: string, to: string];

/** Small pages and transactions, so that a run of a few records meets every boundary. In every simulation. */
export const narrow: readonly Edit[] = [
  ['remote.ts', 'MOST_OPERATIONS = 100', 'MOST_OPERATIONS = 10'],
  ['pull.ts', 'const PAGE = 1000', 'const PAGE = 12'],
  ['pull.ts', 'const LONG_PAGE = 2 * PAGE', 'const LONG_PAGE = PAGE'],
  ['tombstone-log.ts', 'const PAGE = 1000', 'const PAGE = 7'],
];

/** Rows that wait unnoticed are found and sent again: a second net, taken away where the bug is in the first. */
const withoutSecondNet: Edit = ['overlooked.ts', 'overlooked.length > 0 && !isOver', 'overlooked.length < 0'];
/** A deletion that waits gives way to what a pull brings. */
const withoutFirmDeletions: Edit = [
  'conflict.ts',
  'if (waits(local)) return !isOvertaken(',
  'if (waits(local)) return false && isOvertaken(',
];
const withoutRaising: Edit = ['replication.ts', 'if (ids.length === 0) return;', 'if (ids.length >= 0) return;'];

/** Bugs that the simulation must find; each is planted into the sync code while it is bundled, never into the code itself. */
export const plantedBugs = {
  'an unheard commit counts as done': [
    [
      'send-all.ts',
      'const { failure } = result;',
      "const { failure } = result;\n  if (failure.kind === 'unreachable') return;",
    ],
    withoutSecondNet,
  ],
  'an unheard commit is sent again unasked': [['send-all.ts', 'await settle(batch);', 'batch;']],
  'an unheard commit is sent again under new ids': [
    [
      'send-all.ts',
      'await settle(batch);',
      'batch.map((each) => ({ ...each, operations: each.operations.map((one) => ({ ...one, id: `${one.id}x` })) }));',
    ],
  ],
  'a batch with one bad record is refused whole': [
    [
      'send-all.ts',
      'if (batch.length === 1) return sending.refused(only, failure);',
      'for (const each of batch) await sending.refused(each, failure);\n  if (failure) return;',
    ],
  ],
  'halving forgets the second half': [
    ['send-all.ts', '[batch.slice(0, middle), batch.slice(middle)]', '[batch.slice(0, middle)]'],
    withoutSecondNet,
  ],
  'a refusal is tried for ever': [['send-all.ts', "failure.kind === 'refused' || ", '']],
  'a refused record is not kept aside': [
    ['push-creates.ts', 'await records.bury(name, change.row, change.base, failure);', 'void records;'],
  ],
  'a letter stays after its record was mended': [
    ['push.ts', 'await context.records.raise(mended);', 'void mended;'],
    withoutRaising,
  ],
  'no overlap': [['by-value.ts', 'OVERLAP_MS = 60_000', 'OVERLAP_MS = 0']],
  'the checkpoint is the time of the phone': [
    ['pull.ts', '...latestOf(before, lastOf(kept)),', 'latest: toInstant(Date.now()),\n        latestId: null,'],
  ],
  'the checkpoint is kept before the rows are': [
    [
      'pull.ts',
      'let runningCycle: string | null = null;',
      'let runningCycle: string | null = null;\n  let ahead: PullCheckpoint | undefined;',
    ],
    [
      'pull.ts',
      'beginCycle(kinds, checkpoint)',
      '((ahead = beginCycle(kinds, ahead ?? checkpoint)), { ...ahead, streams: Object.fromEntries(Object.entries(ahead.streams).map(([kind, stream]) => [kind, { ...stream, latest: toInstant(Date.now()) }])) })',
    ],
  ],
  'a page skips what shares its last time': [
    [
      'by-value.ts',
      "Query.or([Query.greaterThan('$updatedAt', updatedAt), sameTime])",
      "Query.greaterThan('$updatedAt', updatedAt)",
    ],
  ],
  'a full page is taken for the last': [['pull.ts', 'last && !isWhole ?', 'last && page.length < 0 ?']],
  'any account will do': [['guard.ts', '.then((id) => id === userId)', '.then(() => true)']],
  'a lost session is taken for held': [
    ['guard.ts', "error.kind === 'unauthorized') return false;", "error.kind === 'unauthorized') return true;"],
  ],
  'nobody asks again after a lost session': [['replication.ts', "if (gate.hindrance === 'sign-in') gate.wake();", '']],
  'records go out in whoever is signed in': [
    ['push.ts', 'await context.verify(RECENT_MS);', 'void RECENT_MS;'],
    ['rows.ts', '$permissions: ownerGrants(record.creatorMay, userId),', '$permissions: [],'],
  ],
  'readings may be changed by their owner': [
    ['rows.ts', 'ownerGrants(record.creatorMay, userId)', "ownerGrants([...record.creatorMay, 'update'], userId)"],
  ],
  'records of other people are taken in': [
    ['by-value.ts', 'const queries = [ownedBy(userId, fields), ', 'const queries = ['],
    ['pull.ts', 'page.filter((document) => isKeptBy(record, document, userId))', 'page'],
  ],
  'an edit overwrites what it did not see': [
    ['push-updates.ts', "record.conflict !== 'per-field' || !isFromTheirs", "record.conflict !== 'per-field'"],
  ],
  'the server wins every conflict': [
    ['conflict.ts', "if (record.conflict !== 'per-field') return remote;", 'if (record) return remote;'],
  ],
  'the phone wins every conflict': [
    [
      'model/merge-fields.ts',
      'const merged: Record<string, unknown> = { ...remote };',
      'const merged: Record<string, unknown> = { ...local };',
    ],
  ],
  'one time for all fields of a record': [
    ['model/merge-fields.ts', 'if (our !== their) return our > their;', 'void [our, their];'],
  ],
  'a doctor keeps what she was shown of a patient who left': [
    ['features/doctor/keep-answers.ts', 'return patientId !== undefined && !ids.has(patientId);', 'return void ids;'],
  ],
  'an edit wins over a deletion': [['conflict.ts', 'if (remote._deleted) return remote;', '']],
  'a deletion leaves no tombstone': [['push-deletes.ts', 'if (!grave) {', 'if (grave) {']],
  'a deletion of what was never sent is not told': [
    [
      'push.ts',
      'const deletes = changes.filter(({ row }) => row._deleted);',
      'const deletes = changes.filter(({ row, base }) => row._deleted && base !== undefined);',
    ],
    withoutFirmDeletions,
  ],
  'what is gone is deleted again and again': [['push-deletes.ts', 'if (present.has(id)) operations', 'operations']],
  'tombstones are not looked at': [['pull.ts', 'isGoingOn ? undefined : tombstones.refresh()', 'undefined']],
  'a late create survives its deletion': [
    [
      'pull.ts',
      'const found = tombstones.find(record.collection, document.$id);',
      'const found = undefined as ReturnType<typeof tombstones.find>;',
    ],
  ],
  'no waiting after a failure': [
    ['gate.ts', 'this.#openAt = this.#now() + wait * (0.5 + this.#random() / 2);', 'void wait;'],
  ],
  'what was written unheard is not looked for': [
    ['replicate-collection.ts', 'await rewindPush(', 'void ('],
    withoutSecondNet,
  ],
  'a full disk under the notes is not noticed': [['replicate-collection.ts', 'watchNotes(notes, failed);', '']],
  'a regained session is taken for a refusal': [
    ['send-all.ts', 'isDoubtful && conflicts >= MOST_CONFLICTS', 'isDoubtful'],
  ],
  'a gate that waits by the wall clock': [['gate.ts', '() => performance.now()', 'Date.now']],
  'what arrived unseen is not marked': [
    ['push-creates.ts', 'conflicts.push(rowOf(name, kind, record, theirs));', ''],
    withoutSecondNet,
  ],
  'an accepted edit gives way to a server set back': [
    [
      'conflict.ts',
      '(!remote._deleted && !local._deleted && isAhead',
      '(!waits(local) && !remote._deleted && !local._deleted && isAhead',
    ],
  ],
  'an accepted deletion gives way to a server set back': [withoutFirmDeletions],
  'what came since the last comparison counts as a survivor': [
    ['judge-absent.ts', 'comparedUntil !== null && time <= comparedUntil && ', 'comparedUntil !== time && '],
  ],
  'nobody takes the lead from a tab that stands still': [['lead.ts', 'mustSteal = true;', 'mustSteal = false;']],
} as const satisfies Record<string, readonly Edit[]>;

export type BugName = keyof typeof plantedBugs;
export const bugNames = Object.keys(plantedBugs) as BugName[];

/** A seed that is known to catch each, tried before all others. A number dies with the next change of the world. */
export const caughtAt: Partial<Record<BugName, number>> = {
  'an unheard commit is sent again unasked': 9,
  'an unheard commit is sent again under new ids': 3,
  'a batch with one bad record is refused whole': 7,
  'halving forgets the second half': 7,
  'a letter stays after its record was mended': 7,
  'the checkpoint is the time of the phone': 5,
  'the checkpoint is kept before the rows are': 12,
  'a page skips what shares its last time': 11,
  'a full page is taken for the last': 11,
  'any account will do': 25,
  'records of other people are taken in': 2,
  'an edit wins over a deletion': 15,
  'a deletion leaves no tombstone': 2,
  'what is gone is deleted again and again': 2,
  'tombstones are not looked at': 40,
  'what was written unheard is not looked for': 12,
  'a regained session is taken for a refusal': 9,
  'one time for all fields of a record': 67,
  'a full disk under the notes is not noticed': 46,
  'a doctor keeps what she was shown of a patient who left': 3,
  'an unheard commit counts as done': 10,
  'what arrived unseen is not marked': 9,
  'an accepted deletion gives way to a server set back': 105,
  'what came since the last comparison counts as a survivor': 9,
  'nobody takes the lead from a tab that stands still': 3,
  'no overlap': 124,
  'a late create survives its deletion': 14,
  'a deletion of what was never sent is not told': 14,
  'an accepted edit gives way to a server set back': 67,
};
