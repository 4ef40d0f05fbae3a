import { beforeEach, expect, it, vi } from 'vitest';

/** Whether the chunks of languages other than English can be loaded. */
let isAvailable = true;
vi.mock('./message-files.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('./message-files.ts')>();
  const loadIfAvailable =
    (load: typeof real.remainingMessages): typeof real.remainingMessages =>
    (language) =>
      isAvailable || language === 'en' ? load(language) : Promise.reject(new TypeError('no network'));
  return {
    firstPaintMessages: loadIfAvailable(real.firstPaintMessages),
    remainingMessages: loadIfAvailable(real.remainingMessages),
  };
});
const { loadAllMessages, switchLanguage, useCatalogue } = await import('./catalogue.ts');

beforeEach(async () => {
  isAvailable = true;
  await switchLanguage('en');
  useCatalogue.setState(useCatalogue.getInitialState());
});

it('a translated catalogue is merged over English, so that no message is missing', async () => {
  await switchLanguage('sw');
  expect(useCatalogue.getState()).toMatchObject({ language: 'sw', isComplete: false });
  await loadAllMessages();
  const { messages, isComplete } = useCatalogue.getState();
  const { en } = await import('@/i18n/messages/en.ts');
  expect(isComplete).toBe(true);
  expect(messages['ui.emergency']).toBe('Dharura');
  expect(Object.keys(messages).toSorted()).toEqual(Object.keys(en).toSorted());
});

it('switching the language after all messages are loaded switches all of them', async () => {
  await loadAllMessages();
  await switchLanguage('sw');
  const { messages, isComplete } = useCatalogue.getState();
  expect(isComplete).toBe(true);
  expect(messages['language.showEnglish']).toBe('Soma kwa Kiingereza');
});

it('messages that cannot be loaded leave the language unchanged, and are loaded by a later switch', async () => {
  isAvailable = false;
  await expect(switchLanguage('sw')).rejects.toThrow('no network');
  await loadAllMessages();
  expect(useCatalogue.getState()).toMatchObject({ language: 'en', isComplete: true });
  isAvailable = true;
  await switchLanguage('sw');
  expect(useCatalogue.getState().messages['ui.back']).toBe('Rudi');
});

it('a page opens in English when only the first-paint messages of its language are cached, and loads the rest later', async () => {
  await switchLanguage('sw');
  isAvailable = false;
  await loadAllMessages();
  expect(useCatalogue.getState().messages).toMatchObject({ 'ui.back': 'Rudi', 'language.title': 'Maia speaks' });
  isAvailable = true;
  await loadAllMessages();
  expect(useCatalogue.getState().messages).toMatchObject({ 'language.title': 'Maia inazungumza' });
});

it('the language requested last wins, whichever loads first', async () => {
  await Promise.all([switchLanguage('sw'), switchLanguage('es'), switchLanguage('en')]);
  await loadAllMessages();
  expect(useCatalogue.getState().language).toBe('en');
});
