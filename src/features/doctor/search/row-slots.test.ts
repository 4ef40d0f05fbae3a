import { describe, expect, it } from 'vitest';
import { createRowKeys } from './row-slots.ts';

describe('the row keys of a search', () => {
  it('stay with their patients while the search text stays', () => {
    const slots = createRowKeys();
    const [amina, grace, zoe] = slots(['amina', 'grace', 'zoe'], '');
    expect(slots(['zoe', 'amina', 'grace'], '')).toEqual([zoe, amina, grace]);
  });

  it('are reused in order by the results of another search text', () => {
    const slots = createRowKeys();
    const [first, second, third] = slots(['amina', 'grace', 'zoe'], '');
    expect(slots(['zoe', 'esther'], 'e')).toEqual([first, second]);
    expect(slots(['esther', 'zoe'], 'e')).toEqual([second, first]);
    const [again, other, made] = slots(['amina', 'grace', 'zoe'], '');
    expect([again, other]).toEqual([second, first]);
    expect([first, second, third]).not.toContain(made);
  });

  it('are not reused for another patient while the search text stays', () => {
    const slots = createRowKeys();
    const [amina, grace] = slots(['amina', 'grace'], '');
    const [esther, ...others] = slots(['esther', 'grace'], '');
    expect([amina, grace]).not.toContain(esther);
    expect(others).toEqual([grace]);
  });

  it('are unique', () => {
    const slots = createRowKeys();
    slots(['amina'], '');
    const keys = slots(['grace', 'zoe', 'esther'], 'e');
    expect(new Set(keys).size).toBe(3);
  });
});
