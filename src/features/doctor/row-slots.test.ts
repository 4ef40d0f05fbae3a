import { describe, expect, it } from 'vitest';
import { rowSlots } from './row-slots.ts';

describe('the rows of a search', () => {
  it('stay with their people while the question stays', () => {
    const slots = rowSlots();
    const [amina, grace, zoe] = slots(['amina', 'grace', 'zoe'], '');
    expect(slots(['zoe', 'amina', 'grace'], '')).toEqual([zoe, amina, grace]);
  });

  it('are taken over in their order by those whom a letter finds', () => {
    const slots = rowSlots();
    const [first, second, third] = slots(['amina', 'grace', 'zoe'], '');
    expect(slots(['zoe', 'esther'], 'e')).toEqual([first, second]);
    expect(slots(['esther', 'zoe'], 'e')).toEqual([second, first]);
    const [again, other, made] = slots(['amina', 'grace', 'zoe'], '');
    expect([again, other]).toEqual([second, first]);
    expect([first, second, third]).not.toContain(made);
  });

  it('are never taken over while the question stays', () => {
    const slots = rowSlots();
    const [amina, grace] = slots(['amina', 'grace'], '');
    const [esther, ...others] = slots(['esther', 'grace'], '');
    expect([amina, grace]).not.toContain(esther);
    expect(others).toEqual([grace]);
  });

  it('have a key of their own each', () => {
    const slots = rowSlots();
    slots(['amina'], '');
    const keys = slots(['grace', 'zoe', 'esther'], 'e');
    expect(new Set(keys).size).toBe(3);
  });
});
