import type { ChoiceId } from '@/clinical/symptoms/question.ts';
import type { AdviceId, NoteId } from '@/clinical/symptoms/symptom-row.ts';
import type { Sign } from '@/clinical/symptoms/signs.ts';
import type { Tier } from '@/clinical/rules/acuity-tier.ts';
import type { SymptomId } from '@/clinical/symptoms/decision-table.ts';

/** All texts that the decision table needs. A language with a missing text does not compile. */
export interface SymptomWords {
  readonly symptom: Readonly<Record<SymptomId, { readonly title: string; readonly also: string }>>;
  readonly question: Readonly<Record<ChoiceId | 'which', string>>;
  readonly sign: Readonly<Record<Sign, string>>;
  readonly note: Readonly<Record<NoteId, string>>;
  /** A sentence added to a symptom whenever a call is needed now. */
  readonly alsoSay: Readonly<Partial<Record<SymptomId, string>>>;
  /** How soon to call about a symptom without further signs, for the library. */
  readonly otherwise: Readonly<Record<Tier, string>>;
  readonly callNowIf: string;
  /** The separators between the signs in a sentence, and after the last one. */
  readonly signMarks: { readonly between: string; readonly end: string };
  readonly advice: Readonly<Record<AdviceId, string>>;
}
