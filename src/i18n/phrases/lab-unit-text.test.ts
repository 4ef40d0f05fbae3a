import { expect, it } from 'vitest';
import { labUnitText } from './lab-unit-text.ts';

it.each([
  ['10^9/L', '10⁹/L'],
  ['10*9/L', '10⁹/L'],
  ['10**9/L', '10⁹/L'],
  ['10E9/L', '10⁹/L'],
  ['x10^9/L', '×10⁹/L'],
  ['x 10^12/L', '×10¹²/L'],
  ['×10³/µL', '×10³/µL'],
  ['150 - 410 x10^9/L', '150 - 410 ×10⁹/L'],
  ['10^3/mm^3', '10³/mm³'],
  ['mL/min/1.73 m^2', 'mL/min/1.73 m²'],
  ['10⁹/L', '10⁹/L'],
  ['g/dL', 'g/dL'],
  ['mg/24h', 'mg/24h'],
  ['10*2', '10*2'],
  ['110^9/L', '110^9/L'],
  ['<10 e/L', '<10 e/L'],
  ['', ''],
])('the unit %s is shown as %s', (typed, shown) => expect(labUnitText(typed)).toBe(shown));
