import type { validation as english } from '../en/validation.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Issues of form fields. */
export const validation: Translated<typeof english> = {
  'validation.required': 'الخانة «{field}» مطلوبة في «{record}».',
  'validation.empty_message': 'لا يمكن حفظ رسالة فارغة.',
  'validation.number': 'يجب أن يكون «{field}» رقمًا صالحًا.',
  'validation.negative': 'يجب ألا يكون «{field}» سالبًا.',
  'validation.zero': 'لا يمكن أن يكون «{field}» صفرًا.',
  'validation.whole': 'يجب أن يكون «{field}» عددًا صحيحًا، دون كسور.',
  'validation.below': 'يجب ألا يقل «{field}» عن {limit}.',
  'validation.above': 'يجب ألا يزيد «{field}» على {limit}.',
  'validation.long': 'يجب ألا يزيد «{field}» على {limit} حرف.',
  'validation.choice': 'يجب أن يكون «{field}» أحد الخيارات المعروضة.',
  'validation.form': '«{field}» ليس مكتوبًا بالشكل المتوقع.',
  'validation.swapped': 'يجب أن يكون الرقم العلوي أكبر. هل هما معكوسان؟',
  'validation.blank': 'الخانة «{field}» مطلوبة في «{record}».',
  'validation.future': 'لا يمكن أن يكون «{field}» في المستقبل.',
  'validation.old': 'لا يمكن أن يكون «{field}» قبل أكثر من سنة.',
  'validation.date': '«{field}» ليس تاريخًا موجودًا.',
  'validation.time': '{value} ليس وقتًا من اليوم. اكتبيه هكذا 08:00.',
  'validation.twice': '{value} مكتوب مرتين. كل وقت جرعة واحدة.',
  'validation.zone': '{value} ليست منطقة زمنية يعرفها هذا الهاتف.',
  'validation.ends_early': 'لا يمكن أن تكون النهاية قبل البداية.',
  'validation.days_or_number': 'اختاري أيام الأسبوع أو عدد الأيام، لا الاثنين معًا.',
  'validation.never_until': 'حتى ذلك الحين لن يحين الموعد أبدًا. راجعي الأيام والبداية والنهاية.',
  'validation.timeless': 'لم يُحدَّد أي وقت، لذلك لن يصلك أي تذكير. أضيفي وقتًا أو اختاري «عند الحاجة».',
  'validation.past': 'لا يمكن أن يكون «{field}» في الماضي.',
  'validation.unfinished': 'هذا غير مكتمل. املئيه كله أو امسحيه.',
};
