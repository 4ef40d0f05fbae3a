import { describe, expect, it } from 'vitest';
import { isStaff } from './staff.ts';
import { staffPasswordFault } from './staff-password.ts';

const ada = ['Dr Ada Okafor', 'ada.okafor@riverside.example'];

describe('a password of staff', () => {
  it.each([
    ['Kite-Lamp-7', 'short'],
    ['Kite-Lamp-74', null],
    ['kite lamp 74', null],
    ['éééééééééé1', 'short'],
    ['Password2026', 'common'],
    ['qwertyuiop1234', 'common'],
    ['sunshinesunshine', 'common'],
    ['AdaOkafor-1985', 'personal'],
    ['okafor.okafor.99', 'personal'],
    ['riverside-2026', 'personal'],
    ['Ada-kites-over-lamps', null],
  ])('%s: %s', (password, fault) => {
    expect(staffPasswordFault(password, ada)).toBe(fault);
  });
});

it.each([
  [['doctor'], true],
  [['admin'], true],
  [['moderator', 'doctor'], true],
  [['moderator'], false],
  [[], false],
])('labels %j are of staff: %s', (labels, expected) => {
  expect(isStaff(labels)).toBe(expected);
});
