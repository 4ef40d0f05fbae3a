import { describe, expect, it } from 'vitest';
import { recogniseDanger, type Danger } from '@/clinical/danger/recognise-danger.ts';
import type { Tier } from '@/clinical/rules/acuity-tier.ts';
import { careNote, DAY, HOUR, MINUTE, now, patient, pressure } from '@/features/doctor/queries/test-patients.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { UnreadMessage } from '@/sync/api/doctor/inbox-documents.ts';
import { patientRow, type PatientRecords } from './patient-row.ts';
import { byUrgency } from './row-order.ts';

const amina = patient('amina');
const steady = pressure('amina', [118, 76], HOUR);

const message = (content: string, ago: number, userId = 'amina'): UnreadMessage => ({
  id: `${userId}-${ago}`,
  userId,
  doctorId: 'dr',
  sessionId: 's',
  senderId: userId,
  role: 'patient',
  content,
  timestamp: toInstant(now - ago),
  isRead: false,
});
const headache = message('I have a bad headache and see flashes', HOUR);
const moved = message('Can I move my visit?', MINUTE);

/** What the recogniser of the app finds in these messages. */
const dangersIn = (messages: readonly UnreadMessage[]) =>
  new Map(
    messages.flatMap(({ id, content }): [string, Danger][] => {
      const danger = recogniseDanger(content);
      return danger?.card === 'full' ? [[id, danger]] : [];
    }),
  );
const rowOf = (messages: UnreadMessage[], more: Partial<PatientRecords> = {}) =>
  patientRow(amina, { readings: [steady], messages, dangers: dangersIn(messages), ...more }, now);
const levelBy = (tier: Tier, more: Partial<PatientRecords> = {}) =>
  rowOf([headache], { dangers: new Map([[headache.id, { tier, card: 'full', concepts: [], quotes: [] }]]), ...more })
    .level;

describe('danger words in an unread message', () => {
  it('raise the level of a patient whose readings are steady', () => {
    expect(rowOf([moved]).level).toBe('unread');
    const row = rowOf([moved, headache]);
    expect(['URGENT', 'EMERGENCY']).toContain(row.level);
    expect(row.danger).toMatchObject({ message: headache });
    expect(row.danger?.quotes.join(' ')).toContain('headache');
  });

  it('raise a milder alert, and never lower a more urgent one', () => {
    const high = pressure('amina', [144, 91], 3 * HOUR);
    const severe = pressure('amina', [168, 114], 4 * MINUTE, ['headache']);
    expect(levelBy('URGENT', { readings: [high] })).toBe('URGENT');
    expect(levelBy('TODAY', { readings: [severe] })).toBe('EMERGENCY');
  });

  it('raise the level although the doctor has acknowledged a reading', () => {
    const high = pressure('amina', [144, 91], 3 * HOUR);
    const notes = [careNote('amina', 'seen', { readingId: high.id, tier: 'URGENT' }, MINUTE)];
    expect(patientRow(amina, { readings: [high], notes }, now).level).toBe('seen');
    expect(levelBy('URGENT', { readings: [high], notes })).toBe('URGENT');
  });

  it('are more urgent than an expired alert of their level, and stay until the message is read, whatever its age', () => {
    const expired = (systolic: number) => ({ readings: [pressure('amina', [systolic, 91], 25 * HOUR)] });
    expect(levelBy('TODAY', expired(144))).toBe('TODAY');
    expect(levelBy('TODAY', expired(168))).toBe('EMERGENCY');
    expect(rowOf([headache], expired(144)).isByMessage).toBe(true);
    const old = message('I am bleeding heavily', 3 * DAY);
    expect(rowOf([old]).level).toBe('EMERGENCY');
    expect(rowOf([]).level).toBe('steady');
  });

  it('of general interest need no call', () => {
    expect(levelBy('SELF_CARE')).toBe('unread');
  });

  it('sort a patient among the alerts of her level by how long she waits', () => {
    const row = (id: string, ago: number) => {
      const danger = message('I have a bad headache', ago, id);
      return patientRow(patient(id), { readings: [], messages: [danger], dangers: new Map([[danger.id, today]]) }, now);
    };
    const today: Danger = { tier: 'TODAY', card: 'full', concepts: [], quotes: [] };
    const low = patientRow(patient('cora'), { readings: [pressure('cora', [141, 89], 3 * HOUR)] }, now);
    expect(low.level).toBe('TODAY');
    const rows = [row('amina', 10 * MINUTE), low, row('bea', 5 * HOUR)].toSorted(byUrgency);
    expect(rows.map((each) => each.patient.id)).toEqual(['bea', 'cora', 'amina']);
  });
});
