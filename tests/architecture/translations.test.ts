import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { languages, languageTags } from '../../src/i18n/languages/languages.ts';
import { en, type MessageId } from '../../src/i18n/messages/en.ts';
import { firstPaintMessages, remainingMessages } from '../../src/i18n/catalogue/message-files.ts';

const folder = fileURLToPath(new URL('../../src/i18n/messages/', import.meta.url));

/**
 * The arguments, tags and choices of a message. The caller removes repetitions and order: a translation may repeat
 * them, change their order, or use a plural where English has none.
 */
function filledIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.argument:
      case TYPE.number:
        return [element.value];
      case TYPE.tag:
        return [`<${element.value}>`, ...filledIn(element.children)];
      case TYPE.plural:
      case TYPE.select: {
        const inside = Object.values(element.options).flatMap(({ value }) => filledIn(value));
        const keys = element.type === TYPE.select ? [Object.keys(element.options).toSorted().join('|')] : [];
        return [element.value, ...keys, ...inside];
      }
      default:
        return [];
    }
  });
}

const shape = (message: string) => [...new Set(filledIn(parse(message)))].toSorted();

/** The categories of every plural in a message, except exact values like `=0`. */
function categories(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return categories(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const own = element.type === TYPE.plural ? Object.keys(element.options).filter((key) => !key.startsWith('=')) : [];
    return [...own, ...Object.values(element.options).flatMap(({ value }) => categories(value))];
  });
}

/** Every number in Latin digits, such as limits, times and doses; not the cases of a plural. */
const numbers = (message: string) =>
  (message.replaceAll(/=\d+(?= ?\{)/g, '').match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted();

/** The share of words that may still be untranslated after the last changes. */
const MAY_BE_MISSING = 0.1;

const isHealth = (id: string) =>
  /^(clinical|emergency|danger|schecker|doctor|limits|readings|reminders|report|profile|meals|games|milestones|support|bloodwork|movements|contractions)\./.test(
    id,
  );

it('every folder of words is a language that can be chosen, and the other way round', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual([...languageTags].toSorted());
});

describe.each(languageTags.filter((tag) => tag !== 'en'))('the words in %s', async (tag) => {
  const words: Partial<Record<string, string>> = {
    ...(await firstPaintMessages(tag)),
    ...(await remainingMessages(tag)),
  };
  const ids = Object.keys(words) as MessageId[];

  it('are those of English, but for the newest, which are read in English and named here', () => {
    const missing = Object.keys(en).filter((id) => !words[id]);
    if (missing.length > 0) process.stdout.write(`Not yet in ${languages[tag].name}: ${missing.join(', ')}\n`);
    expect(missing.length / Object.keys(en).length).toBeLessThanOrEqual(MAY_BE_MISSING);
    expect(ids.filter((id) => !(id in en))).toEqual([]);
  });

  it('have all that says what to do in danger', () => {
    const missing = Object.keys(en).filter((id) => /^(clinical|emergency|danger|language)\./.test(id) && !words[id]);
    expect(missing).toEqual([]);
  });

  it('have the arguments, the choices and the tags of the English ones', () => {
    const wrong = ids.filter((id) => JSON.stringify(shape(words[id] ?? '')) !== JSON.stringify(shape(en[id] ?? '')));
    expect(wrong.map((id) => ({ id, own: shape(words[id] ?? ''), english: shape(en[id] ?? '') }))).toEqual([]);
  });

  it('have only plurals that the language knows', () => {
    const known = new Set(new Intl.PluralRules(tag).resolvedOptions().pluralCategories);
    const wrong = ids.filter((id) =>
      categories(parse(words[id] ?? '')).some((key) => !known.has(key as Intl.LDMLPluralRule)),
    );
    expect(wrong).toEqual([]);
  });

  it('have the numbers of the English ones wherever they speak of health', () => {
    const wrong = ids.filter(
      (id) => isHealth(id) && JSON.stringify(numbers(words[id] ?? '')) !== JSON.stringify(numbers(en[id])),
    );
    expect(wrong.map((id) => ({ id, own: words[id], english: en[id] }))).toEqual([]);
  });
});
