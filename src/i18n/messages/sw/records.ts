import type { records as english } from '../en/records.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const records: Translated<typeof english> = {
  'records.full': 'Simu hii haina nafasi tena, kwa hiyo hii haijahifadhiwa. Ongeza nafasi na ujaribu tena.',
  'records.failed': 'Hii haijahifadhiwa: hifadhi ya simu haikujibu. Ulichoandika bado kiko hapa. Jaribu tena.',
  'records.shut.refused':
    'Hii haijahifadhiwa: kivinjari hiki hakiruhusu Maia kuhifadhi chochote, na kujaribu tena hakusaidii. Iandike mahali pengine, kisha fungua Maia kwenye dirisha la kawaida au ruhusu data ya tovuti kwenye mipangilio ya kivinjari.',
  'records.shut.damaged':
    'Hii haijahifadhiwa: nakala ya simu hii haiwezi kufunguliwa, na kujaribu tena hakusaidii. Iandike mahali pengine, kisha fungua “Data yako kwenye simu hii”.',
  'records.notChanged': 'Hii haikuweza kubadilishwa: hifadhi ya simu haikujibu. Jaribu tena.',
  'records.notDeleted': 'Hii haikuweza kufutwa. Bado iko kwenye orodha yako.',
  'records.notDeleted.refused':
    'Hii haikuweza kufutwa: kivinjari hiki hakiruhusu Maia kuhifadhi wala kubadilisha chochote, na kujaribu tena hakusaidii. Fungua Maia kwenye dirisha la kawaida au ruhusu data ya tovuti kwenye mipangilio ya kivinjari.',
  'records.notDeleted.damaged':
    'Hii haikuweza kufutwa: nakala ya simu hii haiwezi kufunguliwa, na kujaribu tena hakusaidii. Fungua “Data yako kwenye simu hii”.',
};
