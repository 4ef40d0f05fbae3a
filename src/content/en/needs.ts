import type { SourceKey } from '@/clinical/rules/sources.ts';
import { plain, type Entry } from '@/content/entries/entry.ts';

const ask = 'Ask your midwife, doctor or pharmacist about the dose of any supplement.';

const rows: readonly (readonly [id: string, title: string, text: string, also: string, ...SourceKey[]])[] = [
  [
    'folate',
    'Folic acid',
    `A supplement of 400 micrograms a day is advised before and in early pregnancy; WHO advises it through pregnancy, together with iron. Some conditions need a higher dose: ask your doctor before, or as soon as you know. ${ask}`,
    'folate vitamin b9 supplement',
    'WHO-DAK',
    'NHS',
  ],
  [
    'iron',
    'Iron',
    `27 mg a day in all that you eat; WHO programmes give 30 to 60 mg as a supplement. ${ask}`,
    'anaemia anemia haemoglobin',
    'WHO-DAK',
    'DRI',
  ],
  [
    'calcium',
    'Calcium',
    `1,000 mg a day, 1,300 mg up to the age of 18. WHO advises a supplement only where people eat little of it. ${ask}`,
    'bones milk dairy',
    'WHO-DAK',
    'DRI',
  ],
  [
    'vitamin-d',
    'Vitamin D',
    `600 units (15 micrograms) a day; in the UK a supplement of 10 micrograms. ${ask}`,
    'sun supplement',
    'DRI',
    'NHS',
  ],
  ['iodine', 'Iodine', `220 micrograms a day, 250 by WHO. ${ask}`, 'salt thyroid', 'DRI', 'WHO-2016'],
  ['choline', 'Choline', '450 mg a day.', 'eggs', 'DRI'],
  ['protein', 'Protein', 'About 71 g a day.', 'meat beans', 'DRI'],
  ['carbohydrate', 'Carbohydrate', 'At least 175 g a day.', 'carbs bread rice', 'DRI'],
  [
    'fibre',
    'Fibre and water',
    'About 28 g of fibre and 3 litres of water from all food and drink a day.',
    'fiber fluids drink',
    'DRI',
  ],
  [
    'vitamin-a',
    'Vitamin A',
    `Not more than 3,000 micrograms a day in ready form (retinol). ${ask}`,
    'retinol liver',
    'DRI',
  ],
  [
    'energy',
    'Extra energy',
    'None in the first trimester, about 340 kcal a day in the second and 450 in the third; in the UK about 200 kcal, only in the third.',
    'calories kcal eating for two',
    'DRI',
    'NHS',
  ],
  ['b12', 'Vitamin B12 without animal food', `Make sure of a reliable source. ${ask}`, 'vegan vegetarian', 'NHS'],
];

/** Daily needs in pregnancy (clinical rules 8.2), for adults of 19 to 50 years. */
export const needs: readonly Entry[] = [
  ...rows.map(([id, title, text, also, ...sources]): Entry => ({
    id: `need.${id}`,
    title,
    parts: plain(text),
    also,
    sources,
  })),
  {
    id: 'need.diabetes',
    title: 'Eating with diabetes in pregnancy',
    parts: plain(
      'Spread carbohydrate over 3 small meals and 2 to 4 snacks, with protein or fat beside it. Whole grains, pulses and vegetables are good choices. Leave sugary drinks and juice, except to treat a low.',
      'Breakfast is often the hardest meal: a smaller portion of carbohydrate can help. Walk 10 to 15 minutes after meals if you may.',
      'Never skip meals on insulin or tablets. Do not go below the amount of carbohydrate your dietitian gave you; at least 175 g a day is usual. Before fasting, talk with your care team.',
    ),
    also: 'gdm gestational sugar carbs ramadan fasting',
    sources: ['ADA-P', 'ACOG', 'DRI'],
  },
];
