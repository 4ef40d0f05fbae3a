import type { SymptomWords } from './symptom-words.ts';
import type { WarningId } from './warning-texts.ts';

/** The words of one built-in text in another language; its weeks, its mark, what its parts are and its sources are the English ones. */
export interface EntryWords {
  readonly title: string;
  /** As many as the English text has, in their order. */
  readonly parts: readonly string[];
  /** Further words that somebody may search for, beside the English ones. */
  readonly also?: string;
}

/** By the ids of the English texts. */
export type EntriesWords = Readonly<Record<string, EntryWords>>;

export interface MealWords {
  readonly title: string;
  /** As many as the English idea has, in their order. */
  readonly nutrients: readonly string[];
}

/** All built-in texts of a language. No clinician has reviewed them. */
export interface ContentWords {
  readonly symptoms: SymptomWords;
  readonly weeks: EntriesWords;
  readonly afterBirth: EntriesWords;
  readonly food: EntriesWords;
  readonly needs: EntriesWords;
  readonly care: EntriesWords;
  readonly products: EntriesWords;
  readonly meals: Readonly<Record<string, MealWords>>;
  /** What they warn of stands in the words of the Emergency page. */
  readonly warnings: Readonly<Record<WarningId, Omit<EntryWords, 'parts'>>>;
}
