import type { clinicalWeight as english } from '../en/clinical-weight.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Weight: neutral, without praise or blame. */
export const clinicalWeight: Translated<typeof english> = {
  'clinical.weight.afterBirth':
    'زيادة سريعة بعد الولادة مع تورم أو صعوبة في التنفس يجب فحصها الآن. اتصلي بقسم الولادة الآن. إذا لم يرد أحد خلال 15 دقيقة فاذهبي إلى المستشفى أو اتصلي بـ {emergencyNumber}.',
  'clinical.weight.afterBirthAsk': 'زاد وزنك بسرعة بعد الولادة. هل لديك تورم في الوجه أو اليدين، أو صعوبة في التنفس؟',
  'clinical.weight.gainWithSign':
    'زيادة سريعة مع ما ذكرتِه لنا قد تكون علامة مشكلة خطيرة ويجب فحصها الآن. اتصلي بقسم الولادة الآن. إذا لم يرد أحد خلال 15 دقيقة فاذهبي إلى المستشفى أو اتصلي بـ {emergencyNumber}.',
  'clinical.weight.gainFast':
    'زاد وزنك 2.3 kg (5 lb) أو أكثر في أسبوع. اتصلي بقابلتك أو طبيبك اليوم وقيسي ضغط دمك الآن.',
  'clinical.weight.gain':
    'زاد وزنك 1 kg أو أكثر في أسبوع. قيسي ضغط دمك الآن وانظري إلى قائمة الأعراض. اذكري ذلك في زيارتك القادمة.',
  'clinical.weight.lossNoFluids':
    'نقص الوزن مع عدم بقاء السوائل في المعدة يجب فحصه الآن. اتصلي بقسم الولادة الآن. إذا لم يرد أحد خلال 15 دقيقة فاذهبي إلى المستشفى أو اتصلي بـ {emergencyNumber}.',
  'clinical.weight.loss': 'لقد نقص وزنك. اتصلي بقابلتك أو طبيبك اليوم.',
  'clinical.weight.steady': 'لم يزد وزنك منذ 4 أسابيع. اذكري ذلك في زيارتك القادمة.',
  'clinical.weight.rate':
    'وزنك خارج المجال الذي يعرضه رسمك البياني، وخلال 3 أسابيع أو أكثر تغيّر بسرعة مختلفة. اذكري ذلك في زيارتك القادمة.',
  'clinical.weight.noted': 'حُفظ. هذا لا يغني عن زيارات المتابعة.',
  'clinical.weight.earlyPregnancy': 'الوزن في أول الحمل',
  'clinical.weight.band.no_height': 'أضيفي طولك لتري المجال المعتاد.',
  'clinical.weight.band.no_weight': 'أضيفي وزنك قبل الحمل لتري المجال المعتاد.',
  'clinical.weight.band.ask_care_team': 'لا يوجد مجال منشور لهذه الحالة. اسألي فريق الرعاية.',
  'clinical.weight.band.teenagers': 'المجال للبالغات. إذا كنتِ مراهقة فاسألي فريق الرعاية.',
};
