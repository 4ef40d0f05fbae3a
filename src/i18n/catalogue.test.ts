import { beforeEach, expect, it, vi } from 'vitest';

/** Whether the chunks of other languages than English can be had. */
let isThere = true;
vi.mock('./word-files.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('./word-files.ts')>();
  const unlessGone =
    (load: typeof real.restWords): typeof real.restWords =>
    (language) =>
      isThere || language === 'en' ? load(language) : Promise.reject(new TypeError('no network'));
  return { firstWords: unlessGone(real.firstWords), restWords: unlessGone(real.restWords) };
});
const { allWords, speak, useCatalogue } = await import('./catalogue.ts');

beforeEach(async () => {
  isThere = true;
  await speak('en');
  useCatalogue.setState(useCatalogue.getInitialState());
});

it('another language lies upon English, so that no word is missing', async () => {
  await speak('sw');
  expect(useCatalogue.getState()).toMatchObject({ language: 'sw', isWhole: false });
  await allWords();
  const { messages, isWhole } = useCatalogue.getState();
  const { en } = await import('./messages/en.ts');
  expect(isWhole).toBe(true);
  expect(messages['ui.emergency']).toBe('Dharura');
  expect(Object.keys(messages).toSorted()).toEqual(Object.keys(en).toSorted());
});

it('a change of the language after all words are loaded changes all of them', async () => {
  await allWords();
  await speak('sw');
  const { messages, isWhole } = useCatalogue.getState();
  expect(isWhole).toBe(true);
  expect(messages['language.showEnglish']).toBe('Soma kwa Kiingereza');
});

it('words that cannot be had leave the language as it was, and are had when they can', async () => {
  isThere = false;
  await expect(speak('sw')).rejects.toThrow('no network');
  await allWords();
  expect(useCatalogue.getState()).toMatchObject({ language: 'en', isWhole: true });
  isThere = true;
  await speak('sw');
  expect(useCatalogue.getState().messages['ui.back']).toBe('Rudi');
});

it('a page opens in English where only the first words of its language are on the phone, and asks again', async () => {
  await speak('sw');
  isThere = false;
  await allWords();
  expect(useCatalogue.getState().messages).toMatchObject({ 'ui.back': 'Rudi', 'language.title': 'Maia speaks' });
  isThere = true;
  await allWords();
  expect(useCatalogue.getState().messages).toMatchObject({ 'language.title': 'Maia inazungumza' });
});

it('the language asked for last is spoken, whichever comes first', async () => {
  await Promise.all([speak('sw'), speak('es'), speak('en')]);
  await allWords();
  expect(useCatalogue.getState().language).toBe('en');
});
