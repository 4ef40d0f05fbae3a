import type { limits as english } from '../en/limits.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The levels that a doctor sets for one patient, shown to both. */
export const limits: Translated<typeof english> = {
  'limits.setBy': 'وضعها {name} في {date}: {limits}. السبب: «{reason}»',
  'limits.top': 'الاتصال ابتداءً من {level, number} mmHg للرقم العلوي',
  'limits.bottom': 'الاتصال ابتداءً من {level, number} mmHg للرقم السفلي',
  'limits.fasting': 'سكر الصيام أقل من {level, number} {unit}',
  'limits.oneHour': 'بعد 1 ساعة من الأكل أقل من {level, number} {unit}',
  'limits.twoHours': 'بعد 2 ساعة من الأكل أقل من {level, number} {unit}',
};
