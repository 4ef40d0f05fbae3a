import { parseArgs } from 'node:util';
import { readReport } from '../../src/clinical/lab/report/read-report.ts';
import { Random } from '../../tests/support/samples/random.ts';
import { hostileReports } from './hostile.ts';
import { judgeReading, type Judged } from './judge-reading.ts';
import { heldOut, known, laboratory, scanLooks, scanned, scannedFrom, thirtyFrom } from './laboratories.ts';
import type { Layout } from './layout.ts';
import { printReport } from './print-report.ts';
import { readPdf } from './read-pdf.ts';
import { readScan, startScanReader } from './read-scan.ts';
import { otherFigures, panels } from './results.ts';
import { writePdf } from './write-pdf.ts';
import { writeScans } from './write-scan.ts';

const PARTS = ['texts', 'hostile', 'clean', 'skewed'];
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, all: { type: 'boolean', default: false } },
});
const parts = positionals.length > 0 ? positionals : PARTS;
if (parts.some((part) => !PARTS.includes(part)))
  throw new Error(
    `Usage: npm run labs:measure -- [${PARTS.join('|')}]... [--seed <laboratories and figures never used>] [--all]`,
  );
const seed = options.seed === undefined ? null : Number(options.seed);
let hasFailed = false;

function print(name: string, judged: readonly Judged[], goal: number): void {
  const sum = (of: (one: Judged) => number) => judged.reduce((total, one) => total + of(one), 0);
  const [cells, right, rows, marked] = [
    sum((one) => one.cells),
    sum((one) => one.right),
    sum((one) => one.rows),
    sum((one) => one.marked),
  ];
  const unmarked = judged.flatMap((one) => one.unmarked);
  const isWell = right / cells >= goal && unmarked.length === 0;
  hasFailed ||= !isWell;
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
  console.log(
    `${isWell ? 'ok  ' : 'FAIL'}  ${name}: ${judged.length} reports, ${right} of ${cells} cells right, ${percent(right / cells)} (goal ${100 * goal} %), rows marked: ${marked} of ${rows}, ${percent(marked / rows)}, wrong numbers without a mark: ${unmarked.length}`,
  );
  for (const line of unmarked) console.log(`      without a mark: ${line}`);
  if (options.all) for (const line of judged.flatMap((one) => one.wrong)) console.log(`      ${line}`);
}

/** With a seed, each laboratory has figures of its own too. */
const printed = (layout: Layout, index: number) =>
  printReport(layout, seed === null ? panels : otherFigures(new Random(seed + index)));

async function readTexts(layouts: readonly Layout[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const [index, layout] of layouts.entries()) {
    const report = printed(layout, index);
    judged.push(judgeReading(readReport(await readPdf(await writePdf(report))), report.truth));
  }
  return judged;
}

async function readHostile(): Promise<void> {
  const plain = printed(laboratory(8), 0);
  const before = JSON.stringify(readReport(await readPdf(await writePdf(plain))).rows);
  const hostile = hostileReports(plain);
  let changed = 0;
  for (const report of hostile)
    if (JSON.stringify(readReport(await readPdf(await writePdf(report))).rows) !== before) changed += 1;
  hasFailed ||= changed > 0;
  console.log(
    `${changed === 0 ? 'ok  ' : 'FAIL'}  hostile reports: ${hostile.length}, changed by what is hidden in them: ${changed}`,
  );
}

async function readScans(look: keyof typeof scanLooks): Promise<Judged[]> {
  const reader = await startScanReader();
  const judged: Judged[] = [];
  for (const [index, layout] of (seed === null ? scanned : scannedFrom(seed)).entries()) {
    const report = printed(layout, index);
    const pages = [];
    for (const scan of await writeScans(report, scanLooks[look])) pages.push(await readScan(reader, scan));
    judged.push(judgeReading(readReport(pages), report.truth));
  }
  await reader.terminate();
  return judged;
}

const what = seed === null ? '' : ` from ${seed}`;
if (parts.includes('texts') && seed === null) {
  print('text PDFs', await readTexts(known), 0.99);
  print('text PDFs of laboratories never tuned on', await readTexts(heldOut), 0.99);
} else if (parts.includes('texts')) print(`text PDFs${what}`, await readTexts(thirtyFrom(seed ?? 0)), 0.99);
if (parts.includes('hostile')) await readHostile();
if (parts.includes('clean')) print(`clean scans${what}`, await readScans('clean'), 0.9);
if (parts.includes('skewed')) print(`skewed photos${what}`, await readScans('skewed'), 0.9);
process.exitCode = hasFailed ? 1 : 0;
