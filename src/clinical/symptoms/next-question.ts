import { symptomStageAt, type Moment, type SymptomStage } from './symptom-stage.ts';
import { signOf, type Choice, type ChoiceId, type Question } from './question.ts';
import type { Sign } from './signs.ts';
import { symptomTable, type SymptomId } from './decision-table.ts';

/** A question as shown: only the signs that fit the stage and are unanswered. `key` identifies it among the answers. */
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
  /** Signs that were already shown, tapped or not. */
  readonly shown: ReadonlySet<Sign>;
  /** Signs known without asking: from the last readings, the profile and the chosen symptoms. */
  readonly known: ReadonlySet<Sign>;
  readonly answered: ReadonlySet<string>;
}

const keyOf = (symptom: SymptomId, question: Question, index: number): string =>
  // The same choice question in two rows is asked once.
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

/** The remaining questions, one per screen, in the order of the chosen symptoms. */
export const questionsLeft = (state: Known): AskedQuestion[] =>
  state.chosen.flatMap((symptom) =>
    symptomTable[symptom].questions.flatMap((question, index) => put(symptom, question, index, state) ?? []),
  );
