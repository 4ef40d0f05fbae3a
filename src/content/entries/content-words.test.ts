import { describe, expect, it } from 'vitest';
import { languageTags } from '@/i18n/languages/languages.ts';
import type { ContentWords, EntriesWords, EntryWords, MealWords } from './content-words.ts';
import { loadContent } from '@/content/load-content.ts';

const files = import.meta.glob<{ texts: ContentWords }>('../*/texts.ts');
const entryTopics = ['weeks', 'afterBirth', 'food', 'needs', 'care', 'products'] as const;

/** English "1,000": where a comma is the decimal comma it means one, so other languages must not write it. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;
/** Every number in digits, each once and as Latin digits: limits, doses, weeks. */
const numbers = (text: string) =>
  [...new Set(text.replaceAll(THOUSANDS, '').match(/\d+(?:[.,/]\d+)*/g) ?? [])].toSorted();
const isLatin = (tag: string) => tag !== 'ar' && tag !== 'hi';
/** Latin letters allowed in any script: units, and texts on a meter. */
const unit = /\b(LO|HI|mmHg|mg\/dL|mmol\/L|kg|cm|mg|mcg|µg|ml|g)\b/g;

const leaves = (value: unknown, path: string): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, each]) => leaves(each, `${path}.${key}`));

/** English number words cannot be compared automatically, so only digits are. */
const differing = (translated: Readonly<Record<string, string>>, english: Readonly<Record<string, string>>) =>
  Object.keys(english)
    .filter((id) => numbers(translated[id] ?? '').join(' ') !== numbers(english[id] ?? '').join(' '))
    .map((id) => ({ id, own: numbers(translated[id] ?? ''), english: numbers(english[id] ?? '') }));

it('every language except English has its texts', () => {
  const tags = Object.keys(files).map((path) => path.split('/')[1]);
  expect(tags.toSorted()).toEqual(languageTags.filter((tag) => tag !== 'en').toSorted());
});

describe.each(languageTags.filter((tag) => tag !== 'en'))('the built-in texts in %s', async (tag) => {
  const load = files[`../${tag}/texts.ts`];
  if (!load) throw new Error(`no texts in ${tag}`);
  const { texts } = await load();

  it.each(entryTopics)(
    '%s: each English text is translated, with the same number of parts and the same numbers',
    async (topic) => {
      const english = await loadContent(topic, 'en');
      const translated: EntriesWords = texts[topic];
      expect(Object.keys(translated).toSorted()).toEqual(english.map(({ id }) => id).toSorted());
      const wrong = english
        .filter(({ id, parts }) => translated[id]?.parts.length !== parts.length)
        .map(({ id }) => id);
      expect(wrong).toEqual([]);
      const flat = ({ title, parts }: Pick<EntryWords, 'title' | 'parts'>): Record<string, string> => ({
        title,
        ...Object.fromEntries(parts.entries()),
      });
      const different = english.flatMap((entry) => {
        const words = translated[entry.id];
        if (!words) return [];
        const texted = { title: entry.title, parts: entry.parts.map(({ text }) => text) };
        return differing(flat(words), flat(texted)).map(({ id, ...found }) => ({ id: `${entry.id} ${id}`, ...found }));
      });
      expect(different).toEqual([]);
    },
  );

  it('products: the search words fit into a bookmark', async () => {
    const most = 500;
    const long = (await loadContent('products', tag)).filter(({ also = '' }) => also.length > most);
    expect(long.map(({ id }) => id)).toEqual([]);
  });

  it('meals: each English meal is translated, with its ingredients', async () => {
    const english = await loadContent('meals', 'en');
    const translated: Readonly<Record<string, MealWords>> = texts.meals;
    expect(Object.keys(translated).toSorted()).toEqual(english.map(({ id }) => id).toSorted());
    const wrong = english.filter(({ id, nutrients }) => translated[id]?.nutrients.length !== nutrients.length);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('symptoms: every question, sign, note and advice has the same numbers', async () => {
    const english = Object.fromEntries(leaves(await loadContent('symptoms', 'en'), 'symptoms'));
    const translated = Object.fromEntries(leaves(texts.symptoms, 'symptoms'));
    expect(Object.keys(translated).toSorted()).toEqual(Object.keys(english).toSorted());
    const isSpoken = ([id]: [string, string]) => !id.endsWith('.also');
    const said = (all: Record<string, string>) => Object.fromEntries(Object.entries(all).filter(isSpoken));
    expect(differing(said(translated), said(english))).toEqual([]);
  });

  it('use the letters of the language and Latin digits, and nothing is empty or left in English', async () => {
    const all = leaves(texts, tag).filter(([path]) => !path.endsWith('.also'));
    expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(all.filter(([path, text]) => !path.includes('.signMarks.') && text !== text.trim())).toEqual([]);
    expect(all.filter(([, text]) => text.search(THOUSANDS) >= 0)).toEqual([]);
    expect(all.filter(([, text]) => /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/.test(text))).toEqual([]);
    if (!isLatin(tag)) {
      const foreign = all.filter(([, text]) => /[a-z]{2}/i.test(text.replaceAll(unit, '')));
      expect(foreign).toEqual([]);
      return;
    }
    const topics = await Promise.all([...entryTopics, 'symptoms' as const].map((topic) => loadContent(topic, 'en')));
    const english = new Set(topics.flatMap((topic) => leaves(topic, '').map(([, text]) => text)));
    expect(all.filter(([, text]) => english.has(text) && text.split(' ').length > 3)).toEqual([]);
  });

  it('make no diagnosis, give no reassurance and contain no alarming words', () => {
    const loud = leaves(texts, tag).filter(([path, text]) => !path.endsWith('.also') && /[!¡]/.test(text));
    expect(loud).toEqual([]);
  });
});
