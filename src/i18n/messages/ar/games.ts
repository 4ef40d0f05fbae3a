import type { games as english } from '../en/games.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const games: Translated<typeof english> = {
  'games.title': 'ألعاب ومؤقتات',
  'games.lead': 'قصيرة وهادئة ودون شبكة. لا شيء يغادر الهاتف، ولا تُحسب نقاط.',
  'games.breathing': 'التنفس',
  'games.breathing.detail': 'شهيق وزفير بإيقاع ثابت',
  'games.kicks': 'عدّ الحركات',
  'games.kicks.detail': 'لمسة لكل حركة، ويستمر بعد إعادة التحميل',
  'games.contractions': 'توقيت الانقباضات',
  'games.contractions.detail': 'كم تدوم وكم تتكرر، ويستمر بعد إعادة التحميل',
  'games.pelvic': 'قاع الحوض',
  'games.pelvic.detail': 'شدّ وراحة بحسب الساعة',
  'games.names': 'الأسماء',
  'games.names.detail': 'قائمتك الخاصة، واسم يُختار صدفة',
  'games.quiz': 'متى أتصل؟',
  'games.quiz.detail': 'تعلّمي علامات الخطر بالتخمين',
  'games.start': 'بدء',
  'games.stop': 'إيقاف',
  'games.in': 'شهيق',
  'games.out': 'زفير',
  'games.pace': 'الإيقاع',
  'games.pace.even': '4 ثوانٍ شهيق و 4 زفير',
  'games.pace.long': '4 ثوانٍ شهيق و 6 زفير',
  'games.breathing.hint': 'تنفسي كما يريحك. توقفي إذا شعرتِ بدوار.',
  'games.seconds':
    '{seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  'games.squeeze': 'شدّ',
  'games.rest': 'راحة',
  'games.rounds': 'الجولة {round} من {rounds}',
  'games.pelvic.hold': 'كم المدة',
  'games.pelvic.hint': 'اسألي قابلتك عما يناسبك. واصلي التنفس، وتوقفي إذا شعرتِ بألم.',
  'games.pelvic.done': 'انتهى التمرين الآن.',
  'games.kicks.tap': 'تحرّك',
  'games.kicks.end': 'إنهاء هذا العدّ',
  'games.kicks.since':
    '{count, plural, =0 {لا حركة حتى الآن} one {حركة واحدة} two {حركتان} few {# حركات} many {# حركة} other {# حركة}} منذ {time}',
  'games.kicks.since.yesterday':
    '{count, plural, =0 {لا حركة حتى الآن} one {حركة واحدة} two {حركتان} few {# حركات} many {# حركة} other {# حركة}} منذ أمس، {time}',
  'games.kicks.last': 'آخرها عند {time}',
  'games.kicks.last.yesterday': 'آخرها أمس عند {time}',
  'games.kicks.setAside':
    'العدّ الذي بدأ في {when} لم يُنهَ. بعد {hours} ساعة يوضع مع مرات العدّ السابقة؛ لتعدّي الآن ابدئي عدًّا جديدًا.',
  'games.kicks.earlier': 'مرات عدّ سابقة',
  'games.kicks.row':
    '{count, plural, zero {# حركة} one {حركة واحدة} two {حركتان} few {# حركات} many {# حركة} other {# حركة}} في {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  'games.kicks.row.left':
    '{count, plural, =0 {لا حركة} one {حركة واحدة} two {حركتان} few {# حركات} many {# حركة} other {# حركة}}، لم يُنهَ العدّ',
  'games.kicks.call': 'يتحرك أقل من المعتاد، أو لا يتحرك',
  'games.contraction.begin': 'تبدأ',
  'games.contraction.end': 'انتهت',
  'games.contraction.running':
    'منذ {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  'games.contraction.hour':
    '{count, plural, =0 {لا شيء في الساعة الأخيرة} one {انقباضة واحدة في الساعة الأخيرة} two {انقباضتان في الساعة الأخيرة} few {# انقباضات في الساعة الأخيرة} many {# انقباضة في الساعة الأخيرة} other {# انقباضة في الساعة الأخيرة}}',
  'games.contraction.mean':
    'كل {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} تقريبًا',
  'games.contraction.row':
    'مدتها {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  'games.contraction.gap':
    'بعد {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} من السابقة',
  'games.contraction.clear': 'مسح القائمة',
  'games.contraction.cleared': 'مُسحت القائمة',
  'games.contraction.hint': 'نزول الماء أو نزيف أو حركة أقل أو رغبة في الدفع: اتصلي فورًا، مهما قالت الساعة.',
  'games.names.add': 'اسم يعجبك',
  'games.names.addIt': 'إضافة',
  'games.names.drop': 'إزالة {name}',
  'games.names.pick': 'اختيار اسم صدفة',
  'games.names.picked': 'ما رأيك في {name}؟',
  'games.names.empty': 'لا أسماء بعد. تبقى على هذا الهاتف.',
  'games.quiz.ask': 'متى تتصلين؟',
  'games.quiz.now': 'رقم الطوارئ، الآن',
  'games.quiz.unit': 'قسم الولادة، الآن',
  'games.quiz.later': 'اليوم، أو في الزيارة القادمة',
  'games.quiz.right': 'نعم.',
  'games.quiz.other': 'تقول القواعد:',
  'games.quiz.next': 'التالي',
  'games.quiz.seen': '{seen} من {all}',
  'games.quiz.over': 'كانت هذه كلها. تجدينها دائمًا في صفحة الطوارئ.',
  'games.quiz.again': 'مرة أخرى',
};
