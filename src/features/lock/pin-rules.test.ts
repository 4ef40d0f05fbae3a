import { describe, expect, it } from 'vitest';
import { pinTrouble, readPin } from './pin-rules.ts';

describe('a new PIN', () => {
  it.each([
    ['482913', '482913', null],
    ['123412341234', '123412341234', null],
    ['48291', '48291', 'lock.pin.form'],
    ['1234567890123', '1234567890123', 'lock.pin.form'],
    ['48a913', '48a913', 'lock.pin.form'],
    ['', '', 'lock.pin.form'],
    ['000000', '000000', 'lock.pin.simple'],
    ['123456', '123456', 'lock.pin.simple'],
    ['987654', '987654', 'lock.pin.simple'],
    ['482913', '482914', 'lock.pin.differs'],
  ])('%s, then %s: %s', (pin, again, trouble) => {
    expect(pinTrouble(pin, again)).toBe(trouble);
  });
});

it('a PIN typed in Arabic or Hindi digits is the same PIN', () => {
  expect(readPin('٤٨٢٩١٣')).toBe('482913');
  expect(readPin('४८२ ९१३')).toBe('482913');
});
