import type { timers as english } from '../en/timers.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const timers: Translated<typeof english> = {
  'movements.title': 'Hesabu mtoto anavyocheza',
  'movements.tap': 'Amecheza',
  'movements.end': 'Maliza hesabu hii',
  'movements.since': '{count, plural, =0 {Bado hajacheza} one {Amecheza mara #} other {Amecheza mara #}} tangu {time}',
  'movements.since.yesterday':
    '{count, plural, =0 {Bado hajacheza} one {Amecheza mara #} other {Amecheza mara #}} tangu jana, {time}',
  'movements.last': 'Mara ya mwisho saa {time}',
  'movements.last.yesterday': 'Mara ya mwisho jana saa {time}',
  'movements.setAside':
    'Hesabu iliyoanza {when} haikumalizwa. Baada ya saa {hours} inawekwa pamoja na za awali; ili kuhesabu sasa, anza mpya.',
  'movements.earlier': 'Hesabu za awali',
  'movements.row':
    '{count, plural, one {mara #} other {mara #}} kwa {minutes, plural, one {dakika #} other {dakika #}}',
  'movements.row.left': '{count, plural, =0 {Hajacheza} one {mara #} other {mara #}}, hesabu haikumalizwa',
  'movements.call': 'Anacheza kidogo kuliko kawaida, au hachezi',
  'movements.start': 'Anza kuhesabu',
  'movements.undo': 'Ondoa ya mwisho',
  'movements.ten': 'ya kumi baada ya {minutes, plural, one {dakika #} other {dakika #}}',
  'movements.chart': 'Nukta ni mara moja, pete ni kila ya kumi. Linganisha na hesabu zako tu: hakuna idadi iliyowekwa.',
  'movements.empty': 'Hakuna hesabu bado. Anza, na gusa kila anapocheza.',
  'movements.delete': 'Futa hesabu ya {when}',
  'movements.deleted': 'Hesabu imefutwa',
  'movements.shared':
    'Hesabu zako huhifadhiwa kwenye simu hii na kutumwa kwa daktari wako. Hakuna anayezitazama papo hapo: kitu kikiwa tofauti, piga simu.',
  'movements.more': 'Onyesha hesabu za zamani zaidi',
  'movements.row.count': '{count, plural, =0 {Hajacheza} one {mara #} other {mara #}}',
  'movements.record': 'Hesabu ya mtoto kucheza',
  'contractions.title': 'Pima uchungu',
  'contractions.begin': 'Unaanza',
  'contractions.end': 'Umeisha',
  'contractions.running': 'Tangu {seconds, plural, one {sekunde #} other {sekunde #}}',
  'contractions.hour':
    '{count, plural, =0 {Hakuna katika saa iliyopita} one {# katika saa iliyopita} other {# katika saa iliyopita}}',
  'contractions.mean': 'Takriban kila {minutes, plural, one {dakika #} other {dakika #}}',
  'contractions.row': 'urefu wa {seconds, plural, one {sekunde #} other {sekunde #}}',
  'contractions.gap': '{minutes, plural, one {dakika #} other {dakika #}} baada ya uliotangulia',
  'contractions.hint':
    'Chupa kupasuka, damu, mtoto kucheza kidogo kuliko kawaida, au haja ya kusukuma: piga simu mara moja, saa iseme nini.',
  'contractions.row.count': '{count, plural, one {uchungu mara #} other {uchungu mara #}}',
  'contractions.row.open': 'mwisho haukupimwa',
  'contractions.rule.before':
    'Kabla ya wiki 37: piga simu kwa kitengo cha uzazi sasa ukiupata mara nne au zaidi ndani ya saa moja.',
  'contractions.rule.from':
    'Kuanzia wiki 37: piga simu kwa kitengo cha uzazi sasa ukija kila dakika 5 kwa saa moja. Baada ya upasuaji au kujifungua haraka hapo awali, piga simu mara unapoanza.',
  'contractions.rule.title': 'Wakati wa kupiga simu',
  'contractions.call': 'Maji, damu, au haja ya kusukuma',
  'contractions.earlier': 'Uchungu kwa siku',
  'contractions.chart': 'Utepe ni nusu saa, kipande ni uchungu mmoja kwa urefu wake. Pete: mwisho wake haukupimwa.',
  'contractions.empty': 'Hakuna bado. Gusa unapoanza, na tena unapoisha.',
  'contractions.each': 'Kila mmoja',
  'contractions.delete': 'Futa uchungu wa {time}',
  'contractions.delete.day': 'Futa siku hii',
  'contractions.deleted': '{count, plural, one {Uchungu umefutwa} other {Uchungu mara # umefutwa}}',
  'contractions.shared':
    'Huhifadhiwa kwenye simu hii na kutumwa kwa daktari wako. Hakuna anayeutazama papo hapo: kanuni ikisema piga simu, piga.',
  'contractions.record': 'Uchungu',
  'timers.failed': 'Hii haikuweza kuhifadhiwa kwenye simu hii. Jaribu tena; ikibaki hivi, ongeza nafasi kwenye simu.',
};
