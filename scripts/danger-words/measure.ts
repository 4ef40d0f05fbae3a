import { readFileSync } from 'node:fs';
import { recogniseDanger } from '../../src/clinical/danger/recognise-danger.ts';
import { tierRank, type Tier } from '../../src/clinical/rules/acuity-tier.ts';

const tierOf: Readonly<Record<string, Tier>> = { E: 'EMERGENCY', U: 'URGENT', T: 'TODAY' };

export interface Measured {
  readonly dangers: number;
  /** Without a full card at their tier or above. */
  readonly missed: readonly string[];
  readonly harmless: number;
  /** Harmless with a full card. */
  readonly alarmed: readonly string[];
}

/** Measures the recogniser on a file of unseen sentences. Each line: the letter of a tier or `-`, then the text. */
export function measureOn(file: string): Measured {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  const told = lines
    .filter((line) => /^[EUT-] /.test(line))
    .map((line) => ({ letter: line.charAt(0), text: line.slice(2) }));
  const isFull = ({ letter, text }: (typeof told)[number]) => {
    const found = recogniseDanger(text);
    return found?.card === 'full' && tierRank(found.tier) >= tierRank(tierOf[letter] ?? null);
  };
  const dangers = told.filter(({ letter }) => letter !== '-');
  const harmless = told.filter(({ letter }) => letter === '-');
  return {
    dangers: dangers.length,
    missed: dangers.filter((line) => !isFull(line)).map(({ text }) => text),
    harmless: harmless.length,
    alarmed: harmless.filter(isFull).map(({ text }) => text),
  };
}
