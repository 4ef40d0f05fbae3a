import type { notices as english } from '../en/notices.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const notices: Translated<typeof english> = {
  'notice.title': 'Una kikumbusho',
  'notice.today': '{time}',
  'notice.tomorrow': 'Kesho, {date}, {time}',
  'notice.visitToday': 'Leo, {time}',
  'notice.visitOn': '{date}, {time}',
  'notice.taken': 'Nimetumia',
  'notice.add': 'Ongeza',
  'notice.later': 'Baadaye',
  'notice.notKept': 'Hilo halikuhifadhiwa. Fungua programu ujibu huko.',
  'notice.stays': '{time}. Hakuna mtandao, kwa hiyo hii haiwezi kulia tena yenyewe. Itabaki hapa.',
  'notice.test': 'Hivi ndivyo kikumbusho kinavyofika.',
  'notice.messageTitle': 'Una ujumbe',
  'notice.message': 'Fungua Maia uusome.',
  'notice.measureAgain': 'Tafadhali fungua Maia sasa.',
  'notice.alarm': 'Tahadhari ya mgonjwa bado haijajibiwa. Tafadhali fungua Maia.',
  'notice.alarmSecond': 'Tahadhari katika kliniki yako haijajibiwa kwa saa 1. Tafadhali mfikie daktari anayehusika.',
  'notice.alarmOnCall': 'Tahadhari katika kliniki yako haijajibiwa kwa saa 4. Tafadhali mfikie daktari anayehusika.',
};
