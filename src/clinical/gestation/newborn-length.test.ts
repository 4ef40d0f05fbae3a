import { expect, it } from 'vitest';
import { newbornLengthMm } from './newborn-length.ts';

it('the length after birth rises over twelve weeks, from 49.5 cm to 59.3 cm', () => {
  const lengths = Array.from({ length: 12 }, (_, index) => newbornLengthMm(index + 1) ?? 0);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(new Set(lengths).size).toBe(12);
  expect([Math.round(lengths[0] ?? 0), Math.round(lengths[11] ?? 0)]).toEqual([495, 593]);
});

it('there is no length outside weeks 1 to 12 after birth', () => {
  for (const week of [0, 13, 1.5]) expect(newbornLengthMm(week)).toBeNull();
});
