import { describe, expect, it } from 'vitest';
import { rowsOnScreen } from './rows-on-screen.ts';

describe('rows on the screen', () => {
  it('are as many as fit between the field and the end of the screen', () => {
    expect(rowsOnScreen({ innerHeight: 740 })).toBe(9);
    expect(rowsOnScreen({ innerHeight: 1440 })).toBe(21);
  });

  it('are at least one', () => {
    expect(rowsOnScreen({ innerHeight: 0 })).toBe(1);
  });
});
