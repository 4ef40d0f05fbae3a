import type { clinicalSugar as english } from '../en/clinical-sugar.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Blood sugar. */
export const clinicalSugar: Translated<typeof english> = {
  'clinical.sugar.lowEmergency':
    'هذا منخفض، ومع هذه العلامات هي حالة طوارئ. اتصلي بـ {emergencyNumber} الآن. لا يُعطى طعام ولا شراب لمن ليست مستيقظة تمامًا.',
  'clinical.sugar.low':
    'هذا منخفض. إذا كنتِ تستطيعين البلع بأمان فخذي سكرًا سريعًا الآن (مثل أقراص الغلوكوز أو عصير أو مشروب غازي عادي)، وقيسي مرة أخرى بعد 15 دقيقة، ثم كلي شيئًا يدوم أثره أطول. إذا بقي منخفضًا، أو شعرتِ بنعاس شديد أو تشوش، فاتصلي بـ {emergencyNumber}. أخبري فريق الرعاية اليوم.',
  'clinical.sugar.lowAgain':
    'هذا منخفض. إذا كنتِ تستطيعين البلع بأمان فخذي سكرًا سريعًا الآن (مثل أقراص الغلوكوز أو عصير أو مشروب غازي عادي)، وقيسي مرة أخرى بعد 15 دقيقة، ثم كلي شيئًا يدوم أثره أطول. اتصلي بفريق الرعاية اليوم: لقد كان منخفضًا من قبل، أو أنتِ تستعملين الإنسولين أو الأقراص. إذا بقي منخفضًا، أو شعرتِ بنعاس شديد أو تشوش، فاتصلي بـ {emergencyNumber}.',
  'clinical.sugar.zero': '0 ليست قراءة حقيقية. إذا أظهر جهازك LO فتعاملي معها على أنها منخفضة جدًا.',
  'clinical.sugar.veryHighEmergency':
    'هذا مرتفع جدًا، ومع هذه العلامات هي حالة طوارئ. اتصلي بـ {emergencyNumber} الآن. لا تقودي السيارة بنفسك.',
  'clinical.sugar.veryHigh':
    'هذا مرتفع جدًا. اتصلي بقسم الولادة أو بفريق السكري الآن. إذا لم يرد أحد خلال 15 دقيقة فاذهبي إلى المستشفى أو اتصلي بـ {emergencyNumber}. اتصلي بـ {emergencyNumber} إذا تقيأتِ أو أصابك نعاس شديد أو تنفستِ بسرعة.',
  'clinical.sugar.vomiting':
    'مع السكري يجب فحص القيء الآن مهما كان مستوى السكر. اتصلي بقسم الولادة أو بفريق السكري الآن. إذا لم يرد أحد خلال 15 دقيقة فاذهبي إلى المستشفى أو اتصلي بـ {emergencyNumber}.',
  'clinical.sugar.highWithSign':
    'هذا مرتفع، ومع ما ذكرتِه لنا يجب فحصه الآن. اتصلي بقسم الولادة أو بفريق السكري الآن. إذا لم يرد أحد خلال 15 دقيقة فاذهبي إلى المستشفى أو اتصلي بـ {emergencyNumber}.',
  'clinical.sugar.high':
    'هذا مرتفع. اتصلي بفريق الرعاية اليوم. اتصلي الآن إذا تقيأتِ أو كان لديك ألم في البطن أو حمى أو تنفس سريع أو عطش شديد أو كيتونات أو شعرتِ بتوعك.',
  'clinical.sugar.patternTreated':
    'عدة قراءات كانت فوق هدفك. أنتِ تستعملين الإنسولين أو الأقراص، لذلك اتصلي بفريق الرعاية اليوم.',
  'clinical.sugar.pattern': 'عدة قراءات كانت فوق هدفك. أخبري بها فريق الرعاية هذا الأسبوع.',
  'clinical.sugar.mention':
    'ظهرت قراءات كهذه في يومين. اذكريها في تواصلك القادم. الجهاز المنزلي لا يحسم هذا، بل فحص المختبر.',
  'clinical.sugar.test': 'هذه قيمة من فحص السكر. يفسرها طبيبك أو قابلتك.',
  'clinical.sugar.testLine':
    '{isAtOrAbove, select, true {عند الحد أو فوقه} other {تحت الحد}} الذي تستعمله {reference}: {threshold} {unit}',
  'clinical.sugar.reference.WHO_75': 'WHO 2013 و IADPSG و ADA (75 g)',
  'clinical.sugar.reference.OVERT_75': 'منظمة WHO لقيمة مرتفعة بوضوح في الحمل (75 g)',
  'clinical.sugar.reference.NICE_75': 'NICE (75 g)',
  'clinical.sugar.reference.GCT_50': 'ACOG، واحد من ثلاثة قد تختاره العيادة (50 g)',
  'clinical.sugar.reference.CARPENTER_COUSTAN_100': 'Carpenter-Coustan (100 g)، حيث يلزم أن تُحتسب قيمتان',
  'clinical.sugar.belowTarget': 'تحت الحد الأدنى لهدفك.',
  'clinical.sugar.aboveTarget': 'فوق هدفك.',
  'clinical.sugar.inTarget': 'ضمن هدفك.',
  'clinical.sugar.noted': 'حُفظ. هذا لا يغني عن زيارات المتابعة.',
};
