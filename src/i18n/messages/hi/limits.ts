import type { limits as english } from '../en/limits.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The levels that a doctor sets for one patient, shown to both. */
export const limits: Translated<typeof english> = {
  'limits.setBy': '{name} ने {date} को तय किया: {limits}। कारण: “{reason}”',
  'limits.top': 'ऊपर का {level, number} mmHg या ज़्यादा हो तो कॉल करें',
  'limits.bottom': 'नीचे का {level, number} mmHg या ज़्यादा हो तो कॉल करें',
  'limits.fasting': 'खाली पेट शुगर {level, number} {unit} से कम',
  'limits.oneHour': 'खाने के 1 घंटे बाद {level, number} {unit} से कम',
  'limits.twoHours': 'खाने के 2 घंटे बाद {level, number} {unit} से कम',
};
