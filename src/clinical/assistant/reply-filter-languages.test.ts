import { describe, expect, it } from 'vitest';
import { checkReply, replyFault } from './reply-filter.ts';

const refused = {
  dose: [
    'Puedes tomar 500 mg de paracetamol.',
    'Tome 2 comprimidos cada 8 horas.',
    'Aumenta la insulina en 2 unidades.',
    'Deja de tomar tus pastillas.',
    'Ibuprofeno 400 mg, tres veces al día.',
    'Prenez 1 comprimé de paracétamol.',
    'Vous pouvez prendre 500 mg trois fois par jour.',
    'Arrêtez votre traitement.',
    'Paracétamol 1000 mg toutes les 6 heures.',
    '500 मिग्रा पैरासिटामोल लें।',
    'दिन में 3 बार 1 गोली लें।',
    'पैरासिटामोल 500 mg दिन में दो बार।',
    'अपनी दवा लेना बंद कर दें।',
    'इंसुलिन २ यूनिट बढ़ाएँ।',
    'تناولي 500 ملغ من الباراسيتامول.',
    'خذي حبتين كل 8 ساعات 500 mg.',
    'زيدي الأنسولين ٢ وحدات.',
    'توقفي عن تناول الدواء.',
    'Meza vidonge 2 mara tatu kwa siku.',
    'Unaweza kunywa 500 mg ya paracetamol.',
    'Ongeza insulini kwa 2 ml.',
    'Acha kutumia dawa zako.',
    'Tome 400 mg de ibuprofeno con comida.',
    'Tome 500 miligramos con una taza de té.',
    'Tome dos comprimidos con un vaso de agua.',
    'Evite la cafeína y tome 400 mg cada 6 horas.',
    'Tome 60 mg de hierro con los alimentos.',
    'Prenez 500 mg de paracétamol avec un verre d’eau.',
    'Prenez 400 milligrammes avec une tasse de thé.',
    'Prenez deux comprimés avec une portion de riz.',
    'Prenez 60 mg de fer avec vos aliments.',
    'भोजन के साथ 400 mg आइबुप्रोफेन लें।',
    'एक कप चाय के साथ 500 मिलीग्राम लें।',
    'एक गिलास पानी के साथ दो गोली लें।',
    'भोजन के साथ 60 mg आयरन लें।',
    'تناولي 400 ملغ من الإيبوبروفين مع الطعام.',
    'تناولي 500 ملليغرام مع كوب من الشاي.',
    'خذي حبتين مع كوب ماء.',
    'تناولي 60 ملغ من الحديد مع الطعام.',
    'Meza 400 mg ya ibuprofen pamoja na chakula.',
    'Meza miligramu 500 kwa kikombe cha chai.',
    'Meza vidonge viwili na glasi ya maji.',
    'Meza 60 mg ya chuma pamoja na chakula.',
  ],
  diagnosis: [
    'Probablemente tienes preeclampsia.',
    'Usted tiene una infección.',
    'Esto es claramente diabetes.',
    'Vous avez probablement une pré-éclampsie.',
    'Tu as une infection.',
    "C'est sûrement une fausse couche.",
    'आपको शायद प्री-एक्लेम्पसिया है।',
    'आपको संक्रमण हो गया है।',
    'لديكِ على الأرجح تسمم الحمل.',
    'عندك فقر الدم.',
    'Una kifafa cha mimba.',
    'Una labda maambukizi.',
  ],
  'no-need-to-call': [
    'No hace falta llamar a tu matrona.',
    'No es necesario que llames hoy.',
    'No tienes que preocuparte por el sangrado.',
    'Puedes esperar tranquila hasta el lunes.',
    "Pas besoin d'appeler votre sage-femme.",
    'Inutile de consulter.',
    'डॉक्टर को फोन करने की ज़रूरत नहीं है।',
    'चिंता करने की कोई जरूरत नहीं है।',
    'لا داعي للاتصال بالطبيب.',
    'ليس من الضروري الذهاب إلى المستشفى.',
    'Hakuna haja ya kupiga simu.',
    'Huna haja ya kuwa na wasiwasi.',
  ],
  clinician: [
    'Soy tu médica y te lo digo.',
    'Je suis sage-femme.',
    'En tant que médecin, je vous conseille le repos.',
    'मैं एक डॉक्टर हूँ।',
    'أنا طبيبتك.',
    'Mimi ni daktari.',
  ],
} as const;

