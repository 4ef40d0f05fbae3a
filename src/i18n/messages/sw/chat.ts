import type { chat as english } from '../en/chat.ts';
import type { Translated } from '../../translated.ts';

export const chat: Translated<typeof english> = {
  'chat.title': 'Uliza Maia',
  'chat.new': 'Swali jipya',
  'chat.empty.title': 'Uliza kuhusu ujauzito, kujifungua au mtoto wako',
  'chat.empty':
    'Maia inajibu kutokana na ilichojifunza na maandishi ya programu hii. Si daktari, na hakuna anayesoma pamoja nawe.',
  'chat.search': 'Tafuta mazungumzo yako',
  'chat.noMatch': 'Hakuna mazungumzo yenye maneno haya.',
  'chat.startedByAssistant': '[Mazungumzo yaliyoanzishwa na AI]',
  'chat.bookmarks': 'Majibu yaliyohifadhiwa',
  'chat.bookmarks.empty': 'Hifadhi jibu kwa pini iliyo chini yake, nalo litakuwa hapa, pia bila mtandao.',
  'chat.form': 'Swali lako',
  'chat.message': 'Andika ujumbe',
  'chat.send': 'Tuma',
  'chat.stop': 'Simamisha',
  'chat.footer': 'Taarifa pekee. Si ushauri wa kitabibu. Kukiwa na dharura piga {number}.',
  'chat.shared': 'Ambacho Maia inaruhusiwa kujua kwa jibu hili',
  'chat.shared.week': 'Wiki ya {weeks}',
  'chat.shared.stage': 'Hali niliyo nayo',
  'chat.shared.readings': 'Vipimo vya mwisho',
  'chat.you': 'Wewe',
  'chat.assistant': 'Maia',
  'chat.answering': 'Maia inajibu…',
  'chat.notSaved': 'Ujumbe haukuweza kuhifadhiwa kwenye simu hii. Bado uko kwenye kisanduku. Jaribu tena.',
  'chat.long':
    'Ujumbe unaweza kuwa na herufi {limit, number} zisizozidi; huu una {length, number}. Ufupishe, na hakuna kitakachopotea.',
  'chat.keep': 'Hifadhi jibu hili',
  'chat.kept': 'Limehifadhiwa',
  'chat.rename': 'Badilisha jina',
  'chat.rename.label': 'Inahusu nini?',
  'chat.rename.save': 'Hifadhi kichwa hiki',
  'chat.delete': 'Futa',
  'chat.delete.title': 'Futa mazungumzo haya?',
  'chat.delete.text':
    'Jumbe zake zote zinaondoka, hapa na kwenye vifaa vyako vingine. Majibu yaliyohifadhiwa yanabaki.',
  'chat.delete.stay': 'Yabaki',
  'chat.delete.failed':
    '{failed, plural, one {Ujumbe #} other {Jumbe #}} haukuweza kufutwa, {deleted} zimefutwa. Jaribu tena.',
  'chat.askAgain': 'Uliza tena',
  'chat.unanswered': 'Swali hili bado halina jibu. Linatunzwa hapa hadi uulize tena.',
  'chat.trouble.unreachable': 'Siwezi kumfikia msaidizi. Haya ndiyo muhimu sasa.',
  'chat.trouble.session': 'Ingia tena ili kumuuliza msaidizi. Swali lako limehifadhiwa.',
  'chat.trouble.often':
    'Umeuliza mara nyingi kwa muda mfupi. Swali lako limehifadhiwa; uliza tena baada ya dakika moja.',
  'chat.trouble.no-key': 'Huduma ya AI haijaanzishwa. Angalia ufunguo wa API.',
  'chat.trouble.blocked': 'Jibu lilizuiwa kwa sababu ya {reason}',
  'chat.trouble.refused': 'Msaidizi hakubali ujumbe huu. Ufupishe, au iache picha nje.',
  'chat.trouble.malformed': 'Jibu la msaidizi halikuweza kusomwa. Uliza tena.',
  'chat.trouble.storage': 'Jibu halikuweza kuhifadhiwa kwenye simu hii. Ongeza nafasi na uulize tena.',
  'chat.library': 'Kutoka maandishi ya programu hii',
  'chat.library.none':
    'Maandishi ya programu hii hayana kitu kuhusu hili. Kama una wasiwasi, wapigie simu wahudumu wako wa afya.',
  'chat.withheld.dose': 'Sitaji wala kubadilisha dozi. Tafadhali muulize aliyekuandikia dawa, mkunga au mfamasia.',
  'chat.withheld.diagnosis': 'Siwezi kusema una nini. Tafadhali waonyeshe wahudumu wako wa afya.',
  'chat.withheld.no-need-to-call':
    'Kama huna hakika, pigia simu wodi yako ya uzazi au wahudumu wako wa afya. Wanataka upige.',
  'chat.withheld.clinician': 'Mimi si daktari, mkunga wala muuguzi. Tafadhali waulize wahudumu wako wa afya.',
};
