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

interface Case {
  absent: Row[];
  survivors?: Row[];
  awayMs?: number | null;
  soundUntil?: string | null;
  buried?: string[];
  saidGone?: string[];
}

function judged({ absent, survivors = [], awayMs = 0, soundUntil = at(59), buried = [], saidGone = [] }: Case) {
  const { gone, lost } = judgeAbsent({
    userId: 'amina',
    absent,
    survivors,
    awayMs,
    soundUntil,
    isBuried: (id) => buried.includes(id),
    isSaidGone: (id) => saidGone.includes(id),
  });
  return { gone: gone.map(({ id }) => id), lost: lost.map(({ id }) => id) };
}

describe('a record that the server does not show any more', () => {
  it('was deleted when a younger one has survived', () => {
    expect(judged({ absent: [row(10)], survivors: [row(5), row(11)] })).toEqual({ gone: ['of-10'], lost: [] });
  });

  it('was lost when everything since some moment is missing', () => {
    const absent = [row(10), row(12)];
    expect(judged({ absent, survivors: [row(5)] })).toEqual({ gone: [], lost: ['of-10', 'of-12'] });
  });

  it('was lost although a younger one is there that came after the break', () => {
    const found = judged({ absent: [row(10)], survivors: [row(5), row(30)], soundUntil: at(10) });
    expect(found).toEqual({ gone: [], lost: ['of-10'] });
  });

  it.each<[string, Partial<Case>]>([
    ['has a tombstone', { buried: ['of-10'] }],
    ['was said to be deleted while the phone listened', { saidGone: ['of-10'] }],
    ['was somebody else’s to write', { absent: [row(10, { senderId: 'doctor' })] }],
    ['belongs to a phone that was away too long for tombstones', { awayMs: TRUST_TOMBSTONES_MS + 1 }],
  ])('is gone when it %s', (_, more) => {
    expect(judged({ absent: [row(10)], survivors: [row(5)], ...more })).toEqual({ gone: ['of-10'], lost: [] });
  });

  it('is kept by a phone that was away for as long as tombstones are relied on, and by one that knows of no past', () => {
    expect(judged({ absent: [row(10)], awayMs: TRUST_TOMBSTONES_MS }).lost).toEqual(['of-10']);
    expect(judged({ absent: [row(10)], survivors: [row(11)], soundUntil: null }).lost).toEqual(['of-10']);
  });
});
