import type { dashboard as english } from '../en/dashboard.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const dashboard: Translated<typeof english> = {
  'dashboard.title': 'Leo',
  'dashboard.weeks': '{weeks, plural, one {wiki} other {wiki}}',
  'dashboard.days': '{days, plural, one {siku #} other {siku #}}',
  'dashboard.toGo': '{days, plural, =0 {Tarehe yako ni leo} one {imebaki siku #} other {zimebaki siku #}}',
  'dashboard.past':
    '{days, plural, one {siku # baada ya tarehe ya kujifungua} other {siku # baada ya tarehe ya kujifungua}}',
  'dashboard.due': 'Kujifungua {date}',
  'dashboard.about': 'takriban',
  'dashboard.sinceBirth': 'tangu kujifungua',
  'dashboard.born': 'Amezaliwa {date}',
  'dashboard.tape': 'Wiki {weeks} na siku {days}. Kujifungua {date}.',
  'dashboard.tapeBirth': 'Wiki {weeks} na siku {days} tangu kujifungua.',
  'dashboard.today': 'Leo',
  'dashboard.today.next': 'Kwanza keti kwa dakika 5',
  'dashboard.today.add': 'Ongeza',
  'dashboard.add': 'Ongeza',
  'dashboard.trends': 'Siku {days} zilizopita',
  'dashboard.trends.below': 'chini ya {limit}',
  'dashboard.trends.sugar': 'Sukari: {type}',
  'dashboard.latest': 'Vipimo vya karibuni',
  'dashboard.all': 'Vyote',
  'dashboard.dates': 'Weka tarehe yako ya kujifungua',
  'dashboard.dates.detail': 'Kisha ukurasa huu utaweza kuonyesha wiki yako.',
};
