import { expect, it } from 'vitest';
import { readReport } from '../../src/clinical/lab/report/read-report.ts';
import { Random } from '../../tests/support/samples/random.ts';
import { hostileReports } from './hostile.ts';
import { judgeReading } from './judge-reading.ts';
import { laboratory } from './laboratories.ts';
import { makeLayout } from './layout.ts';
import { printReport } from './print-report.ts';
import { readPdf } from './read-pdf.ts';
import { panelNames } from './results.ts';
import { writePdf } from './write-pdf.ts';

const SEEDS = [880_006, 1, 2, 4, 6, 11, 20, 36, 47, 56, 59, 1003, 1011];

it('reads 99 of 100 cells of laboratories that it does not know, and no number wrong without a mark', async () => {
  const judged = await Promise.all(
    SEEDS.map(async (seed) => {
      const report = printReport(makeLayout(new Random(seed), `Laboratory ${seed}`, panelNames));
      const read = readReport(await readPdf(await writePdf(report)));
      expect(read.date, `seed ${seed}`).toBe('2026-11-12');
      return judgeReading(read, report.truth);
    }),
  );
  const sum = (count: (one: (typeof judged)[number]) => number) => judged.reduce((total, one) => total + count(one), 0);
  expect(judged.flatMap(({ unmarked }) => unmarked)).toEqual([]);
  expect(sum(({ right }) => right) / sum(({ cells }) => cells)).toBeGreaterThan(0.99);
});

it('reads nothing that is in the file and not to be seen on its page, and says that it is there', async () => {
  const plain = printReport(laboratory(8));
  const before = readReport(await readPdf(await writePdf(plain)));
  expect(before.hidden).toEqual([]);
  for (const report of hostileReports(plain).filter(({ pages }) => pages[0]?.some(({ hiding }) => hiding))) {
    const read = readReport(await readPdf(await writePdf(report)));
    expect(read.rows).toEqual(before.rows);
    expect(read.hidden).toEqual([report.pages[0]?.find(({ hiding }) => hiding)?.text]);
  }
});
