import { judgeLab } from '../../../src/clinical/lab/lab-flag.ts';
import { bloodwork } from '../../../src/model/records/bloodwork.ts';
import { medicalDocument } from '../../../src/model/records/medical-document.ts';
import type { RecordType } from '../../../src/model/schema/record.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import { demoHospital } from '../people/demo-people.ts';
import type { LabReport, Paper, Story } from '../stories/story.ts';
import { instantAt, type DemoClock } from './demo-clock.ts';
import { demoRecord, shortId, type DemoFile, type DemoRecord } from './demo-record.ts';
import { writePdf } from './pdf.ts';
import { drawPage, drawScan } from './pictures.ts';

/** Records with the files that they name. */
export interface FiledRecords {
  readonly records: readonly DemoRecord[];
  readonly files: readonly DemoFile[];
}

const mimeTypes = { png: 'image/png', pdf: 'application/pdf' } as const;

function printedReport({ title, rows }: LabReport, name: string, date: string): string[] {
  const lines = rows.map(({ name: test, value, unit, range }) => `${test}: ${value} ${unit} (${range})`);
  return [title, `${demoHospital.name}`, `Name: ${name}`, `Date: ${date}`, '', ...lines];
}

function labFile(story: Story, report: LabReport, id: string, clock: DemoClock): DemoFile[] {
  const { file, when } = report;
  if (!file) return [];
  const date = clock.date(when[0]);
  const lines = printedReport(report, story.account.name, date);
  const bytes = file === 'pdf' ? writePdf(lines) : drawPage(lines);
  return [{ type: bloodwork as RecordType, id, name: `report-${date}.${file}`, mimeType: mimeTypes[file], bytes }];
}

/** Her laboratory reports; the flags are the app's own, from the printed ranges. */
export function labsOf(story: Story, clock: DemoClock): FiledRecords {
  const { account, labs = [] } = story;
  const made = labs.map((report, index) => {
    const files = labFile(story, report, `${shortId(account.id)}-lab-file-${index}`, clock);
    const results = report.rows.map(({ range, ...row }) => ({
      ...row,
      referenceRange: range,
      flag: judgeLab(row.value, range, { unit: row.unit }).flag,
    }));
    const [file] = files;
    const record = demoRecord(bloodwork, `${shortId(account.id)}-lab-${index}`, {
      userId: account.id,
      testName: report.title,
      recordedAt: instantAt(clock, ...report.when),
      results: JSON.stringify(results),
      ...(file ? { fileId: file.id, fileName: file.name } : {}),
    });
    return { record, files };
  });
  return { records: made.map(({ record }) => record), files: made.flatMap(({ files }) => files) };
}

function paperFile({ account }: Story, paper: Paper, index: number): DemoFile {
  const id = `${shortId(account.id)}-paper-file-${index}`;
  const bytes = paper.picture === 'scan' ? drawScan(id, paper.lines) : drawPage(paper.lines);
  return { type: medicalDocument as RecordType, id, name: paper.fileName, mimeType: mimeTypes.png, bytes };
}

/** Her documents, as if she had photographed them on their day. */
export function papersOf(story: Story, clock: DemoClock): FiledRecords {
  const { account, papers = [] } = story;
  const files = papers.map((paper, index) => paperFile(story, paper, index));
  const records = papers.map(({ days, category, description, fileName }, index) => {
    const values = {
      userId: account.id,
      fileId: files[index]?.id,
      fileName,
      documentType: mimeTypes.png,
      description,
      category,
      documentDate: clock.date(days),
      fileSize: files[index]?.bytes.length,
    };
    const id = `${shortId(account.id)}-paper-${index}`;
    return demoRecord(medicalDocument, id, values, toInstant(clock.at(days, '17:30')));
  });
  return { records, files };
}
