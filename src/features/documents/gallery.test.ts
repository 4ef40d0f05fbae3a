import { expect, it } from 'vitest';
import type { StoredDocument } from '@/db/records/documents.ts';
import { dayOf, galleryOf, kindsIn } from './gallery.ts';

const letter = {
  id: 'letter',
  fileName: 'a.pdf',
  description: 'Letter of Dr Njeri\nAsk about iron',
  category: 'discharge',
};
const documents = [
  { ...letter, documentDate: '2026-10-31' },
  { id: 'scan', fileName: 'scan-20w.jpg', description: null, category: 'scan', documentDate: '2026-11-02' },
  {
    id: 'card',
    fileName: 'card.jpg',
    description: 'Insurance card',
    category: null,
    createdAt: '2026-11-20T10:00:00Z',
  },
  { id: 'old', fileName: 'b.pdf', description: 'First scan', category: 'scan', documentDate: '2025-11-30' },
] as StoredDocument[];
const nameOf = ({ description, category, fileName }: StoredDocument) => description ?? category ?? fileName;
const shown = (kind: StoredDocument['category'], words: string) =>
  galleryOf(documents, { kind: kind ?? null, words }, nameOf).map(({ month, documents: ofMonth }) => [
    month,
    ...ofMonth.map(({ id }) => id),
  ]);

it('documents stand by the month of their own date, or else of the day they were added, the newest first', () => {
  expect(shown(null, '')).toEqual([
    ['2026-11', 'card', 'scan'],
    ['2026-10', 'letter'],
    ['2025-11', 'old'],
  ]);
});

it('a document added late in the evening stands in the month of the phone’s clock', () => {
  const late = new Date(2026, 10, 30, 23, 59).toISOString();
  expect(dayOf({ documentDate: null, createdAt: late })).toBe('2026-11-30');
});

it.each([
  [
    'scan',
    '',
    [
      ['2026-11', 'scan'],
      ['2025-11', 'old'],
    ],
  ],
  [null, 'njeri LETTER', [['2026-10', 'letter']]],
  [null, 'iron', [['2026-10', 'letter']]],
  [null, 'scan-20w', [['2026-11', 'scan']]],
  ['scan', 'first', [['2025-11', 'old']]],
  ['lab', '', []],
  [null, 'nothing of it', []],
] as const)('of the kind %s with the words “%s” there are %j', (kind, words, found) => {
  expect(shown(kind, words)).toEqual(found);
});

it('only kinds that exist are offered', () => {
  expect(kindsIn(documents)).toEqual(['scan', 'discharge']);
});
