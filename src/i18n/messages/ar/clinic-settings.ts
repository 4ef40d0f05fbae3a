import type { clinicSettings as english } from '../en/clinic-settings.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The settings of the clinic. */
export const clinicSettings: Translated<typeof english> = {
  'settings.title': 'الإعدادات',
  'settings.mfa': 'العامل الثاني',
  'settings.mfa.label': 'يحتاج الأطباء والإداريون إلى تطبيق مصادقة',
  'settings.mfa.hint':
    'عند «نعم» لا يجيب الخادم أي موظف لم يكتب رمزًا من تطبيق المصادقة. يسري ذلك فورًا، حتى على الجلسات المفتوحة: من ليس لديه تطبيق يُوجَّه إلى إعداده. تحتاج أنت إلى واحد قبل التشغيل.',
  'settings.mfa.yes': 'نعم',
  'settings.mfa.no': 'لا',
  'settings.mfa.forced': 'مشغّل الخادم يطلب عاملًا ثانيًا من جميع الموظفين (REQUIRE_STAFF_MFA). لا يمكن إيقافه هنا.',
  'settings.mfa.appwrite':
    'تعمل هذه العيادة على Appwrite الذي لا يستطيع طلب عامل ثانٍ من الموظفين. يمكن لكل شخص تشغيله في الحساب.',
  'settings.languages': 'اللغات',
  'settings.languages.label': 'تُعرض عند إنشاء حساب',
  'settings.languages.hint':
    'تعرض صفحة «إنشاء حساب» هذه فقط واللغة المفتوحة بها. يمكن لكل مستخدم اختيار أي لغة للتطبيق لاحقًا. التطبيق يعرض ذلك، والخادم لا يتحقق منه.',
  'settings.retention': 'مدة الحفظ',
  'settings.never': 'حتى تُحذف يدويًا',
  'settings.months': '{months, plural, one {شهر واحد} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}}',
  'settings.contact': 'رسائل نموذج الاتصال',
  'settings.contact.hint': 'يحذف الخادم الأقدم كل ليلة، سواء أُجيب عنها أم لا.',
  'settings.access': 'مدخلات «من اطّلع على بياناتك»',
  'settings.access.hint':
    'يحذف الخادم الأقدم كل ليلة، فلا تستطيع المريضات قراءتها بعد ذلك. يحتفظ سجل التدقيق بمدخلاته.',
  'settings.fixed': 'ما لا يُقرَّر هنا',
  'settings.fixed.messages':
    'الرسائل بين المريضات والأطباء جزء من السجل الصحي. لا يحذفها الخادم من تلقاء نفسه أبدًا، ويستطيع كاتبها ذلك.',
  'settings.fixed.audit':
    'يُحفظ سجل التدقيق {years, plural, one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}. يحدد ذلك مشغّل الخادم (AUDIT_RETENTION_YEARS) حتى لا يستطيع أي إداري محو الآثار هنا.',
  'settings.fixed.audit.never': 'لا تُحذف مدخلات سجل التدقيق على هذا الخادم أبدًا.',
};
