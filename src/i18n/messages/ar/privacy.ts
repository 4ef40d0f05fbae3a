import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** These sentences must be true: change them together with any change of where data is stored or sent. */
export const privacy: Translated<typeof english> = {
  'privacy.title': 'أين توجد بياناتك',
  'privacy.lead':
    'باختصار: قراءاتك ملك لك. هي على هذا الهاتف وفي حسابك ولدى الطبيب الذي تختارينه. لا إعلانات، ولا أحد يعدّ ما تلمسينه.',
  'privacy.table.records': 'القياسات والملف والمستندات ونتائج المختبر',
  'privacy.table.checks': 'فحوص الأعراض التي احتفظتِ بها',
  'privacy.table.numbers': 'أرقام الطوارئ وأشخاصها',
  'privacy.table.what': 'ماذا',
  'privacy.table.where': 'أين',
  'privacy.table.who': 'من يستطيع قراءته',
  'privacy.table.long': 'إلى متى',
  'privacy.table.delete': 'كيف يُحذف',
  'privacy.table.caption': 'كل نوع من البيانات',
  'privacy.table.where.both': 'هذا الهاتف، مختومًا، وحسابكِ',
  'privacy.table.where.phone': 'هذا الهاتف وحده',
  'privacy.table.where.server': 'الخادم',
  'privacy.table.who.doctor': 'أنتِ والطبيب الذي اخترتِه',
  'privacy.table.who.you': 'أنتِ',
  'privacy.table.who.members': 'جميع الأعضاء؛ واسمكِ فقط إن أظهرتِه',
  'privacy.table.who.operators': 'من يديرون Maia هذه',
  'privacy.table.long.own': 'حتى تحذفيه',
  'privacy.table.long.logOut': 'حتى تسجّلي الخروج',
  'privacy.table.long.clinic': 'المدة التي حددتها العيادة',
  'privacy.table.delete.entry': 'كل إدخال وحده، أو مع الحساب',
  'privacy.table.delete.account': 'مع الحساب',
  'privacy.table.delete.forum': 'مع الحساب يُزال اسمكِ ويبقى النص',
  'privacy.table.delete.logOut': 'بتسجيل الخروج',
  'privacy.table.delete.ask': 'اطلبي ذلك عبر نموذج التواصل',
  'privacy.phone.title': 'على هذا الهاتف',
  'privacy.phone.text':
    'ما تُدخلينه يُحفظ هنا أولًا. وهو مختوم: لا تُقرأ الأرقام والملاحظات والأسماء إلا بمفتاح محفوظ على هذا الهاتف لتسجيل دخولك. أما المكشوف فهو أوقات الإدخالات وأنواعها، واسمك وبريدك الإلكتروني، والأرقام والأشخاص الذين حفظتِهم للطوارئ.',
  'privacy.phone.notes': 'عدّ الحركات والانقباضات وقائمة الأسماء مختومة أيضًا، وتبقى على هذا الهاتف وحده.',
  'privacy.phone.limit':
    'من يستطيع فتح قفل هذا الهاتف وأنتِ مسجلة الدخول يستطيع فتح Maia. اقفلي الهاتف، وسجلي الخروج من هاتف تشاركينه مع غيرك.',
  'privacy.leaves.title': 'ما يغادر الهاتف، ومتى',
  'privacy.leaves.readings': 'القراءات وملفك الشخصي: إلى حسابك، تلقائيًا، كلما توفرت شبكة. الطريق مشفر.',
  'privacy.leaves.checks':
    'فحص الأعراض: فقط عندما تلمسين «حفظ هذا الفحص». أما الفحص عن العنف في البيت فلا يُحفظ أبدًا ولا يُرسل أبدًا.',
  'privacy.leaves.mail': 'بريدك الإلكتروني: عند إنشاء الحساب، وعندما تطلبين رابطًا لتأكيده أو لتعيين كلمة مرور جديدة.',
  'privacy.leaves.hospital': 'مستشفاك وطبيبك: عندما تختارينهما في ملفك الشخصي. إلى ذلك الحين لا يرى أي طبيب شيئًا.',
  'privacy.leaves.contact':
    'رسالة من نموذج التواصل: عندما ترسلينها، إلى من يشغّلون هذه النسخة من Maia، مع العنوان الذي تذكرينه للرد، ومع حسابك إذا كنتِ مسجلة الدخول.',
  'privacy.leaves.articles':
    'المقال الذي تريدين قراءته: عندما تفتحينه. ما فتحتِه يبقى مختومًا على هذا الهاتف، ويزول عند تسجيل الخروج.',
  'privacy.leaves.place': 'مكانك: فقط عندما تلمسين لطلبه، وعندها يُعرض عليك ويوضع في الرسالة التي ترسلينها بنفسك.',
  'privacy.leaves.nothing': 'الطوارئ وعلامات الخطر لا ترسل شيئًا على الإطلاق.',
  'privacy.sees.title': 'من يستطيع رؤيتها',
  'privacy.sees.you': 'أنتِ، أينما سجلتِ الدخول.',
  'privacy.sees.doctor':
    'الطبيب الذي اخترتِه: ملفك الشخصي، وقراءاتك وتحذيراتها، وفحوص الأعراض التي حفظتِها، إلى أن تختاري غيره أو لا أحد. لا أحد يراقبها مباشرة.',
  'privacy.sees.operators':
    'من يشغّلون الخادم الذي يأتي منه هذا التطبيق يمكنهم قراءة المخزن في حسابك، فهو ليس مختومًا هناك عنهم.',
  'privacy.sees.log': 'من فتح سجلاتك غيرك يكتبه الخادم. تقرئين ذلك في صفحة الحساب.',
  'privacy.sees.nobody': 'لا أحد غيرهم: لا معلنين، ولا تحليلات، ولا مريضات أخريات.',
  'privacy.rid.title': 'التخلص منها',
  'privacy.rid.logOut':
    'تسجيل الخروج يزيل من هذا الهاتف سجلاتك واسمك ومفتاحك والأرقام والأشخاص الذين حفظتِهم للطوارئ. يبقى البلد، لمن يحتاج إلى رقمه.',
  'privacy.rid.delete': 'القراءة التي تحذفينها تُحذف من حسابك وعند طبيبك أيضًا.',
  'privacy.rid.account':
    'في صفحة الحساب يمكنك أخذ كل شيء معك في ملف واحد، وحذف الحساب بكل ما فيه. ما كتبتِه في المنتدى يبقى دون اسمك.',
};
