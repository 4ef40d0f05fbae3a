import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseSync } from '../store/driver.ts';
import { readDatabase } from '../store/read-only.ts';
import { hashEntry, type AuditDraft } from './audit-entry.ts';
import { AuditFile } from './audit-file.ts';
import { draftOf } from './drafts.ts';
import { forgetPerson } from './forget-person.ts';
import { removeExpired, retentionYearsOf } from './retention.ts';
import { verifyAudit, type AuditVerdict, type VerifyOptions } from './verify-audit.ts';

let folder: string;
let path: string;
let file: AuditFile;

const read = (n: number, at = `2026-11-26T08:00:0${n}.000Z`): AuditDraft => ({
  at,
  actor: 'dr-ada-obi',
  role: 'doctor',
  action: 'read',
  subject: 'amina-okoro',
  collection: 'blood_pressure',
  records: [`bp-amina-okoro-${n}`],
  device: 'Chrome, Android',
  session: 'abc',
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maia-audit-'));
  path = join(folder, 'audit.sqlite');
  file = new AuditFile(path);
  file.atomically(() => file.append([1, 2, 3, 4, 5, 6].map((n) => read(n))));
});
afterEach(() => {
  file.close();
  rmSync(folder, { recursive: true });
});

const verify = (options?: VerifyOptions): AuditVerdict => readDatabase(path, (db) => verifyAudit(db, options));
const headNow = (): string => file.head()?.hash ?? '';

/** Changes the file as a person with write access would: without the triggers. */
function tamper(sql: string): void {
  file.close();
  const connection = new DatabaseSync(path);
  for (const name of ['entries_continue', 'entries_stay', 'entries_remain', 'checkpoints_fit'])
    connection.exec(`DROP TRIGGER ${name}`);
  connection.exec(sql);
  connection.close();
  file = new AuditFile(path);
}

describe('a chain of entries', () => {
  it('that nobody touched verifies, and its head is the last entry', () => {
    expect(verify()).toEqual({ entries: 6, head: { seq: 6, hash: headNow() }, removed: 0, formerGaps: 0, fault: null });
  });

  it('has no id of a person in what is hashed, also not inside the id of a record', () => {
    const bodies = file.all('SELECT body FROM entries').map(({ body }) => String(body));
    expect(bodies.join()).not.toMatch(/amina|obi/);
  });

  it('refuses a change and a deletion by its triggers', () => {
    expect(() => file.run("UPDATE entries SET body = '[]' WHERE seq = 3")).toThrow('cannot be changed');
    expect(() => file.run('DELETE FROM entries WHERE seq = 6')).toThrow('below a checkpoint');
    expect(() =>
      file.run("INSERT INTO entries (seq, body, previous, hash) VALUES (7, '[]', 'no such hash', 'x')"),
    ).toThrow('continue the chain');
  });

  it('names the first entry of which a byte was changed', () => {
    tamper("UPDATE entries SET body = replace(body, '08:00:03', '08:00:33') WHERE seq = 3");
    expect(verify().fault).toMatchObject({ seq: 3, at: '2026-11-26T08:00:33.000Z' });
  });

  it('names the entry after a changed one whose own hash was calculated anew', () => {
    const row = file.get('SELECT body, previous FROM entries WHERE seq = 3');
    const body = String(row?.['body']).replace('08:00:03', '08:00:33');
    tamper(`UPDATE entries SET body = '${body}', hash = '${hashEntry(String(row?.['previous']), body)}' WHERE seq = 3`);
    expect(verify().fault?.seq).toBe(4);
  });

  it('names an entry that was removed', () => {
    tamper('DELETE FROM entries WHERE seq = 4');
    expect(verify().fault).toMatchObject({ seq: 4, what: 'it is missing' });
  });

  it('names the first of two entries that changed places', () => {
    tamper(`UPDATE entries SET seq = -2 WHERE seq = 2; UPDATE entries SET seq = 2 WHERE seq = 3;
      UPDATE entries SET seq = 3 WHERE seq = -2`);
    expect(verify().fault?.seq).toBe(2);
  });

  it('shows a cut end to the one who knows an earlier head, and to the database of the data', () => {
    const known = file.head();
    tamper('DELETE FROM entries WHERE seq > 4');
    expect(verify().fault).toBeNull();
    expect(verify({ head: known?.hash }).fault).toMatchObject({ seq: 5 });
    expect(verify({ known }).fault).toMatchObject({ seq: 5 });
  });

  it('that goes on still has every earlier head', () => {
    const earlier = headNow();
    file.atomically(() => file.append([read(7)]));
    expect(verify({ head: earlier, known: file.head() }).fault).toBeNull();
    expect(verify({ head: 'f'.repeat(64) }).fault?.what).toContain('is not in the chain');
  });

  it('is broken by a gap that the server found, until a head from after it is given', () => {
    file.atomically(() => file.append([draftOf('server', { action: 'trail-gap', detail: 'entry 9 is missing' })]));
    expect(verify().fault).toMatchObject({ seq: 7, what: 'the server found a gap: entry 9 is missing' });
    expect(verify({ head: headNow() })).toMatchObject({ formerGaps: 1, fault: null });
  });

  it('shows a begin that was cut under a forged checkpoint', () => {
    tamper(`INSERT INTO checkpoints (up_to, hash, removed, until) SELECT 2, hash, 2, '' FROM entries WHERE seq = 2;
      DELETE FROM entries WHERE seq <= 2`);
    expect(verify().fault).toMatchObject({ seq: 3, what: expect.stringContaining('no entry covers the checkpoint') });
  });

  it('shows that the id behind a pseudonym was changed, or removed without an erasure', () => {
    tamper("UPDATE people SET id = 'dr-ben-otieno' WHERE id = 'dr-ada-obi'");
    expect(verify().fault?.what).toContain('was changed');
    tamper("DELETE FROM people WHERE id = 'dr-ben-otieno'");
    expect(verify().fault?.what).toContain('without an erasure');
  });
});

