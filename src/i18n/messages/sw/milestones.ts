import type { milestones as english } from '../en/milestones.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const milestones: Translated<typeof english> = {
  'milestones.title': 'Wiki kwa wiki',
  'milestones.week': '{after, select, yes {Wiki ya {week} baada ya kujifungua} other {Wiki ya {week}}}',
  'milestones.before': 'Wiki iliyotangulia',
  'milestones.next': 'Wiki inayofuata',
  'milestones.now': 'Rudi kwenye wiki hii',
  'milestones.around': 'Takriban sasa; kila ujauzito una wakati wake.',
  'milestones.unknown': 'Tarehe zako bado hazipo kwenye wasifu wako. Chagua wiki, au weka tarehe zako.',
  'milestones.toProfile': 'Weka tarehe zako',
  'milestones.due': 'Takriban sasa',
  'milestones.due.hint': 'Nyakati za kawaida. Mpango wa wahudumu wako wa afya ndio unaohesabika.',
  'milestones.coming': 'Yanayokuja',
  'milestones.past': 'Baada ya wiki 42 hakuna maandishi ya wiki. Hakikisha una mpango na wahudumu wako wa afya.',
  'milestones.ended':
    'Ukurasa huu unazungumzia mtoto wiki kwa wiki, kwa hiyo umezimwa kwako. Vipimo vyako, wahudumu wako wa afya na dalili za hatari bado viko hapa.',
  'milestones.part.body': 'Mwili wako',
  'milestones.part.feel': 'Unachoweza kuhisi',
  'milestones.part.act': 'Cha kufanya',
  'milestones.part.ask': 'Cha kuuliza',
  'milestones.tasks': 'Mambo matatu ya wiki hii',
  'milestones.task.visit': 'Weka kwenye miadi yangu',
  'milestones.task.reminder': 'Nikumbushe',
  'milestones.size.crownRump': 'kutoka kichwani hadi makalioni',
  'milestones.size.crownHeel': 'kutoka kichwani hadi kisiginoni',
  'milestones.size.weight': 'uzito',
  'milestones.size.none': 'Bado ni mdogo mno kupimwa kwa picha ya ultrasound. Mchoro hauko kwa kipimo halisi.',
  'milestones.size.mean':
    'Wastani wa watoto wengi. Wako ana ukubwa wake, na timu yako ya huduma pekee inaweza kuupima.',
  'milestones.size.twins':
    'Wastani wa watoto walio peke yao. Mapacha au zaidi wanaweza kuwa wadogo; timu yako ya huduma pekee inaweza kupima ukubwa wao.',
  'milestones.size.sources': 'Namba hizi zimetoka wapi',
  'milestones.ended.help': 'Msaada na simu za ushauri',
};
