import { describe, expect, it } from 'vitest';
import type { CareNote } from '@/model/records/care-note.ts';
import type { UnreadMessage } from '@/sync/api/doctor/inbox-documents.ts';
import type { Reading } from '@/model/records/reading.ts';
import { patientRow } from './patient-row.ts';
import { nameSearch, searchable } from '@/features/doctor/list/name-search.ts';
import { belongsTo, byUrgency, filters } from './row-order.ts';
import { careNote, DAY, HOUR, MINUTE, now, patient, pressure, sugar } from '@/features/doctor/queries/test-patients.ts';

const amina = patient('amina');
const levelOf = (...readings: ReturnType<typeof pressure>[]) => patientRow(amina, { readings }, now).level;

describe('the level of a patient', () => {
  it('is the tier of her open alert', () => {
    expect(levelOf(pressure('amina', [168, 114], 4 * MINUTE), pressure('amina', [164, 112], 21 * MINUTE))).toBe(
      'EMERGENCY',
    );
    expect(levelOf(pressure('amina', [141, 89], 3 * HOUR))).toBe('TODAY');
  });

  it('is steady when her newest pressure is in range', () => {
    expect(levelOf(pressure('amina', [118, 76], HOUR))).toBe('steady');
  });

  it.each([
    ['a severe pressure that was not repeated', [pressure('amina', [168, 114], 25 * HOUR)], 'EMERGENCY'],
    [
      'a severe pressure, then a high one',
      [pressure('amina', [145, 92], 25 * HOUR), pressure('amina', [168, 114], 25 * HOUR + 15 * MINUTE)],
      'URGENT',
    ],
    [
      'a severe pressure, then a lower one',
      [pressure('amina', [128, 82], 25 * HOUR), pressure('amina', [168, 114], 25 * HOUR + 15 * MINUTE)],
      'URGENT',
    ],
    ['a very low sugar', [sugar('amina', 45, 25 * HOUR)], 'URGENT'],
    ['a high pressure', [pressure('amina', [144, 91], 25 * HOUR)], 'unchecked'],
  ] as [string, Reading[], string][])(
    'keeps its level once the 24 hours of an unacknowledged alert are over: %s',
    (_, readings, level) => {
      expect(patientRow(amina, { readings }, now).level).toBe(level);
    },
  );

  it('is an emergency for three days after a severe pressure, even if a lower one followed', () => {
    const lower = pressure('amina', [118, 76], HOUR);
    expect(levelOf(lower, pressure('amina', [168, 114], 2 * DAY))).toBe('EMERGENCY');
    expect(levelOf(lower, pressure('amina', [168, 114], 4 * DAY))).toBe('steady');
  });

  it('is not unchecked for a high pressure once a lower one followed', () => {
    expect(levelOf(pressure('amina', [118, 76], HOUR), pressure('amina', [144, 91], 2 * DAY))).toBe('steady');
  });

  it('is silent after three days without a reading of any kind, and when there is none at all', () => {
    expect(levelOf(pressure('amina', [118, 76], 3 * DAY - 1))).toBe('steady');
    expect(levelOf(pressure('amina', [118, 76], 3 * DAY))).toBe('silent');
    expect(levelOf()).toBe('silent');
  });

  it('is never silent after a loss', () => {
    expect(patientRow(patient('amina', { pregnancyStatus: 'ended' }), { readings: [] }, now).level).toBe('steady');
  });
});

describe('an alert that the doctor has acknowledged', () => {
  const severe = pressure('amina', [168, 114], 10 * MINUTE);
  const note = (entry: CareNote['entry'], changes: Partial<CareNote>, ago = MINUTE) =>
    careNote('amina', entry, changes, ago);
  const seen = note('seen', { readingId: severe.id, tier: 'URGENT' });
  const rowOf = (notes: CareNote[], readings = [severe]) => patientRow(amina, { readings, notes }, now);

  it('no longer counts as waiting, and shows who acknowledged it', () => {
    expect(rowOf([seen])).toMatchObject({ level: 'seen', seen: { senderName: 'Dr Njeri' } });
    expect(belongsTo.severe(rowOf([seen]))).toBe(false);
  });

  it('is open again when the patient later answers that she has a symptom', () => {
    const headache = note('symptoms', { readingId: severe.id, symptoms: ['headache'] }, 0);
    expect(rowOf([headache, seen])).toMatchObject({ level: 'EMERGENCY', alert: { symptoms: ['headache'] } });
  });

  it('is open again when another reading needs a call', () => {
    expect(rowOf([seen], [pressure('amina', [170, 112], 0), severe]).level).toBe('EMERGENCY');
  });

  it('is not unchecked once its 24 hours are over', () => {
    const old = pressure('amina', [168, 114], 26 * HOUR);
    expect(rowOf([note('seen', { readingId: old.id, tier: 'EMERGENCY' }, 25 * HOUR)], [old]).level).toBe('seen');
  });

  it('a level set by the doctor makes a lower pressure need a call', () => {
    const limits = note('limits', { systolicFrom: 130, text: 'kidneys' }, 5 * DAY);
    expect(rowOf([limits], [pressure('amina', [132, 82], HOUR)])).toMatchObject({
      level: 'TODAY',
      alert: { rule: 'B3.own' },
    });
  });
});

