import type { bloodwork as english } from '../en/bloodwork.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Lab reports. A flag always refers to the range printed on the report; no text names a disease. */
export const bloodwork: Translated<typeof english> = {
  'bloodwork.title': 'نتائج التحاليل',
  'bloodwork.add': 'إضافة تقرير',
  'bloodwork.empty.title': 'لا نتائج تحاليل بعد',
  'bloodwork.empty':
    'اختاري صورة تقرير أو ملف PDF، أو انقلي قيمه. تُقارن كل قيمة بالمجال المطبوع بجانبها، وترين كيف تتغير.',
  'bloodwork.form.title': 'تقرير المختبر',
  'bloodwork.form.name': 'ما الذي فُحص',
  'bloodwork.form.name.hint': 'مثلًا: تعداد الدم',
  'bloodwork.form.date': 'يوم أخذ العينة',
  'bloodwork.form.file': 'صورة التقرير أو ملف PDF',
  'bloodwork.form.file.remove': 'من دونه',
  'bloodwork.form.row': 'القيمة {number, number}',
  'bloodwork.form.test': 'التحليل',
  'bloodwork.form.value': 'النتيجة',
  'bloodwork.form.unit': 'بوحدة',
  'bloodwork.form.range': 'المجال المطبوع',
  'bloodwork.form.addRow': 'إضافة قيمة',
  'bloodwork.form.removeRow': 'حذف القيمة {number, number}',
  'bloodwork.form.noRows': 'أضيفي قيمة واحدة على الأقل مع اسم التحليل ونتيجته.',
  'bloodwork.flag.Low': 'تحت المجال المطبوع',
  'bloodwork.flag.High': 'فوق المجال المطبوع',
  'bloodwork.flag.Normal': 'ضمن المجال المطبوع',
  'bloodwork.flag.N/A': 'لم تُقارن',
  'bloodwork.unitsDiffer': 'النطاق مطبوع بوحدة غير وحدة القيمة، لذلك لم يُقارن أحدهما بالآخر.',
  'bloodwork.near.low': 'قريبة من الحد الأدنى',
  'bloodwork.near.high': 'قريبة من الحد الأعلى',
  'bloodwork.range': 'المجال المطبوع: {range}',
  'bloodwork.summary.outside':
    '{count, plural, =0 {لا توجد نتيجة خارج المجال المطبوع.} one {نتيجة واحدة خارج المجال المطبوع: {names}.} two {نتيجتان خارج المجال المطبوع: {names}.} few {# نتائج خارج المجال المطبوع: {names}.} many {# نتيجة خارج المجال المطبوع: {names}.} other {# نتيجة خارج المجال المطبوع: {names}.}}',
  'bloodwork.summary.near':
    '{count, plural, zero {# نتيجة قريبة من أحد الحدين: {names}.} one {نتيجة واحدة قريبة من أحد الحدين: {names}.} two {نتيجتان قريبتان من أحد الحدين: {names}.} few {# نتائج قريبة من أحد الحدين: {names}.} many {# نتيجة قريبة من أحد الحدين: {names}.} other {# نتيجة قريبة من أحد الحدين: {names}.}}',
  'bloodwork.summary.end':
    'المجالات المطبوعة لغير الحوامل كثيرًا ما لا تناسب الحمل. هذا الملخص معلومات وليس تشخيصًا. أريه لفريق الرعاية.',
  'bloodwork.trend': 'عبر عدة تقارير',
  'bloodwork.edit': 'تصحيح',
  'bloodwork.delete': 'حذف',
  'bloodwork.delete.title': 'حذف هذا التقرير؟',
  'bloodwork.delete.text': 'تُحذف قيمه وملفه، هنا وعلى أجهزتك الأخرى.',
  'bloodwork.delete.stay': 'إبقاؤه',
  'bloodwork.delete.failed': 'تعذر حذف نتيجة التحليل وملفها.',
  'bloodwork.ask': 'اسألي طبيبك',
  'bloodwork.ask.words': 'بخصوص {test} بتاريخ {date}: ماذا يعني هذا بالنسبة لي؟',
  'bloodwork.notSaved': 'تعذر رفع نتيجة التحليل وحفظها.',
  'bloodwork.notChanged': 'تعذر تغيير نتيجة التحليل.',
  'bloodwork.reading.opening': 'جارٍ فتح الملف على هذا الهاتف',
  'bloodwork.reading.reading': 'جارٍ قراءة الصفحة {page, number} من {pages, number}',
  'bloodwork.reading.fetching': 'جارٍ تجهيز قارئ الصور. في المرة الأولى يُجلب، نحو 7 MB.',
  'bloodwork.reading.looking': 'جارٍ النظر في الصفحة {page, number} من {pages, number}. قد يستغرق هذا دقيقة.',
  'bloodwork.reading.bar': 'كم قُرئ من الملف',
  'bloodwork.reading.stop': 'إيقاف القراءة',
  'bloodwork.reading.stopped': 'أُوقفت القراءة. يبقى الملف مرفقًا، ويمكنك كتابة القيم.',
  'bloodwork.reading.nothing':
    'لم توجد نتائج في هذا الملف. يبقى مرفقًا، ولم يُرسل شيء. يمكنك كتابة القيم، أو اختيار صورة أوضح.',
  'bloodwork.unreadable.encrypted':
    '{name} مقفل بكلمة مرور ولا يمكن قراءته. احفظي نسخة دون كلمة المرور واختاريها، أو اكتبي القيم.',
  'bloodwork.unreadable.manyPages':
    'في {name} عدد الصفحات {pages, number}، ويُقرأ منها حتى 20. اختاري ملفًا فيه صفحات النتائج فقط، أو اكتبي القيم.',
  'bloodwork.unreadable.unknownPicture':
    'لا يستطيع هذا المتصفح فتح {name}. اختاري الصورة بصيغة JPEG أو PNG، أو اكتبي القيم.',
  'bloodwork.unreadable.notLoaded':
    'تعذر تحميل القارئ. يُجلب مرة واحدة ويحتاج لذلك إلى شبكة. يمكنك كتابة القيم في هذه الأثناء.',
  'bloodwork.unreadable.damaged': '{name} تالف ولا يمكن قراءته. اختاري نسخة أخرى منه، أو اكتبي القيم.',
  'bloodwork.review':
    'قارني كل سطر بالصفحة. لم يُحفظ شيء بعد. {open, plural, =0 {{rows, plural, zero {قُرئ # سطر.} one {قُرئ سطر واحد.} two {قُرئ سطران.} few {قُرئت # أسطر.} many {قُرئ # سطرًا.} other {قُرئ # سطر.}}} one {سطر واحد يحتاج إليك.} two {سطران يحتاجان إليك.} few {# أسطر تحتاج إليك.} many {# سطرًا تحتاج إليك.} other {# سطر تحتاج إليك.}}',
  'bloodwork.page': 'الصفحة {page, number} من {pages, number}',
  'bloodwork.page.turn': 'الصفحة {page, number}',
  'bloodwork.page.none': 'لا يمكن عرض هذه الصفحة.',
  'bloodwork.doubt.digits': 'لم يُقرأ أحد الأرقام بيقين. قارنيه بالصفحة.',
  'bloodwork.doubt.scale': 'هذا بعيد عن مجاله. هل تنقص فاصلة عشرية؟',
  'bloodwork.doubt.flag': 'علامة المختبر والمجال المطبوع لا يتفقان.',
  'bloodwork.doubt.range': 'لم يُقرأ المجال المطبوع بيقين.',
  'bloodwork.doubt.unseen': 'بعض كلمات هذه الصفحة لا تُرى عليها. قارني هذا السطر بالصفحة.',
  'bloodwork.doubt.date': 'يمكن قراءة تواريخ الأعمدة بطريقتين. تأكدي من أن هذه أحدث نتيجة.',
  'bloodwork.hidden':
    '{count, plural, one {سطر واحد في الملف لا يُرى على صفحاته. لم يُقرأ كنتيجة.} two {سطران في الملف لا يُريان على صفحاته. لم يُقرآ كنتيجتين.} few {# أسطر في الملف لا تُرى على صفحاته. لم تُقرأ كنتائج.} many {# سطرًا في الملف لا تُرى على صفحاته. لم تُقرأ كنتائج.} other {# سطر في الملف لا تُرى على صفحاته. لم تُقرأ كنتائج.}}',
  'bloodwork.assistant.noWords':
    'لا يستطيع المساعد أن يفيد في هذا الملف: لا تُرسل إليه إلا الكلمات، ولم يُعثر على أي منها. تبقى الصورة على هاتفك لأنها قد تُظهر اسمك، ولأن الجواب لا يمكن أن يُقارن بها.',
  'bloodwork.doubt.rest': 'شيء في هذا السطر لم يُعرف مكانه.',
  'bloodwork.doubt.assistant': 'لم يقرأ هذا السطر إلا المساعد. قارنيه بالصفحة.',
  'bloodwork.doubt.elsewhere': 'قرأ المساعد هذا السطر، ولم توجد أرقامه في الصفحة. قارنيه.',
  'bloodwork.doubt.differs': 'قرأ المساعد هذا السطر بشكل مختلف. قارنيه بالصفحة.',
  'bloodwork.doubt.right': 'هو صحيح',
  'bloodwork.doubt.right.row': 'السطر {number, number} صحيح',
  'bloodwork.doubt.first': 'قارني هذا السطر بالصفحة أولًا.',
  'bloodwork.doubt.done': 'قورن',
  'bloodwork.unread':
    '{count, plural, zero {# سطر يشبه النتائج ولم يُقرأ.} one {سطر واحد يشبه نتيجة ولم يُقرأ.} two {سطران يشبهان نتيجتين ولم يُقرآ.} few {# أسطر تشبه نتائج ولم تُقرأ.} many {# سطرًا تشبه نتائج ولم تُقرأ.} other {# سطر تشبه نتائج ولم تُقرأ.}}',
  'bloodwork.unread.take': 'نسخ هذا السطر',
  'bloodwork.assistant.offer': 'اطلبي من المساعد أن يقرأه أيضًا',
  'bloodwork.assistant.consent':
    '{count, plural, zero {يغادر هاتفك # سطر من هذا الملف} one {يغادر هاتفك سطر واحد من هذا الملف} two {يغادر هاتفك سطران من هذا الملف} few {تغادر هاتفك # أسطر من هذا الملف} many {يغادر هاتفك # سطرًا من هذا الملف} other {يغادر هاتفك # سطر من هذا الملف}} إلى خدمة الذكاء الاصطناعي في عيادتك، دون اسمك وطبيبك وأرقام التقرير. تبقى الصورة هنا. يسري هذا على هذا الملف فقط.',
  'bloodwork.assistant.yes': 'إرسال الأسطر',
  'bloodwork.assistant.no': 'عدم الإرسال',
  'bloodwork.assistant.offline': 'هذا يحتاج إلى شبكة.',
  'bloodwork.assistant.no-key': 'خدمة الذكاء الاصطناعي غير مهيأة. تحققي من مفتاح API.',
  'bloodwork.assistant.unreachable':
    'لا يمكن الوصول إلى المساعد: لا توجد شبكة. التقرير باقٍ هنا؛ اسألي لاحقًا أو اكتبي القيم.',
  'bloodwork.assistant.server': 'أبلغ خادم المساعد عن خطأ. اسألي لاحقًا أو اكتبي القيم.',
  'bloodwork.assistant.often': 'بلغتِ حدّ الأسئلة للمساعد. اسألي لاحقًا أو اكتبي القيم.',
  'bloodwork.assistant.session': 'انتهت جلستكِ. سجّلي الدخول مرة أخرى لسؤال المساعد.',
  'bloodwork.assistant.refused': 'المساعد لا يقبل هذا التقرير: إنه طويل جدًا. اكتبي القيم.',
  'bloodwork.assistant.none': 'لم يُعد الذكاء الاصطناعي ردًا على تقرير المختبر.',
  'bloodwork.assistant.malformed': 'أعاد الذكاء الاصطناعي ردًا غير سليم. قد تكون قراءة التقرير صعبة.',
  'bloodwork.assistant.blocked': 'حُجب الرد بسبب {reason}',
  'bloodwork.usual':
    '{trimester, select, T1 {المعتاد في الثلث الأول من الحمل} T2 {المعتاد في الثلث الثاني من الحمل} other {المعتاد في الثلث الثالث من الحمل}}: من {low, number} إلى {high, number} {unit}. تختلف المختبرات.',
  'bloodwork.advice.callNow': 'اسألي فريقك عن هذه النتيجة الآن: اتصلي بقسم الولادة.',
  'bloodwork.advice.askToday': 'اسألي فريقك عن هذه النتيجة اليوم.',
  'bloodwork.advice.nextVisit': 'اسألي فريقك عن هذه النتيجة في زيارتك القادمة.',
  'bloodwork.advice.fever':
    'اسألي فريقك عن هذه النتيجة في زيارتك القادمة. إذا كانت لديك حمى أو ألم فاتصلي بقسم الولادة الآن.',
  'bloodwork.advice.protein':
    'اسألي فريقك عن هذه النتيجة اليوم. إذا كان ضغط دمك 140/90 mmHg أو أكثر، أو كان لديك صداع أو صعوبة في الرؤية أو ألم تحت الأضلاع، فاتصلي بقسم الولادة الآن.',
  'bloodwork.advice.private': 'اسألي فريقك عن هذه النتيجة اليوم، على انفراد. تحتاج إلى فحص للتأكيد، والعلاج ينجح.',
  'bloodwork.advice.rhNegative': 'أخبري بهذا كل من يعتني بصحتك. اتصلي بقسم الولادة إذا نزفتِ أو أُصبتِ.',
  'bloodwork.advice.birthTeam': 'أخبري فريق ولادتك بهذه النتيجة.',
  'bloodwork.advice.immunity': 'اسألي فريقك عن هذه النتيجة في زيارتك القادمة. لا يُعطى تطعيم لها إلا بعد الولادة.',
  'bloodwork.page.show': 'عرض الصفحة',
};
