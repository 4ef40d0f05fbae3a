import type { milestones as english } from '../en/milestones.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const milestones: Translated<typeof english> = {
  'milestones.title': 'Semana a semana',
  'milestones.week': '{after, select, yes {Semana {week} después del parto} other {Semana {week}}}',
  'milestones.before': 'La semana anterior',
  'milestones.next': 'La semana siguiente',
  'milestones.now': 'Volver a esta semana',
  'milestones.around': 'Más o menos por ahora; cada embarazo lleva su propio tiempo.',
  'milestones.unknown': 'Tus fechas aún no están en tu perfil. Elige una semana o agrega tus fechas.',
  'milestones.toProfile': 'Agrega tus fechas',
  'milestones.due': 'Por estas fechas',
  'milestones.due.hint': 'Momentos habituales. Vale el plan de tu equipo de salud.',
  'milestones.coming': 'Lo que viene',
  'milestones.past':
    'Después de las 42 semanas no hay texto de la semana. Asegúrate de tener un plan con tu equipo de salud.',
  'milestones.ended':
    'Esta página habla del bebé semana a semana, por eso está apagada para ti. Tus mediciones, tu equipo de salud y las señales de alarma siguen aquí.',
  'milestones.part.body': 'Tu cuerpo',
  'milestones.part.feel': 'Qué puedes sentir',
  'milestones.part.act': 'Qué hacer',
  'milestones.part.ask': 'Qué preguntar',
  'milestones.tasks': 'Tres cosas para esta semana',
  'milestones.task.visit': 'Ponerlo en mis citas',
  'milestones.task.reminder': 'Recordármelo',
  'milestones.size.crownRump': 'de la cabeza a las nalgas',
  'milestones.size.crownHeel': 'de la cabeza al talón',
  'milestones.size.weight': 'peso',
  'milestones.size.none': 'Todavía es tan pequeño que una ecografía no puede medirlo. El dibujo no está a escala.',
  'milestones.size.mean': 'La media de muchos bebés. El tuyo tiene su propio tamaño, y solo tu equipo puede valorarlo.',
  'milestones.size.twins':
    'La media de bebés que están solos. Los gemelos o más pueden ser más pequeños; solo tu equipo puede valorar su tamaño.',
  'milestones.size.sources': 'De dónde vienen estos números',
  'milestones.ended.help': 'Apoyo y líneas de ayuda',
};
