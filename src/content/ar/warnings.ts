import type { ContentWords } from '@/content/entries/content-words.ts';

/** Titles of the danger signs. Their texts come from the messages of the Emergency page. */
export const warnings: ContentWords['warnings'] = {
  'warning.now': {
    title: 'علامات الخطر: اتصلي برقم الطوارئ الآن',
    also: 'طوارئ عاجل اسعاف مستعجل نجدة',
  },
  'warning.unit': {
    title: 'علامات الخطر: اتصلي بقسم الولادة الآن',
    also: 'عاجل علامات تحذير مستشفى مشفى طوارئ',
  },
};
