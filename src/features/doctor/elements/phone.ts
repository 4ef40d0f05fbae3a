import { latinDigits } from '@/platform/latin-digits.ts';

/** A typed phone number in the form that `tel:` needs: digits and a leading plus. */
export const dialableNumber = (typed: string): string => latinDigits(typed).replaceAll(/(?!^\+)\D/g, '');
