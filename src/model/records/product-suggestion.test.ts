import { expect, it } from 'vitest';
import { readSuggestions } from './product-suggestion.ts';

const pillow = {
  name: 'Side-sleeping pillow',
  description: 'A long pillow for the back or the knees.',
  category: 'comfort',
  reasoning: 'It keeps you on your side.',
  safety: 'Take it out of the bed when the baby sleeps there.',
  searchKeywords: 'pillow sleep',
};
const answer = (...suggestions: unknown[]) => JSON.stringify({ suggestions });
const names = (text: string) => readSuggestions(text)?.map(({ name }) => name);

it('reads complete suggestions, also in a code fence, and none from an empty list', () => {
  expect(readSuggestions(answer(pillow))).toEqual([pillow]);
  expect(names(`\`\`\`json\n${answer(pillow)}\n\`\`\``)).toEqual(['Side-sleeping pillow']);
  expect(readSuggestions(answer())).toEqual([]);
});

it.each([
  ['without a safety note', { ...pillow, safety: ' ' }],
  ['of a category that is none', { ...pillow, category: 'toys' }],
  ['without a name', { ...pillow, name: undefined }],
  ['longer than anybody reads', { ...pillow, description: 'x'.repeat(801) }],
  ['with an address', { ...pillow, description: 'See www.pillows.example' }],
  ['with a price', { ...pillow, reasoning: 'Only $20.' }],
  ['with a brand', { ...pillow, name: 'Snoogle®' }],
  ['that is none', 'pillow'],
])('drops a suggestion %s', (_, wrong) => {
  expect(names(answer(wrong, pillow))).toEqual(['Side-sleeping pillow']);
});

it('returns at most five', () => {
  expect(names(answer(...Array.from({ length: 9 }, () => pillow)))).toHaveLength(5);
});

it.each(['', 'Try a pillow.', '[]', '{"suggestions":"pillow"}', 'null', '{'])('"%s" is not an answer', (text) => {
  expect(readSuggestions(text)).toBeNull();
});
