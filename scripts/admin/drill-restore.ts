import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startBackend } from '../../server/backend.ts';
import { newSecret } from '../../server/protocol/secrets.ts';
import { verifyAudit, type AuditVerdict } from '../../server/audit/verify-audit.ts';
import { AUDIT_FILE, DATABASE_FILE } from '../../server/store/data-files.ts';
import { requireIntactStore } from '../../server/store/integrity-check.ts';
import { readDatabase } from '../../server/store/read-only.ts';
import { isEncrypted } from '../../server/admin/archive-input.ts';
import { countRecords } from '../../server/admin/record-counts.ts';
import { restore } from '../../server/admin/restore.ts';

export interface CountedCollection {
  readonly name: string;
  /** Number of records that the backup says it has; undefined for a backup of an older version. */
  readonly expected: number | undefined;
  readonly found: number;
}

export interface DrillReport {
  /** Path of the backup. */
  readonly path: string;
  readonly isEncrypted: boolean;
  /** Time of the snapshot, ISO 8601. */
  readonly made: string;
  /** Number of files whose checksum is that of the backup's list. */
  readonly files: number;
  /** Number of uploaded files whose bytes were lost before the backup. */
  readonly missing: number;
  readonly collections: readonly CountedCollection[];
  /** The check of the audit trail; undefined for a backup without one. */
  readonly audit?: AuditVerdict;
}

export interface DrillOptions {
  /** Path of the backup. */
  readonly from: string;
  /** The file with the age identity; needed when the backup is encrypted. */
  readonly identityFile?: string;
  /** The appwrite.json that the restored data must open with. */
  readonly config: string;
}

async function requireSpace(from: string, folder: string): Promise<void> {
  const [{ size }, { bavail, bsize }] = await Promise.all([stat(from), statfs(folder)]);
  if (bavail * bsize > size) return;
  throw new Error(
    `${folder} has ${Math.floor((bavail * bsize) / 1e6)} MB free, and the drill needs ${Math.ceil(size / 1e6)} MB. Name another folder: TMPDIR=/var/tmp`,
  );
}

/** Starts the API on the restored data, without functions, schedules and mail, so nothing reaches a person. */
async function requireServable(config: string, data: string): Promise<void> {
  const backend = await startBackend({ config, data, port: 0, host: '127.0.0.1', apiKey: newSecret() });
  try {
    const headers = { 'x-appwrite-project': backend.backend.projectId, 'x-appwrite-key': backend.apiKey };
    const { status } = await fetch(`${backend.url.replace('localhost', '127.0.0.1')}/v1/health`, { headers });
    if (status !== 200) throw new Error(`A server on the restored data answered ${status}.`);
  } finally {
    await backend.close();
  }
}

function compareCounts(
  expected: Readonly<Record<string, number>> | undefined,
  found: Readonly<Record<string, number>>,
): CountedCollection[] {
  const names = new Set([...Object.keys(expected ?? {}), ...Object.keys(found)]);
  return [...names].map((name) => ({ name, expected: expected && (expected[name] ?? 0), found: found[name] ?? 0 }));
}

/**
 * Restores a backup into a temporary folder, checks it there, starts a server on it and removes it. Reads the backup and
 * nothing else of the installation.
 * @throws Error that says why the backup cannot be restored
 */
export async function drillRestore({ from, identityFile, config }: DrillOptions): Promise<DrillReport> {
  if (!existsSync(from)) throw new Error(`There is no backup ${resolve(from)}.`);
  await requireSpace(from, tmpdir());
  const folder = await mkdtemp(join(tmpdir(), 'maia-restore-drill-'));
  // The folder has the data of all people, so it goes also when the process is stopped.
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const data = join(folder, 'data');
    const { made, files, missing, counts, audit: head } = await restore(from, data, identityFile);
    requireIntactStore(data);
    const found = readDatabase(join(data, DATABASE_FILE), countRecords);
    const audit = head && readDatabase(join(data, AUDIT_FILE), (file) => verifyAudit(file, { head: head.hash }));
    await requireServable(config, data);
    const collections = compareCounts(counts, found);
    return { path: resolve(from), isEncrypted: await isEncrypted(from), made, files, missing, collections, audit };
  } finally {
    process.off('exit', remove);
    remove();
  }
}
