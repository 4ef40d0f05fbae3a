import { readReport } from '../../src/clinical/lab/report/read-report.ts';
import { hostileReports } from './hostile.ts';
import { judgeReading, type Judged } from './judge-reading.ts';
import { heldOut, known, laboratory, scanLooks, scanned } from './laboratories.ts';
import type { Layout } from './layout.ts';
import { printReport } from './print-report.ts';
import { readPdf } from './read-pdf.ts';
import { readScan, startScanReader } from './read-scan.ts';
import { writePdf } from './write-pdf.ts';
import { writeScans } from './write-scan.ts';

const isLoud = process.argv.includes('--all');
let hasFailed = false;

function print(name: string, judged: readonly Judged[], goal: number): void {
  const cells = judged.reduce((sum, one) => sum + one.cells, 0);
  const right = judged.reduce((sum, one) => sum + one.right, 0);
  const unmarked = judged.flatMap((one) => one.unmarked);
  const share = right / cells;
  const isWell = share >= goal && unmarked.length === 0;
  hasFailed ||= !isWell;
  console.log(
    `${isWell ? 'ok  ' : 'FAIL'}  ${name}: ${judged.length} reports, ${right} of ${cells} cells right, ${(100 * share).toFixed(2)} % (goal ${100 * goal} %), wrong numbers without a mark: ${unmarked.length}`,
  );
  for (const line of unmarked) console.log(`      without a mark: ${line}`);
  if (isLoud) for (const line of judged.flatMap((one) => one.wrong)) console.log(`      ${line}`);
}

async function readTexts(layouts: readonly Layout[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const layout of layouts) {
    const report = printReport(layout);
    judged.push(judgeReading(readReport(await readPdf(await writePdf(report))), report.truth));
  }
  return judged;
}

print('text PDFs', await readTexts(known), 0.99);
print('text PDFs of laboratories never tuned on', await readTexts(heldOut), 0.99);

const plain = printReport(laboratory(8));
const before = JSON.stringify(readReport(await readPdf(await writePdf(plain))).rows);
const hostile = hostileReports(plain);
let changed = 0;
for (const report of hostile)
  if (JSON.stringify(readReport(await readPdf(await writePdf(report))).rows) !== before) changed += 1;
hasFailed ||= changed > 0;
console.log(
  `${changed === 0 ? 'ok  ' : 'FAIL'}  hostile reports: ${hostile.length}, changed by what is hidden in them: ${changed}`,
);

const reader = await startScanReader();
for (const [name, look] of Object.entries(scanLooks)) {
  const judged: Judged[] = [];
  for (const layout of scanned) {
    const report = printReport(layout);
    const pages = [];
    for (const scan of await writeScans(report, look)) pages.push(await readScan(reader, scan));
    judged.push(judgeReading(readReport(pages), report.truth));
  }
  print(name, judged, 0.9);
}
await reader.terminate();
process.exitCode = hasFailed ? 1 : 0;
