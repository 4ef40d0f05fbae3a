import type { records as english } from '../en/records.ts';
import type { Translated } from '../../translated.ts';

/** Forms of records that can be changed: visits and reminders. */
export const records: Translated<typeof english> = {
  'records.full': 'لم تبق مساحة على هذا الهاتف، لذلك لم يُحفظ هذا. أفرغي بعض المساحة وحاولي مرة أخرى.',
  'records.failed': 'لم يُحفظ هذا: لم ترد ذاكرة الهاتف. ما كتبتِه لا يزال هنا. حاولي مرة أخرى.',
  'records.notChanged': 'تعذر تغيير هذا: لم ترد ذاكرة الهاتف. حاولي مرة أخرى.',
  'records.notDeleted': 'تعذر حذف هذا. لا يزال في قائمتك.',
};
