import { describe, expect, it } from 'vitest';
import { rowsOnScreen } from './rows-on-screen.ts';

describe('rows on the screen', () => {
  it('are few cards on a phone', () => {
    expect(rowsOnScreen({ innerWidth: 360, innerHeight: 740 })).toBe(5);
  });

  it('fill a wide and a high screen', () => {
    expect(rowsOnScreen({ innerWidth: 1280, innerHeight: 800 })).toBe(13);
    expect(rowsOnScreen({ innerWidth: 2560, innerHeight: 1440 })).toBe(22);
  });

  it('are at least one', () => {
    expect(rowsOnScreen({ innerWidth: 0, innerHeight: 0 })).toBe(1);
  });
});
