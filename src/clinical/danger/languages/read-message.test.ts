import { describe, expect, it } from 'vitest';
import { recogniseDanger } from '@/clinical/danger/recognise-danger.ts';
import { arabic } from './ar.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { hindi } from './hi.ts';
import { swahili } from './sw.ts';

const at = (weeks: number) => ({ kind: 'pregnant', weeks, days: 0, totalDays: 7 * weeks }) as const;
const conceptsOf = (text: string) => recogniseDanger(text)?.concepts;

describe('the same words in different spellings', () => {
  it.each([
    ['se me rompió la fuente', 'se me rompio la fuente', 'RF10'],
    ['vomité sangre', 'bomite sangre', 'S18'],
    ['tengo la cara hinchada', 'tengo la cara inchadaaa', 'RF15'],
    ["j'ai perdu les eaux", 'jai perdu les eaux', 'RF10'],
    ['je me suis évanouie', 'je me suis evanoui', 'RF05'],
    ['खून बह रहा है', 'khoon beh raha hai', 'RF09'],
    ['बच्चा हिल नहीं रहा', 'bacha hil nai rha', 'RF12'],
    ['साँस नहीं आ रही', 'saans nahin aa rahi', 'RF07'],
    ['صُدَاعٌ شَدِيدٌ', 'صداع شديد', 'RF13'],
    ['أُغمي عليّ', 'اغمى علي', 'RF05'],
    ['حرارة عالية', 'حراره عاليه', 'RF18'],
    ['natoka damu nyingi', 'NATOKA DAMU NYINGII', 'RF08'],
  ])('%s, %s', (one, other, concept) => {
    expect(conceptsOf(one)).toContain(concept);
    expect(conceptsOf(other)).toContain(concept);
  });
});

describe('languages mixed in one message', () => {
  it.each([
    ['baby hil nahi raha since morning', 'RF12'],
    ['I have dolor de cabeza very strong', 'RF13'],
    ['niko na bleeding nyingi', 'RF08'],
    ['Hello doctor. Je saigne beaucoup. What should I do?', 'RF08'],
    ['bleeding ho rahi hai', 'RF09'],
  ])('%s', (text, concept) => {
    expect(recogniseDanger(text)).toMatchObject({ card: 'full' });
    expect(conceptsOf(text)).toContain(concept);
  });
});

describe('negated words', () => {
  it.each([
    'no tengo sangrado',
    'je ne saigne pas',
    'sina damu',
    'khoon nahi aa raha',
    'لا يوجد نزيف',
    'bukhar nahi hai',
  ])('%s: nothing', (text) => {
    expect(recogniseDanger(text)).toBeNull();
  });

  it.each([
    ['no quiero matarme', 'RF01'],
    ['je ne veux pas me tuer', 'RF01'],
    ['sitaki kujiua', 'RF01'],
    ['لا أريد الانتحار', 'RF01'],
    ['khudkushi nahi karni', 'RF01'],
    ['no tengo fiebre pero sangro mucho', 'RF08'],
    ['bukhar nahi utar raha', 'RF18'],
    ['khoon ruk nahi raha', 'RF08'],
  ])('%s: cannot be negated, or means something else', (text, concept) => {
    expect(recogniseDanger(text)).toMatchObject({ card: 'full' });
    expect(conceptsOf(text)).toContain(concept);
  });
});

describe('numbers', () => {
  it.each([
    ['बीपी १७०/११०', 'URGENT'],
    ['ضغطي ١٧٠/١١٠', 'URGENT'],
    ['۱۴۵/۹۲', 'TODAY'],
    ['বিপি ১৬৫/১১২', 'URGENT'],
    ['presión 168 sobre 112', 'URGENT'],
    ['presha 150 juu ya 112', 'URGENT'],
    ['tension à 142 sur 91', 'TODAY'],
    ['बीपी ११५/७५', undefined],
    ['azúcar 251', 'URGENT'],
    ['sukari vijiko 250', undefined],
    ['حرارتي ٣٨٫٥', 'URGENT'],
    ['ma température est à 36,8', undefined],
    ['bukhar 102 degree', 'URGENT'],
    ['aaj garmi 41 degree', undefined],
  ])('%s: %s', (text, tier) => {
    expect(recogniseDanger(text)?.tier).toBe(tier);
  });
});

it('fewer movements have the tier of the week in every language', () => {
  for (const text of [
    'el bebé no se mueve',
    'bébé ne bouge plus',
    'mtoto hachezi',
    'bachcha hil nahi raha',
    'الجنين لا يتحرك',
  ]) {
    expect(recogniseDanger(text, at(12))?.tier, text).toBe('SELF_CARE');
    expect(recogniseDanger(text, at(20))?.tier, text).toBe('TODAY');
    expect(recogniseDanger(text, at(30))?.tier, text).toBe('URGENT');
  }
});

it('harm by a medicine or a food is not self-harm', () => {
  for (const text of [
    '¿el café le hace daño al bebé?',
    'le café peut faire mal au bébé ?',
    'kahawa inaweza kumdhuru mtoto?',
    'kya coffee se bachche ko nuksan hota hai?',
    'هل القهوة تؤذي الجنين؟',
  ])
    expect(recogniseDanger(text), text).toBeNull();
});

it('quotes the words as they were written', () => {
  expect(recogniseDanger('Hola doctora, SANGRO mucho y me duele la cabeza')?.quotes).toEqual([
    'SANGRO mucho',
    'duele la cabeza',
  ]);
  expect(recogniseDanger('عندي نَزِيفٌ شديد')?.quotes).toEqual(['نَزِيفٌ شديد']);
});

it.each(Object.entries({ spanish, french, swahili, hindi, arabic }))(
  'every entry of %s can match: none consists of plain words only, none of one word of several',
  (_, { plain, words, fold }) => {
    const known = new Set(plain.split(' ').map(fold));
    const lost = Object.values(words)
      .flatMap((list) => list.split(' '))
      .filter((entry) => {
        const left = entry.split('_').filter((choices) => choices.split('|').every((word) => !known.has(fold(word))));
        return left.length < entry.split('_').length;
      });
    expect(lost).toEqual([]);
  },
);
