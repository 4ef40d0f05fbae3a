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
  'milestones.ended.help': 'Msaada na simu za ushauri',
};
