import type { midwives as english } from '../en/midwives.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The role of midwives, what they read, and the numbers of a cohort. */
export const midwives: Translated<typeof english> = {
  'clinic.role.midwife': 'قابلة أو ممرضة',
  'clinic.role.midwife.may': 'تقرأ القابلة أو الممرضة سجلات مريضات أطباء المستشفى، بقدر ما يسمح به المستشفى.',
  'midwives.units': 'مستشفيات القابلة',
  'midwives.units.wrong': 'تحتاج القابلة إلى مستشفى واحد على الأقل. الشخص طبيب أو قابلة، وليس كليهما.',
  'midwives.read': 'تقرأ القابلات والممرضات',
  'midwives.read.hint':
    'هذا يخص مريضات أطباء هذا المستشفى. يستغرق التغيير لحظات حتى يسري على كل السجلات. ترى كل مريضة من اطّلع.',
  'midwives.read.nothing': 'لا شيء',
  'midwives.read.readings': 'القياسات والرسائل',
  'midwives.read.everything': 'كل ما يقرؤه الطبيب، ويُجبن أيضًا عن الإنذارات ويكتبن ملاحظات',
  'midwives.reach.readings':
    'تفتح عيادتك للقابلات قياسات هذه المريضة وملاحظاتها ورسائلها. أما الزيارات والأدوية وقيم المختبر والوثائق فهي عند طبيبها.',
  'midwives.empty': 'لا توجد مريضات بعد. ترين هنا مريضات أطباء مستشفاك، إذا فتح المستشفى سجلاتهن للقابلات.',
  'midwives.notYours': 'سجلاتها غير مفتوحة لك. مستشفى طبيبها يقرر ما تقرؤه القابلات.',
  'midwives.messages': 'الرسائل مع الطبيب',
  'midwives.messages.none': 'لا توجد رسالة.',
  'midwives.messages.patient': 'المريضة',
  'midwives.messages.doctor': 'الطبيب',
  'midwives.profile.readings': 'تقرأ قابلات هذا المستشفى وممرضاته أيضًا ملفك وقياساتك والملاحظات عنها ورسائلك مع طبيبك.',
  'midwives.profile.everything': 'تقرأ قابلات هذا المستشفى وممرضاته أيضًا ما يقرؤه طبيبك.',
  'cohort.title': 'المريضات بالأرقام',
  'cohort.link': 'أرقام',
  'cohort.clinic': 'الرعاية بالأرقام',
  'cohort.clinic.text': 'عدٌّ فقط، لكل المريضات اللواتي لهن طبيب. لا يُذكر هنا اسم أي مريضة.',
  'cohort.all': 'مريضات لهن طبيب',
  'cohort.patients':
    '{count, plural, zero {# مريضة} one {مريضة واحدة} two {مريضتان} few {# مريضات} many {# مريضة} other {# مريضة}}',
  'cohort.logs': 'من تسجّل',
  'cohort.logging': 'لها قياس في آخر 7 أيام',
  'cohort.silent': 'لا قياس منذ 7 أيام',
  'cohort.excused': 'لا يُنتظر قياس: جديدة هذا الأسبوع، أو انتهى الحمل',
  'cohort.cases': 'الإنذارات',
  'cohort.open': 'حالات مفتوحة',
  'cohort.open.emergency': 'طوارئ',
  'cohort.open.urgent': 'عاجل',
  'cohort.open.lower': 'أقل استعجالًا',
  'cohort.waiting': 'لها إنذار لم يُجب عنه أحد',
  'cohort.answered': 'إنذارات أُجيب عنها خلال 30 يومًا',
  'cohort.answers': 'من الإنذار إلى الإجابة',
  'cohort.answers.none': 'لم يُجب عن أي إنذار في آخر 30 يومًا.',
  'cohort.answers.count':
    '{count, plural, zero {لا إنذار أُجيب عنه} one {إنذار واحد أُجيب عنه} two {إنذاران أُجيب عنهما} few {# إنذارات أُجيب عنها} many {# إنذارًا أُجيب عنه} other {# إنذار أُجيب عنه}} في آخر 30 يومًا',
  'cohort.answers.p50': 'نصف الإنذارات: خلال',
  'cohort.answers.p90': '9 من كل 10 إنذارات: خلال',
  'cohort.clinic.asOf': 'أرقام {when}.',
  'cohort.clinic.old': 'لا جواب من الخادم. هذه آخر الأرقام، من {when}.',
};
