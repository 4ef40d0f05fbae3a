import type { ChoiceId } from '@/clinical/symptoms/question.ts';
import type { AdviceId, NoteId } from '@/clinical/symptoms/row.ts';
import type { Sign } from '@/clinical/symptoms/signs.ts';
import type { Tier } from '@/clinical/tier.ts';
import type { SymptomId } from '@/clinical/symptoms/table.ts';

/** Every word that the decision table asks for; a language has all of them or does not compile. */
export interface SymptomWords {
  readonly symptom: Readonly<Record<SymptomId, { readonly title: string; readonly also: string }>>;
  readonly question: Readonly<Record<ChoiceId | 'which', string>>;
  readonly sign: Readonly<Record<Sign, string>>;
  readonly note: Readonly<Record<NoteId, string>>;
  /** A sentence that belongs to a symptom whenever somebody has to be called about it now. */
  readonly alsoSay: Readonly<Partial<Record<SymptomId, string>>>;
  /** How soon to call about a symptom that comes alone, in the library. */
  readonly otherwise: Readonly<Record<Tier, string>>;
  readonly callNowIf: string;
  /** What stands between the signs that follow it, and after them. */
  readonly signMarks: { readonly between: string; readonly end: string };
  readonly advice: Readonly<Record<AdviceId, string>>;
}
