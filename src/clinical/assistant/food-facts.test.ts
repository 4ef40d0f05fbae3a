import { describe, expect, it } from 'vitest';
import { checkReply } from './reply-filter.ts';

const faultOf = (reply: string) => checkReply(reply, true).fault;

describe('a dose of a nutrient is a dose', () => {
  it.each([
    // No food contains folic acid.
    'You need 5 mg of folic acid every day.',
    'You need 400 mcg of folic acid.',
    'Folic acid: 5 mg',
    'Your diet needs 5 mg of folic acid a day.',
    'Necesitas 5 mg de ácido fólico al día.',
    'Vous avez besoin de 5 mg d’acide folique par jour.',
    'आपको रोज़ 5 mg फोलिक एसिड चाहिए।',
    'تحتاجين إلى 5 ملغ من حمض الفوليك يوميا.',
    'Unahitaji 5 mg ya asidi ya foliki kwa siku.',
    'Unahitaji mikrogramu 400 za asidi ya foliki.',
    // More than anyone needs (clinical rules 8.2).
    'Take 5000 IU of vitamin D.',
    'You need 5000 IU of vitamin D a day.',
    'You need 5 000 IU of vitamin D a day.',
    'You need 5,000 IU of vitamin D a day.',
    'You need 5 thousand IU of vitamin D a day.',
    'You need 5k IU of vitamin D a day.',
    'You need 50 mcg of vitamin D a day.',
    'Necesitas 5000 UI de vitamina D al día.',
    'Necesitas 5.000 UI de vitamina D al día.',
    'Necesitas 5 mil UI de vitamina D al día.',
    'Vous avez besoin de 5 000 UI de vitamine D par jour.',
    'आपको रोज़ 5000 IU विटामिन डी चाहिए।',
    'تحتاجين إلى 5000 وحدة دولية من فيتامين د يوميا.',
    'Unahitaji IU 5000 za vitamini D kwa siku.',
    'Unahitaji 5000 IU za vitamini D kwa siku.',
    'You need 200 mg of iron a day.',
    'You need 200 mg of iron.',
    'Your diet needs iron: 200 mg a day.',
    'Get 200 mg of iron from food a day.',
    'Necesitas 200 mg de hierro al día.',
    'Vous avez besoin de 200 mg de fer par jour.',
    'आपको रोज़ 200 mg आयरन चाहिए।',
    'تحتاجين إلى 200 ملغ من الحديد يوميا.',
    'Unahitaji miligramu 200 za chuma kwa siku.',
    'Unahitaji 200 mg ya chuma kwa siku.',
    'You need 3000 mg of calcium a day.',
    'You need 1 mg of iodine a day.',
    'You need 10000 IU of vitamin A a day.',
    'In pregnancy you need:\n- Iron: 200 mg a day\n',
    'En el embarazo necesitas:\n- Hierro: 200 mg al día\n',
    'गर्भावस्था में ज़रूरत:\n- आयरन: 200 mg रोज़\n',
    // The rules have no limit for it.
    'You need 1000 mcg of vitamin B12 a day.',
    // As a medicine.
    'You need 1000 mg of calcium tablets a day.',
    'Calcium tablets: 1000 mg.',
    'You need a 27 mg iron supplement daily.',
    'Necesitas 1000 mg de calcio en comprimidos al día.',
    'Vous avez besoin de 1000 mg de calcium en comprimés par jour.',
    'आपको रोज़ 1000 mg कैल्शियम की गोली चाहिए।',
    'تحتاجين إلى 1000 ملغ من أقراص الكالسيوم يوميا.',
    'Unahitaji 1000 mg ya vidonge vya kalsiamu kwa siku.',
    'Supplements you need:\n- Iron: 27 mg a day\n',
    'Take 27 mg of iron a day.',
    'Tome 27 mg de hierro al día con su dieta.',
    'Prenez 27 mg de fer par jour, vous en avez besoin.',
    'Meza 27 mg ya chuma kwa siku, unahitaji.',
  ])('withholds %j', (reply) => {
    expect(faultOf(reply)).toBe('dose');
  });

  it.each([
    'You need 27 mg of iron a day in pregnancy.',
    'You need 600 IU of vitamin D a day.',
    'You need about 250 micrograms of iodine a day.',
    'You need 450 mg of choline a day.',
    'You need 600 micrograms of folate a day from food.',
    'Necesitas 1.000 mg de calcio al día.',
    'Necesitas 600 UI de vitamina D al día.',
    'Vous avez besoin de 1 000 mg de calcium par jour.',
    'आपको रोज़ 1000 mg कैल्शियम चाहिए।',
    'تحتاجين إلى 1000 ملغ من الكالسيوم يوميا.',
    'Unahitaji miligramu 1000 za kalsiamu kwa siku.',
    'Folic acid helps the spine of your baby; ask your midwife how much you need.',
    'You need folic acid and 3 servings of greens a day.',
  ])('shows %j', (reply) => {
    expect(faultOf(reply)).toBeNull();
  });
});

