import type { language as english } from '../en/language.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Choosing a language, and notices about parts of a page that are untranslated or not yet reviewed in it. */
export const language: Translated<typeof english> = {
  'language.title': 'لغة Maia',
  'language.failed': 'تعذر جلب الكلمات. في المرة الأولى تحتاج إلى شبكة.',
  'language.unreviewed': 'هذه الكلمات ترجمة. لم يراجعها أي طبيب أو قابلة بهذه اللغة بعد. إذا كان شيء غير واضح فاتصلي.',
  'language.notTranslated': 'لم يُترجم هذا النص بعد. يظهر بالإنجليزية.',
  'language.showEnglish': 'القراءة بالإنجليزية',
  'language.showTranslation': 'قراءة الترجمة',
};
