import type { Trimester } from '@/clinical/gestation/pregnancy-stage.ts';
import { analyteKey } from './analytes.ts';
import { inOwnUnit, plainUnit, withoutSynonym } from './lab-unit.ts';

/** The published range in a trimester; descriptive, never a target, and it changes no flag. */
export interface UsualRange {
  readonly low: number;
  readonly high: number;
  readonly unit: string;
}

/**
 * Key, unit, then low and high of each trimester: 2.5 to 97.5 % of healthy pregnancies (clinical rules 6.3, LABS-AG).
 */
const TABLE = `
hb g/dL 11.6 13.9 9.7 14.8 9.5 15.0
hct % 31 41 30 39 28 40
mcv fL 81 96 82 97 81 99
plt 10^9/L 174 391 155 409 146 429
wbc 10^9/L 5.7 13.6 5.6 14.8 5.9 16.9
ferritin ng/mL 6 130 2 230 0 116
iron ug/dL 72 143 44 178 30 193
tsh mIU/L 0.6 3.4 0.4 3.6 0.4 4.0
ft4 ng/dL 0.8 1.2 0.6 1.0 0.5 0.8
crea mg/dL 0.4 0.7 0.4 0.8 0.4 0.9
bun mg/dL 7 12 3 13 3 11
alt U/L 3 30 2 33 2 25
ast U/L 3 23 3 33 4 32
alp U/L 17 88 25 126 38 229
bili mg/dL 0.1 0.4 0.1 0.8 0.1 1.1
ba umol/L 0 4.9 0 9.1 0 11.3
ua mg/dL 2.0 4.2 2.4 4.9 3.1 6.3
ldh U/L 78 433 80 447 82 524
alb g/dL 3.1 5.1 2.6 4.5 2.3 4.2
na mmol/L 133 148 129 148 130 148
k mmol/L 3.6 5.0 3.3 5.0 3.3 5.1
vitd ng/mL 18 27 10 22 10 18
b12 pg/mL 118 438 130 656 99 526
folate ng/mL 2.6 15.0 0.8 24.0 1.4 20.7
`;

const trimesters: readonly Trimester[] = ['T1', 'T2', 'T3'];
const usual = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [key = '', unit = '', ...numbers] = line.split(' ');
      return trimesters.map((trimester, index): [string, UsualRange] => [
        `${key} ${trimester}`,
        { low: Number(numbers[2 * index]), high: Number(numbers[2 * index + 1]), unit },
      ]);
    }),
);

/** The usual range of a test in a trimester, or null where none is listed. */
export const usualInPregnancy = (name: string, trimester: Trimester | null): UsualRange | null =>
  trimester === null ? null : (usual.get(`${analyteKey(name)} ${trimester}`) ?? null);

/** The same range in the unit of a report, or null where that unit cannot be converted with certainty. */
export function usualInUnit(name: string, trimester: Trimester | null, unit: string): UsualRange | null {
  const range = usualInPregnancy(name, trimester);
  if (range === null || unit.trim() === '') return null;
  if (withoutSynonym(plainUnit(unit)) === withoutSynonym(plainUnit(range.unit))) return { ...range, unit };
  const size = inOwnUnit(analyteKey(name), 1, unit);
  return size === null ? null : { low: range.low / size, high: range.high / size, unit };
}