describe('a list is judged with the line that introduces it', () => {
  it.each([
    'To increase your iron intake, try these foods:\n- Lentils, one cup: 6.6 mg\n- Spinach, one cup: 6.4 mg\n',
    'To increase your iron intake, try:\n- Lentils, one cup: 6.6 mg\n',
    'How to reduce your caffeine:\n- Coffee, one cup: 95 mg\n- Tea, one cup: 50 mg\n',
    'Things to take to the hospital:\n- Water, 500 ml\n- Hand cream\n',
    'Foods that give you iron:\n- Lentils, one cup: 6.6 mg\n',
    'These give you iron:\n- Lentils, one cup: 6.6 mg\n',
    'Take these iron-rich foods often:\n- Lentils, one cup: 6.6 mg\n',
    'Good sources of calcium:\n1. Milk, 250 ml: 300 mg\n2. Yoghurt: 250 mg\n',
    'Increase your calcium with these drinks:\n- Milk, one cup: 300 mg of calcium\n',
    'Reduce these drinks:\n- Filter coffee, one mug: 140 mg\n',
    'Iron-rich foods:\n- Lentils, one cup: 6.6 mg (24% of your daily needs)\n',
    'Para aumentar tu hierro, prueba estos alimentos:\n- Lentejas, una taza: 6,6 mg\n',
    'Aumenta tu hierro:\n- Lentejas, una taza: 6,6 mg\n',
    'Toma estos alimentos ricos en hierro:\n- Lentejas, una taza: 6,6 mg\n',
    'Reduce la cafeína:\n- Café, una taza: 95 mg\n',
    'Alimentos que te dan hierro:\n- Lentejas, una taza: 6,6 mg\n',
    'Augmentez votre apport en fer :\n- Lentilles, une tasse : 6,6 mg\n',
    'Prenez ces aliments riches en fer :\n- Lentilles, une tasse : 6,6 mg\n',
    'Réduisez la caféine :\n- Café, une tasse : 95 mg\n',
    'À prendre à l’hôpital :\n- Eau, 500 ml\n- Crème\n',
    'आयरन बढ़ाएं, ये खाएं:\n- दाल, एक कप: 6.6 mg\n- पालक: 6.4 mg\n',
    'आयरन वाले ये खाद्य पदार्थ लें:\n- दाल, एक कप: 6.6 mg\n',
    'कैफीन घटाएं:\n- कॉफी, एक कप: 95 mg\n',
    'تناولي هذه الأطعمة الغنية بالحديد:\n- العدس، كوب: 6.6 ملغ\n',
    'قللي من الكافيين:\n- القهوة، كوب: 95 ملغ\n',
    'Ongeza chuma:\n- Dengu, kikombe: 6.6 mg\n',
    'Tumia vyakula hivi vyenye chuma:\n- Dengu, kikombe: 6.6 mg\n',
    'Punguza kafeini:\n- Kahawa, kikombe: 95 mg\n',
  ])('shows %j', (reply) => {
    expect(checkReply(reply, true)).toEqual({ shown: reply, fault: null });
  });

  it.each([
    'You can take:\n- Paracetamol 500 mg\n',
    'You can take:\n- Brufen 400 mg\n',
    'Take with food:\n- Brufen 400 mg\n',
    'You can take these after your meals:\n- Brufen 400 mg\n',
    'If you cannot keep meals down, take:\n- Zofran 4 mg\n',
    'To increase your iron, take:\n- Feosol 65 mg\n',
    'Foods and supplements to take:\n- Feosol 65 mg\n',
    'To reduce nausea:\n- Vitamin B6 25 mg\n',
    'Increase to:\n- Brufen 400 mg\n',
    'Recommended doses:\n- Brufen 400 mg\n',
    'Before you go to the hospital, take:\n- Brufen 400 mg\n',
    'You can take:\n- Zinc: 50 mg\n',
    'Puedes tomar:\n- Brufen 400 mg\n',
    'Puedes tomar con las comidas:\n- Brufen 400 mg\n',
    'Tome después de las comidas:\n- Brufen 400 mg\n',
    'Puedes tomar:\n- Paracetamol 500 mg\n',
    'Vous pouvez prendre :\n- Paracétamol 500 mg\n',
    'Prenez avec les repas :\n- Brufen 400 mg\n',
    'आप ये लें:\n- पैरासिटामोल 500 mg\n',
    'भोजन के बाद लें:\n- ब्रूफेन 400 mg\n',
    'ये दवा खाएं:\n- ब्रूफेन 400 mg\n',
    'تناولي:\n- باراسيتامول 500 ملغ\n',
    'تناولي بعد الطعام:\n- بروفين 400 ملغ\n',
    'تناولي مع الوجبات:\n- بروفين 400 ملغ\n',
    'Unaweza kunywa:\n- Paracetamol 500 mg\n',
    'Meza baada ya chakula:\n- Brufen 400 mg\n',
    'Tumia pamoja na vyakula:\n- Brufen 400 mg\n',
  ])('withholds %j', (reply) => {
    expect(faultOf(reply)).toBe('dose');
  });
});

