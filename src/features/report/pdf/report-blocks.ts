import type { ReportPart, ReportWords } from '@/features/report/content/report-page-model.ts';

/** One paragraph of the page; `large` is the name on top. */
export interface Block {
  readonly text: string;
  readonly role: 'large' | 'title' | 'text' | 'quiet';
}

const rowText = (head: readonly string[], [first = '', ...cells]: readonly string[]) =>
  `${first}: ${cells
    .map((cell, at) => (cell === '–' ? '' : `${head[at + 1] ?? ''} ${cell}`))
    .filter(Boolean)
    .join(' · ')}`;

const ofPart = ({ title, lines, entries = [], table }: ReportPart): Block[] => [
  { text: title, role: 'title' },
  ...[...lines, ...entries].filter(Boolean).map((text): Block => ({ text, role: 'text' })),
  ...(table?.rows ?? []).map((row): Block => ({ text: rowText(table?.head ?? [], row), role: 'text' })),
];

/** What stands over the whole width, and what flows in two columns below. */
export const reportBlocks = ({ title, facts, origin, parts, foot }: ReportWords) => ({
  head: [
    { text: title, role: 'large' },
    ...facts.map((text): Block => ({ text, role: 'text' })),
    { text: origin, role: 'quiet' },
  ] as const satisfies Block[],
  body: parts.flatMap(ofPart),
  foot: { text: foot, role: 'quiet' } as const satisfies Block,
});
