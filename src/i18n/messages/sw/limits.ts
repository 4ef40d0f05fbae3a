import type { limits as english } from '../en/limits.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const limits: Translated<typeof english> = {
  'limits.setBy': 'Iliwekwa na {name} tarehe {date}: {limits}. Sababu: “{reason}”',
  'limits.top': 'piga simu kuanzia {level, number} mmHg namba ya juu',
  'limits.bottom': 'piga simu kuanzia {level, number} mmHg namba ya chini',
  'limits.fasting': 'sukari ya tumbo tupu chini ya {level, number} {unit}',
  'limits.oneHour': 'saa 1 baada ya mlo chini ya {level, number} {unit}',
  'limits.twoHours': 'saa 2 baada ya mlo chini ya {level, number} {unit}',
};
