import { describe, expect, it } from 'vitest';
import { conflictHandlerFor, isEqualRow, lostFields, resolveRow } from './conflict.ts';
import { mergeFields } from '@/model/merge-fields.ts';
import { descendingKey } from '@/model/instant.ts';
import type { Row } from './rows.ts';

const at = (hour: number) => `2026-11-21T0${hour}:00:00.000+00:00`;

describe('fields of a record that went apart', () => {
  const base = { name: 'Amina', age: 29, address: 'old', dietaryPreferences: ['vegan'] };
  it.each([
    ['keep both changes of different fields', { age: 30 }, { name: 'Amina O.' }, { age: 30, name: 'Amina O.' }],
    [
      'take the later edit of the same field, here',
      { age: 30, editedAt: at(9) },
      { age: 31, editedAt: at(8) },
      { age: 30 },
    ],
    [
      'take the later edit of the same field, there',
      { age: 30, editedAt: at(8) },
      { age: 31, editedAt: at(9) },
      { age: 31 },
    ],
    [
      'take the later sender’s at the same time',
      { age: 30, editedAt: at(8) },
      { age: 31, editedAt: at(8) },
      { age: 30 },
    ],
    ['stay cleared when one side cleared it', { address: undefined }, { age: 31 }, { address: undefined, age: 31 }],
    [
      'keep a list as one field',
      { dietaryPreferences: ['halal'], editedAt: at(9) },
      { dietaryPreferences: ['vegan', 'no nuts'], editedAt: at(8) },
      { dietaryPreferences: ['halal'] },
    ],
    ['are as they were when both say the same', { age: 30 }, { age: 30 }, { age: 30, name: 'Amina' }],
  ])('%s', (_, local, remote, expected) => {
    const defined = (content: object) =>
      Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined));
    const merged = mergeFields(base, defined({ ...base, ...local }), defined({ ...base, ...remote }));
    expect(merged).toMatchObject(defined(expected));
    for (const [name, value] of Object.entries(expected))
      if (value === undefined) expect(merged).not.toHaveProperty(name);
  });
});

describe('a value that a merge gives up', () => {
  const [base, local, remote] = ['old', 'of here', 'of there'].map((address) => ({ address }));
  it.each([
    ['here, where the other is later', 8, { lost: 'of here', kept: 'of there', lostFrom: 'here' }],
    ['there, where this one is later', 9, { lost: 'of there', kept: 'of here', lostFrom: 'there' }],
  ])('says that it was entered %s', (_, hour, loss) => {
    const ours = { ...local, editedAt: `2026-11-21T0${hour}:10:00.000+00:00` };
    const theirs = { ...remote, editedAt: '2026-11-21T08:30:00.000+00:00' };
    expect(lostFields(base!, ours, theirs)).toEqual([{ field: 'address', ...loss }]);
  });
});

