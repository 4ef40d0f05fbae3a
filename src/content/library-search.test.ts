import { describe, expect, it } from 'vitest';
import { sources } from '@/clinical/rules/sources.ts';
import { visibleEntries } from '@/content/entries/entry.ts';
import { loadLibrary, searchLibrary } from './library-search.ts';

const library = await loadLibrary('en');
const find = async (query: string, isAfterLoss = false) =>
  (await searchLibrary(query, { language: 'en', isAfterLoss })).map(({ id }) => id);

describe('the library', () => {
  it('has every text once, each with a title, a body and known sources', () => {
    expect(library.length).toBeGreaterThan(150);
    expect(new Set(library.map(({ id }) => id)).size).toBe(library.length);
    for (const entry of library) {
      expect(entry.title.trim(), entry.id).not.toBe('');
      expect(entry.parts.length, entry.id).toBeGreaterThan(0);
      for (const { text } of entry.parts) expect(text.trim(), entry.id).not.toBe('');
      expect(entry.sources.length, entry.id).toBeGreaterThan(0);
      for (const source of entry.sources) expect(source === 'MAIA' || sources[source], entry.id).toBeTruthy();
    }
  });

  it('has the 42 weeks of pregnancy and the 12 after birth', () => {
    const weeks = (start: string) => library.filter(({ id }) => id.startsWith(start)).map((entry) => entry.weeks?.[0]);
    expect(weeks('week.')).toEqual(Array.from({ length: 42 }, (_, index) => index + 1));
    expect(weeks('after.')).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  it('makes no diagnosis, gives no reassurance, and compares no baby with fruit', () => {
    const forbidden = [
      /pre-?eclampsia|hypertensi/i,
      /\byou are fine|\bno need to|\bnothing to worry|\bdo not worry|\bdon.t worry/i,
      /size of an? (?!egg)|as big as an? (?!egg)/i,
      /well done|great job|good job|!/i,
      /surviv/i,
    ];
    for (const { id, parts } of library)
      for (const { text } of parts) for (const words of forbidden) expect(text, id).not.toMatch(words);
  });

  it('has no text about the baby after a loss, and still the warning signs', () => {
    const left = visibleEntries(library, true);
    expect(left.some(({ id }) => /^(week|after|test|vaccine|move)\./.test(id))).toBe(false);
    expect(left.some(({ parts }) => parts.some(({ kind }) => kind === 'baby'))).toBe(false);
    expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining(['warning.now', 'symptom.S26', 'symptom.S32']));
  });
});

describe('a search', () => {
  it.each([
    ['brie', 'food.soft-cheese'],
    ['pate', 'food.pate'],
    ['how much coffee can I drink', 'food.caffeine'],
    ['cofee', 'food.caffeine'],
    ['I forgot my tablet', 'medicine.missed'],
    ['baby is not kicking', 'symptom.S04'],
    ['my palms are itchy', 'symptom.S21'],
    ['when is the sugar test', 'test.sugar'],
    ['whooping cough', 'vaccine.tdap'],
    ['week 20', 'week.20'],
    ['folic acid', 'need.folate'],
  ])('for "%s" finds %s', async (query, id) => {
    expect((await find(query)).slice(0, 4)).toContain(id);
  });

  it('without a match finds nothing', async () => {
    expect(await find('xylophone zebra')).toEqual([]);
    expect(await find('   ')).toEqual([]);
  });

  it('finds no text about the baby after a loss', async () => {
    expect(await find('baby moves less', true)).not.toContain('symptom.S04');
    expect(await find('week 20', true)).not.toContain('week.20');
  });
});

describe('a search in another language', () => {
  it.each([
    ['es', 'cuánto café puedo tomar', 'food.caffeine'],
    ['es', 'olvidé la pastilla', 'medicine.missed'],
    ['es', 'semana 20', 'week.20'],
    ['fr', 'bébé bouge moins', 'symptom.S04'],
    ['fr', 'vaccin coqueluche', 'vaccine.tdap'],
    ['hi', 'कॉफी कितनी पी सकती हूँ', 'food.caffeine'],
    ['hi', 'sir dard', 'symptom.S05'],
    ['hi', 'खून बह रहा है', 'symptom.S26'],
    ['hi', 'ज़ुकाम', 'symptom.S39'],
    ['hi', 'जुकाम', 'symptom.S39'],
    ['ar', 'كم قهوة يمكنني', 'food.caffeine'],
    ['ar', 'الصداع', 'symptom.S05'],
    ['sw', 'mtoto hachezi', 'symptom.S04'],
    ['sw', 'kahawa kiasi gani', 'food.caffeine'],
    ['sw', 'coffee', 'food.caffeine'],
  ] as const)('%s: "%s" finds %s first', async (language, query, id) => {
    expect((await searchLibrary(query, { language, isAfterLoss: false })).map((entry) => entry.id)[0]).toBe(id);
  });

  it.each([
    ['es', 'qué puedo'],
    ['fr', 'est-ce que je peux'],
    ['hi', 'क्या मैं'],
    ['ar', 'هل يمكنني'],
    ['sw', 'je naweza'],
  ] as const)('%s: "%s" has only common words and finds nothing', async (language, query) => {
    expect(await searchLibrary(query, { language, isAfterLoss: false })).toEqual([]);
  });

  it('finds no text about the baby after a loss', async () => {
    const found = await searchLibrary('bebé semana 20', { language: 'es', isAfterLoss: true });
    expect(
      found.filter(({ id, parts }) => /^(week|after|move)/.test(id) || parts.some(({ kind }) => kind === 'baby')),
    ).toEqual([]);
  });
});
