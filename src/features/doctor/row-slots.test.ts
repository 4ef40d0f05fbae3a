import { describe, expect, it } from 'vitest';
import { rowSlots } from './row-slots.ts';

describe('the rows on the screen', () => {
  it('stay with whoever stays', () => {
    const slots = rowSlots();
    const [amina, grace, zoe] = slots(['amina', 'grace', 'zoe'], '');
    expect(slots(['zoe', 'amina', 'grace'], '')).toEqual([zoe, amina, grace]);
    expect(slots(['zoe'], 'z')).toEqual([zoe]);
  });

  it('are taken over by those whom a letter finds', () => {
    const slots = rowSlots();
    const [amina, grace] = slots(['amina', 'grace'], '');
    expect(slots(['grace', 'zoe'], 'z')).toEqual([grace, amina]);
    expect(slots(['amina', 'grace'], '')).toEqual([amina, grace]);
  });

  it('are never taken over while nothing is typed', () => {
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
