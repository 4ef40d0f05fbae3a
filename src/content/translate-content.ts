import type { Messages } from '@/i18n/messages/en.ts';
import type { ContentWords, EntriesWords, EntryWords } from '@/content/entries/content-words.ts';
import type { Entry } from '@/content/entries/entry.ts';
import type { ContentName, Contents } from './load-content.ts';
import { warningTexts, type WarningId } from '@/content/entries/warning-texts.ts';

type Translate<Name extends ContentName> = (
  english: Contents[Name],
  words: ContentWords,
  messages: Partial<Messages>,
) => Contents[Name];

/** The English word must find the translated text too. */
const alsoEnglish = (translatedAlso = '', { title, also = '' }: Pick<Entry, 'title' | 'also'>) =>
  `${translatedAlso} ${title} ${also}`.trim();

function entryIn<Kind extends Entry>(entry: Kind, words: EntryWords | undefined): Kind {
  // The English text has another number of parts, so it is newer than this translation.
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

/** Replaces the texts of a topic by their translation; weeks, kinds of parts and sources stay. */
export const translateContent: { readonly [Name in ContentName]: Translate<Name> } = {
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
  weekPages: (english) => english,
  food: (english, { food }) => entriesIn(english, food),
  needs: (english, { needs }) => entriesIn(english, needs),
  care: (english, { care }) => entriesIn(english, care),
  products: (english, { products }) => entriesIn(english, products),
  articles: (english) => english,
  meals: (english, { meals }) => english.map((meal) => ({ ...meal, ...meals[meal.id] })),
  warnings: (english, { warnings }, messages) =>
    english.map((entry) => {
      const id = entry.id as WarningId;
      return entryIn(entry, { ...warnings[id], parts: warningTexts(id, messages) });
    }),
};
