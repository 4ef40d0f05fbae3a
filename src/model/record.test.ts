import { describe, expect, it } from 'vitest';
import { bloodPressure } from './blood-pressure.ts';
import { bloodSugar } from './blood-sugar.ts';
import { descendingKey, fromDescendingKey, toInstant } from './instant.ts';
import { ownerByGrant, ownerGrants } from './permission.ts';
import { isFromCare } from './care-author.ts';
import { doctorMessage } from './doctor-message.ts';
import { profile } from './profile.ts';
import { accept, InvalidRecord, isKeptBy, judge } from './record.ts';
import { tombstone } from './tombstone.ts';
import { reminder } from './reminder.ts';
import { weight } from './weight.ts';

const recordedAt = '2026-11-21T07:42:00.000+00:00';
const pressure = { userId: 'amina', systolic: 118, diastolic: 76, recordedAt };
const sugar = { userId: 'amina', level: 95, unit: 'mg/dL', measurementType: 'fasting', recordedAt };
const scale = { userId: 'amina', weight: 68.4, unit: 'kg', recordedAt };
const messages = (type: Parameters<typeof judge>[0], values: Record<string, unknown>) =>
  judge(type, values).map(({ message }) => message);

describe("the spec's validation messages", () => {
  it.each([
    [bloodPressure, { ...pressure, systolic: null }, 'Field systolic required for blood pressure.'],
    [bloodPressure, { ...pressure, diastolic: '  ' }, 'Field diastolic required for blood pressure.'],
    [bloodPressure, { ...pressure, systolic: Number.NaN }, 'systolic must be valid number.'],
    [bloodPressure, { ...pressure, systolic: '118' }, 'systolic must be valid number.'],
    [bloodPressure, { ...pressure, systolic: Infinity }, 'systolic must be valid number.'],
    [bloodPressure, { ...pressure, diastolic: -1 }, 'diastolic must be non-negative.'],
    [bloodPressure, { ...pressure, systolic: 0 }, 'systolic cannot be zero.'],
    [bloodPressure, { ...pressure, systolic: 118.5 }, 'systolic must be a whole number.'],
    [bloodPressure, { ...pressure, systolic: 49 }, 'systolic must be at least 50.'],
    [bloodPressure, { ...pressure, systolic: 301 }, 'systolic must be at most 300.'],
    [bloodPressure, { ...pressure, diastolic: 201 }, 'diastolic must be at most 200.'],
    [bloodPressure, { ...pressure, systolic: 80, diastolic: 120 }, 'The top number must be larger. Are they swapped?'],
    [bloodPressure, { ...pressure, systolic: 90, diastolic: 90 }, 'The top number must be larger. Are they swapped?'],
    [bloodSugar, { ...sugar, level: undefined }, 'Field level required for blood sugar.'],
    [bloodSugar, { ...sugar, measurementType: '' }, 'Field measurementType required for blood sugar.'],
    [bloodSugar, { ...sugar, measurementType: 'dawn' }, 'measurementType must be one of the offered choices.'],
    [bloodSugar, { ...sugar, level: 1001 }, 'level must be at most 1000.'],
    [bloodSugar, { ...sugar, unit: 'mmol/L', level: 55.6 }, 'level must be at most 55.5.'],
    [weight, { ...scale, weight: 24.9 }, 'weight must be at least 25.'],
    [weight, { ...scale, unit: undefined }, 'Field unit required for weight.'],
    [weight, { ...scale, unit: 'lb', weight: 55 }, 'weight must be at least 56.'],
    [weight, { ...scale, weight: 351 }, 'weight must be at most 350.'],
    [
      reminder,
      { userId: 'amina', medicationName: ' ', dosage: '1', frequency: 'daily' },
      'Field medicationName required for medication reminder.',
    ],
    [bloodPressure, { ...pressure, note: 'x'.repeat(1001) }, 'note must be at most 1000 characters.'],
  ])('%# say what is wrong with one field', (type, values, message) => {
    expect(messages(type as Parameters<typeof judge>[0], values)).toEqual([message]);
  });

  it('allow zero for blood sugar alone', () => {
    expect(messages(bloodSugar, { ...sugar, level: 0 })).toEqual([]);
    expect(messages(weight, { ...scale, weight: 0 })).toEqual(['weight cannot be zero.']);
  });
});

