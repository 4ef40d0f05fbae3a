import { latinDigits, withoutDirections } from '@/platform/latin-digits.ts';

/**
 * Parses a typed number: Latin, Arabic, Persian, Hindi or Bengali digits, point or comma. NaN if it is not a number.
 */
export function parseNumber(typed: string): number {
  const latin = latinDigits(withoutDirections(typed).trim()).replace(/[,٫]/, '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(latin) ? Number(latin) : NaN;
}
