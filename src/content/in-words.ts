import type { Messages } from '@/i18n/messages/en.ts';
import type { ContentWords, EntriesWords, EntryWords } from './content-words.ts';
import type { Entry } from './entry.ts';
import type { ContentName, Contents } from './load-content.ts';
import { warningTexts, type WarningId } from './warning-texts.ts';

type InWords<Name extends ContentName> = (
  english: Contents[Name],
  words: ContentWords,
  messages: Partial<Messages>,
) => Contents[Name];

/** Whoever types the English word finds it too. */
const alsoEnglish = (own = '', { title, also = '' }: Pick<Entry, 'title' | 'also'>) => `${own} ${title} ${also}`.trim();

function entryIn<Kind extends Entry>(entry: Kind, words: EntryWords | undefined): Kind {
  // A text with other parts than these words have is newer than they are.
  if (words?.parts.length !== entry.parts.length) return entry;
  return {
    ...entry,
    title: words.title,
    parts: entry.parts.map((part, at) => ({ ...part, text: words.parts[at] ?? part.text })),
    also: alsoEnglish(words.also, entry),
  };
}

const entriesIn = <Kind extends Entry>(entries: readonly Kind[], words: EntriesWords): Kind[] =>
  entries.map((entry) => entryIn(entry, words[entry.id]));

/** Puts the words of another language into the English texts of a topic: what they say of, to whom and from where stays. */
export const inWords: { readonly [Name in ContentName]: InWords<Name> } = {
  symptoms: (english, { symptoms }) => ({
    ...symptoms,
    symptom: Object.fromEntries(
      Object.entries(symptoms.symptom).map(([id, { title, also }]) => [
        id,
        { title, also: alsoEnglish(also, english.symptom[id as keyof typeof english.symptom]) },
      ]),
    ) as typeof english.symptom,
  }),
  weeks: (english, { weeks }) => entriesIn(english, weeks),
  afterBirth: (english, { afterBirth }) => entriesIn(english, afterBirth),
  food: (english, { food }) => entriesIn(english, food),
  needs: (english, { needs }) => entriesIn(english, needs),
  care: (english, { care }) => entriesIn(english, care),
  products: (english, { products }) => entriesIn(english, products),
  meals: (english, { meals }) => english.map((meal) => ({ ...meal, ...meals[meal.id] })),
  warnings: (english, { warnings }, messages) =>
    english.map((entry) => {
      const id = entry.id as WarningId;
      return entryIn(entry, { ...warnings[id], parts: warningTexts(id, messages) });
    }),
};
