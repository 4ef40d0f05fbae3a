import type { home as english } from '../en/home.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const home: Translated<typeof english> = {
  'home.title': 'Maia',
  'home.heading': 'قياس بعناية، أسبوعًا بعد أسبوع.',
  'home.lead':
    'احفظي ضغط دمك وسكرك ووزنك على هاتفك، بشبكة أو دونها. إذا كان رقم ما خطرًا، يقول لك Maia فورًا ماذا تفعلين.',
  'home.create': 'إنشاء حسابك',
  'home.logIn': 'تسجيل الدخول',
  'home.today': 'إلى صفحة اليوم',
  'home.dangerSigns': 'علامات الخطر',
  'home.free': 'مجاني. علامات الخطر والطوارئ لا تحتاج إلى حساب.',
  'home.users':
    '{count, plural, zero {# شخص لديهم حساب هنا.} one {شخص واحد لديه حساب هنا.} two {شخصان لديهما حساب هنا.} few {# أشخاص لديهم حساب هنا.} many {# شخصًا لديهم حساب هنا.} other {# شخص لديهم حساب هنا.}}',
  'home.exampleWeek': 'أسبوعًا و 3 أيام',
  'home.example.severe': 'اتصلي بقسم الولادة الآن',
  'home.example.saved': 'حُفظ',
  'home.example.offline': 'دون اتصال · 3 في الانتظار، تُرسل تلقائيًا',
  'home.example.initials': 'أ',
  'home.example.patient': 'أمينة، 28+3',
  'home.example.rising': 'في تزايد منذ سبعة أيام',
  'home.example.today': 'اليوم',
  'home.example.looked': 'اطّلعت د. وامبوي في 10:42',
  'home.answer.title': 'لكل رقم رد',
  'home.answer.text': 'يفحص Maia كل قراءة على الهاتف وفق قواعد منشورة، ويقول لك ماذا تفعلين.',
  'home.offline.title': 'يعمل دون شبكة',
  'home.offline.text': 'ما حُفظ على هاتفك محفوظ. وينتقل عندما تتوفر الإشارة.',
  'home.doctor.title': 'طبيبك يرى ما ترينه',
  'home.doctor.text': 'الرسم نفسه والحدود نفسها، مرتبة بحسب من تحتاج إلى الرعاية أولًا.',
  'home.privacy': 'تبقى قراءاتك على هاتفك ولدى فريق الرعاية الذي تختارينه. لا إعلانات، ولا يحصل عليها أحد غيرهم.',
  'home.privacyMore': 'كيف يعمل ذلك',
  'home.footer.privacy': 'الخصوصية',
  'home.footer.terms': 'الشروط',
  'home.footer.pricing': 'الأسعار',
  'home.footer.contact': 'تواصل',
};
