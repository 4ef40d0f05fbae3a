import type { report as english } from '../en/report.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The report for a visit: on the screen, on paper, as PDF. */
export const report: Translated<typeof english> = {
  'report.title': 'تقرير للزيارة',
  'report.lead': 'يُصنع على هذا الجهاز، حتى دون شبكة. لا يُرسل شيء: الاختيار لك لمن يُعطى.',
  'report.range': 'الأيام',
  'report.days': 'آخر {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  'report.sections': 'ما الذي فيه',
  'report.print': 'طباعة',
  'report.savePdf': 'حفظ بصيغة PDF',
  'report.saveFhir': 'حفظ بصيغة FHIR',
  'report.fhirHint': 'صيغة FHIR لحاسوب العيادة: المحتوى نفسه في مستند يستطيع قراءته.',
  'report.failed': 'تعذر إنشاء الملف. يمكن المحاولة مرة أخرى، أو طباعة الصفحة.',
  'report.loading': 'جارٍ جمع ما هو موجود.',
  'report.noProfile': 'يحتاج التقرير إلى ملفك الشخصي. املئيه، أو انتظري حتى يصل إلى هذا الهاتف.',
  'report.preview': 'التقرير',
  'report.noName': 'لم يُذكر اسم',
  'report.origin': 'من {from} إلى {to}، صُنع في {time}. أدخلته المريضة بنفسها، والقيم من أجهزة منزلية لم يفحصها مختبر.',
  'report.missing': 'لم يُحمّل، ولذلك ليس في هذا التقرير: {parts}.',
  'report.foot':
    'صنعه Maia مما أُدخل. ليس تشخيصًا ولا فحصًا طبيًا. العلامة ▲ تشير إلى ضغط علوي من 140 فأكثر أو سفلي من 90 فأكثر (mmHg).',
  'report.none': 'لم يُدخل شيء في هذه الأيام.',
  'report.age': '{age, plural, zero {# سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}',
  'report.weeks':
    '{weeks, plural, zero {# أسبوع} one {أسبوع واحد} two {أسبوعان} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}} و{days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}، الولادة المتوقعة {due} ({method, select, CLINICIAN_EDD {بالسونار} IVF {بنقل الأجنة (IVF)} USER_EDD {موعد ولادة أدخلته} LMP {بآخر دورة} WEEKS_ENTERED_UNDATED {أسابيع أدخلتها، غير مؤكدة} other {أسابيع أدخلتها}})',
  'report.overdue': 'فوق 43 أسبوعًا بحسب التاريخ، الولادة المتوقعة {due}؛ لم يذكر أحد بعد أن الطفل وُلد',
  'report.weeksAbout':
    'نحو الأسبوع {weeks, number}، الولادة المتوقعة نحو {due} ({method, select, WEEKS_ENTERED_UNDATED {أسابيع أدخلتها، غير مؤكدة} other {أسابيع أدخلتها}})',
  'report.weeksUnknown': 'الأسابيع غير معروفة',
  'report.afterBirth':
    '{days, plural, =0 {ولدت اليوم} one {يوم واحد بعد الولادة} two {يومان بعد الولادة} few {# أيام بعد الولادة} many {# يومًا بعد الولادة} other {# يوم بعد الولادة}}',
  'report.afterBirth.undated': 'بعد الولادة',
  'report.ended': 'انتهى الحمل',
  'report.fetuses':
    '{count, plural, =2 {توأم} =3 {ثلاثة توائم} zero {# جنين} one {جنين واحد} few {# أجنة} many {# جنينًا} other {# جنين}}',
  'report.before':
    '{count, plural, =0 {أول حمل} one {حمل واحد سابق} two {حملان سابقان} few {# أحمال سابقة} many {# حملًا سابقًا} other {# حمل سابق}}',
  'report.height': '{height, number} cm',
  'report.diabetes':
    '{kind, select, gestational {سكري الحمل} type1 {سكري من النوع 1} type2 {سكري من النوع 2} other {سكري}}',
  'report.conditions': 'الأمراض: {text}',
  'report.allergies': 'الحساسية: {text}',
  'report.bloodGroup': 'فصيلة الدم {group}',
  'report.phone': 'الهاتف: {phone}',
  'report.limits': 'مستويات وضعها طبيبها: {limits}.',
  'report.pressure': 'ضغط الدم (mmHg)',
  'report.pressure.mean':
    '{half, select, morning {المتوسط قبل الظهر} other {المتوسط بعد الظهر}} {mean} ({count, plural, zero {# قراءة} one {قراءة واحدة} two {قراءتان} few {# قراءات} many {# قراءة} other {# قراءة}}).',
  'report.pressure.highest':
    'الأعلى {highest} في {date}. من {count, plural, zero {# قراءة} one {قراءة واحدة} two {قراءتين} few {# قراءات} many {# قراءة} other {# قراءة}}: {high, number} مرتفعة أو شديدة، و {severe, number} شديدة (160 فأكثر أو 110 فأكثر).',
  'report.sugar': 'سكر الدم',
  'report.sugar.type': 'متى',
  'report.sugar.count': 'العدد',
  'report.sugar.mean': 'المتوسط',
  'report.sugar.span': 'الأدنى–الأعلى',
  'report.sugar.target': 'ضمن الهدف',
  'report.sugar.inTarget': '{count, number} من {all, number}، من {from} إلى ما دون {below}',
  'report.weight': 'الوزن',
  'report.weight.line': '{latest} في {date}، والتغير {change} kg منذ {since}.',
  'report.weight.band': 'المجال المعتاد حتى الآن: من {low} إلى {high} kg (IOM 2009).',
  'report.symptoms': 'أعراض سُجلت مع القراءات',
  'report.medicines': 'الأدوية، والجرعات المأخوذة',
  'report.medicines.share':
    '{due, plural, =0 {لا جرعات مستحقة} other {أُخذ {taken, number} من {due, number}}} في آخر {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  'report.medicines.line': '{medicine} {dosage}، {frequency}: {share}',
  'report.medicines.noTime': 'لا وقت محدد: لا تذكير بأي جرعة ولا عدّ لها',
  'report.medicines.asNeeded': 'عند الحاجة',
  'report.labs': 'نتائج التحاليل',
  'report.labs.name': 'التحليل',
  'report.labs.value': 'القيمة',
  'report.labs.range': 'المجال في التقرير',
  'report.labs.flag': 'العلامة',
  'report.labs.report': 'التقرير',
  'report.labs.Low': 'منخفض',
  'report.labs.High': 'مرتفع',
  'report.labs.Normal': 'ضمن المجال',
  'report.questions': 'أسئلة للزيارة',
  'report.documents': 'المستندات (الأسماء فقط)',
  'report.notes': 'ملاحظات',
  'report.cut':
    '{count, plural, zero {# إدخال أخرى} one {إدخال واحد آخر} two {إدخالان آخران} few {# إدخالات أخرى} many {# إدخالًا أخرى} other {# إدخال أخرى}} في التطبيق.',
};
