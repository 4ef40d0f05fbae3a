import { describe, expect, it } from 'vitest';
import { patientRow } from './patient-row.ts';
import { belongsTo, byUrgency, filters, nameMatches } from './row-order.ts';
import { DAY, HOUR, MINUTE, now, patient, pressure } from './test-patients.ts';

const amina = patient('amina');
const levelOf = (...readings: ReturnType<typeof pressure>[]) => patientRow(amina, readings, now).level;

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

  it('asks whether an alert was seen to once its 24 hours are over', () => {
    expect(levelOf(pressure('amina', [168, 114], 25 * HOUR))).toBe('unchecked');
  });

  it('asks for three days about a severe pressure, even if a lower one followed', () => {
    const lower = pressure('amina', [118, 76], HOUR);
    expect(levelOf(lower, pressure('amina', [168, 114], 2 * DAY))).toBe('unchecked');
    expect(levelOf(lower, pressure('amina', [168, 114], 4 * DAY))).toBe('steady');
  });

  it('lets a high pressure rest once a lower one followed', () => {
    expect(levelOf(pressure('amina', [118, 76], HOUR), pressure('amina', [144, 91], 2 * DAY))).toBe('steady');
  });

  it('is silent after three days without a reading of any kind, and when there is none at all', () => {
    expect(levelOf(pressure('amina', [118, 76], 3 * DAY - 1))).toBe('steady');
    expect(levelOf(pressure('amina', [118, 76], 3 * DAY))).toBe('silent');
    expect(levelOf()).toBe('silent');
  });

  it('never asks for readings after a loss', () => {
    expect(patientRow(patient('amina', { pregnancyStatus: 'ended' }), [], now).level).toBe('steady');
  });
});

describe('the order of the list', () => {
  const rows = [
    patientRow(patient('steady, measured yesterday'), [pressure('a', [118, 76], DAY)], now),
    patientRow(patient('silent'), [], now),
    patientRow(patient('today, waits 1 h'), [pressure('b', [152, 92], 90 * MINUTE)], now),
    patientRow(patient('steady, measured now'), [pressure('c', [118, 76], 0)], now),
    patientRow(patient('emergency'), [pressure('d', [170, 112], 5 * MINUTE, ['headache'])], now),
    patientRow(patient('today, waits 12 h'), [pressure('e', [142, 90], 12 * HOUR)], now),
    patientRow(patient('checked?'), [pressure('f', [168, 114], 2 * DAY)], now),
  ];

  it('puts open alerts first, the longest waiting before the newest, then the newest readings, the silent last', () => {
    expect(rows.toSorted(byUrgency).map((row) => row.patient.name)).toEqual([
      'emergency',
      'today, waits 12 h',
      'today, waits 1 h',
      'checked?',
      'steady, measured now',
      'steady, measured yesterday',
      'silent',
    ]);
  });

  it('does not depend on the order the server answers in', () => {
    expect(rows.toReversed().toSorted(byUrgency)).toEqual(rows.toSorted(byUrgency));
  });

  it('counts each patient into the filters she belongs to', () => {
    const counts = filters.map((filter) => rows.filter(belongsTo[filter]).length);
    expect(counts).toEqual([7, 2, 2, 1, 0]);
  });

  it('keeps a silent patient in the filter when an alert stands open besides', () => {
    const row = patientRow(amina, [pressure('amina', [150, 96], 5 * DAY)], now);
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
    expect(nameMatches('Zoë Amina Otieno', typed)).toBe(isFound),
  );

  it('does not find a patient without a name', () => expect(nameMatches(null, 'a')).toBe(false));
});