const allowed = [
  'Te recomiendo llamar a tu matrona hoy.',
  'Una taza de café tiene 95 mg; no superes los 200 mg de cafeína al día.',
  'Limita la cafeína a 200 mg al día.',
  'Las lentejas tienen 6,6 mg de hierro por 100 g.',
  'Necesitas 27 mg de hierro al día.',
  'Limitez la caféine à 200 mg par jour.',
  'Prenez moins de 200 mg de caféine par jour.',
  'Les lentilles contiennent 6,6 mg de fer pour 100 g.',
  'कैफीन दिन में 200 mg से कम लें।',
  'आपको रोज़ 27 mg आयरन चाहिए।',
  'تناولي أقل من 200 ملغ من الكافيين يوميا.',
  'تحتاجين إلى 27 ملغ من الحديد يوميا.',
  'Unahitaji miligramu 27 za chuma kwa siku.',
  'Kunywa chini ya 200 mg za kafeini kwa siku.',
  'Unahitaji 27 mg ya chuma kwa siku.',
  'Si tienes diabetes, pregunta a tu equipo.',
  'No dejes de tomar tu medicina sin preguntar.',
  'Una taza de café tiene unos 95 mg de cafeína; toma menos de 200 mg al día.',
  'Mide tu glucosa 4 veces al día; en ayunas, por debajo de 95 mg/dl.',
  'Tu tensión fue 118/76 mmHg.',
  'No soy médica ni matrona.',
  'La diabetes gestacional se busca entre las semanas 24 y 28.',
  'Si vous avez une infection, appelez votre sage-femme.',
  "N'arrêtez pas votre traitement sans demander.",
  'Je ne suis pas médecin.',
  'Une tasse de café contient environ 95 mg de caféine.',
  'Mesurez votre glycémie 4 fois par jour : moins de 95 mg/dl à jeun.',
  'Beaucoup de femmes ont des brûlures au troisième trimestre.',
  'अगर आपको संक्रमण है तो डॉक्टर को फोन करें।',
  'अपनी दवा बिना पूछे बंद न करें।',
  'मैं डॉक्टर नहीं हूँ।',
  'एक कप कॉफी में लगभग 95 mg कैफीन है।',
  'चिंता हो तो अपनी दाई को फोन करें।',
  'إذا كان لديك سكري الحمل فاسألي فريقك.',
  'لا تتوقفي عن تناول الدواء دون أن تسألي.',
  'أنا لست طبيبة.',
  'اتصلي بالقابلة اليوم.',
  'يحتوي كوب القهوة على 95 ملغ من الكافيين.',
  'Ikiwa una kisukari, muulize mkunga wako.',
  'Usiache kutumia dawa bila kuuliza.',
  'Mimi si daktari.',
  'Kikombe cha kahawa kina 95 mg za kafeini.',
  'Mpigie mkunga wako leo.',
  'Shinikizo lako lilikuwa 118/76 mmHg.',
  'Reduce caffeine to less than 200 mg a day.',
  'Check it 4 times daily; fasting below 95 mg/dL is the usual target.',
];

describe('forbidden statements of the assistant in the other languages of the app', () => {
  it.each(Object.entries(refused).flatMap(([fault, sentences]) => sentences.map((one) => [one, fault] as const)))(
    '%s',
    (sentence, fault) => {
      expect(replyFault(sentence)).toBe(fault);
    },
  );

  it.each(allowed)('allows: %s', (sentence) => {
    expect(replyFault(sentence)).toBeNull();
  });

  it.each([
    ['पानी पिएं। 500 mg लें। आराम करें।', 'पानी पिएं। '],
    ['هل تشعرين بصداع؟ تناولي 500 ملغ الآن.', 'هل تشعرين بصداع؟ '],
    ['Beba agua. Tome 500 mg ahora.', 'Beba agua. '],
  ])('stops before the sentence with a fault: %s', (text, shown) => {
    expect(checkReply(text, true)).toEqual({ shown, fault: 'dose' });
  });

  it.each([
    'mg 5 ',
    '5 mg ',
    'caffeine 5 mg of ',
    'take 5 a day of ',
    'iron: a day, ',
    '5 000 ',
    'increase your ',
    'take foods ',
  ])('is decided quickly, however long a sentence of "%s" is', (words) => {
    const sentence = words.repeat(4_000);
    const before = performance.now();
    replyFault(sentence);
    expect(performance.now() - before).toBeLessThan(500);
  });
});
