import type { records as english } from '../en/records.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Forms of editable records: visits and reminders. */
export const records: Translated<typeof english> = {
  'records.full': 'لم تبق مساحة على هذا الهاتف، لذلك لم يُحفظ هذا. أفرغي بعض المساحة وحاولي مرة أخرى.',
  'records.failed': 'لم يُحفظ هذا: لم ترد ذاكرة الهاتف. ما كتبتِه لا يزال هنا. حاولي مرة أخرى.',
  'records.shut.refused':
    'لم يُحفظ هذا: لا يسمح هذا المتصفح لـ Maia بحفظ أي شيء، ولن تفيد المحاولة مرة أخرى. دوّنيه في مكان آخر، ثم افتحي Maia في نافذة عادية أو اسمحي ببيانات المواقع في إعدادات المتصفح.',
  'records.shut.damaged':
    'لم يُحفظ هذا: لا يمكن فتح نسخة هذا الهاتف، ولن تفيد المحاولة مرة أخرى. دوّنيه في مكان آخر، ثم افتحي «بياناتك على هذا الهاتف».',
  'records.notChanged': 'تعذر تغيير هذا: لم ترد ذاكرة الهاتف. حاولي مرة أخرى.',
  'records.notDeleted': 'تعذر حذف هذا. لا يزال في قائمتك.',
  'records.notDeleted.refused':
    'تعذر حذف هذا: لا يسمح هذا المتصفح لـ Maia بحفظ أي شيء أو تغييره، ولن تفيد المحاولة مرة أخرى. افتحي Maia في نافذة عادية أو اسمحي ببيانات المواقع في إعدادات المتصفح.',
  'records.notDeleted.damaged':
    'تعذر حذف هذا: لا يمكن فتح نسخة هذا الهاتف، ولن تفيد المحاولة مرة أخرى. افتحي «بياناتك على هذا الهاتف».',
};
