import { fileURLToPath } from 'node:url';
import { lastBackupOf } from '../../server/admin/last-backup.ts';
import { drillRestore, type DrillReport } from './drill-restore.ts';
import type { StaffReport } from './create-staff.ts';

const HOUR_MS = 3_600_000;

function ageOf(made: string, now: number): string {
  const hours = (now - Date.parse(made)) / HOUR_MS;
  return hours < 48 ? `${hours.toFixed(1)} hours` : `${Math.floor(hours / 24)} days`;
}

/** The lines of a drill, and whether everything that the backup promises was found. */
export function describeDrill(report: DrillReport, now: number): { lines: string[]; isProven: boolean } {
  const { path, made, files, missing, collections, audit } = report;
  const wrong = collections.filter(({ expected, found }) => expected !== undefined && expected !== found);
  const isProven = wrong.length === 0 && missing === 0 && !audit?.fault;
  const lines = [
    `Restore drill of ${path}`,
    `  made       ${made}, ${ageOf(made, now)} before the drill${report.isEncrypted ? ', encrypted' : ', NOT encrypted'}`,
    `  files      ${files} restored, each with the checksum of the backup's list`,
    '  database   every page and index checked, intact',
    '  server     this version of Maia starts on it and answers',
    ...collections.map(
      ({ name, expected, found }) =>
        `  ${expected === undefined || expected === found ? 'same' : 'WRONG'}  ${name}: ${found} records` +
        (expected === undefined ? ' (the backup is of an older version and has no count)' : ` of ${expected}`),
    ),
  ];
  if (audit)
    lines.push(
      audit.fault
        ? `  WRONG  audit trail: entry ${audit.fault.seq ?? ''} ${audit.fault.what}`
        : `  audit trail  ${audit.entries} entries, whole, with the head of the backup's list`,
    );
  if (missing > 0) lines.push(`  MISSING    ${missing} uploaded files had lost their bytes before the backup`);
  lines.push(isProven ? 'This backup can be restored.' : 'This backup does NOT give everything back.');
  return { lines, isProven };
}

/** @throws Error when no backup of the folder is known */
export function newestBackup(data: string): string {
  const last = lastBackupOf(data);
  if (last) return last.path;
  throw new Error(`No backup of ${data} is known. Make one (npm run admin -- backup FILE), or name its file.`);
}

/**
 * Proves a backup.
 * @throws Error with the report when something of it is missing, or with the reason why it cannot be restored
 */
export async function proveBackup(from: string, identityFile?: string, config?: string): Promise<StaffReport> {
  const schema = config ?? fileURLToPath(new URL('../../appwrite.json', import.meta.url));
  let report: DrillReport;
  try {
    report = await drillRestore({ from, identityFile, config: schema });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The drill failed, so ${from} is not proven: ${reason}`, { cause: error });
  }
  const { lines, isProven } = describeDrill(report, Date.now());
  if (!isProven) throw new Error(lines.join('\n'));
  return lines;
}
