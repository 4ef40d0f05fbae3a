import type { drawings as english } from '../en/drawings.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** What the drawings show, for people who cannot see them. */
export const drawings: Translated<typeof english> = {
  'drawing.baby':
    '{after, select, yes {الطفل في الأسبوع {week} بعد الولادة} other {الطفل في الأسبوع {week}}}، بجانب شريط قياس',
  'drawing.baby.text': 'الطفل ممدّد بمحاذاة شريط بالسنتيمتر. علامة وردية عند {length}.',
  'drawing.baby.tiny': 'البداية، في الأسبوع {week}',
  'drawing.baby.tiny.text': 'كيس مستدير فوق شريط. لا يمكن قياس شيء فيه بعد.',
  'drawing.mother': 'جسمكِ والرحم في الأسبوع {week}',
  'drawing.mother.text': 'الجسم من الجانب. أعلى الرحم فوق عظم العانة بنحو {height} سنتيمترًا، بجانب شريط.',
  'drawing.mother.early': 'الجسم من الجانب. ما زال الرحم منخفضًا خلف عظم العانة.',
  'drawing.mother.bone': 'عظم العانة',
  'drawing.sit': 'كيف تجلسين للقياس',
  'drawing.sit.text':
    'امرأة تجلس وظهرها مسنود إلى الكرسي وقدماها مسطّحتان على الأرض. ذراعها على طاولة، والسوار بارتفاع القلب.',
  'drawing.cuff': 'السوار على الذراع',
  'drawing.cuff.text': 'السوار حول أعلى الذراع العارية. الكم مرفوع.',
  'drawing.feet': 'القدمان مسطّحتان',
  'drawing.feet.text': 'قدمان مسطّحتان على الأرض جنبًا إلى جنب. الساقان غير متقاطعتين.',
};
