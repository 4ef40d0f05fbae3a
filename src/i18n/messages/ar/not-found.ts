import type { notFound as english } from '../en/not-found.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const notFound: Translated<typeof english> = {
  'notFound.title': 'الصفحة غير موجودة',
  'notFound.text': 'لا توجد صفحة في هذا العنوان. لم يضع شيء مما حُفظ.',
  'notFound.offline': 'هذا يحتاج إلى شبكة',
  'notFound.offline.text': 'إنه على الخادم فقط. لم يضع شيء مما حُفظ، ويمكن فتحه مرة أخرى عندما تتوفر شبكة.',
  'notFound.today': 'إلى صفحة اليوم',
  'notFound.start': 'إلى البداية',
  'notFound.emergency': 'الأرقام وعلامات الخطر',
  'failure.title': 'تعذر عرض هذه الصفحة',
  'failure.text': 'حدث فيها خطأ. ما حُفظ آمن على هذا الهاتف، وما كُتب لا يزال هناك.',
  'failure.again': 'إعادة المحاولة',
  'failure.reload': 'إعادة تحميل الصفحة',
  'configuration.title': 'لا يستطيع Maia أن يبدأ',
  'configuration.text': 'من أعدّ هذا التطبيق لم يذكر أين توجد بياناته. هذه الإعدادات ناقصة:',
  'configuration.emergency': 'في الطوارئ اتصلي برقم الطوارئ المحلي.',
};
