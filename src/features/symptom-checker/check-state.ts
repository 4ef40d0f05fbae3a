import { allSigns, judgeSymptoms, type SymptomResult } from '@/clinical/symptoms/judge-symptoms.ts';
import type { Moment, MomentChoice } from '@/clinical/symptoms/moment.ts';
import { questionsLeft, type AskedQuestion } from '@/clinical/symptoms/next-question.ts';
import type { Sign } from '@/clinical/symptoms/signs.ts';
import { FEELS_WRONG, symptomTable, type SymptomId } from '@/clinical/symptoms/table.ts';

/** What was answered so far, in the order of the flow (clinical rules 5.1). Each step is kept, so that one can go back. */
export interface CheckState {
  /** Whether a sign of the gate is true; null until it was answered. */
  readonly gate: boolean | null;
  readonly stage: { readonly choice: MomentChoice; readonly moments: readonly Moment[] } | null;
  readonly chosen: readonly SymptomId[];
  /** Signs that were said to be true. */
  readonly given: readonly Sign[];
  /** Signs that were shown. */
  readonly shown: readonly Sign[];
  readonly answered: readonly string[];
  /** Something feels wrong: no more of the other symptoms is asked (clinical rules 5.3, S42). */
  readonly isCutShort?: true;
}

export const beginning: CheckState = { gate: null, stage: null, chosen: [], given: [], shown: [], answered: [] };

/** The symptoms to ask for and to judge: thoughts of self-harm told in any row lead to S30 at once (clinical rules 5.4). */
export const symptomsOf = ({ chosen, given }: Pick<CheckState, 'chosen' | 'given'>): readonly SymptomId[] =>
  given.includes('self_harm') && !chosen.includes('S30') ? ['S30', ...chosen] : chosen;

/** The state after "something feels wrong": what was chosen stays, and with it whether the check is private. */
export const cutShort = (state: CheckState): CheckState => ({
  ...state,
  chosen: [FEELS_WRONG, ...state.chosen.filter((id) => id !== FEELS_WRONG)],
  isCutShort: true,
});

export type CheckStep =
  | { readonly is: 'gate' | 'stage' | 'symptoms' }
  | { readonly is: 'question'; readonly question: AskedQuestion; readonly at: number; readonly of: number }
  | { readonly is: 'result'; readonly result: SymptomResult };

const gateResult: SymptomResult = {
  tier: 'EMERGENCY',
  because: [],
  signs: [],
  notes: [],
  sources: ['WHO-DAK', 'CDC-HH', 'AWHONN'],
};

/** What comes next. An emergency ends the questions at once. @param known what readings and profile say already */
export function stepOf(state: CheckState, known: ReadonlySet<Sign>): CheckStep {
  if (state.gate === null) return { is: 'gate' };
  if (state.gate) return { is: 'result', result: gateResult };
  if (!state.stage) return { is: 'stage' };
  if (state.chosen.length === 0) return { is: 'symptoms' };
  const { moments } = state.stage;
  const chosen = symptomsOf(state);
  const result = judgeSymptoms({ chosen, signs: new Set([...known, ...state.given]), moments });
  const [question, ...later] = questionsLeft({
    chosen: state.isCutShort ? [FEELS_WRONG] : chosen,
    moments,
    shown: new Set(state.shown),
    known: new Set([...known, ...chosen.flatMap((id) => symptomTable[id].means ?? [])]),
    answered: new Set(state.answered),
  });
  if (result.tier === 'EMERGENCY' || !question) return { is: 'result', result };
  const at = state.answered.length + 1;
  return { is: 'question', question, at, of: at + later.length };
}

/** The state after a question: what was tapped, and that everything else of it is not true. */
export function answer(state: CheckState, question: AskedQuestion, tapped: readonly Sign[]): CheckState {
  const shown = question.ask === 'which' ? question.signs : question.choices.map(({ sign }) => sign);
  return {
    ...state,
    given: [...state.given, ...tapped],
    shown: [...state.shown, ...shown],
    answered: [...state.answered, question.key],
  };
}

/** Whether a check may neither be saved nor sent (clinical rules 5.3, S34). */
export const isPrivateCheck = ({ chosen }: Pick<CheckState, 'chosen'>): boolean =>
  chosen.some((id) => symptomTable[id].isPrivate);

/** Signs worth telling on the phone: what was said, and what the readings of the day say. */
export const toldSigns = (state: CheckState, known: ReadonlySet<Sign>): Sign[] => {
  const silent: readonly Sign[] = [
    'bp_unknown',
    'bp_usual',
    'sugar_unknown',
    'sugar_usual',
    'safe_now',
    'looks_as_ever',
  ];
  return [...new Set([...state.given, ...known])].filter(
    (sign) => !silent.includes(sign) && !/^(interest|down)_/.test(sign),
  );
};

/** All signs of a check as its record keeps them. */
export const recordedSigns = (state: CheckState, known: ReadonlySet<Sign>): Sign[] => [
  ...allSigns({ chosen: symptomsOf(state), signs: new Set([...known, ...state.given]) }),
];
