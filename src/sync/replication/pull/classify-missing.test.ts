import { describe, expect, it } from 'vitest';
import { TRUST_TOMBSTONES_MS } from '@/model/records/tombstone-retention.ts';
import { classifyMissing } from './classify-missing.ts';
import type { Row } from '@/sync/records/row-mapping.ts';

const at = (minute: number) => `2026-11-21T08:${String(minute).padStart(2, '0')}:00.000+00:00`;
const row = (minute: number, more: Partial<Row> = {}): Row => ({
  id: `of-${minute}`,
  userId: 'amina',
  recordedDesc: 0,
  serverUpdatedAt: at(minute),
  _deleted: false,
  ...more,
});

/** A document in the server's list. */
const document = (createdAt: number, updatedAt = createdAt) => ({
  $createdAt: at(createdAt),
  $updatedAt: at(updatedAt),
});

interface Case {
  missing: Row[];
  listed?: ReturnType<typeof document>[];
  sinceInSyncMs?: number | null;
  comparedUntil?: string | null;
  tombstones?: string[];
  reportedDeleted?: string[];
}

function classified({
  missing,
  listed = [],
  sinceInSyncMs = 0,
  comparedUntil = at(59),
  tombstones = [],
  reportedDeleted = [],
}: Case) {
  const { deleted, lost } = classifyMissing({
    userId: 'amina',
    missing: missing,
    listed: listed,
    sinceInSyncMs: sinceInSyncMs,
    comparedUntil,
    hasTombstone: (id) => tombstones.includes(id),
    isReportedDeleted: (id) => reportedDeleted.includes(id),
  });
  return { gone: deleted.map(({ id }) => id), lost: lost.map(({ id }) => id) };
}

describe('a record that the server does not list any more', () => {
  it('was deleted when a younger record has survived', () => {
    expect(classified({ missing: [row(10)], listed: [document(5), document(11)] })).toEqual({
      gone: ['of-10'],
      lost: [],
    });
  });

  it('was deleted when a younger record has survived that was changed since', () => {
    const found = classified({ missing: [row(10)], listed: [document(11, 40)], comparedUntil: at(30) });
    expect(found).toEqual({ gone: ['of-10'], lost: [] });
  });

  it('was lost when everything after some moment is missing', () => {
    const missing = [row(10), row(12)];
    expect(classified({ missing, listed: [document(5)] })).toEqual({ gone: [], lost: ['of-10', 'of-12'] });
  });

  it.each([
    ['a younger record exists that was created after the last comparison', document(30)],
    ['an older record exists that was changed after the last comparison', document(5, 30)],
    ['a record exists that is younger by less than a slow commit takes', document(10)],
  ])('was lost although %s', (_, survivor) => {
    const found = classified({ missing: [row(10)], listed: [document(5), survivor], comparedUntil: at(20) });
    expect(found).toEqual({ gone: [], lost: ['of-10'] });
  });

  it.each<[string, Partial<Case>]>([
    ['has a tombstone', { tombstones: ['of-10'] }],
    ['was reported as deleted over realtime', { reportedDeleted: ['of-10'] }],
    ['was written by another person', { missing: [row(10, { senderId: 'doctor' })] }],
    ['belongs to a device that was out of sync too long for tombstones', { sinceInSyncMs: TRUST_TOMBSTONES_MS + 1 }],
  ])('counts as deleted when it %s', (_, more) => {
    expect(classified({ missing: [row(10)], listed: [document(5)], ...more })).toEqual({ gone: ['of-10'], lost: [] });
  });

  it('counts as lost on a device that was out of sync for as long as tombstones are relied on, and on one without a comparison', () => {
    expect(classified({ missing: [row(10)], sinceInSyncMs: TRUST_TOMBSTONES_MS }).lost).toEqual(['of-10']);
    expect(classified({ missing: [row(10)], listed: [document(11)], comparedUntil: null }).lost).toEqual(['of-10']);
  });
});
