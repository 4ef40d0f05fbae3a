import type { clinicalCards as english } from '../en/clinical-cards.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Texts on every card. */
export const clinicalCards: Translated<typeof english> = {
  'clinical.tier.emergency': 'طوارئ - اتصلي الآن',
  'clinical.tier.urgent': 'اتصلي بقسم الولادة الآن',
  'clinical.tier.today': 'اتصلي اليوم',
  'clinical.tier.selfCare': 'يمكن عادة التعامل معه في البيت',
  'clinical.yourBody': 'أنتِ تعرفين جسمك. إذا شعرتِ أن شيئًا ليس على ما يرام فاتصلي، حتى لو قال هذا التطبيق غير ذلك.',
  'clinical.notADiagnosis': 'لا شيء مما أدخلتِه يطابق علامة تحذير عاجلة. هذا ليس تشخيصًا. إذا كنتِ قلقة فاتصلي.',
  'clinical.acknowledge': 'اتصلت، وفهمت',
  'clinical.wasChecked':
    'مضى على هذه القراءة أكثر من يوم، لذلك لا تظهر بطاقة. هل راجعها فريق الرعاية؟ إن لم يفعل، أو كنتِ تشعرين بتوعك، فاتصلي بهم.',
  'clinical.nextVisit': 'اذكريه في زيارتك القادمة.',
  'clinical.thisWeek': 'أخبري به فريق الرعاية هذا الأسبوع.',
  'clinical.symptom.emergency':
    'قد تكون هذه حالة طوارئ. اتصلي بـ {emergencyNumber} الآن. قولي: «{stage, select, pregnant {أنا حامل منذ {weeks, plural, zero {# أسبوع} one {أسبوع واحد} two {أسبوعين} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}} postpartum {ولدتُ {days, plural, =0 {اليوم} one {قبل يوم واحد} two {قبل يومين} few {قبل # أيام} many {قبل # يومًا} other {قبل # يوم}}} ended {كنت حاملًا حتى وقت قريب} other {أنا حامل أو ولدت حديثًا}}»، واذكري ما تشعرين به. لا تقودي السيارة بنفسك. افتحي قفل الباب، وابقي مع أحد، واستلقي على جنبك الأيسر إذا شعرتِ بإغماء.',
  'clinical.symptom.urgent':
    'قد تكون هذه علامة مشكلة خطيرة ويجب فحصها الآن. اتصلي بقسم الولادة أو بطبيبك الآن. لا تنتظري زيارتك القادمة. إذا لم يرد أحد خلال 15 دقيقة فاذهبي إلى أقرب مستشفى يعتني بالحوامل، أو اتصلي بـ {emergencyNumber}.',
  'clinical.phone.unknown': '{emergencyNumber} أو رقم الطوارئ المحلي',
  'clinical.phone.use.mobile': 'من هاتف محمول',
  'clinical.phone.use.ambulance': 'إسعاف',
  'clinical.phone.use.mother_child': 'إسعاف للأمهات والأطفال',
  'clinical.phone.use.text': 'برسالة نصية',
  'clinical.phone.use.police': 'شرطة',
  'clinical.phone.use.advice': 'خط استشارة',
  'clinical.phone.use.some_regions': 'في بعض المناطق',
  'clinical.phone.varies': 'يختلف الرقم بين المناطق. اسألي فريق الرعاية أي رقم تستعملين.',
  'clinical.phone.mustBeChecked': 'من فضلك تحققي من هذا الرقم للمكان الذي تعيشين فيه.',
  'clinical.pastDue.plan': 'تجاوزتِ موعد الولادة المتوقع: تأكدي أن لديك خطة مع فريق الرعاية. واصلي متابعة الحركات.',
  'clinical.pastDue.noContact':
    'مضى أسبوعان على موعد الولادة المتوقع ولم يُسجَّل أي تواصل مع فريق الرعاية في آخر 7 أيام. اتصلي بهم اليوم. واصلي متابعة الحركات.',
  'clinical.pastDue.answer.born': 'نعم، وُلد',
  'clinical.pastDue.answer.pregnant': 'ما زلت حاملًا',
  'clinical.pastDue.answer.ended': 'انتهى الحمل',
};
