import { describe, expect, it } from 'vitest';
import { checkReply, replyFault } from './reply-filter.ts';

describe('an amount of what is not known is a dose, whatever verb or opener it has', () => {
  it.each([
    'Increase your iron with 10 ml of Feronia.',
    'Increase your calcium intake with 15 ml of Ostocalcium.',
    'To increase your calcium, use Shelcal 500 mg.',
    'Increase your iron: Feosol 25 mg.',
    'Increase your folate with Folvite 500 mcg.',
    'Aumenta tu hierro con 15 ml de Ferplex.',
    'Augmentez votre calcium avec Cacit 500 mg.',
    'Augmentez votre fer avec 10 ml de Fumafer.',
    'कैल्शियम बढ़ाएं, शेलकाल 500 mg से।',
    'زيدي الحديد بـ 10 مل من فيروفول.',
    'زيدي الكالسيوم: كالترات 600 ملغ',
    'Ongeza chuma kwa 10 ml ya Ranferon.',
    'Ongeza kalsiamu kwa Caltrate 600 mg.',
    'Brufen 400 mg helps.',
    'Increase your calcium with Shelcal 500 mg.',
    'Reduce caffeine; for the headache Brufen 200 mg helps.',
    'To take care of the pain you can have Dolo 650 mg.',
    'You can take care of heartburn with 10 ml of Gaviscon.',
    'Take care of constipation with 15 ml of Duphalac at night.',
    'Take care of the fever with 5 ml Calpol.',
    'Take part now, 2 tablets, and part later.',
    'Take in more iron: Feosol 25 mg.',
    'To take care of nausea:\n- Doxinate, 2 tablets at night',
    'Take more iron and calcium:\n- Livogen, 1 tablet\n- Shelcal, 1 tablet',
    'Take plenty of iron-rich foods and:\n- Autrin, 1 capsule',
    'Take Dolo plus iron-rich foods:\n- Dolo: 2 tablets at night',
    'Increase your calcium:\n- Shelcal, 1 tablet',
    'To increase your calcium:\n- Shelcal 500 mg at night',
    'To increase your iron, try:\n- Feosol 25 mg',
    'Increase your iron:\n- Feosol 25 mg',
    'Iron-rich foods:\n- Feosol 25 mg',
    'Toma más hierro:\n- Ferplex, 2 comprimidos',
    'Prenez plus de fer :\n- Tardyferon 25 mg',
    'कैल्शियम वाले आहार और ये लें:\n- शेलकाल 500 mg',
    'Tumia vyakula vyenye kalsiamu na hizi:\n- Caltrate 600 mg\n- Panadol vidonge 2',
    'Take gripe water 50 ml daily.',
    'Take castor oil in juice: 60 ml.',
    'Take lactulose with juice (60 ml) daily.',
    'Take lactulose with water.\nJust 100 ml.',
    'Tome lactulosa con agua: 60 ml.',
    'تناولي لاكتولوز مع عصير (60 مل).',
    'Dolo 25 mg iron daily.',
    'Dolo650mg helps.',
    'Dolo ６５０ ｍｇ helps.',
    'Dolo 500\u200Bmg helps.',
    'Dolo 650 twice a day.',
    'Take 2 of them twice a day.',
    'Take one at night.',
    '2 Dolo tablets will help.',
    'You can have half a tablet.',
    '2 डोलो गोली ठीक है।',
    'حبتين من دولو.',
    'قرصين من دولو.',
    'Spasfon, 2 comprimés.',
    'Panadol vidonge viwili.',
    'Dolo 1 g helps.',
    'Two teaspoons of Gaviscon help.',
    'Gaviscon: 2 cucharadas.',
    'गैविस्कॉन 2 चम्मच।',
    '2 tablespoons of castor oil.',
    'Shelcal has 500 mg of calcium.',
    'Shelcal gives you 500 mg of calcium.',
    'Feosol: 25 mg of iron',
    'Feosol (iron 25 mg)',
    'You should take:\n- Iron: 27 mg',
    'Take about 27 mg of iron a day.',
    'रोज़ 27 mg आयरन लें।',
    'زيدي الحديد إلى 20 ملغ.',
    'Ongeza chuma hadi 20 mg.',
    'Brufen with tea: 200 mg, no caffeine.',
    'Brufen without caffeine: 200 mg.',
    'Drink 60 ml of lactulose.',
    'Lactulose: drink 60 ml daily.',
    'A glass (200 ml) of Gaviscon.',
    'Take a cup (60 ml) of lactulose with water.',
    'Sources of omega-3:\n- Fish oil: 900 mg',
    'Iron-rich foods:\n- Feosol with milk: 25 mg',
    'Iron-rich foods:\n- Feosol and lentils: 25 mg',
    'Iron-rich foods:\n- Take Feosol in juice: 25 mg',
    'Iron-rich foods:\n- Lentils: 60 mg',
    'Calcium:\n- Milk: 500 mg Shelcal',
    'Caffeine:\n- Green tea extract: 200 mg',
    'Vyakula vyenye chuma:\n- Ranferon: 25 mg',
    'أطعمة غنية بالحديد:\n- فيروفول: 25 ملغ',
    'Dolo 2x500mg helps.',
  ])('withholds %j', (reply) => {
    expect(checkReply(reply, true).fault).toBe('dose');
  });

  it.each([
    'Vitamin C sources:\n- Orange: 70 mg',
    'Rich in potassium:\n- Banana: 420 mg',
    'High in magnesium:\n- Almonds: 80 mg',
    'Rich in zinc:\n- Beef: 5 mg',
    'Sources of omega-3:\n- Sardines: 900 mg',
    'Sources of vitamin B12:\n- Beef: 1.4 mcg',
    '- Lentils: 6.6 mg iron, 71 mg magnesium, 2.5 mg zinc',
    'Frutas con vitamina C:\n- Naranja (70 mg)',
    '| Vitamin C | 85 mg |\n| Iron | 27 mg |',
    'Drink 8 glasses (about 2000 ml) of water a day.',
    'Bebe 8 vasos (2000 ml) de agua al día.',
    'Buvez 8 verres (2000 ml) d’eau par jour.',
    'रोज़ 8 गिलास (2000 मिली) पानी पिएं।',
    'اشربي 8 أكواب (2000 مل) من الماء يوميا.',
    'Kunywa glasi 8 (2000 ml) za maji kwa siku.',
    'Drink 2000-2500 ml of water a day.',
    'Have a glass (250 ml) of milk daily.',
    'Your baby drinks 60 ml of breast milk.',
    'Add 2 tablespoons of chia seeds to your porridge.',
    'Añade una cucharada de aceite.',
    '2 चम्मच दही खाएं।',
    'An egg has 6 g of protein and 0.5 g of sugar.',
    'Iron (27 mg/day): lentils, beef.',
    'You need 27 mg of iron, 1000 mg of calcium and 600 IU of vitamin D a day.',
    'Salmon has 1200 mg of omega-3.',
    'Un café contient 95 mg de caféine.',
    'Si tienes una pregunta sobre tu embarazo, llama.',
    'If your pressure of 140 mmHg drops, write it down.',
    '**Iron**\n- Cooked lentils (1 cup): 6.6 mg\n- Tofu (1/2 cup): 3.4 mg',
    '| Food | Portion | Calcium |\n|---|---|---|\n| Milk | 1 cup | 300 mg |',
    'مصادر الحديد:\n- السبانخ: 2.7 ملغ',
    'Un verre de lait donne 300 mg de calcium.',
    'Take milk: a glass has 300 mg of calcium.',
    'A can of energy drink (250 ml) has 80 mg of caffeine, so take no more than two a day.',
  ])('shows %j', (reply) => {
    expect(checkReply(reply, true)).toEqual({ shown: reply, fault: null });
  });
});

