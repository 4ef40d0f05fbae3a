import { describe, expect, it } from 'vitest';
import { appointment } from '@/model/records/appointment.ts';
import { bookmarkedMessage } from '@/model/messages/bookmarked-message.ts';
import { bookmarkedProduct } from '@/model/records/bookmarked-product.ts';
import { bloodPressure } from '@/model/records/blood-pressure.ts';
import { bloodSugar } from '@/model/records/blood-sugar.ts';
import { descendingKey, fromDescendingKey, toInstant } from '@/model/time/instant.ts';
import { ownerByGrant, ownerGrants } from './permission.ts';
import { isFromCare } from './care-author.ts';
import { doctorMessage } from '@/model/messages/doctor-message.ts';
import { profile } from '@/model/records/profile.ts';
import { accept, InvalidRecord, isStoredFor, validateRecord } from './record.ts';
import { tombstone } from '@/model/records/tombstone.ts';
import { reminder } from '@/model/reminders/reminder.ts';
import { weight } from '@/model/records/weight.ts';

const recordedAt = '2026-11-21T07:42:00.000+00:00';
const pressure = { userId: 'amina', systolic: 118, diastolic: 76, recordedAt };
const sugar = { userId: 'amina', level: 95, unit: 'mg/dL', measurementType: 'fasting', recordedAt };
const scale = { userId: 'amina', weight: 68.4, unit: 'kg', recordedAt };
const product = {
  userId: 'amina',
  productId: 'p-1',
  productName: 'Car seat',
  description: 'Rear facing',
  bookmarkedAt: recordedAt,
};
const messages = (type: Parameters<typeof validateRecord>[0], values: Record<string, unknown>) =>
  validateRecord(type, values).map(({ message }) => message);

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
    [appointment, { userId: 'amina', date: '2026-12-01', time: ' ' }, 'Field time required for appointment.'],
    [appointment, { userId: 'amina', date: '', time: '09:30' }, 'Field date required for appointment.'],
    [
      bookmarkedMessage,
      { userId: 'amina', messageContent: ' ', bookmarkedAt: recordedAt },
      'Field messageContent required for bookmarked message.',
    ],
    [bookmarkedProduct, { ...product, productId: '' }, 'Field productId required for bookmarked product.'],
    [bookmarkedProduct, { ...product, productName: ' ' }, 'Field productName required for bookmarked product.'],
    [bookmarkedProduct, { ...product, description: null }, 'Field description required for bookmarked product.'],
    [bloodPressure, { ...pressure, note: 'x'.repeat(1001) }, 'note must be at most 1000 characters.'],
  ])('%# name what is wrong with one field', (type, values, message) => {
    expect(messages(type as Parameters<typeof validateRecord>[0], values)).toEqual([message]);
  });

  it('allow zero for blood sugar only', () => {
    expect(messages(bloodSugar, { ...sugar, level: 0 })).toEqual([]);
    expect(messages(weight, { ...scale, weight: 0 })).toEqual(['weight cannot be zero.']);
  });
});

describe('accepting a record', () => {
  it('keeps the record’s fields and drops unknown ones', () => {
    expect(accept(bloodPressure, { ...pressure, $permissions: ['read("any")'], nonsense: 1 })).toEqual(pressure);
  });

  it('refuses an invalid one with every issue', () => {
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
  it('have the form that Appwrite returns', () => {
    expect(toInstant('2026-11-21T07:42:00Z')).toBe(recordedAt);
  });

  it('sort the newest first by an ascending key that can be inverted', () => {
    const later = '2026-11-21T07:42:00.001+00:00';
    expect(descendingKey(later)).toBeLessThan(descendingKey(recordedAt));
    expect(fromDescendingKey(descendingKey(recordedAt))).toBe(recordedAt);
    expect(Number.isSafeInteger(descendingKey('1950-01-01T00:00:00.000+00:00'))).toBe(true);
  });
});

describe('the owner of a record', () => {
  it('is proved by the grants and not by the userId that any account may write', () => {
    const forged = { userId: 'amina', $permissions: ownerGrants(['read', 'delete'], 'mallory') };
    expect(ownerByGrant(forged)).toBeUndefined();
    expect(ownerByGrant({ ...forged, userId: 'mallory' })).toBe('mallory');
  });
});

describe('documents that a phone trusts: any account may write her id, but none can grant her role', () => {
  const userGrants = ownerGrants(['read', 'update', 'delete'], 'amina');
  const strangerGrants = ['read("users")', ...ownerGrants(['read', 'update', 'delete'], 'mallory')];
  const documentWith = ($permissions: readonly string[], values: object = {}) => ({
    $id: 'one',
    userId: 'amina',
    ...values,
    $permissions,
  });
  const message = (senderId: string, doctorId = 'dr-ada') => ({ senderId, doctorId });

  it.each([
    ['her own reading', bloodPressure, documentWith(userGrants), true],
    ['a reading of a stranger under her name', bloodPressure, documentWith(strangerGrants), false],
    ['a tombstone of a stranger', tombstone, documentWith(strangerGrants), false],
    ['her own tombstone', tombstone, documentWith(userGrants), true],
    ['her own profile', profile, documentWith(ownerGrants(['read', 'update'], 'amina'), { $id: 'amina' }), true],
    ['a profile that is not of her account', profile, documentWith(userGrants), false],
    ['a profile of her id by a stranger', profile, documentWith(strangerGrants, { $id: 'amina' }), false],
    ['what she wrote to her doctor', doctorMessage, documentWith(userGrants, message('amina')), true],
    ['a message under her own name', doctorMessage, documentWith(strangerGrants, message('amina')), false],
    ['a message under the name of her doctor', doctorMessage, documentWith(strangerGrants, message('dr-ada')), false],
    [
      'a message of a stranger who calls himself her doctor',
      doctorMessage,
      documentWith(strangerGrants, message('mallory', 'mallory')),
      false,
    ],
    ['a message of a stranger to her doctor', doctorMessage, documentWith(strangerGrants, message('mallory')), false],
    [
      'a message of her doctor that was handed over',
      doctorMessage,
      documentWith(['delete("user:dr-ada")', 'read("user:amina")'], message('dr-ada')),
      true,
    ],
  ])('%s', (_, type, document, isTrusted) => {
    expect(isStoredFor(type, document, 'amina')).toBe(isTrusted);
  });

  it.each([
    ['was handed over to her doctor', [...userGrants, 'read("user:dr-ada")'], true],
    ['was written by somebody who is no patient of his', [...userGrants, 'read("users")'], false],
  ])('a message to a doctor that %s', (_, $permissions, isTrusted) => {
    expect(isFromCare(documentWith($permissions, message('amina')), 'dr-ada')).toBe(isTrusted);
  });

  it('a doctor’s own phone trusts his message without the grant of care-access', () => {
    const doctorGrants = documentWith(ownerGrants(['read', 'delete'], 'dr-ada'), message('dr-ada'));
    expect([
      isStoredFor(doctorMessage, doctorGrants, 'dr-ada'),
      isStoredFor(doctorMessage, doctorGrants, 'amina'),
    ]).toEqual([true, false]);
  });
});
