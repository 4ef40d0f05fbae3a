import type { limits as english } from '../en/limits.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The levels that a doctor sets for one patient, shown to both. */
export const limits: Translated<typeof english> = {
  'limits.setBy': 'Fixé par {name} le {date} : {limits}. Raison : « {reason} »',
  'limits.top': 'appeler à partir de {level, number} mmHg en haut',
  'limits.bottom': 'appeler à partir de {level, number} mmHg en bas',
  'limits.fasting': 'glycémie à jeun au-dessous de {level, number} {unit}',
  'limits.oneHour': '1 heure après un repas au-dessous de {level, number} {unit}',
  'limits.twoHours': '2 heures après un repas au-dessous de {level, number} {unit}',
};