describe('another reason to look at a patient', () => {
  const week = (systolic: number, from: number) =>
    [0, 1, 2, 3].map((day) => pressure('amina', [systolic, 80], (from + day) * DAY + HOUR));
  const known = { readings: [pressure('amina', [118, 76], HOUR)] };

  it('is a seven-day mean that rises by 10 mmHg or more', () => {
    const rising = patientRow(amina, { readings: [...week(131, 0), ...week(121, 7)] }, now);
    expect([rising.level, rising.rise]).toEqual(['rising', { number: 'systolic', from: 121, to: 131 }]);
    expect(patientRow(amina, { readings: [...week(130, 0), ...week(121, 7)] }, now).rise).toBeNull();
    expect(patientRow(amina, { readings: [...week(131, 0), ...week(121, 7).slice(1)] }, now).rise).toBeNull();
  });

  it('is a past visit without an outcome, and an unread message', () => {
    const visit = { id: 'v', userId: 'amina', date: '2026-11-18', time: '09:00', createdAt: '' };
    const message = { id: 'm', userId: 'amina', content: 'Can I travel?' } as UnreadMessage;
    expect(patientRow(amina, { ...known, visits: [visit] }, now).level).toBe('visit');
    expect(patientRow(amina, { ...known, messages: [message] }, now).level).toBe('unread');
  });

  it('is the time after birth, for six weeks', () => {
    const born = (birthDate: string) => patient('amina', { pregnancyStatus: 'postpartum', birthDate });
    expect(patientRow(born('2026-10-10'), known, now).level).toBe('afterBirth');
    expect(patientRow(born('2026-10-09'), known, now).level).toBe('steady');
  });
});

describe('the order of the list', () => {
  const rows = [
    patientRow(patient('steady, measured yesterday'), { readings: [pressure('a', [118, 76], DAY)] }, now),
    patientRow(patient('silent'), { readings: [] }, now),
    patientRow(patient('today, waits 1 h'), { readings: [pressure('b', [152, 92], 90 * MINUTE)] }, now),
    patientRow(patient('steady, measured now'), { readings: [pressure('c', [118, 76], 0)] }, now),
    patientRow(patient('emergency'), { readings: [pressure('d', [170, 112], 5 * MINUTE, ['headache'])] }, now),
    patientRow(patient('today, waits 12 h'), { readings: [pressure('e', [142, 90], 12 * HOUR)] }, now),
    patientRow(patient('checked?'), { readings: [pressure('f', [168, 114], 2 * DAY)] }, now),
  ];

  it('is the severity of open alerts, then the longest wait, then silent patients, then the newest readings', () => {
    expect(rows.toSorted(byUrgency).map((row) => row.patient.name)).toEqual([
      'checked?',
      'emergency',
      'today, waits 12 h',
      'today, waits 1 h',
      'silent',
      'steady, measured now',
      'steady, measured yesterday',
    ]);
  });

  it("does not depend on the order of the server's response", () => {
    expect(rows.toReversed().toSorted(byUrgency)).toEqual(rows.toSorted(byUrgency));
  });

  it('counts each patient in every filter that she belongs to', () => {
    const counts = filters.map((filter) => rows.filter(belongsTo[filter]).length);
    expect(counts).toEqual([7, 0, 0, 2, 2, 0, 1, 0, 0, 0]);
  });

  it('keeps a silent patient in the filter when an alert is open too', () => {
    const row = patientRow(amina, { readings: [pressure('amina', [150, 96], 5 * DAY)] }, now);
    expect([row.level, belongsTo.silent(row)]).toEqual(['unchecked', true]);
  });
});

describe('the search by name', () => {
  it.each([
    ['amina', true],
    ['oti', true],
    ['otieno AMI', true],
    ['mina', false],
    ['amina grace', false],
    ['zoe', true],
    ['', true],
  ])('"%s" finds Zoë Amina Otieno: %s', (typed, isFound) =>
    expect(nameSearch(typed)(searchable('Zoë Amina Otieno'))).toBe(isFound),
  );

  it.each([
    ['मीना', true],
    ['मी', true],
    ['मोना', false],
    ['ना', false],
  ])('"%s" finds मीना देवी: %s', (typed, isFound) => expect(nameSearch(typed)(searchable('मीना देवी'))).toBe(isFound));

  it('does not find a patient without a name', () => expect(nameSearch('a')(searchable(null))).toBe(false));
});
