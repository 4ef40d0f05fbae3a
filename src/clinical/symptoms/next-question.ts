import { symptomStageAt, type Moment, type SymptomStage } from './moment.ts';
import { signOf, type Choice, type ChoiceId, type Question } from './question.ts';
import type { Sign } from './signs.ts';
import { symptomTable, type SymptomId } from './table.ts';

/** A question as it is put: only what fits the stage and was not answered yet. `key` names it among the answers. */
export type AskedQuestion =
  | { readonly key: string; readonly symptom: SymptomId; readonly ask: 'which'; readonly signs: readonly Sign[] }
  | {
      readonly key: string;
      readonly symptom: SymptomId;
      readonly ask: 'one';
      readonly id: ChoiceId;
      readonly choices: readonly Choice[];
    };

interface Known {
  readonly chosen: readonly SymptomId[];
  readonly moments: readonly Moment[];
  /** Signs that were shown already, whether they were tapped or not. */
  readonly shown: ReadonlySet<Sign>;
  /** What is known without asking: the last readings, the profile, the chosen symptoms. */
  readonly known: ReadonlySet<Sign>;
  readonly answered: ReadonlySet<string>;
}

const keyOf = (symptom: SymptomId, question: Question, index: number): string =>
  // The same choice in two rows is one question.
  question.ask === 'one' ? question.id : `${symptom}.${index}`;

function put(symptom: SymptomId, question: Question, index: number, state: Known): AskedQuestion | null {
  const key = keyOf(symptom, question, index);
  if (state.answered.has(key)) return null;
  const stages: readonly SymptomStage[] = state.moments.map(symptomStageAt);
  if (question.ask === 'one') {
    const isKnown = question.choices.some(({ sign }) => state.known.has(sign));
    return isKnown ? null : { key, symptom, ask: 'one', id: question.id, choices: question.choices };
  }
  const signs = question.signs
    .filter((asked) => typeof asked === 'string' || asked.at.some((stage) => stages.includes(stage)))
    .map(signOf)
    .filter((sign) => !state.shown.has(sign) && !state.known.has(sign));
  return signs.length > 0 ? { key, symptom, ask: 'which', signs } : null;
}

/** The questions still to come, one a screen, in the order of the chosen symptoms. */
export const questionsLeft = (state: Known): AskedQuestion[] =>
  state.chosen.flatMap((symptom) =>
    symptomTable[symptom].questions.flatMap((question, index) => put(symptom, question, index, state) ?? []),
  );
