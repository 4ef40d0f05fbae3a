import type { dashboard as english } from '../en/dashboard.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Today. */
export const dashboard: Translated<typeof english> = {
  'dashboard.title': 'اليوم',
  'dashboard.weeks': '{weeks, plural, zero {أسبوع} one {أسبوع} two {أسبوعان} few {أسابيع} many {أسبوعًا} other {أسبوع}}',
  'dashboard.days': '{days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'dashboard.toGo':
    '{days, plural, =0 {موعد الولادة المتوقع اليوم} one {بقي يوم واحد} two {بقي يومان} few {بقيت # أيام} many {بقي # يومًا} other {بقي # يوم}}',
  'dashboard.past':
    '{days, plural, zero {مضى # يوم على موعد الولادة} one {مضى يوم واحد على موعد الولادة} two {مضى يومان على موعد الولادة} few {مضت # أيام على موعد الولادة} many {مضى # يومًا على موعد الولادة} other {مضى # يوم على موعد الولادة}}',
  'dashboard.due': 'الولادة المتوقعة {date}',
  'dashboard.about': 'نحو',
  'dashboard.sinceBirth': 'منذ الولادة',
  'dashboard.born': 'وُلد في {date}',
  'dashboard.tape':
    '{weeks, plural, zero {{weeks} أسبوع} one {أسبوع واحد} two {أسبوعان} few {{weeks} أسابيع} many {{weeks} أسبوعًا} other {{weeks} أسبوع}} و{days, plural, zero {{days} يوم} one {يوم واحد} two {يومان} few {{days} أيام} many {{days} يومًا} other {{days} يوم}}. الولادة المتوقعة {date}.',
  'dashboard.tapeBirth':
    '{weeks, plural, zero {{weeks} أسبوع} one {أسبوع واحد} two {أسبوعان} few {{weeks} أسابيع} many {{weeks} أسبوعًا} other {{weeks} أسبوع}} و{days, plural, zero {{days} يوم} one {يوم واحد} two {يومان} few {{days} أيام} many {{days} يومًا} other {{days} يوم}} منذ الولادة.',
  'dashboard.today': 'اليوم',
  'dashboard.today.next': 'اجلسي 5 دقائق أولًا',
  'dashboard.today.add': 'إضافة',
  'dashboard.add': 'إضافة',
  'dashboard.trends':
    'آخر {days, plural, zero {{days} يوم} one {يوم واحد} two {يومين} few {{days} أيام} many {{days} يومًا} other {{days} يوم}}',
  'dashboard.trends.below': 'أقل من {limit}',
  'dashboard.trends.sugar': 'السكر: {type}',
  'dashboard.latest': 'آخر القراءات',
  'dashboard.all': 'الكل',
  'dashboard.dates': 'أضيفي موعد ولادتك المتوقع',
  'dashboard.dates.detail': 'عندها تستطيع هذه الصفحة عرض أسبوعك.',
};
