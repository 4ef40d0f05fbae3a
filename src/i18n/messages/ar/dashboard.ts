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
  'dashboard.plan.next': 'التالي',
  'dashboard.plan.now': 'حان الآن',
  'dashboard.plan.take': 'أُخذت',
  'dashboard.plan.missed': 'فاتت',
  'dashboard.plan.takenAt': 'أُخذت {time}',
  'dashboard.plan.skippedAt': 'لم تُؤخذ {time}',
  'dashboard.plan.noDouble': 'لا تأخذي جرعة مضاعفة لتعويض جرعة فائتة إلا إذا طلب منك ذلك من وصف الدواء.',
  'dashboard.plan.failed': 'لم تُحفظ هذه الإجابة: لم ترد ذاكرة الهاتف. حاولي مرة أخرى.',
  'dashboard.plan.advice': 'ماذا أفعل',
  'dashboard.plan.taken': 'تم تناول: {medicine}',
  'dashboard.plan.done': '{count, plural, other {# تم إنجازها}}',
  'dashboard.plan.nothing': 'لا شيء آخر مخطط لليوم',
  'dashboard.week.pregnant': 'الأسبوع {week}: ما يهم معرفته',
  'dashboard.week.born': 'هذا الأسبوع بعد الولادة: ما يهم معرفته',
  'dashboard.week.detail': 'طفلك وجسمك وما تسألين عنه',
  'dashboard.tools.kicks': 'حركات الطفل',
  'dashboard.tools.contractions': 'الانقباضات',
  'dashboard.trends':
    'آخر {days, plural, zero {{days} يوم} one {يوم واحد} two {يومين} few {{days} أيام} many {{days} يومًا} other {{days} يوم}}',
  'dashboard.trends.below': 'أقل من {limit}',
  'dashboard.trends.sugar': 'السكر: {type}',
  'dashboard.latest': 'آخر القراءات',
  'dashboard.all': 'الكل',
  'dashboard.dates': 'أضيفي موعد ولادتك المتوقع',
  'dashboard.dates.detail': 'عندها تستطيع هذه الصفحة عرض أسبوعك.',
};
