import type { files as english } from '../en/files.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Adding, sending and opening files: documents, lab reports, photos. */
export const files: Translated<typeof english> = {
  'files.refused.empty': '{name} فارغ: حجمه 0 بايت. اختاري ملفًا آخر.',
  'files.refused.tooLarge': '{name} كبير جدًا. لا يزيد حجم الملف على {limit} MB.',
  'files.refused.belied': '{name} ليس ما يقوله اسمه، لذلك لم يُقبل. احفظيه من جديد بنوعه الحقيقي.',
  'files.refused.active':
    'يمكن لـ{name} تشغيل برنامج أو بداخله ملف آخر، لذلك لا يُقبل. صوّر الصفحات، أو اطبعه كملف PDF جديد.',
  'files.refused.notHere': '{name} ليس من أنواع الملفات التي توضع هنا.',
  'files.refused.svg': '{name} رسم SVG، وقد يحمل برنامجًا. التقطي صورة أو احفظيه بصيغة PDF.',
  'files.refused.html': '{name} صفحة ويب، وقد تحمل برنامجًا. احفظيها بصيغة PDF.',
  'files.refused.archive': '{name} ملف مضغوط أو ملف مكتبي. أخرجي ما فيه أو احفظيه بصيغة PDF، ثم أضيفي ذلك.',
  'files.refused.unknown': '{name} ليس صورة ولا ملف PDF. تُقبل الصور (JPEG و PNG و WebP و HEIC) وملفات PDF.',
  'files.unreadable': 'تعذرت قراءة {name} كصورة على هذا الهاتف.',
  'files.waiting': 'بانتظار الإرسال',
  'files.partly': 'في الانتظار، أُرسل {share}',
  'files.sending': 'جارٍ الإرسال، {share}',
  'files.stored': 'أُرسل الملف، ويتبعه إدخاله',
  'files.refused': 'لم يُقبل',
  'profile.photo.title': 'صورتك',
  'profile.photo.choose': 'اختيار صورة',
  'profile.photo.change': 'تغيير الصورة',
  'profile.photo.remove': 'إزالة الصورة',
  'profile.photo.owner': 'لا يراها أحد غيرك.',
  'profile.photo.refused': 'لم يقبل الخادم هذه الصورة.',
  'profile.photo.retry': 'إرسالها من جديد',
  'profile.photo.failed': 'تعذر حفظ الصورة. حاولي مرة أخرى.',
  'profile.photo.failed.refused':
    'لم تُحفظ الصورة: لا يسمح هذا المتصفح لـ Maia بحفظ أي شيء، ولن تفيد المحاولة مرة أخرى. افتحي Maia في نافذة عادية أو اسمحي ببيانات المواقع في إعدادات المتصفح.',
  'profile.photo.failed.damaged':
    'لم تُحفظ الصورة: لا يمكن فتح نسخة هذا الهاتف، ولن تفيد المحاولة مرة أخرى. افتحي «بياناتك على هذا الهاتف».',
  'files.refused.why': 'السبب',
};
