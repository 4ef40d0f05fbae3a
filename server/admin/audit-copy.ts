import { existsSync } from 'node:fs';
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { AuditEvent, AuditHead } from '../audit/audit-entry.ts';
import { AuditFile } from '../audit/audit-file.ts';
import { openTrail } from '../audit/open-trail.ts';
import { draftOf } from '../audit/drafts.ts';
import { logFailure } from '../logging/log.ts';
import { AUDIT_FILE } from '../store/data-files.ts';
import { DatabaseSync } from '../store/driver.ts';
import { EPOCH } from '../store/epoch.ts';

/** The operator's account on this machine; '' when it has no name. */
function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

/**
 * Adds what an operator does with a data folder to its trail. Works beside a running server: SQLite lets one process
 * write at a time.
 */
export function recordOperation(dataPath: string, event: AuditEvent): void {
  try {
    appendOperation(dataPath, event);
  } catch (error) {
    // A damaged trail must not prevent a backup or a restore; `verify-audit` names the damage.
    logFailure(error);
  }
}

function appendOperation(dataPath: string, event: AuditEvent): void {
  const file = openTrail(join(dataPath, AUDIT_FILE));
  const detail = [event.detail, `by ${operatorName() || 'an account without a name'}`].filter(Boolean).join(', ');
  try {
    file.atomically(() => file.append([draftOf('operator', { ...event, detail })]));
  } finally {
    file.close();
  }
}

/**
 * Copies the trail, also while a server writes it. Copy the data first: an event that is in the outbox of the copied
 * data and in the copied trail is recognized at the restore, and one that is in neither would be lost.
 * @returns the head of the copy; null when there is no trail, or it is damaged
 */
export async function copyTrail(dataPath: string, to: string): Promise<AuditHead | null> {
  const from = join(dataPath, AUDIT_FILE);
  if (!existsSync(from)) return null;
  try {
    return await copyByQuery(from, to);
  } catch (error) {
    logFailure(error);
    // What is left of a damaged trail is evidence.
    await rm(to, { force: true });
    await copyFile(from, to);
    return null;
  }
}

async function copyByQuery(from: string, to: string): Promise<AuditHead | null> {
  // SQLite would create the file readable by all; it fills an empty file as well.
  await writeFile(to, '', { mode: 0o600, flag: 'wx' });
  const file = new AuditFile(from);
  try {
    file.run(`VACUUM INTO '${to.replaceAll("'", "''")}'`);
  } finally {
    file.close();
  }
  const copy = new AuditFile(to);
  try {
    return copy.head();
  } finally {
    copy.close();
  }
}

/**
 * Removes from restored data the waiting events that the restored trail has already. Call it before the data gets a new
 * epoch, which counts anew.
 * @param database path of the restored database
 */
export function settleOutbox(database: string, dataPath: string): void {
  if (!existsSync(join(dataPath, AUDIT_FILE))) return;
  try {
    removeMoved(database, join(dataPath, AUDIT_FILE));
  } catch (error) {
    logFailure(error);
  }
}

function removeMoved(database: string, trailPath: string): void {
  const trail = new AuditFile(trailPath);
  const data = new DatabaseSync(database);
  try {
    const hasOutbox = data.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'audit_outbox'").get();
    const epoch = data.prepare('SELECT value FROM settings WHERE name = ?').get(EPOCH) as
      { value: unknown } | undefined;
    if (hasOutbox && epoch)
      data.prepare('DELETE FROM audit_outbox WHERE n <= ?').run(trail.movedUpTo(String(epoch.value)));
  } finally {
    data.close();
    trail.close();
  }
}
