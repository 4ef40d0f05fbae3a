import type { ClinicalMessageId } from '@/clinical/rules/message-ids.ts';

export type PressureCategory = 'severe' | 'high' | 'watch' | 'veryLow' | 'low' | 'expected';

/** Pressures in mmHg. */
export interface Pressure {
  readonly systolic: number;
  readonly diastolic: number;
}

interface CategoryRow {
  readonly rule: string;
  readonly category: PressureCategory;
  readonly holds: (systolic: number, diastolic: number) => boolean;
  readonly labelId: ClinicalMessageId;
  readonly source: string;
}

/**
 * Read from top to bottom; the first row that matches wins (clinical rules 1.1), in pregnancy and after birth alike.
 */
const pressureCategories: readonly CategoryRow[] = [
  {
    rule: 'B1',
    category: 'severe',
    holds: (s, d) => s >= 160 || d >= 110,
    labelId: 'clinical.bp.label.severe',
    source: 'ACOG-222, ACOG-767, WHO-DAK ANCDT17, PE-FDN',
  },
  {
    rule: 'B2',
    category: 'high',
    holds: (s, d) => s >= 140 || d >= 90,
    labelId: 'clinical.bp.label.high',
    source: 'ACOG-222, WHO-DAK, PE-FDN',
  },
  {
    rule: 'B3',
    category: 'watch',
    holds: (s, d) => s >= 135 || d >= 85,
    labelId: 'clinical.bp.label.watch',
    source: 'PMC5506245; unsettled in pregnancy, a soft prompt only',
  },
  {
    rule: 'B4',
    category: 'veryLow',
    holds: (s, d) => s < 80 || d < 40,
    labelId: 'clinical.bp.label.low',
    source: 'product decision [P]',
  },
  {
    rule: 'B5',
    category: 'low',
    holds: (s, d) => s < 90 || d < 60,
    labelId: 'clinical.bp.label.low',
    source: '90/60 convention [V2]',
  },
  {
    rule: 'B6',
    category: 'expected',
    holds: () => true,
    labelId: 'clinical.bp.label.expected',
    source: 'the rest',
  },
];

const rowOf = (systolic: number, diastolic: number): CategoryRow =>
  // The last row always matches.
  pressureCategories.find((row) => row.holds(systolic, diastolic)) as CategoryRow;

/** The category of one reading, pressures in mmHg. */
export const categorise = (systolic: number, diastolic: number): PressureCategory =>
  rowOf(systolic, diastolic).category;

/** The label beside a reading: never a diagnosis. */
export const pressureLabel = ({ systolic, diastolic }: Pressure): ClinicalMessageId =>
  rowOf(systolic, diastolic).labelId;

/** Limits that charts draw as bands, mmHg (clinical rules 1.6). */
export const pressureBands = { systolic: [90, 140, 160], diastolic: [60, 90, 110] } as const;

/**
 * The question to ask before a reading is saved (clinical rules 1.3). `swapped` cannot be saved as it is; `confirm` is
 * saved after "Yes, it is right" and assessed at once. The model refuses values outside the record's limits.
 */
export function pressureDoubts({ systolic, diastolic }: Pressure): 'swapped' | 'confirm' | null {
  if (systolic <= diastolic) return 'swapped';
  if (systolic < 80 || systolic >= 200) return 'confirm';
  if (diastolic < 40 || diastolic >= 130) return 'confirm';
  const between = systolic - diastolic;
  return between < 15 || between > 100 ? 'confirm' : null;
}
