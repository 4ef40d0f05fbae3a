import type { validation as english } from '../en/validation.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Issues of form fields. */
export const validation: Translated<typeof english> = {
  'validation.required': 'El campo “{field}” es necesario para “{record}”.',
  'validation.empty_message': 'No se puede guardar un mensaje vacío.',
  'validation.number': '“{field}” debe ser un número válido.',
  'validation.negative': '“{field}” no puede ser negativo.',
  'validation.zero': '“{field}” no puede ser cero.',
  'validation.whole': '“{field}” debe ser un número entero.',
  'validation.below': '“{field}” debe ser al menos {limit}.',
  'validation.above': '“{field}” debe ser como máximo {limit}.',
  'validation.long': '“{field}” puede tener como máximo {limit} caracteres.',
  'validation.choice': '“{field}” debe ser una de las opciones ofrecidas.',
  'validation.form': '“{field}” no está escrito en la forma esperada.',
  'validation.swapped': 'El número de arriba debe ser mayor. ¿Están intercambiados?',
  'validation.blank': 'El campo “{field}” es necesario para “{record}”.',
  'validation.future': '“{field}” no puede estar en el futuro.',
  'validation.old': '“{field}” no puede ser de hace más de un año.',
  'validation.date': '“{field}” no es una fecha que exista.',
  'validation.time': '{value} no es una hora del día. Escríbela así: 08:00.',
  'validation.twice': '{value} está dos veces. Una hora es una dosis.',
  'validation.zone': '{value} no es una zona horaria que este teléfono conozca.',
  'validation.ends_early': 'El final no puede ser antes del inicio.',
  'validation.days_or_number': 'Elige días de la semana o un número de días, no las dos cosas.',
  'validation.never_until': 'Hasta entonces nunca tocaría. Revisa los días, el inicio y el final.',
  'validation.timeless': 'No hay ninguna hora, así que nunca te avisaría. Añade una hora o elige “Según necesidad”.',
  'validation.past': '“{field}” no puede estar en el pasado.',
  'validation.unfinished': 'Esto no está terminado. Llénalo todo o bórralo.',
};
