import type { doctorChat as english } from '../en/doctor-chat.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** /doctor-chat: a patient and her doctor. */
export const doctorChat: Translated<typeof english> = {
  'doctorChat.title': 'الرسائل',
  'doctorChat.notForEmergencies': 'ليست للطوارئ. لا أحد يراقب الرسائل مباشرة.',
  'doctorChat.toEmergency': 'إذا احتجتِ إلى المساعدة الآن فاتصلي',
  'doctorChat.with': 'مع {name}',
  'doctorChat.yourDoctor': 'طبيبك',
  'doctorChat.namesFailed': 'تعذر تحميل أسماء المريضات. ستُعاد المحاولة.',
  'doctorChat.patient': 'المريضة',
  'doctorChat.noDoctor.title': 'لا طبيب بعد',
  'doctorChat.noDoctor': 'اختاري طبيبك في ملفك الشخصي، وعندها يمكنك الكتابة هنا.',
  'doctorChat.doctorGone':
    'لم يعد طبيبك في قائمة العيادة، لذلك قد لا يقرأ أحد ما تكتبينه هنا. اختاري طبيبًا آخر في ملفك الشخصي، أو اتصلي بعيادتك.',
  'doctorChat.noDoctor.choose': 'اختيار طبيب',
  'doctorChat.noDoctor.call': 'الاتصال بـ {name}',
  'doctorChat.unit': 'قسم الولادة',
  'doctorChat.empty.title': 'لا رسائل بعد',
  'doctorChat.empty': 'اكتبي عندما يمكن للأمر أن ينتظر الرد. الرسالة المكتوبة دون شبكة تُرسل تلقائيًا لاحقًا.',
  'doctorChat.empty.doctor': 'لم يكتب أحد بعد. لبدء الكتابة يمكن فتح صفحة إحدى المريضات.',
  'doctorChat.conversation': 'رسائل مع {name}',
  'doctorChat.write': 'كتابة رسالة',
  'doctorChat.form': 'رسالتك',
  'doctorChat.send': 'إرسال',
  'doctorChat.attach': 'إرفاق',
  'doctorChat.attached.remove': 'إزالته',
  'doctorChat.attached.gone': 'تم حذف {name}، لذلك لا يمكن إرساله. يمكنك إزالته أو إرفاق شيء آخر.',
  'doctorChat.nothing': 'يلزم كتابة شيء أو إرفاق شيء أولًا.',
  'doctorChat.tooLong': 'الرسالة لا تزيد على {most} حرف. وهذه فيها {length}.',
  'doctorChat.notSaved': 'لم يستطع الهاتف حفظ هذه الرسالة. لا تزال في الخانة، ويمكن المحاولة مرة أخرى.',
  'doctorChat.status.waiting': 'بانتظار الإرسال',
  'doctorChat.status.sent': 'أُرسلت',
  'doctorChat.status.delivered': 'وصلت',
  'doctorChat.status.read': 'قُرئت',
  'doctorChat.you': 'أنت',
  'doctorChat.delete': 'حذف',
  'doctorChat.deleteOne': 'حذف هذه الرسالة؟ لن يراها {name} بعد ذلك أيضًا.',
  'doctorChat.deleteAll': 'حذف ما كتبتُه',
  'doctorChat.deleteAll.title': 'حذف ما كتبته؟',
  'doctorChat.deleteAll.text':
    'يُحذف ما يصل إلى {most} من رسائلك في هذه المحادثة، عندك وعند {name}. ما كتبه {name} يبقى.',
  'doctorChat.deleteAll.done':
    '{count, plural, =0 {لم يكن لك هنا شيء مكتوب.} one {تم حذف رسالة واحدة.} two {تم حذف رسالتين.} few {تم حذف # رسائل.} many {تم حذف # رسالة.} other {تم حذف # رسالة.}}',
  'doctorChat.keep': 'إبقاء',
  'doctorChat.notDeleted': 'لم يستطع الهاتف حذفها. يمكن المحاولة مرة أخرى.',
  'doctorChat.attach.title': 'ما يُرفق',
  'doctorChat.attach.days':
    '{days, plural, zero {آخر # يوم} one {آخر يوم} two {آخر يومين} few {آخر # أيام} many {آخر # يومًا} other {آخر # يوم}}',
  'doctorChat.attach.range': 'قراءات',
  'doctorChat.attach.none': 'لا مستندات على هذا الهاتف بعد.',
  'doctorChat.attach.documents': 'المستندات',
  'doctorChat.readings':
    '{kind}: {count, plural, =0 {لا قراءات} one {قراءة واحدة} two {قراءتان} few {# قراءات} many {# قراءة} other {# قراءة}}',
  'doctorChat.readings.range': 'من {from} إلى {to}',
  'doctorChat.document': 'مستند',
  'doctorChat.unread':
    '{count, plural, zero {# رسالة جديدة} one {رسالة جديدة} two {رسالتان جديدتان} few {# رسائل جديدة} many {# رسالة جديدة} other {# رسالة جديدة}}',
  'doctorChat.asOf': 'تعذر تحميل أحدث الرسائل. المعروض من وقت {time}.',
  'doctorChat.asOf.noBell': 'المعروض من وقت {time}. لا تنبيه هنا برسائل جديدة الآن: تُطلب القائمة من جديد كل بضع دقائق.',
  'doctorChat.notLoaded': 'تعذر تحميل الرسائل. ما يُكتب هنا يُحفظ على هذا الهاتف ويُرسل تلقائيًا.',
  'doctorChat.today':
    '{count, plural, zero {# رسالة جديدة من طبيبك} one {رسالة جديدة من طبيبك} two {رسالتان جديدتان من طبيبك} few {# رسائل جديدة من طبيبك} many {# رسالة جديدة من طبيبك} other {# رسالة جديدة من طبيبك}}',
  'doctorChat.newMessages': 'رسائل جديدة',
};
