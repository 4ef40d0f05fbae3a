import { describe, expect, it } from 'vitest';
import { fillTemplate, firstGap, openGaps, unknownPlaceholders } from './template-placeholders.ts';

const words = { firstName: 'first name', week: 'week', nextVisit: 'next visit', doctor: 'your name' };
const fill = (text: string, values = {}) => fillTemplate(text, values, (name) => words[name]);

describe('a template', () => {
  it.each([
    [
      'every value is known',
      'Dear {firstName}, see you on {nextVisit}.',
      { firstName: 'Amina', nextVisit: '3 December' },
      'Dear Amina, see you on 3 December.',
    ],
    ['a value is unknown', 'See you on {nextVisit}.', {}, 'See you on [… next visit].'],
    ['a value is blank', 'Dear {firstName}', { firstName: '  ' }, 'Dear [… first name]'],
    ['a value repeats', '{week}, {week}', { week: '28+3' }, '28+3, 28+3'],
    ['a value looks like a placeholder', 'Dear {firstName}', { firstName: '{week}' }, 'Dear {week}'],
    ['a value has a replacement pattern', 'Dear {firstName}', { firstName: '$& $1' }, 'Dear $& $1'],
    ['braces name no placeholder', 'a {b} c', {}, 'a {b} c'],
  ])('is filled: %s', (_, text, values, filled) => expect(fill(text, values)).toBe(filled));

  it('names what no placeholder is, once', () => {
    expect(unknownPlaceholders('{firstName} {name} {name} {toString} {}')).toEqual(['name', 'toString', '']);
    expect(unknownPlaceholders('{firstName} {week} {nextVisit} {doctor}')).toEqual([]);
  });
});

describe('an open gap', () => {
  it('is found in any language, and other brackets are none', () => {
    expect(openGaps('[… next visit] and [… الزيارة القادمة] and [1] and […]')).toEqual([
      '[… next visit]',
      '[… الزيارة القادمة]',
    ]);
  });

  it('is found from a position on', () => {
    const text = 'x [… week] y [… week]';
    expect(firstGap(text)).toEqual({ start: 2, end: 10 });
    expect(firstGap(text, 5)).toEqual({ start: 13, end: 21 });
    expect(firstGap('nothing')).toBeNull();
  });
});
