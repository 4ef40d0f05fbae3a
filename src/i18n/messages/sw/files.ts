import type { files as english } from '../en/files.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const files: Translated<typeof english> = {
  'files.refused.empty': '{name} ni tupu: ina baiti 0. Chagua faili lingine.',
  'files.refused.tooLarge': '{name} ni kubwa mno. Faili linaweza kuwa na MB {limit} zisizozidi.',
  'files.refused.belied':
    '{name} si kile ambacho jina lake linasema, kwa hiyo halikubaliwi. Lihifadhi tena kwa aina yake halisi.',
  'files.refused.active':
    '{name} inaweza kuendesha programu au ina faili nyingine ndani, kwa hiyo haikubaliwi. Piga picha kurasa zake, au ichapishe kama PDF mpya.',
  'files.refused.notHere': '{name} si aina ya faili inayofaa hapa.',
  'files.refused.svg': '{name} ni mchoro wa SVG, ambao unaweza kubeba programu. Piga picha au lihifadhi kama PDF.',
  'files.refused.html': '{name} ni ukurasa wa wavuti, ambao unaweza kubeba programu. Uhifadhi kama PDF.',
  'files.refused.archive':
    '{name} ni kifurushi au faili la ofisi. Toa kilicho ndani yake, au lihifadhi kama PDF, kisha uongeze hicho.',
  'files.refused.unknown': '{name} si picha wala PDF. Picha (JPEG, PNG, WebP, HEIC) na PDF zinakubaliwa.',
  'files.unreadable': '{name} haikuweza kusomwa kama picha kwenye simu hii.',
  'files.waiting': 'Inasubiri kutumwa',
  'files.partly': 'Inasubiri, {share} imetumwa',
  'files.sending': 'Inatuma, {share}',
  'files.stored': 'Faili limetumwa, ingizo lake linafuata',
  'files.refused': 'Haikukubaliwa',
  'profile.photo.title': 'Picha yako',
  'profile.photo.choose': 'Chagua picha',
  'profile.photo.change': 'Badilisha picha',
  'profile.photo.remove': 'Ondoa picha',
  'profile.photo.owner': 'Wewe pekee unaiona.',
  'profile.photo.refused': 'Seva haikukubali picha hii.',
  'profile.photo.retry': 'Itume tena',
  'profile.photo.failed': 'Picha haikuweza kuhifadhiwa. Jaribu tena.',
  'profile.photo.failed.refused':
    'Picha haijahifadhiwa: kivinjari hiki hakiruhusu Maia kuhifadhi chochote, na kujaribu tena hakusaidii. Fungua Maia kwenye dirisha la kawaida au ruhusu data ya tovuti kwenye mipangilio ya kivinjari.',
  'profile.photo.failed.damaged':
    'Picha haijahifadhiwa: nakala ya simu hii haiwezi kufunguliwa, na kujaribu tena hakusaidii. Fungua “Data yako kwenye simu hii”.',
  'files.refused.why': 'Ona kwa nini',
};
