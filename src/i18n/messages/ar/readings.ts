import type { readings as english } from '../en/readings.ts';
import type { Translated } from '../../translated.ts';

/** Trackers: the list and what adds to it. */
export const readings: Translated<typeof english> = {
  'readings.title': 'القراءات',
  'readings.unitPair': '{value} {unit}',
  'readings.add.bloodPressure': 'إضافة ضغط الدم',
  'readings.add.bloodSugar': 'إضافة سكر الدم',
  'readings.add.weight': 'إضافة الوزن',
  'readings.kind.all': 'الكل',
  'readings.kind.bloodPressure': 'الضغط',
  'readings.kind.bloodSugar': 'السكر',
  'readings.kind.weight': 'الوزن',
  'readings.kindTitle.bloodPressure': 'ضغط الدم',
  'readings.kindTitle.bloodSugar': 'سكر الدم',
  'readings.kindTitle.weight': 'الوزن',
  'readings.today': 'اليوم',
  'readings.yesterday': 'أمس',
  'readings.delete': 'حذف',
  'readings.deleted': 'حُذفت: {value}',
  'readings.delete.failed': 'تعذر حذف هذا. لا يزال في قائمتك.',
  'readings.waiting': 'بانتظار الإرسال',
  'readings.safe': 'أُرسلت',
  'readings.refused': 'بحاجة إلى انتباهك',
  'readings.seen': 'اطّلع {name} على هذا {time}',
  'readings.seen.noName': 'طبيبك',
  'readings.noUnit': 'الوحدة غير مذكورة',
  'readings.type.fasting': 'صائمة',
  'readings.type.pre_meal': 'قبل الأكل',
  'readings.type.post_1h': 'بعد 1 ساعة من الأكل',
  'readings.type.post_2h': 'بعد 2 ساعة من الأكل',
  'readings.type.bedtime': 'عند النوم',
  'readings.type.overnight': 'أثناء الليل',
  'readings.type.random': 'أي وقت آخر',
  'readings.type.gct_1h': 'فحص السكر 50 g، بعد 1 ساعة',
  'readings.type.ogtt_fasting': 'فحص السكر، صائمة',
  'readings.type.ogtt_1h': 'فحص السكر، بعد 1 ساعة',
  'readings.type.ogtt_2h': 'فحص السكر، بعد 2 ساعة',
  'readings.type.ogtt_3h': 'فحص السكر، بعد 3 ساعات',
  'readings.list': 'القراءات',
  'readings.days':
    '{days, plural, zero {{days} يوم} one {يوم واحد} two {يومان} few {{days} أيام} many {{days} يومًا} other {{days} يوم}}',
  'readings.table': 'جدول',
  'readings.export': 'تصدير CSV',
  'readings.more': 'عرض قراءات أقدم',
  'readings.empty.title': 'لا قراءات بعد',
  'readings.empty.bloodPressure':
    'اجلسي خمس دقائق، القدمان على الأرض والظهر مسنود والسوار على أعلى الذراع المكشوف. ثم أضيفي ما يعرضه الجهاز. يبدأ رسمك البياني من أول قراءة.',
  'readings.empty.bloodSugar': 'اغسلي يديك وجففيهما، ثم أضيفي ما يعرضه جهازك ومتى قستِ. يبدأ رسمك البياني من أول قراءة.',
  'readings.empty.weight':
    'الميزان نفسه، والوقت نفسه من اليوم، وملابس خفيفة. أضيفي ما يعرضه الميزان. يبدأ رسمك البياني من أول قراءة.',
  'readings.empty.all': 'اجلسي خمس دقائق، ثم أضيفي ما يعرضه الجهاز. يبدأ رسمك البياني من أول قراءة.',
  'readings.empty.period':
    'لا قراءات في آخر {days, plural, zero {{days} يوم} one {يوم واحد} two {يومين} few {{days} أيام} many {{days} يومًا} other {{days} يوم}}.',
  'readings.days':
    '{days, plural, zero {{days} يوم} one {يوم واحد} two {يومان} few {{days} أيام} many {{days} يومًا} other {{days} يوم}}',
  'readings.table': 'جدول',
};
