import { latinDigits, withoutDirections } from '@/latin-digits.ts';

/** The number in what somebody typed: Latin, Arabic, Persian, Hindi or Bengali digits, point or comma. NaN when it is none. */
export function parseNumber(typed: string): number {
  const latin = latinDigits(withoutDirections(typed).trim()).replace(/[,٫]/, '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(latin) ? Number(latin) : NaN;
}