describe('a drink is recognised by an amount of its own, and a sip is not a drink', () => {
  it.each([
    'Take 5 ml in water.',
    'Take 10 ml in juice.',
    'Give your baby 5 ml in milk.',
    'Take 100 ml in juice.',
    'Take 5 ml of water.',
    'Take 10 ml with a glass of water.',
    'Take 10 ml of Gaviscon with 200 ml of water.',
    'Take 60 ml of milk of magnesia.',
    'Take it with water, 100 ml of lactulose.',
    'Take 500 mg water.',
    'Tome 5 ml en agua.',
    'Tome 10 ml de jarabe con agua.',
    'Prenez 5 ml dans de l’eau.',
    'Donnez 5 ml dans du lait.',
    '5 ml पानी में लें।',
    '5 मिली दूध में दें।',
    'تناولي 5 مل في الماء.',
    'أعطي طفلك 5 مل في الحليب.',
    'Kunywa 5 ml kwa maji.',
    'Kunywa mililita 5 kwenye maziwa.',
  ])('withholds %j', (reply) => {
    expect(faultOf(reply)).toBe('dose');
  });

  it.each([
    'Drink a glass of milk (250 ml).',
    'Toma un vaso de agua (250 ml).',
    'Kunywa maji mililita 2000.',
    'Drink 2 litres of water a day.',
    'Take 200 ml of water every hour.',
    'Drink 250 ml of cold water every hour.',
    'Toma 250 ml de agua cada hora.',
    'Prenez 250 ml d’eau toutes les heures.',
    'Prenez un verre d’eau (250 ml).',
    'हर घंटे 250 मिली पानी लें।',
    'एक गिलास पानी (250 मिली) लें।',
    'تناولي 250 مل من الماء كل ساعة.',
    'تناولي كوبا من الماء (250 مل).',
    'Kunywa 250 ml ya maji kila saa.',
    'Kunywa glasi ya maji (250 ml).',
  ])('shows %j', (reply) => {
    expect(faultOf(reply)).toBeNull();
  });
});
