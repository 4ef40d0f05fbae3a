import { describe, expect, it } from 'vitest';
import { isEqualRow, lostFields, resolveRow, rowAfter } from './conflict-resolution.ts';
import { mergeFields } from '@/model/merge/merge-fields.ts';
import { descendingKey } from '@/model/time/instant.ts';
import type { Row } from './row-mapping.ts';

const at = (hour: number) => `2026-11-21T0${hour}:00:00.000+00:00`;

describe('merging the fields of two diverged copies', () => {
  const base = { name: 'Amina', age: 29, address: 'old', dietaryPreferences: ['vegan'] };
  it.each([
    ['keeps both changes of different fields', { age: 30 }, { name: 'Amina O.' }, { age: 30, name: 'Amina O.' }],
    [
      'takes the later edit of the same field when it is local',
      { age: 30, editedAt: at(9) },
      { age: 31, editedAt: at(8) },
      { age: 30 },
    ],
    [
      'takes the later edit of the same field when it is remote',
      { age: 30, editedAt: at(8) },
      { age: 31, editedAt: at(9) },
      { age: 31 },
    ],
    [
      'takes the copy that is sent later when both edits have the same time',
      { age: 30, editedAt: at(8) },
      { age: 31, editedAt: at(8) },
      { age: 30 },
    ],
    [
      'keeps a field cleared when one side cleared it',
      { address: undefined },
      { age: 31 },
      { address: undefined, age: 31 },
    ],
    [
      'treats a list as one field',
      { dietaryPreferences: ['halal'], editedAt: at(9) },
      { dietaryPreferences: ['vegan', 'no nuts'], editedAt: at(8) },
      { dietaryPreferences: ['halal'] },
    ],
    ['changes nothing when both copies have the same value', { age: 30 }, { age: 30 }, { age: 30, name: 'Amina' }],
  ])('%s', (_, local, remote, expected) => {
    const defined = (content: object) =>
      Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined));
    const merged = mergeFields(base, defined({ ...base, ...local }), defined({ ...base, ...remote }));
    expect(merged).toMatchObject(defined(expected));
    for (const [name, value] of Object.entries(expected))
      if (value === undefined) expect(merged).not.toHaveProperty(name);
  });
});

describe('a value that a merge drops', () => {
  const [base, local, remote] = ['old', 'of here', 'of there'].map((address) => ({ address }));
  it.each([
    ['on this device when the other edit is later', 8, { lost: 'of here', kept: 'of there', lostFrom: 'here' }],
    ['on the other device when this edit is later', 9, { lost: 'of there', kept: 'of here', lostFrom: 'there' }],
  ])('is recorded as entered %s', (_, hour, loss) => {
    const ours = { ...local, editedAt: `2026-11-21T0${hour}:10:00.000+00:00` };
    const theirs = { ...remote, editedAt: '2026-11-21T08:30:00.000+00:00' };
    expect(lostFields(base!, ours, theirs)).toEqual([{ field: 'address', ...loss }]);
  });
});