describe('accepting a record', () => {
  it('keeps the record’s own fields and drops what it does not know', () => {
    expect(accept(bloodPressure, { ...pressure, $permissions: ['read("any")'], nonsense: 1 })).toEqual(pressure);
  });

  it('refuses a bad one with every issue', () => {
    expect(() => accept(bloodPressure, { userId: 'amina', recordedAt })).toThrow(InvalidRecord);
  });

  it.each(['2026-11-21', 'yesterday', '2026-11-21T07:42:00Z'])(
    'refuses the time %s, because equality needs one form',
    (time) => {
      expect(messages(bloodPressure, { ...pressure, recordedAt: time })).toHaveLength(1);
    },
  );
});

describe('times', () => {
  it('are written as Appwrite answers them', () => {
    expect(toInstant('2026-11-21T07:42:00Z')).toBe(recordedAt);
  });

  it('sort the newest first by an ascending key that can be turned back', () => {
    const later = '2026-11-21T07:42:00.001+00:00';
    expect(descendingKey(later)).toBeLessThan(descendingKey(recordedAt));
    expect(fromDescendingKey(descendingKey(recordedAt))).toBe(recordedAt);
    expect(Number.isSafeInteger(descendingKey('1950-01-01T00:00:00.000+00:00'))).toBe(true);
  });
});

describe('whose record it is', () => {
  it('is said by the grants and not by the userId that anyone may write', () => {
    const forged = { userId: 'amina', $permissions: ownerGrants(['read', 'delete'], 'mallory') };
    expect(ownerByGrant(forged)).toBeUndefined();
    expect(ownerByGrant({ ...forged, userId: 'mallory' })).toBe('mallory');
  });
});

describe('what a phone believes: anybody may write her id, and nobody can grant a role of hers', () => {
  const hers = ownerGrants(['read', 'update', 'delete'], 'amina');
  const mallorys = ['read("users")', ...ownerGrants(['read', 'update', 'delete'], 'mallory')];
  const held = ($permissions: readonly string[], values: object = {}) => ({
    $id: 'one',
    userId: 'amina',
    ...values,
    $permissions,
  });
  const message = (senderId: string, doctorId = 'dr-ada') => ({ senderId, doctorId });

  it.each([
    ['her own reading', bloodPressure, held(hers), true],
    ['a reading of a stranger under her name', bloodPressure, held(mallorys), false],
    ['a tombstone of a stranger', tombstone, held(mallorys), false],
    ['her own tombstone', tombstone, held(hers), true],
    ['her own profile', profile, held(ownerGrants(['read', 'update'], 'amina'), { $id: 'amina' }), true],
    ['a profile that is not of her account', profile, held(hers), false],
    ['a profile of her id by a stranger', profile, held(mallorys, { $id: 'amina' }), false],
    ['what she wrote to her doctor', doctorMessage, held(hers, message('amina')), true],
    ['a message under her own name', doctorMessage, held(mallorys, message('amina')), false],
    ['a message under the name of her doctor', doctorMessage, held(mallorys, message('dr-ada')), false],
    [
      'a message of a stranger who calls himself her doctor',
      doctorMessage,
      held(mallorys, message('mallory', 'mallory')),
      false,
    ],
    ['a message of a stranger to her doctor', doctorMessage, held(mallorys, message('mallory')), false],
    [
      'a message of her doctor that was handed over',
      doctorMessage,
      held(['delete("user:dr-ada")', 'read("user:amina")'], message('dr-ada')),
      true,
    ],
  ])('%s', (_, type, document, isBelieved) => {
    expect(isKeptBy(type, document, 'amina')).toBe(isBelieved);
  });

  it.each([
    ['was handed over to her doctor', [...hers, 'read("user:dr-ada")'], true],
    ['was written by somebody who is no patient of his', [...hers, 'read("users")'], false],
  ])('a message to a doctor that %s', (_, $permissions, isBelieved) => {
    expect(isFromCare(held($permissions, message('amina')), 'dr-ada')).toBe(isBelieved);
  });

  it('a doctor’s own phone needs no proof that his message was handed over', () => {
    const his = held(ownerGrants(['read', 'delete'], 'dr-ada'), message('dr-ada'));
    expect([isKeptBy(doctorMessage, his, 'dr-ada'), isKeptBy(doctorMessage, his, 'amina')]).toEqual([true, false]);
  });
});
