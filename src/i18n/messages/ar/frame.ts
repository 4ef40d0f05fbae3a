import type { frame as english } from '../en/frame.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The frame around every page. */
export const frame: Translated<typeof english> = {
  'frame.skip': 'الانتقال إلى الصفحة',
  'frame.navigation': 'القائمة الرئيسية',
  'frame.add': 'إضافة',
  'frame.today': 'اليوم',
  'frame.readings': 'القراءات',
  'frame.messages': 'الرسائل',
  'frame.learn': 'تعلّم',
  'frame.more': 'المزيد',
  'frame.more.tab': 'المزيد<rest> من الصفحات</rest>',
  'frame.profile': 'الملف الشخصي',
  'frame.patients': 'المريضات',
  'frame.library': 'المكتبة',
  'frame.clinic.people': 'الأشخاص',
  'frame.clinic.hospital': 'المستشفى',
  'frame.clinic.community': 'المجتمع',
  'frame.clinic.articles': 'المقالات',
  'frame.clinic.installation': 'التثبيت',
  'frame.install': 'تثبيت Maia',
  'frame.install.why': 'يفتح من شاشتك الرئيسية، حتى بلا شبكة.',
  'frame.install.later': 'ليس الآن',
  'frame.update': 'نسخة جديدة جاهزة.',
  'frame.reload': 'إعادة تحميل',
  'frame.synced': 'محفوظ على هذا الجهاز · تمت المزامنة {ago}',
  'frame.notSynced': 'محفوظ على هذا الجهاز · يعمل دون شبكة',
  'frame.fetching': 'محفوظ على هذا الجهاز · جارٍ جلب السجلات: {done, number} حتى الآن',
  'frame.fetchingOf': 'محفوظ على هذا الجهاز · جارٍ جلب السجلات: {done, number} من {total, number}',
  'frame.minutesAgo':
    '{minutes, plural, =0 {الآن} zero {الآن} one {قبل # د} two {قبل # د} few {قبل # د} many {قبل # د} other {قبل # د}}',
  'frame.hoursAgo':
    '{hours, plural, zero {قبل # س} one {قبل # س} two {قبل # س} few {قبل # س} many {قبل # س} other {قبل # س}}',
  'frame.waiting':
    '{pending, plural, zero {# في الانتظار} one {# في الانتظار} two {# في الانتظار} few {# في الانتظار} many {# في الانتظار} other {# في الانتظار}} · آمنة على هذا الجهاز وتُرسل تلقائيًا',
  'frame.waitingRetry':
    '{pending, plural, zero {# في الانتظار} one {# في الانتظار} two {# في الانتظار} few {# في الانتظار} many {# في الانتظار} other {# في الانتظار}} · آمنة على هذا الجهاز وتُعاد المحاولة قريبًا',
  'frame.offline':
    '{pending, plural, =0 {دون اتصال. محفوظ على هذا الجهاز.} one {دون اتصال. إدخال واحد ينتظر، آمن على هذا الجهاز. سيُرسل تلقائيًا.} two {دون اتصال. إدخالان ينتظران، آمنان على هذا الجهاز. سيُرسلان تلقائيًا.} few {دون اتصال. # إدخالات تنتظر، آمنة على هذا الجهاز. ستُرسل تلقائيًا.} many {دون اتصال. # إدخالًا تنتظر، آمنة على هذا الجهاز. ستُرسل تلقائيًا.} other {دون اتصال. # إدخال تنتظر، آمنة على هذا الجهاز. ستُرسل تلقائيًا.}}',
  'frame.signInAgain':
    '{pending, plural, =0 {محفوظ على هذا الجهاز · يلزم تسجيل الدخول للمزامنة} one {في الانتظار # · يلزم تسجيل الدخول للإرسال} two {في الانتظار # · يلزم تسجيل الدخول للإرسال} few {في الانتظار # · يلزم تسجيل الدخول للإرسال} many {في الانتظار # · يلزم تسجيل الدخول للإرسال} other {في الانتظار # · يلزم تسجيل الدخول للإرسال}}',
  'frame.old':
    '{pending, plural, zero {# إدخال موجودة على هذا الجهاز فقط منذ {since}.} one {إدخال واحد موجود على هذا الجهاز فقط منذ {since}.} two {إدخالان موجودان على هذا الجهاز فقط منذ {since}.} few {# إدخالات موجودة على هذا الجهاز فقط منذ {since}.} many {# إدخالًا موجودة على هذا الجهاز فقط منذ {since}.} other {# إدخال موجودة على هذا الجهاز فقط منذ {since}.}}',
  'frame.clock':
    'ساعة هذا الجهاز خاطئة بمقدار {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  'frame.loss': 'اختفت النسخة من هذا الجهاز. وهي تعود من الخادم.',
  'frame.unreadList': 'تعذرت قراءة قائمة على هذا الجهاز. قد لا يكون المعروض كل شيء.',
  'frame.unreadable':
    '{count, plural, zero {# سجل لا يمكن قراءتها على هذا الجهاز.} one {سجل واحد لا يمكن قراءته على هذا الجهاز.} two {سجلان لا يمكن قراءتهما على هذا الجهاز.} few {# سجلات لا يمكن قراءتها على هذا الجهاز.} many {# سجلًا لا يمكن قراءتها على هذا الجهاز.} other {# سجل لا يمكن قراءتها على هذا الجهاز.}}',
  'frame.shut.damaged': 'لا يمكن فتح نسخة هذا الجهاز. لا يُحفظ هنا شيء جديد.',
  'frame.shut.refused': 'لا يُحفظ شيء على هذا الجهاز.',
  'frame.notice': 'إشعار',
  'frame.notAccepted':
    '{dead, plural, zero {# إدخال لم تُقبل. محفوظة على هذا الجهاز.} one {إدخال واحد لم يُقبل. محفوظ على هذا الجهاز.} two {إدخالان لم يُقبلا. محفوظان على هذا الجهاز.} few {# إدخالات لم تُقبل. محفوظة على هذا الجهاز.} many {# إدخالًا لم تُقبل. محفوظة على هذا الجهاز.} other {# إدخال لم تُقبل. محفوظة على هذا الجهاز.}}',
  'frame.due':
    '{count, plural, zero {حان وقت # جرعة} one {حان وقت جرعة} two {حان وقت جرعتين} few {حان وقت # جرعات} many {حان وقت # جرعة} other {حان وقت # جرعة}}',
  'frame.unread':
    '{count, plural, zero {# رسالة غير مقروءة} one {رسالة غير مقروءة} two {رسالتان غير مقروءتين} few {# رسائل غير مقروءة} many {# رسالة غير مقروءة} other {# رسالة غير مقروءة}}',
};