describe('merging fields with one edit time each', () => {
  const edited = (values: object, times: Record<string, number>, hour: number) => ({
    ...values,
    editedAt: at(hour),
    editTimes: JSON.stringify(times),
  });
  const base = edited({ name: 'Amina' }, { name: 1 }, 1);

  it('keeps a later edit, based on an unconfirmed one, though another field was edited last on another device', () => {
    const local = edited({ name: 'Amina', workSituation: 'v3' }, { name: 1, workSituation: 3 }, 3);
    const remote = edited(
      { name: 'Amina', workSituation: 'v2', phoneNumber: 'v5' },
      { name: 1, workSituation: 2, phoneNumber: 5 },
      5,
    );
    const merged = mergeFields(base, local, remote);
    expect(merged).toEqual(
      edited(
        { name: 'Amina', workSituation: 'v3', phoneNumber: 'v5' },
        { name: 1, workSituation: 3, phoneNumber: 5 },
        5,
      ),
    );
  });

  it('keeps an edit that sets a field back to its first value', () => {
    const local = edited({ name: 'Amina' }, { name: 3 }, 3);
    const remote = edited({ name: 'A.' }, { name: 2 }, 2);
    expect(mergeFields(base, local, remote)).toMatchObject({ name: 'Amina' });
    expect(mergeFields(base, remote, local)).toMatchObject({ name: 'Amina' });
  });

  it('takes the change of a client that stores no edit times', () => {
    const local = edited({ name: 'Amina', age: 30 }, { name: 1, age: 4 }, 4);
    const remote = { ...base, name: 'A.', editedAt: at(2) };
    expect(mergeFields(base, local, remote)).toMatchObject({ name: 'A.', age: 30 });
  });

  const withDoctor = { assignedDoctorId: 'dr-old' };
  const cleared = edited({}, { assignedDoctorId: 3 }, 3);
  const replaced = { ...cleared, assignedDoctorId: 'dr-new' };
  it.each([
    ['whose base nobody knows', undefined, cleared],
    ['whose base nobody knows', undefined, replaced],
    ['beside an older copy in the place of the base', cleared, cleared],
    ['beside an older copy in the place of the base', replaced, replaced],
    ['beside a base from before the edit', base, replaced],
  ])('takes the change of such a client after an edit that both copies contain, %s', (_, from, remote) => {
    const local = edited({ ...withDoctor, age: 30 }, { assignedDoctorId: 3, age: 4 }, 4);
    const merged = { ...remote, ...edited({ age: 30 }, { assignedDoctorId: 3, age: 4 }, 4) };
    expect(mergeFields(from, local, remote)).toEqual(merged);
  });

  it('keeps an edit whose time is stored beside the older value, because a simultaneous edit overwrote the value', () => {
    const local = edited(withDoctor, { assignedDoctorId: 3 }, 3);
    const merged = mergeFields({}, local, cleared);
    expect(merged).toEqual(edited(withDoctor, { assignedDoctorId: 4 }, 3));
    expect(mergeFields(cleared, merged, cleared)).toEqual(merged);
  });

  it.each([
    ['a field that no phone edited', edited({ name: 'Amina', assignedDoctorId: 'dr-old' }, { name: 1 }, 1)],
    ['a record that no phone edited', { name: 'Amina', assignedDoctorId: 'dr-old' }],
  ])('takes the server’s values when the base is unknown of %s', (_, local: Record<string, string>) => {
    const { assignedDoctorId: _doctor, ...remote } = local;
    expect(mergeFields(undefined, local, remote)).toEqual(remote);
  });

  it('restores an edit time that was overwritten beside its value', () => {
    const local = edited({ name: 'A.' }, { name: 7 }, 7);
    const remote = { ...local, editTimes: base.editTimes };
    expect(mergeFields(base, local, remote)).toEqual(local);
  });

  it('gives the same result on every device and in every order', () => {
    const copies = [
      edited({ name: 'a', age: 30 }, { name: 4, age: 2 }, 4),
      edited({ name: 'b', address: 'x' }, { name: 3, address: 6 }, 6),
      edited({ name: 'c', address: 'y' }, { name: 9, address: 5 }, 9),
    ];
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ];
    const ends = orders.map((order) =>
      order.map((at) => copies[at] ?? {}).reduce((merged, each) => mergeFields(base, each, merged)),
    );
    for (const end of ends) expect(end).toMatchObject({ name: 'c', age: 30, address: 'x', editedAt: at(9) });
  });
});

const profileRow = (values: Partial<Row> = {}): Row => ({
  id: 'u',
  userId: 'u',
  recordedDesc: 1,
  serverUpdatedAt: at(1),
  _deleted: false,
  name: 'Amina',
  ...values,
});
const readingRow = (values: Partial<Row> = {}): Row => ({
  ...profileRow(),
  kind: 'weight',
  weight: 68,
  unit: 'kg',
  ...values,
});

