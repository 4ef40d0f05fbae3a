import type { clinicSettings as english } from '../en/clinic-settings.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The settings of the clinic. */
export const clinicSettings: Translated<typeof english> = {
  'settings.title': 'Mipangilio',
  'settings.mfa': 'Uthibitisho wa pili',
  'settings.mfa.label': 'Madaktari na wasimamizi wanahitaji programu ya uthibitisho',
  'settings.mfa.hint':
    'Kwa “Ndiyo” seva haimjibu mfanyakazi ambaye hajaandika msimbo wa programu ya uthibitisho. Inaanza mara moja, hata kwa vipindi vilivyo wazi: asiye nayo huongozwa kuiweka. Unahitaji yako mwenyewe kabla ya kuiwasha.',
  'settings.mfa.yes': 'Ndiyo',
  'settings.mfa.no': 'Hapana',
  'settings.mfa.forced':
    'Mwendeshaji wa seva anadai uthibitisho wa pili kwa wafanyakazi wote (REQUIRE_STAFF_MFA). Hauwezi kuzimwa hapa.',
  'settings.mfa.appwrite':
    'Kliniki hii inatumia Appwrite, ambayo haiwezi kudai uthibitisho wa pili kwa wafanyakazi. Kila mtu anaweza kuuwasha katika Akaunti.',
  'settings.languages': 'Lugha',
  'settings.languages.label': 'Zinazotolewa wakati akaunti inatengenezwa',
  'settings.languages.hint':
    'Ukurasa “Tengeneza akaunti” huonyesha hizi tu, na lugha ambayo umefunguliwa. Kila mtumiaji anaweza kuchagua lugha yoyote ya programu baadaye. Programu huonyesha hivi; seva haikagui.',
  'settings.retention': 'Vitu huhifadhiwa kwa muda gani',
  'settings.never': 'hadi vifutwe kwa mkono',
  'settings.months': '{months, plural, one {mwezi #} other {miezi #}}',
  'settings.contact': 'Ujumbe wa fomu ya mawasiliano',
  'settings.contact.hint': 'Seva hufuta wa zamani zaidi kila usiku, uwe umejibiwa au la.',
  'settings.access': 'Maingizo ya “Nani ametazama data yako”',
  'settings.access.hint':
    'Seva hufuta ya zamani zaidi kila usiku. Wagonjwa hawawezi kuyasoma tena. Kumbukumbu ya ukaguzi huhifadhi yake.',
  'settings.fixed': 'Kisichoamuliwa hapa',
  'settings.fixed.messages':
    'Ujumbe kati ya wagonjwa na madaktari ni sehemu ya rekodi ya afya. Seva haiufuti yenyewe kamwe; aliyeuandika anaweza.',
  'settings.fixed.audit':
    'Kumbukumbu ya ukaguzi huhifadhiwa kwa {years, plural, one {mwaka #} other {miaka #}}. Mwendeshaji wa seva huweka hili (AUDIT_RETENTION_YEARS), ili msimamizi yeyote asiweze kufuta alama hapa.',
  'settings.fixed.audit.never': 'Maingizo ya kumbukumbu ya ukaguzi hayaondolewi kamwe kwenye seva hii.',
};
