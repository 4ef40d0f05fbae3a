import { describe, expect, it } from 'vitest';
import { languageTags } from '@/i18n/languages.ts';
import { food } from './en/food.ts';
import { meals } from './en/meals.ts';
import { mealsFor, readDiets } from './meals-for.ts';
import { slots } from './meal.ts';

describe('ideas for meals', () => {
  it('hold nothing that is to be left, and name the rule of what is limited', () => {
    const ids = new Set(food.map(({ id }) => id));
    const left = [
      /brie|camembert|blue cheese|p[aâ]t[eé]|liver|salami|prosciutto|oyster|sushi|shark|swordfish|marlin|alcohol|wine|sprouts|game|energy drink/i,
      /\braw\b|\brare\b|soft.boiled|smoked/i,
    ];
    for (const { title, holds, safety } of meals) {
      for (const words of left) expect(title).not.toMatch(words);
      for (const rule of safety) expect(ids.has(rule), rule).toBe(true);
      if (/salmon|sardine|mackerel/i.test(title)) expect(safety).toContain('food.oily-fish');
      if (holds.includes('egg')) expect(title).toMatch(/cooked|boiled/);
      if (holds.includes('milk')) expect(title).toMatch(/pasteurised/);
      if (holds.includes('meat')) expect(title).toMatch(/cooked/);
    }
  });

  it.each(['vegetarian', 'vegan', 'pescatarian', 'halal', 'gluten-free', 'gdm-friendly'] as const)(
    'are at least 8 for %s, with one for every time of day',
    (diet) => {
      const found = mealsFor(meals, [diet]);
      expect(found.length).toBeGreaterThanOrEqual(8);
      expect(new Set(found.map(({ slot }) => slot)).size).toBe(slots.length);
    },
  );

  it('for somebody vegan hold no milk, egg, meat or fish; for jain no roots', () => {
    for (const { holds } of mealsFor(meals, ['vegan']))
      for (const each of ['milk', 'egg', 'meat', 'fish'] as const) expect(holds).not.toContain(each);
    for (const { holds } of mealsFor(meals, ['jain'])) expect(holds).not.toContain('rootVegetable');
  });
});

describe('what the profile says of eating', () => {
  it('is read by its usual names', () => {
    expect(readDiets(['Vegan', 'no nuts', 'Coeliac'])).toEqual({
      diets: ['vegan', 'nut-free', 'gluten-free'],
      unknown: [],
      isKeto: false,
    });
  });

  it.each(languageTags)('is read as the profile shows it to be written (%s)', async (tag) => {
    const { profile } = (await import(`../i18n/messages/${tag}/profile.ts`)) as { profile: Record<string, string> };
    const shown = (profile['profile.diet.hint'] ?? '').split(/[:：]/).at(-1) ?? '';
    expect(readDiets(shown.split(/[,،]/))).toEqual({ diets: ['vegetarian', 'nut-free'], unknown: [], isKeto: false });
  });

  it.each([
    ['Végétalienne', 'vegan'],
    ['sin lácteos', 'lactose-free'],
    ['sans œufs', 'egg-free'],
    ['cœliaque', 'gluten-free'],
    ['नमक कम', 'low-sodium'],
    ['حلال', 'halal'],
    ['بدون حليب', 'lactose-free'],
    ['bila mayai', 'egg-free'],
    ['मधुमेह', 'gdm-friendly'],
  ])('is read in the words of every language: %s', (written, diet) => {
    expect(readDiets([written])).toEqual({ diets: [diet], unknown: [], isKeto: false });
  });

  it.each([
    ['vegan and coeliac', ['vegan', 'gluten-free'], []],
    ['lactose-free nut-free', ['lactose-free', 'nut-free'], []],
    ['halal, gluten-free', ['halal', 'gluten-free'], []],
    ['Vegetarian; peanut allergy', ['vegetarian', 'nut-free'], []],
    ['sin gluten y sin huevo', ['gluten-free', 'egg-free'], []],
    ['sans noix et sans œufs', ['nut-free', 'egg-free'], []],
    ['शाकाहारी और बिना दूध', ['vegetarian', 'lactose-free'], []],
    ['حلال بدون مكسرات', ['halal', 'nut-free'], []],
    ['bila mayai na bila karanga', ['egg-free', 'nut-free'], []],
    ['vegan and sesame allergy', ['vegan'], ['sesame allergy']],
    ['Ovo-lacto-vegetarian', ['vegetarian'], []],
    ['lacto ovo vegetarian', ['vegetarian'], []],
  ])('is read whole when several things stand in one line: %s', (written, diets, unknown) => {
    expect(readDiets([written])).toEqual({ diets, unknown, isKeto: false });
  });

  it('keeps an allergy that stands beside a diet without carbohydrate', () => {
    expect(readDiets(['keto nut-free'])).toEqual({ diets: ['nut-free'], unknown: [], isKeto: true });
  });

  it('that is not known is said so, and a diet without carbohydrate is a matter for the care team', () => {
    expect(readDiets(['macrobiotic', 'keto'])).toEqual({ diets: [], unknown: ['macrobiotic'], isKeto: true });
  });
});
