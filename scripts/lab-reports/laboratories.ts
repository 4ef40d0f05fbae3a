import { Random } from '../../tests/support/samples/random.ts';
import { makeLayout, type Layout } from './layout.ts';
import { panelNames } from './results.ts';
import { cleanScan, type ScanLook } from './write-scan.ts';

/** The laboratory of this number: always the same one. */
export const laboratory = (number: number): Layout =>
  makeLayout(new Random(number), `Laboratory ${number}`, panelNames);

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

/** Those that the reader was made with, and others that were first printed when it was done. */
export const known = range(1, 30).map(laboratory);
export const heldOut = range(1001, 30).map(laboratory);
/** Thirty that begin with this number. */
export const thirtyFrom = (seed: number) => range(seed, 30).map(laboratory);

/** Ten with large enough print in one table, as scanners and cameras bring them. */
export const scannedFrom = (seed: number) =>
  range(seed, 60)
    .map(laboratory)
    .filter(({ isDouble, size }) => !isDouble && size >= 9)
    .slice(0, 10);
export const scanned = scannedFrom(2001);
export const scanLooks = {
  clean: cleanScan,
  skewed: { dotsPerInch: 170, skew: 1.7, quality: 70, blur: 0.6, shadow: 0.25 },
} satisfies Record<string, ScanLook>;
