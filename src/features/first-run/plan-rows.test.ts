import { describe, expect, it } from 'vitest';
import { nextDose } from '@/clinical/medicines/reminder-schedule.ts';
import type { Profile } from '@/model/records/profile.ts';
import { reminder } from '@/model/reminders/reminder.ts';
import { validateRecord } from '@/model/schema/record.ts';
import { emptyAnswers } from './answers.ts';
import { conditionChanges } from './condition-changes.ts';
import { planRows, reminderOf, timelessRows } from './plan-rows.ts';

const today = '2026-11-27';
const now = Date.parse('2026-11-27T10:00:00Z');
const words = { name: 'Blood pressure', how: 'Two readings' };
const rowsOf = (changes: object) => planRows({ ...emptyAnswers, ...changes }, null, today);

describe('the rows of the third screen', () => {
  it('are the proposal with what she changed', () => {
    const rows = rowsOf({ rows: { weight: { isOn: false }, bloodPressure: { times: ['06:30'] } } });
    expect(rows.map(({ kind, isOn, times }) => [kind, isOn, ...times])).toEqual([
      ['bloodPressure', true, '06:30'],
      ['weight', false, '08:00'],
    ]);
  });

  it('have the times of the proposal again when a condition changes their number', () => {
    const rows = rowsOf({ conditions: ['pressure'], rows: { bloodPressure: { times: ['06:30'] } } });
    expect(rows[0]?.times).toEqual(['08:00', '20:00']);
  });

  it('cannot be saved switched on without a time', () => {
    expect(timelessRows(rowsOf({ rows: { weight: { times: [''] } } }))).toEqual(['weight']);
    expect(timelessRows(rowsOf({ rows: { weight: { times: [''], isOn: false } } }))).toEqual([]);
  });
});

describe('the reminder of a row', () => {
  it.each([
    ['pressure twice a day', { conditions: ['pressure'] }, 0, '2026-11-27 20:00'],
    ['pressure once a week, from tomorrow', {}, 0, '2026-11-28 08:00'],
    ['sugar four times a day', { conditions: ['type1'] }, 1, '2026-11-27 13:30'],
  ] as const)('is a record that the server accepts, and is next due: %s', (_, changes, at, due) => {
    const row = rowsOf(changes)[at];
    if (!row) throw new Error('no such row');
    const values = reminderOf(row, words, null, { now, zone: 'UTC' });
    expect(validateRecord(reminder, { ...values, userId: 'amina' })).toEqual([]);
    const next = nextDose(values as never, now);
    expect(`${next?.date} ${next?.time}`).toBe(due);
  });

  it('names the kind and keeps one time of two that are the same', () => {
    const [row] = rowsOf({ conditions: ['pressure'], rows: { bloodPressure: { times: ['08:00', '08:00'] } } });
    if (!row) throw new Error('no such row');
    expect(reminderOf(row, words, null, { now, zone: 'UTC' })).toMatchObject({
      measures: 'bloodPressure',
      times: ['08:00'],
    });
  });
});

describe('the conditions', () => {
  const line = 'High blood pressure';
  const profile = (changes: Partial<Profile>) => changes as Profile;
  it.each([
    [['pressure', 'type2'], {}, { diabetes: 'type2', preExistingConditions: line }],
    [['pressure'], { preExistingConditions: 'Asthma' }, { preExistingConditions: `${line}\nAsthma` }],
    [['pressure'], { preExistingConditions: `${line}\nAsthma` }, {}],
    [
      [],
      { preExistingConditions: `${line}\nAsthma`, diabetes: 'type1' },
      { preExistingConditions: 'Asthma', diabetes: null },
    ],
    [[], {}, {}],
  ] as const)('%o change the profile %o by %o', (chosen, before, changes) => {
    expect(conditionChanges(chosen, profile(before), line)).toEqual(changes);
  });
});
