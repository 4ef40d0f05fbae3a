import type { SourceKey } from '@/clinical/rules/sources.ts';
import { plain, type Entry } from '@/content/entries/entry.ts';

export type ProductCategory = 'measure' | 'comfort' | 'food' | 'birth';

type Row = readonly [
  id: string,
  category: ProductCategory,
  title: string,
  use: string,
  safety: string,
  also: string,
  ...SourceKey[],
];

const rows: readonly Row[] = [
  [
    'cuff',
    'measure',
    'Blood pressure monitor for the upper arm',
    'For measuring at home, sitting, after a rest.',
    'The cuff must fit your arm, and lie on bare skin. Numbers of 140/90 or more need an answer: add them to Maia.',
    'bp cuff meter',
    'MH-BP',
    'PE-FDN',
  ],
  [
    'glucose-meter',
    'measure',
    'Blood sugar meter',
    'If your care team asked you to measure.',
    'Look whether it shows mg/dL or mmol/L before you type a number.',
    'glucose diabetes strips',
    'ADA-P',
  ],
  [
    'thermometer',
    'measure',
    'Thermometer',
    'For a number when you feel hot.',
    '38.0 °C (100.4 °F) or more in pregnancy and after birth: call your maternity unit now.',
    'fever temperature',
    'CDC-HH',
    'WHO-DAK',
  ],
  [
    'scale',
    'measure',
    'Scale',
    'For your weight, at the same time of day.',
    'A number alone is no reason to eat less. Share fast changes with your care team.',
    'weight',
    'MAIA',
  ],
  [
    'doppler',
    'measure',
    'Home doppler',
    'Sold for listening to the baby’s heart.',
    'Do not use one to check on a baby that moves less. Call at once.',
    'heartbeat fetal',
    'NHS-FM',
  ],
  [
    'folic',
    'food',
    'Folic acid',
    'A supplement advised before and in early pregnancy.',
    'Ask a pharmacist or doctor which product and dose are right for you.',
    'folate vitamin supplement',
    'WHO-DAK',
  ],
  [
    'prenatal',
    'food',
    'Vitamins for pregnancy',
    'Some hold iron, iodine and vitamin D.',
    'Not with vitamin A as retinol, and no fish-liver oil. Ask your pharmacist, midwife or doctor.',
    'prenatal multivitamin supplement retinol',
    'NHS-FOOD',
    'DRI',
  ],
  [
    'herbal',
    'food',
    'Herbal teas and remedies',
    'Often sold as natural.',
    'What many do in pregnancy is not known. Ask before you use one; not more than 4 cups of herbal tea a day.',
    'raspberry leaf licorice natural',
    'NHS',
  ],
  [
    'energy',
    'food',
    'Energy drinks and caffeine tablets',
    'Sold against tiredness.',
    'Leave them: too much caffeine. At most 200 mg of caffeine a day from everything.',
    'coffee caffeine',
    'NHS',
    'OPENSRP',
  ],
  [
    'stockings',
    'comfort',
    'Support stockings',
    'For ankles that swell in the evening.',
    'Swelling of one leg with pain, redness or warmth needs a call now, not a stocking.',
    'compression swelling ankles',
    'OPENSRP',
    'CDC-HH',
  ],
  [
    'belt',
    'comfort',
    'Support belt',
    'For pain in the lower back or pelvis.',
    'Pain that comes and goes in a rhythm before 37 weeks needs a call now.',
    'pelvic girdle back',
    'OPENSRP',
  ],
  [
    'shoes',
    'comfort',
    'Comfortable shoes',
    'Feet may grow or swell.',
    'Sudden swelling of face or hands needs a call now.',
    'feet',
    'CDC-HH',
  ],
  [
    'pads',
    'birth',
    'Maternity pads',
    'For the bleeding after birth.',
    'A pad soaked in an hour or less, or a clot as big as an egg: call the emergency number.',
    'sanitary bleeding',
    'AWHONN',
    'CDC-HH',
  ],
];

/** A kind of product, never a brand: its use, and safety advice. */
export interface ProductEntry extends Entry {
  readonly category: ProductCategory;
}

/** From clinical rules 1, 5, 7 and 8; no shop, no price, no advertising. */
export const products: readonly ProductEntry[] = rows.map(([id, category, title, use, safety, also, ...sources]) => ({
  id: `product.${id}`,
  category,
  title,
  parts: [...plain(use), { kind: 'watch', text: safety }],
  also,
  sources,
  ...(id === 'doppler' && { isOfBaby: true }),
}));