describe('a person who is forgotten', () => {
  it('leaves no id in the file and a chain that verifies', () => {
    const before = headNow();
    file.atomically(() => forgetPerson(file, 'amina-okoro'));
    expect(file.get("SELECT 1 FROM people WHERE id = 'amina-okoro'")).toBeUndefined();
    expect(verify({ head: before })).toMatchObject({ entries: 7, fault: null });
  });

  it('gets another pseudonym when an entry comes later, and it cannot be traced', () => {
    const subjects = () =>
      file.all("SELECT DISTINCT json_extract(body, '$[6]') AS who FROM entries").map(({ who }) => who);
    file.atomically(() => forgetPerson(file, 'amina-okoro'));
    file.atomically(() => file.append([read(7)], (id) => id === 'amina-okoro'));
    expect(subjects()).toHaveLength(2);
    expect(file.pseudonymOf('amina-okoro')).toBeNull();
    expect(verify().fault).toBeNull();
  });
});

describe('the retention time', () => {
  const now = new Date('2032-11-26T08:00:03.500Z');

  it('removes older entries and leaves a checkpoint from which the chain verifies', () => {
    const head = headNow();
    expect(file.atomically(() => removeExpired(file, 6, now))).toBe(3);
    expect(file.all('SELECT seq FROM entries').map(({ seq }) => seq)).toEqual([4, 5, 6, 7]);
    expect(verify({ head })).toMatchObject({ entries: 4, removed: 3, fault: null });
    expect(file.atomically(() => removeExpired(file, 6, now))).toBe(0);
  });

  it('says of an older head that it may be one of the removed entries', () => {
    const [second] = file.all('SELECT hash FROM entries WHERE seq = 2');
    file.atomically(() => removeExpired(file, 6, now));
    expect(verify({ head: String(second?.['hash']) }).fault?.what).toContain('removed because of their age');
  });

  it('is six years unless a whole number of years is set', () => {
    expect([retentionYearsOf(undefined), retentionYearsOf('10')]).toEqual([6, 10]);
    for (const wrong of ['0', '2.5', 'six', '-1', '1000'])
      expect(() => retentionYearsOf(wrong)).toThrow('AUDIT_RETENTION_YEARS');
  });

  it('removes the id of a person of whom no entry is left', () => {
    file.atomically(() => file.append([draftOf('server', { action: 'backup' }, '2032-11-25T08:00:00.000Z')]));
    file.atomically(() => removeExpired(file, 6, new Date('2033-01-01T00:00:00.000Z')));
    expect(file.all('SELECT * FROM people')).toEqual([]);
    expect(verify().fault).toBeNull();
  });
});
