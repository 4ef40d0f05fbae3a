import type { MeasuredKind } from '@/clinical/care/measuring-plan.ts';

/** Ways to say where she is. `unknown`: she does not know her dates yet. */
export const ways = ['due', 'period', 'weeks', 'unknown', 'born'] as const;
export type Way = (typeof ways)[number];

/** What changes the proposal of measurements. The last three are kinds of diabetes of the profile. */
export const conditions = ['pressure', 'gestational', 'type1', 'type2'] as const;
export type Condition = (typeof conditions)[number];

/** What she changed in a row of the proposal. */
export interface RowChange {
  readonly isOn?: boolean;
  /** Wall-clock times, `HH:mm`; an emptied field is an empty text. */
  readonly times?: readonly string[];
}

/** Everything that was typed or chosen in the first run, as text. It is kept encrypted on this phone until the end. */
export interface FirstRunAnswers {
  /** The screen that is open, 1 to 4. */
  readonly step: number;
  readonly way: Way | '';
  readonly dueDate: string;
  readonly isFromScan: boolean;
  readonly lmp: string;
  readonly weeks: string;
  readonly days: string;
  readonly birthDate: string;
  readonly search: string;
  readonly hospitalId: string;
  readonly hospitalName: string;
  readonly doctorId: string;
  readonly conditions: readonly Condition[];
  readonly rows: Readonly<Partial<Record<MeasuredKind, RowChange>>>;
}

export const STEPS = 4;

export const emptyAnswers: FirstRunAnswers = {
  step: 1,
  way: '',
  dueDate: '',
  isFromScan: false,
  lmp: '',
  weeks: '',
  days: '',
  birthDate: '',
  search: '',
  hospitalId: '',
  hospitalName: '',
  doctorId: '',
  conditions: [],
  rows: {},
};

/** The conditions after a tap on one of them: of the kinds of diabetes only one can be chosen. */
export function toggleCondition(chosen: readonly Condition[], tapped: Condition): Condition[] {
  if (chosen.includes(tapped)) return chosen.filter((each) => each !== tapped);
  return [...chosen.filter((each) => tapped === 'pressure' || each === 'pressure'), tapped];
}
