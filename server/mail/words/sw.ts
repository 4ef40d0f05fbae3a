import type { MailWords } from './mail-text.ts';

export const sw: MailWords = {
  hello: 'Habari,',
  ignore: 'Kama hukuomba hili, puuza ujumbe huu.',
  unknownDevice: 'kifaa kisichosema ni nini',
  verification: {
    subject: 'Thibitisha anwani yako ya barua pepe',
    text: ['Fungua kiungo hiki ili kuthibitisha anwani yako ya barua pepe. Kinafanya kazi kwa saa moja.', '{link}'],
  },
  recovery: {
    subject: 'Chagua nenosiri jipya',
    text: ['Fungua kiungo hiki ili kuchagua nenosiri jipya. Kinafanya kazi kwa saa moja.', '{link}'],
  },
  invitation: {
    subject: 'Umealikwa kufanya kazi na Maia',
    text: [
      'Kliniki yako imekutengenezea akaunti katika Maia. Fungua kiungo hiki kuchagua nenosiri lako. Kinafanya kazi mara moja, kwa siku tatu.',
      '{link}',
      'Usiusambaze ujumbe huu: kiungo humruhusu msomaji wake kuchagua nenosiri la akaunti yako.',
      'Ikiwa hukutarajia hili, usifungue kiungo, na uiambie kliniki.',
    ],
  },
  emailChanged: {
    subject: 'Anwani yako ya barua pepe imebadilishwa',
    text: [
      'Anwani ya barua pepe ya akaunti yako imebadilishwa. Anwani hii si ya akaunti hiyo tena.',
      'Kama si wewe uliyefanya hivi, iambie kliniki yako mara moja.',
    ],
  },
  passwordChanged: {
    subject: 'Nenosiri lako limebadilishwa',
    text: [
      'Nenosiri la akaunti yako limebadilishwa, na vifaa vingine vyote vimetolewa.',
      'Kama si wewe uliyefanya hivi, chagua nenosiri jipya mara moja na uiambie kliniki yako.',
    ],
  },
  newDevice: {
    subject: 'Kifaa kipya kimeingia kwenye akaunti yako',
    text: [
      'Kifaa ambacho akaunti yako haikukijua kimeingia: {device}, {time}.',
      'Kama ni wewe, huhitaji kufanya chochote.',
      'Kama si wewe, fungua programu, kitoe kifaa hicho kwenye ukurasa wa Akaunti, chagua nenosiri jipya, na uiambie kliniki yako.',
    ],
  },
  code: {
    subject: 'Msimbo wako wa kuingia',
    text: ['Weka msimbo huu ili kuingia. Unaisha baada ya dakika 15.', '{code}'],
  },
};
