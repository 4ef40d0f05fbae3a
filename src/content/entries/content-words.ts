import type { SymptomWords } from './symptom-words.ts';
import type { WarningId } from './warning-texts.ts';

/**
 * The translation of one built-in text. Its weeks, its mark, the kinds of its parts and its sources come from the
 * English text.
 */
export interface EntryWords {
  readonly title: string;
  /** In the order of the English parts, and as many. */
  readonly parts: readonly string[];
  /** Further search words, added to the English ones. */
  readonly also?: string;
}

/** By the ids of the English texts. */
export type EntriesWords = Readonly<Record<string, EntryWords>>;

export interface MealWords {
  readonly title: string;
  /** In the order of the English meal's nutrients, and as many. */
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
  /** The warnings themselves come from the messages of the Emergency page. */
  readonly warnings: Readonly<Record<WarningId, Omit<EntryWords, 'parts'>>>;
}
