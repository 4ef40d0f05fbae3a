import type { content as english } from '../en/content.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Labels beside every built-in text. */
export const content: Translated<typeof english> = {
  'content.source.itself': '{title}، قُرئ في {date}',
  'content.source.copy': '{title}، قُرئ في نسخة منه في {date}',
  'content.source.never': '{title}، مذكور ولم يُتحقق منه بعد',
  'content.source.own': 'اختيار حذر من Maia نفسه، لعدم وجود مصدر',
  'content.sources': 'من أين هذا',
  'content.draft': 'نص بتاريخ {date}، مأخوذ من هذه المصادر. لم يعتمده أي طبيب أو قابلة بعد. عند الشك اتصلي.',
  'content.reviewed': 'نص بتاريخ {date}، مأخوذ من هذه المصادر واعتمده {who}.',
  'content.part.baby': 'الطفل',
  'content.part.body': 'أنتِ',
  'content.part.todo': 'ما عليك فعله',
  'content.part.watch': 'انتبهي',
  'content.mark.avoid': 'تجنبيه',
  'content.mark.limit': 'بحذر',
  'content.mark.ok': 'لا بأس',
  'content.none': 'لا شيء يناسب هذه الكلمة. جربي كلمة أخرى.',
  'content.found':
    '{count, plural, zero {# نتيجة} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
};
