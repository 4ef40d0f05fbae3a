import type { notifications as english } from '../en/notifications.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const notifications: Translated<typeof english> = {
  'notifications.title': 'الإشعارات',
  'notifications.detail': 'كيف تصل، وتجربة',
  'notifications.offer': 'تذكير في الوقت المناسب',
  'notifications.offer.why':
    'يستطيع هذا الهاتف تذكيرك عندما يحين وقت جرعة أو موعد، حتى عندما يكون Maia مغلقًا. لا يذكر النص شيئًا عن صحتك إلا إذا اخترتِ ذلك.',
  'notifications.offerMessages': 'اعرف متى تصل رسالة',
  'notifications.offerMessages.why': 'يمكن لإشعار أن يخبرك والتطبيق مغلق. لا يقول أبدًا ما كُتب.',
  'notifications.offerMessages.turnOn': 'تشغيل الإشعارات',
  'notifications.turnOn': 'تشغيل التذكيرات',
  'notifications.notNow': 'ليس الآن',
  'notifications.failed': 'لم ينجح ذلك. تحتاج التذكيرات إلى شبكة في المرة الأولى. حاولي مرة أخرى عندما تكونين متصلة.',
  'notifications.state.on': 'التذكيرات تعمل',
  'notifications.state.on.detail': 'تصل عندما يحين وقت جرعة أو موعد، إذا كانت للهاتف شبكة.',
  'notifications.state.off': 'التذكيرات متوقفة',
  'notifications.state.off.detail': 'يعرض Maia ما حان وقته أثناء فتحه.',
  'notifications.state.blocked': 'هذا المتصفح لا يسمح لـ Maia بتذكيرك',
  'notifications.state.blocked.detail':
    'افتحي إعدادات هذه الصفحة في متصفحك (العلامة بجانب العنوان)، واسمحي بالإشعارات، ثم عودي.',
  'notifications.state.install': 'ضعي Maia على الشاشة الرئيسية أولًا',
  'notifications.state.install.detail':
    'على iPhone أو iPad: المسي علامة المشاركة ثم «إضافة إلى الشاشة الرئيسية». افتحي Maia من هناك وشغّلي التذكيرات.',
  'notifications.state.none': 'لا يستطيع هذا المتصفح تذكيرك',
  'notifications.state.none.detail':
    'يعرض Maia ما حان وقته أثناء فتحه. يمكن وضع المواعيد في تقويم هاتفك، وله منبهاته الخاصة.',
  'notifications.turnOff': 'إيقاف التذكيرات',
  'notifications.names': 'عرض اسم الدواء',
  'notifications.names.why': 'كل من يرى هذه الشاشة يستطيع قراءته، حتى والهاتف مقفل.',
  'notifications.names.on': 'الأسماء ظاهرة',
  'notifications.names.off': 'الأسماء مخفية',
  'notifications.messages.on': 'يُعلَن عن الرسائل',
  'notifications.messages.muted': 'لا يُعلَن عن الرسائل',
  'notifications.messages.why': 'يقول الإشعار إن هناك رسالة ولا يقول ما فيها أبدًا. الإنذارات تصل في كل حال.',
  'notifications.messages.mute': 'عدم الإعلان عن الرسائل',
  'notifications.messages.names': 'عرض اسم المرسل',
  'notifications.messages.quiet': 'هدوء ليلًا',
  'notifications.messages.quiet.why': 'تنتظر الرسائل حتى ينتهي وقت الهدوء. كلمات الخطر من المريضة لا تنتظر.',
  'notifications.messages.quiet.never': 'الوقتان متساويان، فلا تكون هناك ساعة هادئة. لم يُحفظ هذا.',
  'notifications.messages.quiet.from': 'من',
  'notifications.messages.quiet.until': 'إلى',
  'notifications.test': 'تجربة تذكير',
  'notifications.test.why': 'يرسل تذكيرًا إلى هذا الهاتف الآن ويقيس كم يستغرق.',
  'notifications.test.run': 'إرسال تجربة',
  'notifications.test.waiting': 'أُرسل. بانتظار وصوله ...',
  'notifications.test.arrived':
    'وصل بعد {seconds, plural, =0 {أقل من ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}. التذكيرات تعمل على هذا الهاتف.',
  'notifications.test.slow':
    'وصل بعد {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}. هذا متأخر: انظري أدناه ما الذي قد يؤخره.',
  'notifications.test.lost':
    'لم يصل خلال {seconds, plural, zero {{seconds} ثانية} one {ثانية واحدة} two {ثانيتين} few {{seconds} ثوانٍ} many {{seconds} ثانية} other {{seconds} ثانية}}. انظري أدناه ما الذي قد يؤخره.',
  'notifications.test.failed': 'تعذر إرسال التجربة. تحققي من الشبكة وحاولي مرة أخرى.',
  'notifications.help': 'عندما تتأخر التذكيرات',
  'notifications.help.android': 'Android: في الإعدادات، التطبيقات، متصفحك، البطارية، اختاري «غير مقيَّد».',
  'notifications.help.sleep': 'كثير من الهواتف تُنيم التطبيقات: أخرجي متصفحك (أو Maia) من قائمة التطبيقات النائمة.',
  'notifications.help.silent': 'انظري هل الهاتف على وضع «عدم الإزعاج» أو يوفر البيانات أو البطارية.',
  'notifications.help.iphone': 'iPhone: الإعدادات، الإشعارات، Maia: اسمحي بالإشعارات، وأخرجيه من الملخص.',
};