describe('resolving two copies', () => {
  it('a deletion wins over an edit, on either side', () => {
    const gone = profileRow({ _deleted: true });
    const edited = profileRow({ medicationName: 'A.', serverUpdatedAt: '' });
    expect(resolveRow('reminders', { base: profileRow(), local: edited, remote: gone })).toBe(gone);
    expect(resolveRow('reminders', { base: profileRow(), local: gone, remote: edited })).toBe(gone);
  });

  it('a deletion loses to a bookmark that was created again after it, not to one from before', () => {
    const gone = profileRow({
      kind: 'product',
      _deleted: true,
      recordedDesc: descendingKey(at(3)),
      serverUpdatedAt: '',
    });
    const ends = [2, 4].map((hour) => {
      const remote = profileRow({ kind: 'product', bookmarkedAt: at(hour) });
      return resolveRow('bookmarks', { base: undefined, local: gone, remote })._deleted;
    });
    expect(ends).toEqual([true, false]);
  });

  it('a deletion from a backup file loses to a later edit, any other deletion does not', () => {
    const remote = profileRow({ medicationName: 'A.', editedAt: at(4) });
    const end = (deletedAt: number, values: Partial<Row>) => {
      const gone = { _deleted: true, recordedDesc: descendingKey(at(deletedAt)), serverUpdatedAt: '', ...values };
      return resolveRow('reminders', { base: undefined, local: profileRow(gone), remote })._deleted;
    };
    expect([end(3, { isBrought: true }), end(5, { isBrought: true }), end(3, {})]).toEqual([false, true, true]);
  });

  it('a local deletion of a record that is never deleted loses to the server’s copy', () => {
    const gone = profileRow({ _deleted: true });
    for (const name of ['profile', 'doses'] as const)
      expect(resolveRow(name, { base: undefined, local: gone, remote: profileRow() })).toMatchObject({
        _deleted: false,
      });
  });

  it('of an append-only record the server’s copy wins', () => {
    const theirs = readingRow({ weight: 70 });
    expect(resolveRow('readings', { base: undefined, local: readingRow({ weight: 71 }), remote: theirs })).toBe(theirs);
  });

  it('a merge with a new result is unsent; a merge equal to the server’s copy is not', () => {
    const local = profileRow({ age: 30, serverUpdatedAt: '' });
    const remote = profileRow({ address: 'new', serverUpdatedAt: at(2) });
    expect(resolveRow('profile', { base: profileRow(), local, remote })).toMatchObject({
      age: 30,
      address: 'new',
      serverUpdatedAt: '',
    });
    expect(resolveRow('profile', { base: profileRow(), local: profileRow(), remote })).toBe(remote);
  });

  it('two copies are equal whenever the server changed its copy, but not while one is unsent', () => {
    expect(isEqualRow('profile', profileRow(), profileRow({ serverUpdatedAt: at(5) }))).toBe(true);
    expect(isEqualRow('profile', profileRow(), profileRow({ serverUpdatedAt: '' }))).toBe(false);
    expect(isEqualRow('profile', profileRow(), profileRow({ name: 'A.' }))).toBe(false);
    expect(isEqualRow('profile', profileRow(), profileRow({ glucoseLowering: false, age: null }))).toBe(true);
  });
});

