import { describe, expect, it } from 'vitest';
import { decideFile, type FileDecision, type FileFacts } from './decide-file.ts';

/** A confirmed record whose file the server has lost, on a device that can send it again. */
const lost: FileFacts = {
  record: 'confirmed',
  isDeletionMeant: false,
  isQueued: false,
  server: 'lacks',
  session: 'held',
  copy: 'complete',
};

const cases: readonly [rule: string, facts: Partial<FileFacts>, decision: FileDecision][] = [
  ['a file that the server has lost is sent again', {}, 'upload'],
  ['it is sent again too when its record waits to be sent again', { record: 'waiting' }, 'upload'],
  ['an upload that another device has begun is continued', { server: 'partial' }, 'upload'],
  ['a file that the server has is left alone', { server: 'has' }, 'nothing'],
  ['a file that nobody has is missing', { copy: 'none' }, 'missing'],
  ['a copy that is not the file of the record is not sent', { copy: 'unfit' }, 'missing'],
  ['an absence that a guest was shown is not believed', { session: 'regained' }, 'ask again'],
  ['nor does it make a file missing', { session: 'regained', copy: 'none' }, 'ask again'],
  ['the file of a deleted record stays deleted', { record: 'deleted' }, 'nothing'],
  ['a file whose deletion was meant stays deleted', { isDeletionMeant: true }, 'nothing'],
  ['also while its record waits', { isDeletionMeant: true, record: 'waiting' }, 'nothing'],
  ['a file that waits in the outbox is not queued twice', { isQueued: true }, 'nothing'],
  ['a record that cannot be read here names no file', { record: 'unreadable' }, 'nothing'],
];

describe('the file of a record', () => {
  it.each(cases)('%s', (_, facts, decision) => {
    expect(decideFile({ ...lost, ...facts })).toBe(decision);
  });

  it('is never sent without all of: a record, an own copy, no wish to delete it, a held session, and its absence', () => {
    const values = {
      record: ['confirmed', 'waiting', 'deleted', 'unreadable'],
      isDeletionMeant: [true, false],
      isQueued: [true, false],
      server: ['has', 'partial', 'lacks'],
      session: ['held', 'regained'],
      copy: ['complete', 'unfit', 'none'],
    } as const;
    const all = Object.entries(values).reduce<Record<string, unknown>[]>(
      (rows, [key, each]) => rows.flatMap((row) => each.map((value) => ({ ...row, [key]: value }))),
      [{}],
    ) as unknown as FileFacts[];
    const uploads = all.filter((facts) => decideFile(facts) === 'upload');
    expect(all).toHaveLength(288);
    expect(uploads.map(({ record, server }) => `${record} ${server}`)).toEqual([
      'confirmed partial',
      'confirmed lacks',
      'waiting partial',
      'waiting lacks',
    ]);
  });
});