it('takes a level in the blood for no amount, but an amount a day or a kilogram', () => {
  for (const level of ['95 mg/dL', '5.3 mmol/L', '30 mg/mmol', '11 g/dL', '30 mcg/L', '4 g/L', '95 mg per decilitre'])
    expect(replyFault(`Your result was ${level}.`)).toBeNull();
  for (const dose of ['400 mg/day', '10 mg/kg', '120 mg/5 ml', '500 mg/8 h'])
    expect(replyFault(`Brufen ${dose} helps.`)).toBe('dose');
});

it.each([
  ['behind an amount', `Drink 250 ml${' '.repeat(3_000)}of it`],
  ['before an amount', `Iron:${' '.repeat(3_000)}27 mg`],
  ['after an open word', `stop${' '.repeat(3_000)}5 mg`],
  ['words of links', `27 mg ${'of the '.repeat(140)}`],
  ['words of food', `5 mg ${'milk '.repeat(190)}`],
  ['numbers', `5 mg ${'5 000 '.repeat(160)}`],
  ['digits', '5'.repeat(50_000)],
  ['amounts', '27 mg iron '.repeat(90)],
  ['vessels', `5 mg ${'glass of '.repeat(105)}`],
])('is decided in no time with very many %s', (_, sentence) => {
  replyFault('5 mg');
  const before = performance.now();
  replyFault(sentence);
  replyFault(sentence, sentence);
  expect(performance.now() - before).toBeLessThan(150);
});

it.each([
  ['lists within lists', `Iron:\n${'- Milk 6 mg:\n'.repeat(1_600)}`],
  ['headings', `Iron:\n${'- a\n**b**\n'.repeat(2_000)}`],
  ['groups of figures', `${'1,'.repeat(10_000)}1`],
  ['thousands', '500 000 '.repeat(2_500)],
  ['amounts', '5 mg '.repeat(4_000)],
])('decides a reply of 20,000 signs in no time with very many %s', (_, reply) => {
  checkReply('5 mg', true);
  const before = performance.now();
  checkReply(reply, true);
  expect(performance.now() - before).toBeLessThan(150);
});
