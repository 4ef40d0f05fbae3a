import { expect, it } from 'vitest';
import { LONGEST_SECTION, readSbar, sbarText } from './sbar.ts';

const note = {
  situation: 'Severe reading, not repeated yet.\n168/114 mmHg',
  background: '28+3',
  assessment: '',
  recommendation: 'Measure at 08:00. Come in if 160 or more.',
};

it('an SBAR note is one text with the letters of its sections, and is read back', () => {
  const text = sbarText(note);
  expect(text).toBe(
    'S: Severe reading, not repeated yet.\n168/114 mmHg\nB: 28+3\nR: Measure at 08:00. Come in if 160 or more.',
  );
  expect(readSbar(text)).toEqual(note);
});

it('a line that looks like another section stays in its own', () => {
  const read = readSbar(sbarText({ ...note, background: 'first\nR: Rh negative' }));
  expect(read?.background).toBe('first\nR - Rh negative');
  expect(read?.recommendation).toBe(note.recommendation);
});

it.each(['Rest.', 'A: one letter', '', 'Rest.\nS: later\nR: later'])('%j is no SBAR note', (text) => {
  expect(readSbar(text)).toBeNull();
});

it('four full sections fit into one note of 2000 characters', () => {
  const full = 'x'.repeat(LONGEST_SECTION);
  const text = sbarText({ situation: full, background: full, assessment: full, recommendation: full });
  expect(text.length).toBeLessThanOrEqual(2000);
});
