import type { EntriesWords } from '@/content/entries/content-words.ts';

/** The first twelve weeks after birth: body and feelings, to do, warning signs. */
export const afterBirth: EntriesWords = {
  'after.1': {
    title: 'Semana 1 después del parto',
    parts: [
      'Sangrado como una regla abundante, entuertos (dolores del útero después del parto), senos sensibles. Las lágrimas o los días de desánimo alrededor del día 3 al 5 son comunes.',
      'Descansa, bebe, acepta ayuda. Al recién nacido le hacen un control. Si tuviste presión arterial alta, haz que te la midan del día 3 al 7.',
      'Una toalla higiénica empapada en una hora, un coágulo del tamaño de un huevo, fiebre de 38 °C, dolor de cabeza o cambios en la vista, dolor en una pierna, dolor en el pecho, pensamientos oscuros: llama.',
    ],
  },
  'after.2': {
    title: 'Semana 2 después del parto',
    parts: [
      'El sangrado disminuye, los puntos pueden doler, se duerme poco.',
      'Control de la presión arterial del día 7 al 10 si te lo aconsejaron. Pide ayuda para alimentar al bebé.',
      'Sangrado que aumenta o huele mal, enrojecimiento de una herida: llama.',
    ],
  },
  'after.3': {
    title: 'Semana 3 después del parto',
    parts: [
      'Las fuerzas vuelven despacio.',
      'Se pesa al bebé. Da paseos suaves.',
      'Enrojecimiento de un seno con fiebre: llama.',
    ],
  },
  'after.4': {
    title: 'Semana 4 después del parto',
    parts: [
      'El ánimo todavía puede cambiar mucho.',
      'Habla con alguien todos los días. Pregunta por los anticonceptivos.',
      'Ánimo bajo la mayoría de los días durante 2 semanas: llama.',
    ],
  },
  'after.5': {
    title: 'Semana 5 después del parto',
    parts: [
      'El suelo pélvico puede sentirse débil.',
      'Ejercicios del suelo pélvico, si te resultan cómodos.',
      'Escapes que te preocupan: pregunta por ellos.',
    ],
  },
  'after.6': {
    title: 'Semana 6 después del parto',
    parts: [
      'Por lo general, el sangrado ya paró.',
      'Es habitual un control después del parto alrededor de las 6 semanas; en Estados Unidos, un primer contacto dentro de las 3 semanas y una visita completa a más tardar a las 12 semanas. Pueden preguntarte por tu ánimo.',
      'Sangrado abundante nuevo: llama.',
    ],
  },
  'after.7': {
    title: 'Semana 7 después del parto',
    parts: [
      'La energía varía.',
      'Si tuviste diabetes en el embarazo, pide cita para la prueba de azúcar de la semana 6 a la 13.',
    ],
  },
  'after.8': {
    title: 'Semana 8 después del parto',
    parts: [
      'Los días encuentran un ritmo, despacio.',
      'Las vacunas del bebé empiezan más o menos ahora en muchos países: mira el calendario local.',
      'El bebé tiene fiebre: llama.',
    ],
  },
  'after.9': {
    title: 'Semana 9 después del parto',
    parts: [
      'Puede empezar a caerse el pelo.',
      'Alimentos ricos en hierro. Si estás muy cansada, pregunta por un hemograma.',
      'Falta de aire, o corazón acelerado: llama.',
    ],
  },
  'after.10': {
    title: 'Semana 10 después del parto',
    parts: [
      'Puede que el trabajo o los estudios empiecen a estar a la vista.',
      'Revisa tus medicamentos con tu equipo de salud.',
    ],
  },
  'after.11': {
    title: 'Semana 11 después del parto',
    parts: [
      'Son comunes las preguntas sobre la cercanía y la intimidad.',
      'Pregunta por los anticonceptivos y por cómo estar cómoda.',
      'Dolor que no se alivia: llama.',
    ],
  },
  'after.12': {
    title: 'Semana 12 después del parto',
    parts: [
      'Termina el primer tiempo después del parto; las señales de alarma siguen valiendo durante un año.',
      'Si tu presión arterial sigue alta, o tu azúcar estuvo alta, acuerda el seguimiento.',
      'Cualquier señal de peligro: llama.',
    ],
  },
};
