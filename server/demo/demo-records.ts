import { bloodPressure, type BloodPressure } from '../../src/model/records/blood-pressure.ts';
import { bloodSugar, type BloodSugar } from '../../src/model/records/blood-sugar.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { profile } from '../../src/model/records/profile.ts';
import { accept, type RecordType } from '../../src/model/schema/record.ts';
import { weight, type Weight } from '../../src/model/records/weight.ts';
import { demoDoctor, demoHospital, demoPatient, type DemoPatient } from './demo-people.ts';

/**
 * One document to create. The model has validated it, because the demonstration must not show what the app would
 * reject.
 */
export interface DemoRecord {
  readonly type: RecordType;
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const DAYS = 35;
const DAYS_PER_WEEK = 7;
const WEEKS_PREGNANT = 28;
const DAYS_PREGNANT = 2;

/** This time of day in the machine's time zone, the given number of days before `now`. */
const daysAgo = (now: Date, days: number, hour: number, minute: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, hour, minute);

const dateOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Days without readings: three days in the third week, and single days now and then. */
const isSkipped = (day: number): boolean => (day >= 17 && day <= 19) || day % 9 === 4;

/** Days with a pressure that needs attention: systolic, diastolic. */
const highDays: Readonly<Record<number, readonly [number, number]>> = { 2: [146, 93], 6: [142, 91], 22: [141, 86] };

/** A value around 0 within `width` that looks irregular and is the same in every run. */
const deviation = (day: number, step: number, width: number): number => ((day * step) % width) - Math.floor(width / 2);

type Timed<T> = { readonly at: Date; readonly values: Omit<T, 'userId' | 'recordedAt'> };

function pressures(now: Date): Timed<BloodPressure>[] {
  return Array.from({ length: DAYS }, (_, day) => day)
    .filter((day) => !isSkipped(day))
    .flatMap((day) => {
      const [systolic, diastolic] = highDays[day] ?? [117 + deviation(day, 7, 13), 75 + deviation(day, 5, 9)];
      const pulse = 82 + deviation(day, 3, 11);
      const morning = { at: daysAgo(now, day, 7, 35 + (day % 20)), values: { systolic, diastolic, pulse } };
      // A high pressure is measured again after a quarter of an hour.
      const again = {
        at: daysAgo(now, day, 7, 52 + (day % 20)),
        values: { systolic: systolic - 5, diastolic: diastolic - 3, pulse: pulse - 2, note: 'Measured again, sitting' },
      };
      return day in highDays ? [morning, again] : [morning];
    });
}

function sugars(now: Date): Timed<BloodSugar>[] {
  return Array.from({ length: DAYS }, (_, day) => day)
    .filter((day) => !isSkipped(day) && day % 2 === 0)
    .flatMap((day) => [
      {
        at: daysAgo(now, day, 7, 10 + (day % 15)),
        values: { level: 90 + deviation(day, 11, 17), unit: 'mg/dL' as const, measurementType: 'fasting' as const },
      },
      {
        at: daysAgo(now, day, 13, 5 + (day % 25)),
        values: { level: 131 + deviation(day, 13, 35), unit: 'mg/dL' as const, measurementType: 'post_1h' as const },
      },
    ]);
}

function weights(now: Date): Timed<Weight>[] {
  return Array.from({ length: DAYS / DAYS_PER_WEEK }, (_, week) => ({
    at: daysAgo(now, week * DAYS_PER_WEEK + 1, 8, 5),
    values: { weight: Math.round((71.2 - week * 0.45 + deviation(week, 3, 5) * 0.1) * 10) / 10, unit: 'kg' as const },
  }));
}

/** The documents of one type and patient; values in the future are left out. */
function asRecords(type: RecordType, userId: string, now: Date, timed: readonly Timed<object>[]): DemoRecord[] {
  return timed
    .filter(({ at }) => at <= now)
    .map(({ at, values }) => ({
      type,
      id: `${userId.slice(5)}-${type.collection.slice(0, 9)}-${Math.floor(at.getTime() / 60_000).toString(36)}`,
      values: accept(type, { userId, ...values, recordedAt: toInstant(at) }),
    }));
}

function profileOf(person: { id: string; name: string; email: string }, now: Date, daysPregnant: number, more: object) {
  const values = {
    userId: person.id,
    name: person.name,
    email: person.email,
    hospitalId: demoHospital.id,
    hospitalName: demoHospital.name,
    assignedDoctorId: demoDoctor.id,
    countryCode: demoHospital.countryCode,
    pregnancyStatus: 'pregnant',
    weeksPregnant: Math.floor(daysPregnant / DAYS_PER_WEEK),
    daysPregnant: daysPregnant % DAYS_PER_WEEK,
    weeksPregnantRecordedOn: dateOf(now),
    datingMethod: 'LMP',
    estimatedLmp: dateOf(daysAgo(now, daysPregnant, 12, 0)),
    datingSetOn: dateOf(now),
    fetuses: 1,
    editedAt: toInstant(now),
    ...more,
  };
  return { type: profile as RecordType, id: person.id, values: accept(profile, values) };
}

/** Five weeks of one patient. The profile comes last. */
export function demoRecords(now: Date): DemoRecord[] {
  return [
    ...asRecords(bloodPressure as RecordType, demoPatient.id, now, pressures(now)),
    ...asRecords(bloodSugar as RecordType, demoPatient.id, now, sugars(now)),
    ...asRecords(weight as RecordType, demoPatient.id, now, weights(now)),
    profileOf(demoPatient, now, WEEKS_PREGNANT * DAYS_PER_WEEK + DAYS_PREGNANT, {
      age: 31,
      phoneNumber: '+44 7700 900128',
      heightCm: 164,
      prePregnancyWeightKg: 62.5,
      previousPregnancies: 1,
      diabetes: 'gestational',
      sugarTargets: 'ADA_ACOG',
      sugarUnit: 'mg/dL',
      weightUnit: 'kg',
    }),
  ];
}

export function demoRecordsOf(patient: DemoPatient, now: Date): DemoRecord[] {
  const timed = <T>(values: readonly T[], hour: number) =>
    // Start with yesterday, so that every value is in the past at any time of day.
    values.map((value, index) => ({ at: daysAgo(now, index + 1, hour, 20), values: value as object }));
  const measured = patient.pressures.map(([systolic, diastolic]) => ({ systolic, diastolic }));
  const fasting = patient.sugars.map((level) => ({ level, unit: 'mmol/L', measurementType: 'fasting' }));
  return [
    ...asRecords(bloodPressure as RecordType, patient.id, now, timed(measured, 8)),
    ...asRecords(bloodSugar as RecordType, patient.id, now, timed(fasting, 7)),
    profileOf(patient, now, patient.weeks * DAYS_PER_WEEK + 3, {
      // From the range that is reserved for fiction.
      phoneNumber: `+44 7700 9001${patient.weeks}`,
      sugarUnit: 'mmol/L',
    }),
  ];
}
