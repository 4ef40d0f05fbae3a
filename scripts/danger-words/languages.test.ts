import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recogniseDanger } from '../../src/clinical/danger/recognise-danger.ts';
import { piecesIn, readWords } from '../../src/clinical/danger/languages/word-tokenizer.ts';
import { readMessage } from '../../src/clinical/danger/languages/read-message.ts';
import type { Tier } from '../../src/clinical/rules/acuity-tier.ts';
import { measureOn } from './measure.ts';

const languages = ['es', 'fr', 'sw', 'hi', 'ar'];
const tierOf: Readonly<Record<string, Tier>> = { E: 'EMERGENCY', U: 'URGENT', T: 'TODAY' };
const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^[EUT-] /.test(line))
    .map((line) => ({ tier: tierOf[line.charAt(0)], text: line.slice(2) }));

describe.each(languages)('what a woman writes in “%s”', (language) => {
  const lines = linesOf(`languages/${language}.txt`);
  const dangers = lines.filter(({ tier }) => tier !== undefined);
  const harmless = lines.filter(({ tier }) => tier === undefined);

  it.each(dangers)('$text: $tier', ({ text, tier }) => {
    expect(recogniseDanger(text)).toMatchObject({ tier, card: 'full' });
  });

  it.each(harmless)('$text: no alarm', ({ text }) => {
    expect(recogniseDanger(text)?.card).not.toBe('full');
  });

  it('is at least forty dangers of all three tiers and forty harmless sentences', () => {
    expect(dangers.length).toBeGreaterThanOrEqual(40);
    expect(harmless.length).toBeGreaterThanOrEqual(40);
    expect(new Set(dangers.map(({ tier }) => tier)).size).toBe(3);
  });

  it.each(['fresh', 'unseen'])('is found veiled and spoken too (%s)', (name) => {
    const { dangers: all, missed, harmless: quiet, alarmed } = measureOn(`languages/${language}-${name}.txt`);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(0.05 * all);
    expect(alarmed.length, alarmed.join('\n')).toBeLessThanOrEqual(0.1 * quiet);
  });
});

it('an English sentence that measures is read as if there were no other language', () => {
  const texts = ['unseen', 'new', 'everyday', 'fresh', 'strangers'].flatMap((name) =>
    linesOf(`held-out-${name}.txt`).map(({ text }) => text),
  );
  const otherwise = texts.filter(
    (text) => JSON.stringify(readMessage(text)) !== JSON.stringify(readWords(piecesIn(text))),
  );
  expect(otherwise).toEqual(['Asante sana daktari']);
});

it('reads 2,000 letters of any language within 12 ms of work', () => {
  for (const sentence of [
    'hoy el bebé se mueve bien y compramos la cuna, me duele un poco la espalda, no tengo fiebre, ',
    'aaj bachcha hil raha hai aur hum ne kapde kharide, kamar me dard hai, bukhar nahi hai, ',
    'اليوم الطفل يتحرك جيدا واشترينا السرير وظهري يوجعني قليلا وما عندي حرارة، ',
  ]) {
    const text = sentence.repeat(40).slice(0, 2_000);
    for (let warm = 0; warm < 10; warm++) recogniseDanger(text);
    const before = process.cpuUsage();
    for (let round = 0; round < 20; round++) recogniseDanger(text);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 20_000).toBeLessThan(12);
  }
});
