import { describe, expect, it } from 'vitest';
import { emergency } from '@/i18n/messages/en/emergency.ts';
import type { ContentWords } from '@/content/entries/content-words.ts';
import type { Entry } from '@/content/entries/entry.ts';
import { translateContent } from './translate-content.ts';
import { loadContent } from './load-content.ts';

const original: Entry = {
  id: 'test.scan',
  title: 'Scan of the body',
  parts: [
    { kind: 'baby', text: 'Between 18 and 22 weeks.' },
    { kind: 'watch', text: 'Ask what it can tell.' },
  ],
  also: 'ultrasound',
  weeks: [18, 22],
  isOfBaby: true,
  sources: ['NICE-NG201'],
};
const translation = (parts: readonly string[]) =>
  ({ care: { 'test.scan': { title: 'Escáner', parts, also: 'ecografía' } } }) as unknown as ContentWords;

describe('the translation of a built-in text', () => {
  it('keeps everything that is not text: its weeks, the subject of each part, its sources', () => {
    const [entry] = translateContent.care(
      [original],
      translation(['Entre 18 y 22 semanas.', 'Pregunte qué puede decir.']),
      {},
    );
    expect(entry).toEqual({
      ...original,
      title: 'Escáner',
      parts: [
        { kind: 'baby', text: 'Entre 18 y 22 semanas.' },
        { kind: 'watch', text: 'Pregunte qué puede decir.' },
      ],
      also: 'ecografía Scan of the body ultrasound',
    });
  });

  it('falls back on English as a whole when the English text has another part or is new', () => {
    expect(translateContent.care([original], translation(['Entre 18 y 22 semanas.']), {})).toEqual([original]);
    expect(translateContent.care([{ ...original, id: 'test.new' }], translation(['Uno.', 'Dos.']), {})[0]?.title).toBe(
      original.title,
    );
  });

  it('uses the warnings of the Emergency page, each sign in the English order', async () => {
    const english = await loadContent('warnings', 'en');
    const warnings = { 'warning.now': { title: 'Señales' }, 'warning.unit': { title: 'Otras' } };
    const fit = 'emergency.sign.fit';
    const said = translateContent.warnings(english, { warnings } as unknown as ContentWords, { [fit]: 'Un ataque' });
    const at = english[0]?.parts.findIndex(({ text }) => text === emergency[fit]) ?? -1;
    expect(said.map(({ title }) => title)).toEqual(['Señales', 'Otras']);
    expect(said[0]?.parts).toEqual(english[0]?.parts.with(at, { kind: 'watch', text: 'Un ataque' }));
  });
});
