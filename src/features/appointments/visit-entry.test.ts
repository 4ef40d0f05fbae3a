import { describe, expect, it } from 'vitest';
import { emptyVisit, movedBy, readVisit, visitDraft, type VisitDraft } from './visit-entry.ts';
import { groupVisits } from './visit-groups.ts';

const now = Date.parse('2026-11-21T06:00:00Z');
const zone = 'Africa/Nairobi';
const scan: VisitDraft = { ...emptyVisit, appointmentType: 'Scan', date: '2026-11-24', time: '09:30' };
const stored = { userId: 'amina', date: '2026-11-20', time: '09:30', timeZone: zone, isMissed: true };
const read = (changes: Partial<VisitDraft>, before: typeof stored | null = null) =>
  readVisit({ ...scan, ...changes }, { before, now, zone, halfTyped: [] });
const errorsOf = (...args: Parameters<typeof read>) => {
  const answer = read(...args);
  return 'issues' in answer ? answer.issues.map(({ field, message }) => [field, message]) : [];
};

describe('the visit form', () => {
  it('drops blank questions, fills in the type, and sets when the next notice is due', () => {
    expect(read({ appointmentType: ' ', questions: [' Low? ', '  '] })).toMatchObject({
      values: { appointmentType: 'General', questions: ['Low?'], nextDueAt: '2026-11-23T06:30:00.000+00:00' },
    });
  });

  it('rejects a visit in the past, at the date or at the time', () => {
    expect(errorsOf({ date: '2026-11-20' })).toEqual([['date', 'date cannot be in the past.']]);
    expect(errorsOf({ date: '2026-11-21', time: '08:59' })).toEqual([['time', 'time cannot be in the past.']]);
    expect(errorsOf({ date: '2026-11-21', time: '09:00' })).toEqual([]);
  });

  it('allows changing the notes of a past visit, and planning a missed one again', () => {
    expect(errorsOf({ ...visitDraft(stored), notes: 'all well' }, stored)).toEqual([]);
    expect(read({}, stored)).toMatchObject({ values: { isMissed: false } });
  });

  it('allows planning a done visit again, with its notice, and keeps it done while its time is unchanged', () => {
    const done = { ...stored, isMissed: false, isCompleted: true };
    expect(read({}, done)).toMatchObject({
      values: { isCompleted: false, nextDueAt: '2026-11-23T06:30:00.000+00:00' },
    });
    const noted = read({ ...visitDraft(done), notes: 'all well' }, done);
    expect(noted).toMatchObject({ values: { isCompleted: true, nextDueAt: null } });
  });

  it('moves a visit by days from its date, or from today if it is in the past', () => {
    expect(movedBy('2026-11-24', 7, now)).toBe('2026-12-01');
    expect(movedBy('2026-11-01', 7, now)).toBe('2026-11-28');
    expect(movedBy('', 1, now)).toBe('2026-11-22');
  });
});

describe('the list of visits', () => {
  it('shows visits without an outcome, then the next, the later and the past ones', () => {
    const at = (date: string, changes = {}) => ({ date, time: '09:30', timeZone: zone, ...changes });
    const [overdue, next, later, done, missed] = [
      at('2026-11-20'),
      at('2026-11-22'),
      at('2026-12-22'),
      at('2026-10-01', { isCompleted: true }),
      at('2026-11-30', { isMissed: true }),
    ];
    expect(groupVisits([later, done, overdue, missed, next], now)).toEqual({
      overdue: [overdue],
      next,
      later: [later],
      past: [missed, done],
    });
  });
});
