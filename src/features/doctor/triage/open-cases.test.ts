import { describe, expect, it } from 'vitest';
import type { CareNote } from '@/model/records/care-note.ts';
import { toInstant } from '@/model/time/instant.ts';
import { answer, newestFirst, opened } from '@/features/doctor/queries/test-episodes.ts';
import { careNote, DAY, HOUR, MINUTE, now, patient, pressure } from '@/features/doctor/queries/test-patients.ts';
import { patientRow, unanswered } from './patient-row.ts';
import { belongsTo, byCallback, byUrgency } from './row-order.ts';

const amina = patient('amina');
const severe = pressure('amina', [168, 114], 2 * HOUR);
const alarm = opened('amina', severe.id, 2 * HOUR);
const rowOf = (...notes: CareNote[]) => patientRow(amina, { readings: [severe], notes: newestFirst(...notes) }, now);
const outcomeOf = (outcome: CareNote['outcome'], ago: number, changes: Partial<CareNote> = {}) =>
  answer('amina', 'outcome', severe.id, ago, { outcome, ...changes });

describe('an open case in the list', () => {
  it('waits since its alarm until a doctor answers', () => {
    const row = rowOf(alarm);
    expect(row).toMatchObject({ level: 'EMERGENCY', waitsSince: now - 2 * HOUR });
    expect(unanswered(row)).toMatchObject({ alerts: [{ reading: severe }], episodes: [{ id: `case-${severe.id}` }] });
    expect(belongsTo.open(row)).toBe(true);
  });

  it('of 30 days ago stands with 150 later notes at its severity, before an alarm of today, until it is closed', () => {
    const old = opened('grace', 'old', 30 * DAY);
    const later = Array.from({ length: 150 }, (_, at) => careNote('grace', 'note', { text: 'ok' }, at * HOUR));
    const row = (...notes: CareNote[]) =>
      patientRow(patient('grace'), { readings: [], notes: newestFirst(...later, ...notes) }, now);
    const waiting = row(old);
    expect(waiting).toMatchObject({ level: 'URGENT', waitsSince: now - 30 * DAY });
    const today = patientRow(amina, { readings: [], notes: [opened('amina', 'new', HOUR)] }, now);
    expect([today, waiting].toSorted(byUrgency)).toEqual([waiting, today]);
    const closed = row(old, answer('grace', 'outcome', 'old', MINUTE, { outcome: 'called' }));
    expect(belongsTo.open(closed)).toBe(false);
  });

  it('that a doctor has seen stays open, above the calls of today', () => {
    const row = rowOf(alarm, answer('amina', 'seen', severe.id, HOUR, { tier: 'EMERGENCY', readingId: severe.id }));
    expect(row).toMatchObject({ level: 'open', waitsSince: null, seen: { senderName: 'Dr Njeri' } });
    expect(unanswered(row)).toBeNull();
    const high = patientRow(patient('grace'), { readings: [pressure('grace', [144, 91], 3 * HOUR)] }, now);
    expect(high.level).toBe('TODAY');
    expect([high, row].toSorted(byUrgency)).toEqual([row, high]);
  });

  it.each(['called', 'comeIn', 'changedMedicine', 'falseReading', 'note'] as const)(
    'ends with the outcome %s, though the reading is not repeated',
    (outcome) => {
      const row = rowOf(alarm, outcomeOf(outcome, HOUR, { text: 'Rest.' }));
      expect(row).toMatchObject({ level: 'seen', open: [], seen: { outcome } });
      expect(unanswered(row)).toBeNull();
    },
  );

  it('stays open after "no answer", and waits again when the call back is due', () => {
    const call = (at: number) => outcomeOf('noAnswer', HOUR, { callbackAt: toInstant(at) });
    const later = rowOf(alarm, call(now + MINUTE));
    expect(later).toMatchObject({ level: 'open', waitsSince: null, seen: { outcome: 'noAnswer' } });
    expect(unanswered(later)).toBeNull();
    expect(rowOf(alarm, call(now - MINUTE))).toMatchObject({ level: 'URGENT', waitsSince: now - MINUTE });
  });

  it('with a call back is on the list of calls, the most overdue first, also beside a newer alarm', () => {
    const called = (id: string, minutes: number, ...more: CareNote[]) => {
      const reading = pressure(id, [168, 114], 2 * HOUR);
      const call = answer(id, 'outcome', reading.id, HOUR, {
        outcome: 'noAnswer',
        callbackAt: toInstant(now + minutes * MINUTE),
      });
      const notes = newestFirst(opened(id, reading.id, 2 * HOUR), call, ...more);
      return patientRow(patient(id), { readings: [reading], notes }, now);
    };
    const closed = patientRow(patient('cora'), { readings: [severe], notes: [] }, now);
    const rows = [
      called('later', 30),
      called('overdue', -20),
      called('new alarm', -60, opened('new alarm', 'm1', MINUTE, { cause: 'message' })),
    ];
    expect([...rows, closed].filter(belongsTo.callback)).toEqual(rows);
    expect(rows.toSorted(byCallback).map(({ patient: { id } }) => id)).toEqual(['new alarm', 'overdue', 'later']);
  });

  it('is open again when its outcome was undone', () => {
    const outcome = { ...outcomeOf('called', HOUR), id: 'o1' };
    const undone = answer('amina', 'undone', severe.id, HOUR - 5000, { undoneId: 'o1' });
    expect(rowOf(alarm, outcome).open).toHaveLength(0);
    expect(rowOf(alarm, outcome, undone)).toMatchObject({ level: 'EMERGENCY', seen: null });
  });

  it('is open again for symptoms that she noted after the outcome, also before her phone has noted the alarm', () => {
    const answered = careNote('amina', 'symptoms', { readingId: severe.id, symptoms: ['headache'] }, 30 * MINUTE);
    expect(rowOf(alarm, outcomeOf('called', HOUR), answered)).toMatchObject({ level: 'EMERGENCY', seen: null });
    const higher = { ...opened('amina', severe.id, 30 * MINUTE, { tier: 'EMERGENCY' }), id: 'higher' };
    expect(rowOf(alarm, outcomeOf('called', HOUR), answered, higher).open).toHaveLength(1);
  });

  it('of a message, a check or a report is shown without any reading, whatever its age', () => {
    const notes = [opened('amina', 'm1', 5 * DAY, { cause: 'message' })];
    const row = patientRow(amina, { readings: [], notes }, now);
    expect(row).toMatchObject({ level: 'URGENT', alert: null, waitsSince: now - 5 * DAY });
    expect(unanswered(row)).toMatchObject({ alerts: [], episodes: [{ cause: 'message' }] });
  });

  it('of a second alarm that the doctor did not know of stays open', () => {
    const again = pressure('amina', [165, 111], 10 * MINUTE);
    const notes = newestFirst(alarm, outcomeOf('called', HOUR), opened('amina', again.id, 10 * MINUTE));
    const row = patientRow(amina, { readings: [again, severe], notes }, now);
    expect(row.open).toHaveLength(1);
    expect(row.open[0]?.episode.causeId).toBe(again.id);
  });
});
