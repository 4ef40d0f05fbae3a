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
  'milestones.part.body': 'جسمكِ',
  'milestones.part.feel': 'ما قد تشعرين به',
  'milestones.part.act': 'ما الذي تفعلينه',
  'milestones.part.ask': 'ما الذي تسألين عنه',
  'milestones.tasks': 'ثلاثة أمور لهذا الأسبوع',
  'milestones.task.visit': 'أضيفيه إلى مواعيدي',
  'milestones.task.reminder': 'ذكّريني',
  'milestones.size.crownRump': 'من الرأس إلى المقعدة',
  'milestones.size.crownHeel': 'من الرأس إلى الكعب',
  'milestones.size.weight': 'الوزن',
  'milestones.size.none': 'ما زال أصغر من أن يقيسه التصوير. الرسم ليس بمقياس حقيقي.',
  'milestones.size.mean': 'متوسط أطفال كثيرين. لطفلكِ حجمه الخاص، ولا يقدّره إلا فريق رعايتكِ.',
  'milestones.size.twins': 'متوسط أطفال منفردين. قد يكون التوائم أصغر؛ ولا يقدّر حجمهم إلا فريق رعايتكِ.',
  'milestones.size.sources': 'من أين جاءت هذه الأرقام',
  'milestones.ended.help': 'الدعم وخطوط المساعدة',
};
