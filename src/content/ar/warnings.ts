import type { ContentWords } from '../content-words.ts';

/** The titles of the danger signs, which stand in the words of the Emergency page. */
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