describe('fields whose edits have times of their own', () => {
  const edited = (values: object, times: Record<string, number>, hour: number) => ({
    ...values,
    editedAt: at(hour),
    editTimes: JSON.stringify(times),
  });
  const base = edited({ name: 'Amina' }, { name: 1 }, 1);

  it('keep her later edit, made on her own unconfirmed one, though another field was edited last elsewhere', () => {
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

  it('keep what was set back to its first value', () => {
    const local = edited({ name: 'Amina' }, { name: 3 }, 3);
    const remote = edited({ name: 'A.' }, { name: 2 }, 2);
    expect(mergeFields(base, local, remote)).toMatchObject({ name: 'Amina' });
    expect(mergeFields(base, remote, local)).toMatchObject({ name: 'Amina' });
  });

  it('take what a client changed that keeps no times', () => {
    const local = edited({ name: 'Amina', age: 30 }, { name: 1, age: 4 }, 4);
    const remote = { ...base, name: 'A.', editedAt: at(2) };
    expect(mergeFields(base, local, remote)).toMatchObject({ name: 'A.', age: 30 });
  });

  const held = { assignedDoctorId: 'dr-old' };
  const cleared = edited({}, { assignedDoctorId: 3 }, 3);
  const replaced = { ...cleared, assignedDoctorId: 'dr-new' };
  it.each([
    ['whose base nobody knows', undefined, cleared],
    ['whose base nobody knows', undefined, replaced],
    ['beside an older copy in the place of the base', cleared, cleared],
    ['beside an older copy in the place of the base', replaced, replaced],
    ['beside a base from before the edit', base, replaced],
  ])('take what such a client changed after an edit that both know, %s', (_, from, remote) => {
    const local = edited({ ...held, age: 30 }, { assignedDoctorId: 3, age: 4 }, 4);
    const merged = { ...remote, ...edited({ age: 30 }, { assignedDoctorId: 3, age: 4 }, 4) };
    expect(mergeFields(from, local, remote)).toEqual(merged);
  });

  it('keep an edit whose time stands beside the value from before it: another edit at once overwrote it', () => {
    const local = edited(held, { assignedDoctorId: 3 }, 3);
    const merged = mergeFields({}, local, cleared);
    expect(merged).toEqual(edited(held, { assignedDoctorId: 4 }, 3));
    expect(mergeFields(cleared, merged, cleared)).toEqual(merged);
  });

  it.each([
    ['a field that no phone edited', edited({ name: 'Amina', assignedDoctorId: 'dr-old' }, { name: 1 }, 1)],
    ['a record that no phone edited', { name: 'Amina', assignedDoctorId: 'dr-old' }],
  ])('are the server’s where nobody knows the base of %s', (_, local: Record<string, string>) => {
    const { assignedDoctorId: _doctor, ...remote } = local;
    expect(mergeFields(undefined, local, remote)).toEqual(remote);
  });

  it('put back a time that was overwritten beside its value', () => {
    const local = edited({ name: 'A.' }, { name: 7 }, 7);
    const remote = { ...local, editTimes: base.editTimes };
    expect(mergeFields(base, local, remote)).toEqual(local);
  });

  it('come out the same wherever they are merged, in whatever order', () => {
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

describe('two copies', () => {
  it('a deletion wins over an edit, on either side', () => {
    const gone = profileRow({ _deleted: true });
    const edited = profileRow({ medicationName: 'A.', serverUpdatedAt: '' });
    expect(resolveRow('reminders', { base: profileRow(), local: edited, remote: gone })).toBe(gone);
    expect(resolveRow('reminders', { base: profileRow(), local: gone, remote: edited })).toBe(gone);
  });

  it('a deletion gives way to a bookmark that was made again after it, not to one from before', () => {
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

  it('a deletion out of a backup file gives way to a later edit, any other does not', () => {
    const remote = profileRow({ medicationName: 'A.', editedAt: at(4) });
    const end = (deletedAt: number, values: Partial<Row>) => {
      const gone = { _deleted: true, recordedDesc: descendingKey(at(deletedAt)), serverUpdatedAt: '', ...values };
      return resolveRow('reminders', { base: undefined, local: profileRow(gone), remote })._deleted;
    };
    expect([end(3, { isBrought: true }), end(5, { isBrought: true }), end(3, {})]).toEqual([false, true, true]);
  });

  it('a deletion here of what is never deleted gives way to the server’s copy', () => {
    const gone = profileRow({ _deleted: true });
    for (const name of ['profile', 'doses'] as const)
      expect(resolveRow(name, { base: undefined, local: gone, remote: profileRow() })).toMatchObject({
        _deleted: false,
      });
  });

  it('an append-only record is what the server says', () => {
    const theirs = readingRow({ weight: 70 });
    expect(resolveRow('readings', { base: undefined, local: readingRow({ weight: 71 }), remote: theirs })).toBe(theirs);
  });

  it('merged into something new waits to be sent; merged into the server’s copy does not', () => {
    const local = profileRow({ age: 30, serverUpdatedAt: '' });
    const remote = profileRow({ address: 'new', serverUpdatedAt: at(2) });
    expect(resolveRow('profile', { base: profileRow(), local, remote })).toMatchObject({
      age: 30,
      address: 'new',
      serverUpdatedAt: '',
    });
    expect(resolveRow('profile', { base: profileRow(), local: profileRow(), remote })).toBe(remote);
  });

  it('are the same whenever the server changed its copy, but not while one waits to be sent', () => {
    expect(isEqualRow('profile', profileRow(), profileRow({ serverUpdatedAt: at(5) }))).toBe(true);
    expect(isEqualRow('profile', profileRow(), profileRow({ serverUpdatedAt: '' }))).toBe(false);
    expect(isEqualRow('profile', profileRow(), profileRow({ name: 'A.' }))).toBe(false);
    expect(isEqualRow('profile', profileRow(), profileRow({ glucoseLowering: false, age: null }))).toBe(true);
  });
});

describe('a copy that a pull brings', () => {
  const isNoNews = (name: 'profile' | 'readings' | 'bookmarks' | 'doses', theirs: Row, local: Row) =>
    conflictHandlerFor(name).isEqual(theirs, local, 'downstream-check-if-equal-1');
  const times = (name: number) => ({ editTimes: JSON.stringify({ name }) });

  it.each([
    ['that the server has accepted and not yet confirmed', ''],
    ['that the server has confirmed', at(1)],
  ])('is no news when it lacks an edit %s, though it is younger', (_, serverUpdatedAt) => {
    const local = profileRow({ name: 'A.', ...times(2), serverUpdatedAt });
    expect(isNoNews('profile', profileRow({ ...times(1), serverUpdatedAt: at(9) }), local)).toBe(true);
    expect(isNoNews('profile', profileRow({ name: 'A.', ...times(2), serverUpdatedAt: at(9) }), local)).toBe(
      serverUpdatedAt !== '',
    );
    expect(isNoNews('profile', profileRow({ name: 'B.', ...times(3), serverUpdatedAt: at(9) }), local)).toBe(false);
  });

  it('does not bring back what was deleted here, whether or not the deletion was confirmed', () => {
    const gone = { _deleted: true, recordedDesc: descendingKey(at(3)) };
    expect(isNoNews('readings', readingRow(), readingRow({ ...gone, serverUpdatedAt: '' }))).toBe(true);
    expect(isNoNews('readings', readingRow(), readingRow({ ...gone, serverUpdatedAt: at(4) }))).toBe(true);
  });

  it('brings back what is never deleted, whatever this phone was told of its deletion', () => {
    const gone = { _deleted: true, recordedDesc: descendingKey(at(3)) };
    for (const name of ['profile', 'doses'] as const)
      for (const serverUpdatedAt of ['', at(1)])
        expect(isNoNews(name, profileRow({ serverUpdatedAt: at(4) }), profileRow({ ...gone, serverUpdatedAt }))).toBe(
          false,
        );
  });

  it('brings back a bookmark that was made again after its deletion, not one that was made before', () => {
    const bookmark = (values: Partial<Row>): Row => ({ ...profileRow(), kind: 'product', ...values });
    const gone = bookmark({ _deleted: true, recordedDesc: descendingKey(at(3)), serverUpdatedAt: '' });
    expect(isNoNews('bookmarks', bookmark({ bookmarkedAt: at(2) }), gone)).toBe(true);
    expect(isNoNews('bookmarks', bookmark({ bookmarkedAt: at(4) }), gone)).toBe(false);
  });
});
