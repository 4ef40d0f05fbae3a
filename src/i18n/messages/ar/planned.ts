import type { planned as english } from '../en/planned.ts';
import type { Translated } from '../../translated.ts';

/** Screens whose content comes later. Each says so in one sentence and names the way on. */
export const planned: Translated<typeof english> = {
  'planned.forum.title': 'المجتمع',
  'planned.forum.text': 'ستقرئين هنا لأمهات أخريات وتسألينهن، وهذا غير جاهز بعد.',
  'planned.topic.title': 'موضوع',
  'planned.topic.text': 'سيُقرأ هنا موضوع وردوده، وهذا غير جاهز بعد.',
  'planned.to./dashboard': 'إلى صفحة اليوم',
  'planned.to./readings': 'إلى القراءات',
  'planned.to./emergency': 'الأرقام وعلامات الخطر',
};
