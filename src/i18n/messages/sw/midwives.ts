import type { midwives as english } from '../en/midwives.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The role of midwives, what they read, and the numbers of a cohort. */
export const midwives: Translated<typeof english> = {
  'clinic.role.midwife': 'Mkunga au muuguzi',
  'clinic.role.midwife.may':
    'Mkunga au muuguzi husoma rekodi za wagonjwa wa madaktari wa hospitali, kadiri hospitali inavyoruhusu.',
  'midwives.units': 'Hospitali za mkunga',
  'midwives.units.wrong': 'Mkunga anahitaji angalau hospitali moja. Mtu ni daktari au mkunga, si vyote viwili.',
  'midwives.read': 'Wakunga na wauguzi husoma',
  'midwives.read.hint':
    'Hii inahusu wagonjwa wa madaktari wa hospitali hii. Badiliko huchukua muda mfupi kabla ya kuhusu rekodi zote. Kila mgonjwa huona nani aliyeangalia.',
  'midwives.read.nothing': 'Hakuna',
  'midwives.read.readings': 'Vipimo na ujumbe',
  'midwives.read.everything': 'Yote ambayo daktari husoma; pia hujibu tahadhari na kuandika maelezo',
  'midwives.reach.readings':
    'Kliniki yako inawafungulia wakunga vipimo, maelezo na ujumbe wa mgonjwa huyu. Miadi, dawa, vipimo vya maabara na hati viko kwa daktari wake.',
  'midwives.empty':
    'Bado hakuna wagonjwa. Hapa unaona wagonjwa wa madaktari wa hospitali yako, ikiwa hospitali inawafungulia wakunga rekodi zao.',
  'midwives.notYours': 'Rekodi zake hazijafunguliwa kwako. Hospitali ya daktari wake huamua wakunga wasome nini.',
  'midwives.messages': 'Ujumbe na daktari',
  'midwives.messages.none': 'Hakuna ujumbe.',
  'midwives.messages.patient': 'Mgonjwa',
  'midwives.messages.doctor': 'Daktari',
  'midwives.profile.readings':
    'Wakunga na wauguzi wa hospitali hii pia husoma wasifu wako, vipimo vyako, maelezo kuhusu vipimo hivyo na ujumbe na daktari wako.',
  'midwives.profile.everything': 'Wakunga na wauguzi wa hospitali hii pia husoma anachosoma daktari wako.',
  'cohort.title': 'Wagonjwa kwa namba',
  'cohort.link': 'Namba',
  'cohort.clinic': 'Huduma kwa namba',
  'cohort.clinic.text': 'Huhesabiwa tu, kwa wagonjwa wote walio na daktari. Hakuna mgonjwa anayetajwa hapa.',
  'cohort.all': 'Wagonjwa walio na daktari',
  'cohort.patients': '{count, plural, one {mgonjwa #} other {wagonjwa #}}',
  'cohort.logs': 'Nani anarekodi',
  'cohort.logging': 'Wenye kipimo katika siku 7 zilizopita',
  'cohort.silent': 'Hakuna kipimo kwa siku 7',
  'cohort.excused': 'Kipimo hakitarajiwi: mpya wiki hii, au ujauzito umeisha',
  'cohort.cases': 'Tahadhari',
  'cohort.open': 'Matukio yaliyo wazi',
  'cohort.open.emergency': 'Dharura',
  'cohort.open.urgent': 'Haraka',
  'cohort.open.lower': 'Si ya haraka sana',
  'cohort.waiting': 'Wenye tahadhari ambayo hakuna aliyejibu',
  'cohort.answered': 'Tahadhari zilizojibiwa za siku 30',
  'cohort.answers': 'Kutoka tahadhari hadi jibu',
  'cohort.answers.none': 'Hakuna tahadhari ya siku 30 zilizopita iliyojibiwa.',
  'cohort.answers.count':
    '{count, plural, one {tahadhari # iliyojibiwa} other {tahadhari # zilizojibiwa}} ya siku 30 zilizopita',
  'cohort.answers.p50': 'Nusu ya tahadhari: ndani ya',
  'cohort.answers.p90': 'Tahadhari 9 kati ya 10: ndani ya',
  'cohort.clinic.asOf': 'Takwimu za {when}.',
  'cohort.clinic.old': 'Seva haijajibu. Hizi ni takwimu za mwisho, za {when}.',
};
