import type { clinicDevices as english } from '../en/clinic-devices.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The devices of other people, for administrators. */
export const clinicDevices: Translated<typeof english> = {
  'clinic.devices': 'الأجهزة',
  'clinic.devices.text':
    'الهواتف والمتصفحات التي سجّل هذا الشخص الدخول فيها. سجّل خروج الجهاز المفقود من هنا: فيمحو بياناته.',
  'clinic.devices.none': 'لم يعرّف أي جهاز بنفسه بعد.',
  'clinic.devices.waiting': 'أُمر بالمسح {when}. سُجّل خروجه؛ ويمحو بياناته عند اتصاله التالي.',
  'clinic.devices.wiped': 'مُسح {when}؛ وقد أكّد الجهاز ذلك.',
  'clinic.devices.confirm': 'يظهر ممسوحًا بعد أن يؤكد الجهاز ذلك. والجهاز الذي لا يتصل أبدًا تبقى بياناته المشفرة فيه.',
  'clinic.wipe.all': 'تسجيل خروج الكل والمسح',
  'clinic.wipe.ask': 'تسجيل خروج هذا الجهاز لـ {name} ومسحه؟',
  'clinic.wipe.askAll': 'تسجيل خروج كل أجهزة {name} ومسحها؟',
  'clinic.wipe.sessions': 'تنتهي كل الجلسات فورًا، حتى لأجهزة ليست في القائمة.',
  'clinic.wipe.erases': 'عند اتصاله التالي يمحو كل ما خزّنه هذا التطبيق فيه لهذا الشخص. وحتى ذلك الحين يبقى فيه مشفرًا.',
  'clinic.wipe.unsent': 'ما لم يُرسَل منه بعد يضيع.',
  'clinic.wipe.stays': 'يبقى الحساب ويمكن استعماله على أجهزة أخرى. ويقرأ صاحبه في «من اطّلع على بياناتك» أنك فعلت ذلك.',
  'clinic.wipe.ordered':
    '{count, plural, =0 {سُجّل الخروج. لم يبقَ في أي جهاز مدرج ما يُمسح.} zero {سُجّل الخروج. لم يبقَ في أي جهاز مدرج ما يُمسح.} one {سُجّل الخروج. يمحو جهاز واحد بياناته عند اتصاله التالي.} two {سُجّل الخروج. يمحو جهازان بياناتهما عند اتصالهما التالي.} few {سُجّل الخروج. تمحو # أجهزة بياناتها عند اتصالها التالي.} many {سُجّل الخروج. يمحو # جهازًا بياناته عند اتصاله التالي.} other {سُجّل الخروج. يمحو # جهاز بياناته عند اتصاله التالي.}}',
  'clinic.lostPhone': 'هاتف مفقود',
  'clinic.lostPhone.text':
    'لمن لا تستطيع الإبلاغ بنفسها من صفحة الحساب. تأكد من هوية الطالب قبل أن تفعل. كل اطلاع يُسجَّل، ويقرؤه صاحب الحساب.',
  'clinic.lostPhone.find': 'البحث عن الأجهزة',
  'clinic.lostPhone.nobody': 'لا حساب بهذا العنوان.',
  'clinic.lostPhone.own': 'هذا حسابك أنت. بلّغ عن جهازك من صفحة الحساب بكلمة مرورك.',
};
