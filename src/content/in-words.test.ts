import { describe, expect, it } from 'vitest';
import { emergency } from '@/i18n/messages/en/emergency.ts';
import type { ContentWords } from './content-words.ts';
import type { Entry } from './entry.ts';
import { inWords } from './in-words.ts';
import { loadContent } from './load-content.ts';

const kept: Entry = {
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
const spoken = (parts: readonly string[]) =>
  ({ care: { 'test.scan': { title: 'Escáner', parts, also: 'ecografía' } } }) as unknown as ContentWords;

describe('a built-in text in the words of another language', () => {
  it('keeps all that is no word: its weeks, what each part speaks of, its sources', () => {
    const [entry] = inWords.care([kept], spoken(['Entre 18 y 22 semanas.', 'Pregunte qué puede decir.']), {});
    expect(entry).toEqual({
      ...kept,
      title: 'Escáner',
      parts: [
        { kind: 'baby', text: 'Entre 18 y 22 semanas.' },
        { kind: 'watch', text: 'Pregunte qué puede decir.' },
      ],
      also: 'ecografía Scan of the body ultrasound',
    });
  });

  it('is read in English as a whole when it has got another part since, and when it is new', () => {
    expect(inWords.care([kept], spoken(['Entre 18 y 22 semanas.']), {})).toEqual([kept]);
    expect(inWords.care([{ ...kept, id: 'test.new' }], spoken(['Uno.', 'Dos.']), {})[0]?.title).toBe(kept.title);
  });

  it('warns in the words of the Emergency page, each sign where English has it', async () => {
    const english = await loadContent('warnings', 'en');
    const warnings = { 'warning.now': { title: 'Señales' }, 'warning.unit': { title: 'Otras' } };
    const fit = 'emergency.sign.fit';
    const said = inWords.warnings(english, { warnings } as unknown as ContentWords, { [fit]: 'Un ataque' });
    const at = english[0]?.parts.findIndex(({ text }) => text === emergency[fit]) ?? -1;
    expect(said.map(({ title }) => title)).toEqual(['Señales', 'Otras']);
    expect(said[0]?.parts).toEqual(english[0]?.parts.with(at, { kind: 'watch', text: 'Un ataque' }));
  });
});
