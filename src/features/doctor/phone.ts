import { latinDigits } from '@/latin-digits.ts';

/** A typed phone number as `tel:` wants it: digits and a leading plus. */
export const dialled = (typed: string): string => latinDigits(typed).replaceAll(/(?!^\+)\D/g, '');
