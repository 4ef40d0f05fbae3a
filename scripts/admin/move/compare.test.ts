import { expect, test } from 'vitest';
import { compareSides, describeComparisons, isEqual } from './compare.ts';

const here = new Map([
  ['a', '1'],
  ['b', '2'],
  ['c', '3'],
]);

test('the order in which ids arrive does not change the checksum', () => {
  const same = compareSides('weight', here, new Map([...here].toReversed()));
  expect(isEqual(same)).toBe(true);
  expect(same.here).toEqual(same.there);
});

test('what is missing, different or only in the project is named, and changes the checksum', () => {
  const there = new Map([
    ['a', '1'],
    ['b', 'other'],
    ['d', '4'],
  ]);
  const found = compareSides('weight', here, there);
  expect(found).toMatchObject({ missing: ['c'], different: ['b'], extra: ['d'] });
  expect(found.here.checksum).not.toBe(found.there.checksum);
  const lines = describeComparisons([found]).join('\n');
  expect(lines).toMatch(/weight +3 +\w{12} +3 +\w{12} +DIFFERENT/);
  expect(lines).toContain('not in the project (1): c');
  expect(lines).toContain('different (1): b');
  expect(lines).toContain('only in the project (1): d');
});

test('at most five ids of a kind are named', () => {
  const many = new Map(Array.from({ length: 8 }, (_, i) => [`id${i}`, 'x']));
  const lines = describeComparisons([compareSides('weight', many, new Map())]).join('\n');
  expect(lines).toContain('(8): id0, id1, id2, id3, id4 and 3 more');
});
