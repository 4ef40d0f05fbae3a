import { readReport } from '../../src/clinical/lab/report/read-report.ts';
import { Random } from '../../tests/support/random.ts';
import { judgeReading } from './judge-reading.ts';
import { makeLayout } from './layout.ts';
import { printReport } from './print-report.ts';
import { readPdf } from './read-pdf.ts';
import { panelNames } from './results.ts';
import { writePdf } from './write-pdf.ts';

const from = Number(process.argv[2] ?? 1);
const to = Number(process.argv[3] ?? 100);
let cells = 0;
let right = 0;
let unmarked = 0;
for (let seed = from; seed <= to; seed += 1) {
  const layout = makeLayout(new Random(seed), `Laboratory ${seed}`, panelNames);
  const report = printReport(layout);
  const pages = await readPdf(await writePdf(report));
  const read = readReport(pages);
  const judged = judgeReading(read, report.truth);
  cells += judged.cells;
  right += judged.right;
  unmarked += judged.unmarked.length;
  const odd = read.rows.filter(({ doubts }) => doubts.length > 0);
  if (judged.wrong.length > 0 || odd.length > 0 || read.date !== '2026-11-12') {
    console.log(
      `${seed} ${layout.headings ? layout.headings.name : 'free'} ${layout.columns.map(({ part }) => part).join(',')} ${layout.font} ${layout.flag} date ${read.date} title ${read.title} doubts ${odd.length} ${odd.slice(0, 2).map((r) => `${r.name}:${r.value}:${r.referenceRange}:${r.printedFlag}:${r.doubts}`)}`,
    );
    for (const line of judged.wrong.slice(0, 4)) console.log(`    ${line}`);
  }
}
console.log(cells, right, ((100 * right) / cells).toFixed(2), 'unmarked', unmarked);
