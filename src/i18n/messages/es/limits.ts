import type { limits as english } from '../en/limits.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The levels that a doctor sets for one patient, shown to both. */
export const limits: Translated<typeof english> = {
  'limits.setBy': 'Fijado por {name} el {date}: {limits}. Motivo: “{reason}”',
  'limits.top': 'llamar si el número de arriba es {level, number} mmHg o más',
  'limits.bottom': 'llamar si el número de abajo es {level, number} mmHg o más',
  'limits.fasting': 'azúcar en ayunas por debajo de {level, number} {unit}',
  'limits.oneHour': '1 hora después de comer por debajo de {level, number} {unit}',
  'limits.twoHours': '2 horas después de comer por debajo de {level, number} {unit}',
};
