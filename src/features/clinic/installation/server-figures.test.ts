import { describe, expect, it } from 'vitest';
import type { ServerState } from '@/model/clinic/clinic-answers.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { serverWarnings } from './server-figures.ts';

const NOW = Date.parse('2026-11-27T08:00:00.000Z');
const ago = (ms: number) => new Date(NOW - ms).toISOString();
const healthy: ServerState = {
  version: '1.0.0',
  startedAt: ago(DAY_MS),
  backup: { madeAt: ago(DAY_MS), isEncrypted: true },
  databaseBytes: 1_000_000,
  fileBytes: 0,
  freeBytes: 50_000_000_000,
  mail: { isSent: true, failed: 0 },
  isMfaForced: false,
  auditYears: 6,
};

describe('what an administrator is warned of', () => {
  it('nothing, while the backup is encrypted and of last night', () => {
    expect(serverWarnings(healthy, NOW)).toEqual([]);
  });

  it.each([
    ['no backup was made', { backup: null }, ['clinic.warn.noBackup']],
    ['a backup of two days', { backup: { madeAt: ago(2 * DAY_MS), isEncrypted: true } }, []],
    ['an older backup', { backup: { madeAt: ago(2 * DAY_MS + 1), isEncrypted: true } }, ['clinic.warn.oldBackup']],
    ['a backup in clear', { backup: { madeAt: ago(DAY_MS), isEncrypted: false } }, ['clinic.warn.openBackup']],
    ['2 GB are free', { freeBytes: 2_000_000_000 }, []],
    ['less is free', { freeBytes: 1_999_999_999 }, ['clinic.warn.space']],
    ['mails are only written to a file', { mail: { isSent: false, failed: 0 } }, ['clinic.warn.mail']],
  ])('%s', (_, change, warnings) => {
    expect(serverWarnings({ ...healthy, ...change }, NOW)).toEqual(warnings);
  });
});
