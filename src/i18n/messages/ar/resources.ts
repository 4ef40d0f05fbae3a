import type { resources as english } from '../en/resources.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const resources: Translated<typeof english> = {
  'resources.title': 'تعلّمي',
  'resources.search': 'البحث في كل النصوص المدمجة',
  'resources.search.hint': 'يعمل دون شبكة. مثلًا: «جبن»، «صداع»، «جرعة فائتة».',
  'resources.results':
    '{count, plural, =0 {لم يوجد شيء عن «{query}»} one {نص واحد عن «{query}»} two {نصان عن «{query}»} few {# نصوص عن «{query}»} many {# نصًا عن «{query}»} other {# نص عن «{query}»}}',
  'resources.week': 'الآن تقريبًا',
  'resources.topics': 'المواضيع',
  'resources.topic.symptoms': 'الأعراض، من الصداع إلى الحزن',
  'resources.topic.care': 'فحوص وتطعيمات وأدوية وحركات',
  'resources.topic.medicines': 'الأدوية',
  'resources.topic.food': 'ما يُؤكل وما يُترك',
  'resources.topic.needs': 'ما يحتاجه الجسم',
  'resources.topic.afterBirth': 'الأسابيع بعد الولادة',
  'resources.screens': 'المزيد للاستعمال',
  'resources.screen.signs': 'علامات الخطر وأرقام الطوارئ',
  'resources.screen.checker': 'كيف تشعرين؟ دقيقة من الأسئلة',
  'resources.screen.sup': 'خطوة بخطوة: القياس والتثبيت والنسخ الاحتياطي',
  'resources.help': 'من يمكن الاتصال به',
  'resources.help.emergency': 'رقم الطوارئ',
  'resources.help.none':
    'لم يُتحقق بعد من أي خط مساعدة في بلدك، لذلك لا يُعرض أي خط. عند الخطر اتصلي بـ {number}. مع وجود شبكة يعرض findahelpline.com الخطوط بحسب البلد.',
  'resources.help.crisis': 'خط الأزمات، نهارًا وليلًا',
  'resources.help.support': 'دعم في الحمل وبعد الولادة، وليس للأزمات',
  'resources.violence': 'لستِ آمنة في البيت؟',
  'resources.violence.text':
    'إذا كنتِ في خطر الآن فاتصلي بـ {number}. يمكنك أيضًا إخبار قابلتك أو طبيبك عندما تكونين معهم وحدك. في فاحص الأعراض سؤال عن هذا لا يُحفظ أبدًا.',
  'resources.leave': 'مغادرة هذه الصفحة الآن',
  'resources.size': 'كل النصوص موجودة على هذا الهاتف. لا يُنزَّل شيء لقراءتها.',
};
