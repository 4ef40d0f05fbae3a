import type { moderation as english } from '../en/moderation.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The queue of moderators, and what they tell the author of a text. */
export const moderation: Translated<typeof english> = {
  'forum.queue.title': 'الإشراف',
  'forum.queue.count':
    '{count, plural, =0 {لا بلاغات} one {نص واحد مُبلَّغ عنه ينتظر} two {نصان مُبلَّغ عنهما ينتظران} few {# نصوص مُبلَّغ عنها تنتظر} many {# نصًا مُبلَّغًا عنه ينتظر} other {# نص مُبلَّغ عنه ينتظر}}',
  'forum.queue.none': 'لا بلاغات.',
  'forum.queue.topic': 'موضوع',
  'forum.queue.reply': 'رد',
  'forum.queue.in': 'في الموضوع «{title}»',
  'forum.queue.reason':
    '{reason} ({count, plural, one {بلاغ واحد} two {بلاغان} few {# بلاغات} many {# بلاغًا} other {# بلاغ}})',
  'forum.queue.reportedAt': 'أول بلاغ: {when}',
  'forum.queue.hidden': 'نصوص مخفية',
  'forum.queue.lock': 'إقفال الموضوع',
  'forum.queue.unlock': 'فتح الموضوع للردود',
  'forum.moderate.warn': 'تنبيه الكاتب',
  'forum.decide.hide': 'إخفاء هذا النص؟',
  'forum.decide.hide.text': 'بعد ذلك لا يقرؤه إلا كاتبه والمشرفون. ويقرأ الكاتب السبب.',
  'forum.decide.hide.yes': 'إخفاؤه',
  'forum.decide.warn': 'تنبيه الكاتب؟',
  'forum.decide.warn.text': 'يبقى النص للجميع. يقرأ كاتبه التنبيه والسبب. ولا يعرف المشرفون من هو.',
  'forum.decide.warn.yes': 'إرسال التنبيه',
  'forum.decide.no': 'تركه',
  'forum.decided.hide': 'أُخفي النص.',
  'forum.decided.warn': 'نُبّه الكاتب.',
  'forum.decided.dismiss': 'أُغلق البلاغ. يبقى النص.',
  'forum.decided.lock': 'لم يعد الموضوع يقبل ردودًا.',
  'forum.decided.unlock': 'يقبل الموضوع الردود من جديد.',
  'forum.decided.pin': 'ثُبّت الموضوع.',
  'forum.decided.unpin': 'لم يعد الموضوع مثبتًا.',
  'forum.notices': 'من المشرفين',
  'forum.notice.reason': 'السبب: {reason}',
  'forum.notice.hide.topic': 'أخفى مشرف موضوعك. لا يقرؤه إلا أنت والمشرفون.',
  'forum.notice.hide.post': 'أخفى مشرف ردك. لا يقرؤه إلا أنت والمشرفون.',
  'forum.notice.warn.topic': 'ينبهك مشرف بشأن موضوعك. ما زال مقروءًا.',
  'forum.notice.warn.post': 'ينبهك مشرف بشأن ردك. ما زال مقروءًا.',
};
