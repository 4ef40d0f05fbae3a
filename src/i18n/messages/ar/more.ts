import type { more as english } from '../en/more.ts';
import type { Translated } from '../../translated.ts';

/** Everything that has no tab, and leaving this phone. */
export const more: Translated<typeof english> = {
  'more.you': 'أنتِ',
  'more.profile.detail': 'التواريخ والمستشفى والطبيب والوحدات',
  'more.phone.detail': 'ما هو آمن، وما ينتظر، والنسخة الاحتياطية',
  'more.privacy.detail': 'ما يُحفظ، ومن يستطيع رؤيته',
  'more.emergency.detail': 'الأرقام وعلامات الخطر، دون شبكة',
  'more.care': 'رعايتك',
  'more.learn': 'تعلّمي واسألي',
  'more.about': 'عن Maia',
  'more.look': 'الألوان',
  'more.look.system': 'مثل الهاتف',
  'more.look.light': 'فاتح',
  'more.look.dark': 'داكن',
  'more.signedInAs': 'مسجلة الدخول باسم {who}',
  'more.logOut': 'تسجيل الخروج',
  'more.logOut.title': 'قبل أن تغادري هذا الهاتف',
  'more.logOut.text': 'يزيل Maia عندها كل ما يحفظه عنك هنا. ما أُرسل يبقى في حسابك.',
  'more.logOut.waiting':
    '{pending, plural, zero {# إدخال موجودة على هذا الهاتف فقط. لم تُرسل بعد.} one {إدخال واحد موجود على هذا الهاتف فقط. لم يُرسل بعد.} two {إدخالان موجودان على هذا الهاتف فقط. لم يُرسلا بعد.} few {# إدخالات موجودة على هذا الهاتف فقط. لم تُرسل بعد.} many {# إدخالًا موجودة على هذا الهاتف فقط. لم تُرسل بعد.} other {# إدخال موجودة على هذا الهاتف فقط. لم تُرسل بعد.}}',
  'more.logOut.messages':
    '{count, plural, zero {# رسالة من نموذج التواصل لم تُرسل، وليست في أي ملف.} one {رسالة من نموذج التواصل لم تُرسل، وليست في أي ملف.} two {رسالتان من نموذج التواصل لم تُرسلا، وليستا في أي ملف.} few {# رسائل من نموذج التواصل لم تُرسل، وليست في أي ملف.} many {# رسالة من نموذج التواصل لم تُرسل، وليست في أي ملف.} other {# رسالة من نموذج التواصل لم تُرسل، وليست في أي ملف.}}',
  'more.logOut.sent': 'أُرسل كل شيء الآن.',
  'more.logOut.sending': 'جارٍ الإرسال…',
  'more.logOut.notSent': 'تعذر الإرسال الآن. ابقي، وسيُرسل تلقائيًا عندما تتوفر شبكة.',
  'more.logOut.signIn': 'انتهى تسجيل دخولك. سجلي الدخول لإرساله أولًا.',
  'more.logOut.send': 'الإرسال أولًا',
  'more.logOut.toSignIn': 'تسجيل الدخول للإرسال',
  'more.logOut.stay': 'بقاء',
  'more.logOut.lose':
    '{pending, plural, zero {المغادرة وفقدان # إدخال} one {المغادرة وفقدان إدخال واحد} two {المغادرة وفقدان إدخالين} few {المغادرة وفقدان # إدخالات} many {المغادرة وفقدان # إدخالًا} other {المغادرة وفقدان # إدخال}}',
  'more.logOut.leave': 'المغادرة الآن',
  'more.logOut.file': 'حفظ ملف مشفر والمغادرة',
  'more.logOut.file.text':
    'في الملف ما لم يُرسل قط. لاستعادته سجلي الدخول من جديد، هنا أو في مكان آخر، وافتحي «بياناتك على هذا الهاتف».',
  'more.logOut.leaveWithFile': 'الملف عندي. المغادرة الآن',
};
