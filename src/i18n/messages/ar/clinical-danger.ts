import type { clinicalDanger as english } from '../en/clinical-danger.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Cards about a danger described in a message. */
export const clinicalDanger: Translated<typeof english> = {
  'clinical.danger.today': 'ما كتبتِه ينبغي أن يُنظر فيه. اتصلي بقابلتك أو طبيبك اليوم. إذا ساء الأمر فاتصلي الآن.',
  'clinical.danger.selfCare': 'أخبري قابلتك في زيارتك القادمة. اتصلي إذا ساء الأمر أو إذا كنتِ قلقة.',
  'clinical.danger.earlyMovements':
    'قبل إتمام 16 أسبوعًا من الحمل لا تشعر معظم النساء بحركات بعد. أخبري قابلتك في زيارتك القادمة. اتصلي إذا نزفتِ أو كان لديك ألم أو كنتِ قلقة.',
  'clinical.danger.movements':
    'الطفل الذي يتحرك أقل أو بشكل مختلف يجب فحصه الآن. اتصلي بقسم الولادة الآن، نهارًا أو ليلًا. لا تنتظري إلى الغد، ولا تعتمدي على جهاز دوبلر في البيت. إذا لم يرد أحد خلال 15 دقيقة فاذهبي إلى المستشفى أو اتصلي بـ {emergencyNumber}.',
  'clinical.danger.selfHarm':
    'أنتِ تستحقين المساعدة الآن، وهي موجودة. اتصلي بـ {emergencyNumber} الآن، أو اذهبي إلى أقرب قسم طوارئ. ابقي مع شخص تثقين به، واطلبي منه أن يُبعد كل ما قد تستعملينه لإيذاء نفسك.',
  'clinical.danger.mind':
    'قد تأتي أفكار كهذه مع الحمل والولادة، وهي مخيفة، ويمكن علاجها. اتصلي بـ {emergencyNumber} الآن. اطلبي من أحد أن يبقى معك ومع الطفل، حتى لا يكون أحد وحده.',
  'clinical.danger.violence':
    'ليس لأحد الحق في أن يؤذيك أو يهددك. إذا كنتِ في خطر الآن فاتصلي بـ {emergencyNumber}. اتصلي بقسم الولادة عندما يكون الكلام آمنًا: يستطيعون المساعدة دون إخبار أحد. إذا كان من الممكن أن ينظر أحد في هذا الهاتف فيمكنك حذف الرسالة.',
  'clinical.danger.ifNow.emergency': 'إذا كان هذا لديك الآن فقد تكون حالة طوارئ. اتصلي بـ {emergencyNumber} الآن.',
  'clinical.danger.ifNow.urgent':
    'إذا كان هذا لديك الآن فيجب فحصه. اتصلي بقسم الولادة الآن، أو بـ {emergencyNumber} إذا لم يرد أحد.',
  'clinical.danger.ifNow.today': 'إذا كان هذا لديك الآن فاتصلي بقابلتك أو طبيبك اليوم.',
};
