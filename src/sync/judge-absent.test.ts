import { describe, expect, it } from 'vitest';
import { judgeAbsent, TRUST_TOMBSTONES_MS } from './judge-absent.ts';
import type { Row } from './rows.ts';

const at = (minute: number) => `2026-11-21T08:${String(minute).padStart(2, '0')}:00.000+00:00`;
const row = (minute: number, more: Partial<Row> = {}): Row => ({
  id: `of-${minute}`,
  userId: 'amina',
  recordedDesc: 0,
  serverUpdatedAt: at(minute),
  _deleted: false,
  ...more,
});

/** A document as the server shows it. */
const held = (createdAt: number, updatedAt = createdAt) => ({ $createdAt: at(createdAt), $updatedAt: at(updatedAt) });

interface Case {
  absent: Row[];
  there?: ReturnType<typeof held>[];
  awayMs?: number | null;
  comparedUntil?: string | null;
  buried?: string[];
  saidGone?: string[];
}

function judged({ absent, there = [], awayMs = 0, comparedUntil = at(59), buried = [], saidGone = [] }: Case) {
  const { gone, lost } = judgeAbsent({
    userId: 'amina',
    absent,
    there,
    awayMs,
    comparedUntil,
    isBuried: (id) => buried.includes(id),
    isSaidGone: (id) => saidGone.includes(id),
  });
  return { gone: gone.map(({ id }) => id), lost: lost.map(({ id }) => id) };
}

describe('a record that the server does not show any more', () => {
  it('was deleted when something younger has survived', () => {
    expect(judged({ absent: [row(10)], there: [held(5), held(11)] })).toEqual({ gone: ['of-10'], lost: [] });
  });

  it('was deleted when something younger has survived that was changed since', () => {
    const found = judged({ absent: [row(10)], there: [held(11, 40)], comparedUntil: at(30) });
    expect(found).toEqual({ gone: ['of-10'], lost: [] });
  });

  it('was lost when everything since some moment is missing', () => {
    const absent = [row(10), row(12)];
    expect(judged({ absent, there: [held(5)] })).toEqual({ gone: [], lost: ['of-10', 'of-12'] });
  });

  it.each([
    ['something younger is there that was made after both sides were compared', held(30)],
    ['something older is there that was changed after both sides were compared', held(5, 30)],
    ['something is there that is younger by less than a slow commit takes', held(10)],
  ])('was lost although %s', (_, survivor) => {
    const found = judged({ absent: [row(10)], there: [held(5), survivor], comparedUntil: at(20) });
    expect(found).toEqual({ gone: [], lost: ['of-10'] });
  });

  it.each<[string, Partial<Case>]>([
    ['has a tombstone', { buried: ['of-10'] }],
    ['was said to be deleted while the phone listened', { saidGone: ['of-10'] }],
    ['was somebody else’s to write', { absent: [row(10, { senderId: 'doctor' })] }],
    ['belongs to a phone that was away too long for tombstones', { awayMs: TRUST_TOMBSTONES_MS + 1 }],
  ])('is gone when it %s', (_, more) => {
    expect(judged({ absent: [row(10)], there: [held(5)], ...more })).toEqual({ gone: ['of-10'], lost: [] });
  });

  it('is kept by a phone that was away for as long as tombstones are relied on, and by one that knows of no past', () => {
    expect(judged({ absent: [row(10)], awayMs: TRUST_TOMBSTONES_MS }).lost).toEqual(['of-10']);
    expect(judged({ absent: [row(10)], there: [held(11)], comparedUntil: null }).lost).toEqual(['of-10']);
  });
});
