import type { limits as english } from '../en/limits.ts';
import type { Translated } from '../../translated.ts';

/** The levels that a doctor sets for one patient, as both of them read them. */
export const limits: Translated<typeof english> = {
  'limits.setBy': 'Fijado por {name} el {date}: {limits}. Motivo: “{reason}”',
  'limits.top': 'llamar desde {level, number} mmHg arriba',
  'limits.bottom': 'llamar desde {level, number} mmHg abajo',
  'limits.fasting': 'azúcar en ayunas por debajo de {level, number} {unit}',
  'limits.oneHour': '1 hora después de comer por debajo de {level, number} {unit}',
  'limits.twoHours': '2 horas después de comer por debajo de {level, number} {unit}',
};
