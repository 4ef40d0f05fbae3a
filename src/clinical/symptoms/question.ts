import type { SymptomStage } from './symptom-stage.ts';
import type { Sign } from './signs.ts';

/**
 * One screen. `which`: the user taps every sign that is true; one she is not sure of counts as true (clinical rules 0,
 * invariant 2). `one`: exactly one of the choices; `points` are those of a short scale.
 */
export type Question =
  | { readonly ask: 'which'; readonly signs: readonly AskedSign[] }
  | { readonly ask: 'one'; readonly id: ChoiceId; readonly choices: readonly Choice[] };

/** A sign that is asked at some stages only. */
export type AskedSign = Sign | { readonly sign: Sign; readonly at: readonly SymptomStage[] };

export interface Choice {
  readonly sign: Sign;
  /** 0 to 3, for a question of the PHQ-2. */
  readonly points?: number;
}

/** Questions answered by one choice; their texts are found by the id. */
export const choiceIds = [
  'bleeding',
  'movements',
  'temperature',
  'pressure',
  'sugar',
  'selfHarm',
  'interest',
  'down',
  'home',
  'looksIll',
] as const;
export type ChoiceId = (typeof choiceIds)[number];

export const which = (...signs: AskedSign[]): Question => ({ ask: 'which', signs });
export const one = (id: ChoiceId, ...signs: Sign[]): Question => ({
  ask: 'one',
  id,
  choices: signs.map((sign) => ({ sign })),
});
/** 0 to 3 points for "not at all" to "nearly every day". */
export const scale = (id: ChoiceId, ...signs: Sign[]): Question => ({
  ask: 'one',
  id,
  choices: signs.map((sign, points) => ({ sign, points })),
});

export const signOf = (asked: AskedSign): Sign => (typeof asked === 'string' ? asked : asked.sign);
