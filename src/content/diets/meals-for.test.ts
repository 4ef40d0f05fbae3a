import { describe, expect, it } from 'vitest';
import { languageTags } from '@/i18n/languages/languages.ts';
import { food } from '@/content/en/food.ts';
import { meals } from '@/content/en/meals.ts';
import { mealsFor, parseDiets } from './meals-for.ts';
import { slots } from '@/content/entries/meal.ts';

describe('meal ideas', () => {
  it('contain nothing that the user avoids, and name the rule for limited foods', () => {
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

  it('contain no milk, egg, meat or fish for vegans, and no roots for Jains', () => {
    for (const { holds } of mealsFor(meals, ['vegan']))
      for (const each of ['milk', 'egg', 'meat', 'fish'] as const) expect(holds).not.toContain(each);
    for (const { holds } of mealsFor(meals, ['jain'])) expect(holds).not.toContain('rootVegetable');
  });
});

describe('diet words of a profile', () => {
  it('are recognised by their usual names', () => {
    expect(parseDiets(['Vegan', 'no nuts', 'Coeliac'])).toEqual({
      diets: ['vegan', 'nut-free', 'gluten-free'],
      unknown: [],
      isKeto: false,
    });
  });

  it.each(languageTags)('are recognised as the profile form writes them (%s)', async (tag) => {
    const { profile } = (await import(`../../i18n/messages/${tag}/profile.ts`)) as { profile: Record<string, string> };
    const shown = (profile['profile.diet.hint'] ?? '').split(/[:：]/).at(-1) ?? '';
    expect(parseDiets(shown.split(/[,،]/))).toEqual({ diets: ['vegetarian', 'nut-free'], unknown: [], isKeto: false });
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
  ])('are recognised in every language: %s', (written, diet) => {
    expect(parseDiets([written])).toEqual({ diets: [diet], unknown: [], isKeto: false });
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
  ])('are all recognised when one line has several: %s', (written, diets, unknown) => {
    expect(parseDiets([written])).toEqual({ diets, unknown, isKeto: false });
  });

  it.each([
    'vegetarian, I drink milk',
    'vegetarian but I drink milk',
    'vegetarian and I eat eggs and milk',
    'vegetarian, milk and eggs are ok',
    'vegetarian with milk and eggs',
    'vegetarian, I drink milk but no meat',
    "vegetarian, I drink cow's milk every day",
    'vegetarian, I eat eggs',
    'vegetarian, milk is fine',
    'vegetariana, tomo leche',
    'soy vegetariana y tomo leche',
    'vegetariana con leche',
    'végétarienne, je bois du lait',
    'végétarienne avec lait et œufs',
    'végétarienne mais je mange des œufs',
    'शाकाहारी, दूध पीती हूँ',
    'शाकाहारी, दूध ठीक है',
    'shakahari, doodh peeti hoon',
    'نباتية، أشرب الحليب',
    'نباتية مع حليب',
    'bila nyama, nakunywa maziwa',
    'eggetarian',
  ])('do not exclude what the user says she eats: %s', (written) => {
    expect(parseDiets(written.split(/[,،]/)).diets).toEqual(['vegetarian']);
  });

  it.each([
    ['no milk', ['lactose-free']],
    ['without milk', ['lactose-free']],
    ['milk allergy', ['lactose-free']],
    ['lactose intolerant', ['lactose-free']],
    ['casein allergy', ['lactose-free']],
    ['allergic to nuts and milk', ['nut-free', 'lactose-free']],
    ['walnut allergy', ['nut-free']],
    ['milk, eggs, nuts', ['lactose-free', 'egg-free', 'nut-free']],
    ['no rice with milk', ['lactose-free']],
    ['no bread with nuts', ['nut-free']],
    ['vegetarian with milk allergy', ['vegetarian', 'lactose-free']],
    ['vegetarian with nuts', ['vegetarian', 'nut-free']],
    ['vegetarian with egg and nut allergies', ['vegetarian', 'egg-free', 'nut-free']],
    ['I have egg and milk allergy', ['egg-free', 'lactose-free']],
    ['I have nuts, eggs and milk allergy', ['nut-free', 'egg-free', 'lactose-free']],
    ['I have nuts', ['nut-free']],
    ['allergies, including milk and eggs', ['lactose-free', 'egg-free']],
    ['I don’t drink milk', ['lactose-free']],
    ['I used to drink milk', ['lactose-free']],
    ['I do not eat eggs and drink milk', ['egg-free', 'lactose-free']],
    ["I can't eat nuts, drink milk", ['nut-free', 'lactose-free']],
    ["I don't eat eggs but I drink milk", ['egg-free']],
    ['I drink milk no eggs', ['egg-free']],
    ['I drink milk and nuts', ['nut-free']],
    ['no fish, milk and eggs are fine', ['lactose-free', 'egg-free']],
    ['without fish and milk is fine', ['lactose-free']],
    ['I drink milk, no', ['lactose-free']],
    ['I drink milk, it hurts', ['lactose-free']],
    ['I drink milk, no milk', ['lactose-free']],
    ['is milk ok?', ['lactose-free']],
    ['I eat everything but nuts', ['nut-free']],
    ['I drink milk and get a rash', ['lactose-free']],
    ['I drink milk and eggs and get a rash', ['lactose-free', 'egg-free']],
    ['I love milk but am intolerant', ['lactose-free']],
    ['I like milk but I can not have it', ['lactose-free']],
    ['me gusta la leche pero no puedo tomarla', ['lactose-free']],
    ["j'aime le lait mais je ne peux pas", ['lactose-free']],
    ['दूध पसंद है लेकिन नहीं पी सकती', ['lactose-free']],
    ['أحب الحليب لكن لا أستطيع', ['lactose-free']],
    ['napenda maziwa lakini siwezi', ['lactose-free']],
    ['when I drink milk I bloat', ['lactose-free']],
    ['I drink soy milk', ['lactose-free']],
    ['I drink almond milk', ['lactose-free']],
    ['I drink milk without lactose', ['lactose-free']],
    ['sin arroz con leche', ['lactose-free']],
    ['si tomo leche me hincho', ['lactose-free']],
    ['tomo leche deslactosada', ['lactose-free']],
    ['no como huevos, ni bebo leche', ['egg-free', 'lactose-free']],
    ['no como huevos y tomo leche', ['egg-free']],
    ['alergia a las nueces y a la leche', ['nut-free', 'lactose-free']],
    ['je bois plus de lait', ['lactose-free']],
    ['pas de riz avec lait', ['lactose-free']],
    ['allergie aux noix et au lait', ['nut-free', 'lactose-free']],
    ['pas de laitue', []],
    ['दूध नहीं पीती', ['lactose-free']],
    ['दूध और मेवे से एलर्जी', ['lactose-free', 'nut-free']],
    ['doodh nahi peeti', ['lactose-free']],
    ['meat, na doodh peeti hoon', ['lactose-free']],
    ['ande na doodh peeti hoon', ['egg-free', 'lactose-free']],
    ['अंडे नहीं खाती और दूध पीती हूँ', ['egg-free']],
    ['لا أشرب الحليب', ['lactose-free']],
    ['بدون لبن', ['lactose-free']],
    ['حساسية من المكسرات والحليب', ['lactose-free', 'nut-free']],
    ['sinywi maziwa', ['lactose-free']],
    ['maziwa si sawa', ['lactose-free']],
    ['mzio wa maziwa na karanga', ['lactose-free', 'nut-free']],
    ['bila nyama na maziwa nakula mboga', ['vegetarian', 'lactose-free']],
    ['مكسرات، حليب عادي', ['nut-free', 'lactose-free']],
    ['بيض عادي', ['egg-free']],
    ['لابيض', ['egg-free']],
    ['بلابيض', ['egg-free']],
    ['نباتية لابيض', ['vegetarian', 'egg-free']],
    ['أرز أبيض', []],
    ['الأرز الأبيض', []],
    ['ابيض', []],
    ['الابيض', []],
    ['وأبيض', []],
    ['للأبيض', []],
    ['non-vegetarian', []],
  ])('exclude what is not understood: %s', (written, diets) => {
    expect(parseDiets(written.split(/[,،]/)).diets).toEqual(diets);
  });

  it('keep an allergy beside a diet without carbohydrate', () => {
    expect(parseDiets(['keto nut-free'])).toEqual({ diets: ['nut-free'], unknown: [], isKeto: true });
  });

  it('that are not understood are listed, and a diet without carbohydrate refers to the care team', () => {
    expect(parseDiets(['macrobiotic', 'keto'])).toEqual({ diets: [], unknown: ['macrobiotic'], isKeto: true });
  });
});
