import { describe, expect, it } from 'vitest';
import { languageTags } from '@/i18n/languages.ts';
import type { ContentWords, EntriesWords, EntryWords, MealWords } from './content-words.ts';
import { loadContent } from './load-content.ts';

const files = import.meta.glob<{ texts: ContentWords }>('./*/texts.ts');
const entryTopics = ['weeks', 'afterBirth', 'food', 'needs', 'care', 'products'] as const;

/** "1,000" of English: where a comma begins the decimals that is one, so no other language writes it. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;
/** Every number that is written out, each once and in Latin digits: limits, doses, weeks. */
const numbers = (text: string) =>
  [...new Set(text.replaceAll(THOUSANDS, '').match(/\d+(?:[.,/]\d+)*/g) ?? [])].toSorted();
const isLatin = (tag: string) => tag !== 'ar' && tag !== 'hi';
/** Letters that belong in any writing: units, and what a meter shows. */
const unit = /\b(LO|HI|mmHg|mg\/dL|mmol\/L|kg|cm|mg|mcg|µg|ml|g)\b/g;

const leaves = (value: unknown, path: string): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, each]) => leaves(each, `${path}.${key}`));

/** English words that stand for numbers are compared by sense alone, so only digits are. */
const differing = (own: Readonly<Record<string, string>>, english: Readonly<Record<string, string>>) =>
  Object.keys(english)
    .filter((id) => numbers(own[id] ?? '').join(' ') !== numbers(english[id] ?? '').join(' '))
    .map((id) => ({ id, own: numbers(own[id] ?? ''), english: numbers(english[id] ?? '') }));

it('every language but English has its texts', () => {
  const tags = Object.keys(files).map((path) => path.split('/')[1]);
  expect(tags.toSorted()).toEqual(languageTags.filter((tag) => tag !== 'en').toSorted());
});

describe.each(languageTags.filter((tag) => tag !== 'en'))('the built-in texts in %s', async (tag) => {
  const load = files[`./${tag}/texts.ts`];
  if (!load) throw new Error(`no texts in ${tag}`);
  const { texts } = await load();

  it.each(entryTopics)(
    '%s: each of the English ones, with as many parts and the same numbers in each',
    async (topic) => {
      const english = await loadContent(topic, 'en');
      const own: EntriesWords = texts[topic];
      expect(Object.keys(own).toSorted()).toEqual(english.map(({ id }) => id).toSorted());
      const wrong = english.filter(({ id, parts }) => own[id]?.parts.length !== parts.length).map(({ id }) => id);
      expect(wrong).toEqual([]);
      const flat = ({ title, parts }: Pick<EntryWords, 'title' | 'parts'>): Record<string, string> => ({
        title,
        ...Object.fromEntries(parts.entries()),
      });
      const different = english.flatMap((entry) => {
        const words = own[entry.id];
        if (!words) return [];
        const texted = { title: entry.title, parts: entry.parts.map(({ text }) => text) };
        return differing(flat(words), flat(texted)).map(({ id, ...found }) => ({ id: `${entry.id} ${id}`, ...found }));
      });
      expect(different).toEqual([]);
    },
  );

  it('products: what is searched fits into a bookmark', async () => {
    const most = 500;
    const long = (await loadContent('products', tag)).filter(({ also = '' }) => also.length > most);
    expect(long.map(({ id }) => id)).toEqual([]);
  });

  it('meals: each of the English ones, with what is in it', async () => {
    const english = await loadContent('meals', 'en');
    const own: Readonly<Record<string, MealWords>> = texts.meals;
    expect(Object.keys(own).toSorted()).toEqual(english.map(({ id }) => id).toSorted());
    const wrong = english.filter(({ id, nutrients }) => own[id]?.nutrients.length !== nutrients.length);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('symptoms: the same numbers in every question, sign, note and advice', async () => {
    const english = Object.fromEntries(leaves(await loadContent('symptoms', 'en'), 'symptoms'));
    const own = Object.fromEntries(leaves(texts.symptoms, 'symptoms'));
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted());
    const isSaid = ([id]: [string, string]) => !id.endsWith('.also');
    const said = (all: Record<string, string>) => Object.fromEntries(Object.entries(all).filter(isSaid));
    expect(differing(said(own), said(english))).toEqual([]);
  });

  it('are in its own letters, with Latin digits, and nothing is empty or left in English', async () => {
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

  it('makes no diagnosis, reassures nobody and is not loud', () => {
    const loud = leaves(texts, tag).filter(([path, text]) => !path.endsWith('.also') && /[!¡]/.test(text));
    expect(loud).toEqual([]);
  });
});
