import { describe, expect, it } from 'vitest';
import { emptyVisit, movedBy, readVisit, visitDraft, type VisitDraft } from './visit-entry.ts';
import { groupVisits } from './visit-groups.ts';

const now = Date.parse('2026-11-21T06:00:00Z');
const zone = 'Africa/Nairobi';
const scan: VisitDraft = { ...emptyVisit, appointmentType: 'Scan', date: '2026-11-24', time: '09:30' };
const kept = { userId: 'amina', date: '2026-11-20', time: '09:30', timeZone: zone, isMissed: true };
const read = (changes: Partial<VisitDraft>, before: typeof kept | null = null) =>
  readVisit({ ...scan, ...changes }, { before, now, zone, halfTyped: [] });
const told = (...args: Parameters<typeof read>) => {
  const answer = read(...args);
  return 'issues' in answer ? answer.issues.map(({ field, message }) => [field, message]) : [];
};

describe('the form of a visit', () => {
  it('drops blank questions, fills in the type, and says when the next notice is due', () => {
    expect(read({ appointmentType: ' ', questions: [' Low? ', '  '] })).toMatchObject({
      values: { appointmentType: 'General', questions: ['Low?'], nextDueAt: '2026-11-23T06:30:00.000+00:00' },
    });
  });

  it('refuses a visit in the past, at the date or at the time', () => {
    expect(told({ date: '2026-11-20' })).toEqual([['date', 'date cannot be in the past.']]);
    expect(told({ date: '2026-11-21', time: '08:59' })).toEqual([['time', 'time cannot be in the past.']]);
    expect(told({ date: '2026-11-21', time: '09:00' })).toEqual([]);
  });

  it('lets what was written down about a past visit be changed, and a missed one lie ahead again', () => {
    expect(told({ ...visitDraft(kept), notes: 'all well' }, kept)).toEqual([]);
    expect(read({}, kept)).toMatchObject({ values: { isMissed: false } });
  });

  it('lets a done one lie ahead again too, with its notice, and leaves it done while its time is the same', () => {
    const done = { ...kept, isMissed: false, isCompleted: true };
    expect(read({}, done)).toMatchObject({
      values: { isCompleted: false, nextDueAt: '2026-11-23T06:30:00.000+00:00' },
    });
    const noted = read({ ...visitDraft(done), notes: 'all well' }, done);
    expect(noted).toMatchObject({ values: { isCompleted: true, nextDueAt: null } });
  });

  it('moves a visit by days from its date, or from today when that is over', () => {
    expect(movedBy('2026-11-24', 7, now)).toBe('2026-12-01');
    expect(movedBy('2026-11-01', 7, now)).toBe('2026-11-28');
    expect(movedBy('', 1, now)).toBe('2026-11-22');
  });
});

describe('the list of visits', () => {
  it('asks about what is over, then the next, the later and the past', () => {
    const at = (date: string, changes = {}) => ({ date, time: '09:30', timeZone: zone, ...changes });
    const [asked, next, later, done, missed] = [
      at('2026-11-20'),
      at('2026-11-22'),
      at('2026-12-22'),
      at('2026-10-01', { isCompleted: true }),
      at('2026-11-30', { isMissed: true }),
    ];
    expect(groupVisits([later, done, asked, missed, next], now)).toEqual({
      overdue: [asked],
      next,
      later: [later],
      past: [missed, done],
    });
  });
});