describe('a pulled copy', () => {
  const times = (name: number) => ({ editTimes: JSON.stringify({ name }) });
  const gone = { _deleted: true, recordedDesc: descendingKey(at(3)) };

  it.each([
    ['replaces an older one', {}, { age: 30, serverUpdatedAt: at(2) }, 'replaced'],
    ['with the same content changes nothing', {}, { serverUpdatedAt: at(2) }, 'kept'],
    [
      'of a server that was set back is ignored',
      { serverUpdatedAt: at(3), age: 30 },
      { serverUpdatedAt: at(2) },
      'kept',
    ],
    [
      'that lacks a confirmed edit is ignored, even if it is younger',
      { name: 'A.', ...times(2) },
      { ...times(1), serverUpdatedAt: at(9) },
      'kept',
    ],
    [
      'with a later edit replaces the row',
      { name: 'A.', ...times(2) },
      { name: 'B.', ...times(3), serverUpdatedAt: at(9) },
      'replaced',
    ],
    [
      'replaces a row that cannot be read',
      { unreadable: true, serverUpdatedAt: at(9) },
      { serverUpdatedAt: at(2) },
      'replaced',
    ],
  ])('%s', (_, local, remote, end) => {
    const theirs = profileRow(remote);
    expect(rowAfter('profile', profileRow(local), theirs)).toBe(end === 'kept' ? undefined : theirs);
  });

  it('of an unknown record is stored', () => {
    const theirs = profileRow();
    expect(rowAfter('profile', undefined, theirs)).toBe(theirs);
  });

  it('confirms an unsent row with the same content, and drops its base', () => {
    const local = profileRow({ age: 30, serverUpdatedAt: '', base: profileRow() });
    const theirs = profileRow({ age: 30, serverUpdatedAt: at(2) });
    expect(rowAfter('profile', local, theirs)).toBe(theirs);
    expect(theirs).not.toHaveProperty('base');
  });

  it('is merged into an unsent row, which stays unsent and takes it as its base; once', () => {
    const local = profileRow({ age: 30, serverUpdatedAt: '', base: profileRow() });
    const theirs = profileRow({ address: 'new', serverUpdatedAt: at(2) });
    const merged = rowAfter('profile', local, theirs)!;
    expect(merged).toMatchObject({ age: 30, address: 'new', serverUpdatedAt: '', base: theirs });
    expect(rowAfter('profile', merged, theirs)).toBeUndefined();
  });

  it('of a server that was set back is ignored by an unsent edit, which is sent with what the server has lost', () => {
    const base = profileRow({ address: 'new', ...times(2), serverUpdatedAt: at(5) });
    const local = { ...base, age: 30, editTimes: JSON.stringify({ name: 2, age: 3 }), serverUpdatedAt: '', base };
    expect(rowAfter('profile', local, profileRow({ ...times(1), serverUpdatedAt: at(1) }))).toBeUndefined();
    expect(rowAfter('profile', local, profileRow({ name: 'B.', ...times(9), serverUpdatedAt: at(1) }))).toMatchObject({
      name: 'B.',
      age: 30,
    });
  });

  it('confirms an unsent row of a server that was set back if it has everything', () => {
    const base = profileRow({ ...times(2), serverUpdatedAt: at(5) });
    const theirs = profileRow({ ...times(2), serverUpdatedAt: at(1) });
    expect(rowAfter('profile', { ...base, serverUpdatedAt: '', base }, theirs)).toBe(theirs);
  });

  it('does not restore a record that was deleted here, confirmed or not', () => {
    expect(rowAfter('readings', readingRow({ ...gone, serverUpdatedAt: '' }), readingRow())).toBeUndefined();
    expect(rowAfter('readings', readingRow({ ...gone, serverUpdatedAt: at(4) }), readingRow())).toBeUndefined();
  });

  it('restores a record that is never deleted, whatever deletion this device has received', () => {
    const theirs = profileRow({ serverUpdatedAt: at(4) });
    for (const name of ['profile', 'doses'] as const)
      for (const serverUpdatedAt of ['', at(1)])
        expect(rowAfter(name, profileRow({ ...gone, serverUpdatedAt }), theirs)).toBe(theirs);
  });

  it('restores a bookmark that was created again after its deletion, not one that was created before', () => {
    const bookmark = (values: Partial<Row>): Row => ({ ...profileRow(), kind: 'product', ...values });
    const local = bookmark({ ...gone, serverUpdatedAt: '' });
    const later = bookmark({ bookmarkedAt: at(4) });
    expect(rowAfter('bookmarks', local, bookmark({ bookmarkedAt: at(2) }))).toBeUndefined();
    expect(rowAfter('bookmarks', local, later)).toBe(later);
  });
});

describe('a pulled deletion', () => {
  const local = (values: Partial<Row> = {}) =>
    profileRow({ medicationName: 'A.', serverUpdatedAt: '', base: profileRow(), ...values });
  const tombstone = profileRow({ _deleted: true, recordedDesc: descendingKey(at(3)), serverUpdatedAt: at(4) });
  const missing = profileRow({ _deleted: true, recordedDesc: 0 });

  it('by a tombstone wins over an unsent edit and confirms an unsent deletion', () => {
    expect(rowAfter('reminders', local(), tombstone)).toBe(tombstone);
    expect(rowAfter('reminders', local({ _deleted: true }), tombstone)).toBe(tombstone);
  });

  it('without a tombstone deletes a confirmed row, not an unsent edit', () => {
    expect(rowAfter('reminders', profileRow(), missing)).toBe(missing);
    expect(rowAfter('reminders', local(), missing)).toBeUndefined();
  });

  it('loses to a bookmark that was created again after it and is unsent', () => {
    const bookmark = (hour: number) => local({ kind: 'product', bookmarkedAt: at(hour) });
    const ofBookmark = { ...tombstone, kind: 'product' };
    expect(rowAfter('bookmarks', bookmark(2), ofBookmark)).toBe(ofBookmark);
    expect(rowAfter('bookmarks', bookmark(4), ofBookmark)).toBeUndefined();
  });
});
