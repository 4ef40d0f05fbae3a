import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { laboratory } from '../../scripts/lab-reports/laboratories.ts';
import { printReport } from '../../scripts/lab-reports/print-report.ts';
import { readPdf } from '../../scripts/lab-reports/read-pdf.ts';
import { writePdf } from '../../scripts/lab-reports/write-pdf.ts';
import { readReport } from '../../src/clinical/lab/report/read-report.ts';
import buildApp from '../support/build/build-app.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';
import type { Measure } from './harness/report.ts';

const ROUNDS = 30;
const WARM_UP = 5;
const LONG_TASK_MS = 50;

const onePage = { ...laboratory(8), panels: ['Complete Blood Count', 'Thyroid'], rowsPerPage: 40 };
const bytes = await writePdf(printReport(onePage));

async function pdfjsAlone(): Promise<void> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const page = await (await task.promise).getPage(1);
  await page.getTextContent();
  await task.destroy();
}
async function wholeReading(): Promise<void> {
  const { rows } = readReport(await readPdf(bytes));
  if (rows.length !== 14) throw new Error(`${rows.length} rows were read`);
}
async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** The longest tasks of the page in ms, while one file is read. */
async function longestTasks(): Promise<number[]> {
  await buildApp();
  await using visit = await Visit.begin();
  const { page } = visit.phone;
  await visit.phone.open('/bloodwork');
  await page.getByRole('button', { name: 'Add a report' }).click();
  const chooser = page.locator('input[type=file]');
  const longest: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await page.evaluate(() => {
      const kept: number[] = [];
      Object.assign(globalThis, { longTasks: kept });
      new PerformanceObserver((list) => kept.push(...list.getEntries().map(({ duration }) => duration))).observe({
        entryTypes: ['longtask'],
      });
    });
    await chooser.setInputFiles({
      name: `report-${round}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(bytes),
    });
    await page.getByRole('button', { name: `report-${round}.pdf` }).waitFor();
    await page.getByText('Nothing is saved yet').waitFor();
    const tasks = await page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks);
    longest.push(Math.max(0, ...tasks));
    await page.getByRole('button', { name: 'Leave it out' }).first().click();
  }
  return longest;
}

/** The time to read a report of one page, compared with pdf.js alone, and how long the page is blocked meanwhile. */
export async function labReport(): Promise<Measure[]> {
  const times = { whole: [] as number[], alone: [] as number[] };
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const [alone, whole] = [await timed(pdfjsAlone), await timed(wholeReading)];
    if (round < WARM_UP) continue;
    times.alone.push(alone);
    times.whole.push(whole);
  }
  const tasks = await longestTasks();
  return [
    {
      name: 'read into rows',
      unit: 'ms',
      value: times.whole,
      reference: times.alone,
      referenceName: 'pdf.js alone, its text',
      goal: 3,
    },
    {
      name: `longest task of the page during ${tasks.length} readings; 0: none over ${LONG_TASK_MS} ms`,
      unit: 'ms',
      value: [Math.max(...tasks)],
      reference: [LONG_TASK_MS],
      referenceName: 'a delay that is not noticed',
      goal: 1,
    },
  ];
}
