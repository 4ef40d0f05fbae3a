import type { milestones as english } from '../en/milestones.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const milestones: Translated<typeof english> = {
  'milestones.title': 'أسبوعًا بعد أسبوع',
  'milestones.week': '{after, select, yes {الأسبوع {week} بعد الولادة} other {الأسبوع {week}}}',
  'milestones.before': 'الأسبوع السابق',
  'milestones.next': 'الأسبوع التالي',
  'milestones.now': 'العودة إلى هذا الأسبوع',
  'milestones.around': 'في هذا الوقت تقريبًا، فلكل حمل وقته الخاص.',
  'milestones.unknown': 'تواريخك ليست في ملفك الشخصي بعد. اختاري أسبوعًا، أو أضيفي تواريخك.',
  'milestones.toProfile': 'إضافة تواريخك',
  'milestones.due': 'الآن تقريبًا',
  'milestones.due.hint': 'أوقات معتادة. خطة فريق الرعاية هي التي تُتبع.',
  'milestones.coming': 'قادم',
  'milestones.past': 'بعد 42 أسبوعًا لا يوجد نص للأسبوع. تأكدي أن لديك خطة مع فريق الرعاية.',
  'milestones.ended':
    'تتحدث هذه الصفحة عن الطفل أسبوعًا بعد أسبوع، لذلك أُوقفت لك. قراءاتك وفريق الرعاية وعلامات التحذير ما زالت هنا.',
  'milestones.ended.help': 'الدعم وخطوط المساعدة',
};
