import { allSigns, judgeSymptoms, type SymptomResult } from '@/clinical/symptoms/judge-symptoms.ts';
import type { Moment, MomentChoice } from '@/clinical/symptoms/symptom-stage.ts';
import { questionsLeft, type AskedQuestion } from '@/clinical/symptoms/next-question.ts';
import type { Sign } from '@/clinical/symptoms/signs.ts';
import { FEELS_WRONG, symptomTable, type SymptomId } from '@/clinical/symptoms/decision-table.ts';

/** The answers so far, in the order of the flow (clinical rules 5.1). The page keeps one state per step, for going back. */
export interface CheckState {
  /** Whether an emergency sign is present; null until answered. */
  readonly gate: boolean | null;
  readonly stage: { readonly choice: MomentChoice; readonly moments: readonly Moment[] } | null;
  readonly chosen: readonly SymptomId[];
  /** Signs that the user confirmed. */
  readonly given: readonly Sign[];
  /** Signs that have been shown. */
  readonly shown: readonly Sign[];
  readonly answered: readonly string[];
  /** "Something feels wrong" was chosen: no questions about other symptoms (clinical rules 5.3, S42). */
  readonly isCutShort?: true;
}

export const initialCheck: CheckState = { gate: null, stage: null, chosen: [], given: [], shown: [], answered: [] };

/** The symptoms to ask about and to assess. A confirmed thought of self-harm adds S30 at once (clinical rules 5.4). */
export const symptomsOf = ({ chosen, given }: Pick<CheckState, 'chosen' | 'given'>): readonly SymptomId[] =>
  given.includes('self_harm') && !chosen.includes('S30') ? ['S30', ...chosen] : chosen;

/** The state after "something feels wrong". Chosen symptoms stay, because they decide whether the check is private. */
export const skipToFeelsWrong = (state: CheckState): CheckState => ({
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

/** The next step. An emergency ends the questions at once. @param known signs from readings and profile */
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

/** The state after a question. Signs that were shown but not tapped count as absent. */
export function answer(state: CheckState, question: AskedQuestion, tapped: readonly Sign[]): CheckState {
  const shown = question.ask === 'which' ? question.signs : question.choices.map(({ sign }) => sign);
  return {
    ...state,
    given: [...state.given, ...tapped],
    shown: [...state.shown, ...shown],
    answered: [...state.answered, question.key],
  };
}

/** A private check may not be saved or sent (clinical rules 5.3, S34). */
export const isPrivateCheck = ({ chosen }: Pick<CheckState, 'chosen'>): boolean =>
  chosen.some((id) => symptomTable[id].isPrivate);

/** Signs to mention on the phone: confirmed ones and those from the readings of the day. */
export const signsToMention = (state: CheckState, known: ReadonlySet<Sign>): Sign[] => {
  const unspecific: readonly Sign[] = [
    'bp_unknown',
    'bp_usual',
    'sugar_unknown',
    'sugar_usual',
    'safe_now',
    'looks_as_ever',
  ];
  return [...new Set([...state.given, ...known])].filter(
    (sign) => !unspecific.includes(sign) && !/^(interest|down)_/.test(sign),
  );
};

/** All signs of a check, as stored in its record. */
export const recordedSigns = (state: CheckState, known: ReadonlySet<Sign>): Sign[] => [
  ...allSigns({ chosen: symptomsOf(state), signs: new Set([...known, ...state.given]) }),
];
