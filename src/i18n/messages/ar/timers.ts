import type { timers as english } from '../en/timers.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const timers: Translated<typeof english> = {
  'movements.title': 'عدّ الحركات',
  'movements.tap': 'تحرّك',
  'movements.end': 'إنهاء هذا العدّ',
  'movements.since':
    '{count, plural, =0 {لا حركة حتى الآن} one {حركة واحدة} two {حركتان} few {# حركات} many {# حركة} other {# حركة}} منذ {time}',
  'movements.since.yesterday':
    '{count, plural, =0 {لا حركة حتى الآن} one {حركة واحدة} two {حركتان} few {# حركات} many {# حركة} other {# حركة}} منذ أمس، {time}',
  'movements.last': 'آخرها عند {time}',
  'movements.last.yesterday': 'آخرها أمس عند {time}',
  'movements.setAside':
    'العدّ الذي بدأ في {when} لم يُنهَ. بعد {hours} ساعة يوضع مع مرات العدّ السابقة؛ لتعدّي الآن ابدئي عدًّا جديدًا.',
  'movements.earlier': 'مرات عدّ سابقة',
  'movements.row':
    '{count, plural, zero {# حركة} one {حركة واحدة} two {حركتان} few {# حركات} many {# حركة} other {# حركة}} في {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  'movements.row.left':
    '{count, plural, =0 {لا حركة} one {حركة واحدة} two {حركتان} few {# حركات} many {# حركة} other {# حركة}}، لم يُنهَ العدّ',
  'movements.call': 'يتحرك أقل من المعتاد، أو لا يتحرك',
  'movements.start': 'ابدئي العدّ',
  'movements.undo': 'إلغاء الأخيرة',
  'movements.ten':
    'العاشرة بعد {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  'movements.chart': 'النقطة حركة، والحلقة عند كل عاشرة. قارني بعدّك أنت فقط: لا يوجد عدد محدد.',
  'movements.empty': 'لا يوجد عدّ بعد. ابدئي، والمسي عند كل حركة.',
  'movements.delete': 'حذف عدّ {when}',
  'movements.deleted': 'حُذف العدّ',
  'movements.shared': 'يُحفظ عدّك على هذا الهاتف ويُرسل إلى طبيبك. لا أحد يراقبه مباشرة: إذا اختلف شيء فاتصلي.',
  'movements.more': 'عرض عدّ أقدم',
  'movements.row.count':
    '{count, plural, zero {لا حركة} one {حركة واحدة} two {حركتان} few {# حركات} many {# حركة} other {# حركة}}',
  'movements.record': 'عدّ الحركات',
  'contractions.title': 'توقيت الانقباضات',
  'contractions.begin': 'تبدأ',
  'contractions.end': 'انتهت',
  'contractions.running':
    'منذ {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  'contractions.hour':
    '{count, plural, =0 {لا شيء في الساعة الأخيرة} one {انقباضة واحدة في الساعة الأخيرة} two {انقباضتان في الساعة الأخيرة} few {# انقباضات في الساعة الأخيرة} many {# انقباضة في الساعة الأخيرة} other {# انقباضة في الساعة الأخيرة}}',
  'contractions.mean':
    'كل {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} تقريبًا',
  'contractions.row':
    'مدتها {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  'contractions.gap':
    'بعد {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} من السابقة',
  'contractions.hint': 'نزول الماء أو نزيف أو حركة أقل أو رغبة في الدفع: اتصلي فورًا، مهما قالت الساعة.',
  'contractions.row.count':
    '{count, plural, zero {# انقباض} one {انقباض واحد} two {انقباضان} few {# انقباضات} many {# انقباضًا} other {# انقباض}}',
  'contractions.row.open': 'لم تُقس نهايته',
  'contractions.rule.before': 'قبل 37 أسبوعًا: اتصلي بقسم الولادة الآن إذا جاءك أربعة أو أكثر في ساعة.',
  'contractions.rule.from':
    'من 37 أسبوعًا: اتصلي بقسم الولادة الآن إذا جاءت كل 5 دقائق مدة ساعة. بعد قيصرية أو ولادة سريعة سابقة، اتصلي فور أن تبدأ.',
  'contractions.rule.title': 'متى تتصلين',
  'contractions.call': 'نزول الماء أو نزيف أو رغبة في الدفع',
  'contractions.earlier': 'الانقباضات حسب اليوم',
  'contractions.chart': 'الشريط نصف ساعة، والقطعة انقباض بطوله. الحلقة: لم تُقس نهايته.',
  'contractions.empty': 'لا شيء بعد. المسي عند بداية الانقباض، ومرة أخرى عند نهايته.',
  'contractions.each': 'كل واحد',
  'contractions.delete': 'حذف انقباض الساعة {time}',
  'contractions.delete.day': 'حذف هذا اليوم',
  'contractions.deleted':
    '{count, plural, zero {حُذف # انقباض} one {حُذف الانقباض} two {حُذف انقباضان} few {حُذفت # انقباضات} many {حُذف # انقباضًا} other {حُذف # انقباض}}',
  'contractions.shared': 'تُحفظ على هذا الهاتف وتُرسل إلى طبيبك. لا أحد يراقبها مباشرة: إذا قالت القاعدة اتصلي فاتصلي.',
  'contractions.record': 'انقباض',
  'timers.failed': 'تعذّر الحفظ على هذا الهاتف. حاولي مرة أخرى، وإن بقي الأمر كذلك فأفرغي بعض المساحة في الهاتف.',
};
