import type { MessageId } from '@/i18n/messages/en.ts';
import { latinDigits } from '@/platform/latin-digits.ts';

const MIN_DIGITS = 6;
export const MAX_DIGITS = 12;

/** The typed PIN in Latin digits, without spaces. */
export const readPin = (typed: string): string => latinDigits(typed).replaceAll(/\s/g, '');

/** All digits equal, or each one more or one less than the one before: what others try first. */
const isSimple = (pin: string): boolean => {
  const steps = [...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at]));
  return steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1;
};

/** Why this cannot be the new PIN; null when it can. @param pin see `readPin` */
export function pinTrouble(pin: string, again: string): MessageId | null {
  if (!/^\d+$/.test(pin) || pin.length < MIN_DIGITS || pin.length > MAX_DIGITS) return 'lock.pin.form';
  if (isSimple(pin)) return 'lock.pin.simple';
  return pin === again ? null : 'lock.pin.differs';
}
