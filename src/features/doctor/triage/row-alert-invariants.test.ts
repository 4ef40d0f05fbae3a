import { expect, it } from 'vitest';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { answersOf, isSeen, ownLimits, seenReadings } from '@/clinical/care/care-notes.ts';
import { openAlerts } from '@/clinical/care/open-alerts.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { sugarRules, sugarSigns } from '@/clinical/glucose/sugar-rules.ts';
import type { Rule } from '@/clinical/rules/rule.ts';
import { pressureRules } from '@/clinical/pressure/hypertension-rules.ts';
import { pressureTrendRules } from '@/clinical/pressure/pressure-trend.ts';
import { weightRules } from '@/clinical/weight/weight-rules.ts';
import { tierRank } from '@/clinical/rules/acuity-tier.ts';
import { bloodPressureSymptoms } from '@/model/records/blood-pressure.ts';
import { measurementTypes, sugarUnits } from '@/model/records/blood-sugar.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import { toInstant } from '@/model/time/instant.ts';
import { diabetesKinds } from '@/model/records/profile.ts';
import { readingKinds, type Reading, type ReadingKind } from '@/model/records/reading.ts';
import { weightUnits } from '@/model/records/weight.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import { inboxRows, topRows } from '@/features/doctor/list/inbox-rows.ts';
import { patientRow } from './patient-row.ts';
import { couldNeedCall } from './row-alert.ts';
import { levelRank } from './level.ts';
import {
  careNote,
  DAY,
  HOUR,
  MINUTE,
  now,
  patient,
  pressure,
  sugar,
  weight,
} from '@/features/doctor/queries/test-patients.ts';

const PATIENTS = 3000;
let state = 20_261_121;
/** Pseudo-random number in [0, 1), the same sequence in every run. */
function chance(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const below = (end: number) => Math.floor(chance() * end);
const isOneIn = (chances: number) => below(chances) === 0;
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
const oneOf = <const T>(...choices: readonly T[]): T => pick(choices);
const some = <T>(list: readonly T[], most: number): T[] => [...new Set(Array.from({ length: most }, () => pick(list)))];

/** Ages at which a rule starts or stops to apply, and a few random ones. */
const ago = () =>
  oneOf(
    below(2 * HOUR),
    below(DAY),
    below(3 * DAY),
    below(14 * DAY),
    DAY * below(15),
    HOUR * below(26),
    MINUTE * oneOf(0, 5, 10, 15, 60, 61),
    DAY + oneOf(-1, 0, 1),
    -below(10 * MINUTE),
  );

const systolics = [76, 79, 80, 89, 95, 110, 118, 122, 130, 134, 135, 136, 139, 140, 150, 159, 160, 168];
const diastolics = [36, 39, 40, 55, 60, 70, 76, 80, 84, 85, 86, 89, 90, 100, 109, 110, 114];
const mgDl = [0, 20, 40, 53, 54, 60, 69, 70, 91, 92, 95, 110, 120, 139, 140, 150, 180, 199, 200, 249, 250, 300];
const mmolL = [0, 1.1, 2.9, 3, 3.8, 3.9, 5, 5.1, 5.3, 6.7, 7.8, 9, 11, 11.1, 13.8, 13.9, 20];
/** Weight changes around a patient's body weight (kg). */
const changes = [-4, -3.2, -3, -1.1, -1, -0.5, 0, 0, 0.5, 0.9, 1, 1.1, 1.9, 2, 2.2, 2.3, 2.5, 5];
const LB_IN_KG = 2.204_622_6;

const newestFirst = (a: { recordedDesc: number }, b: { recordedDesc: number }) => a.recordedDesc - b.recordedDesc;

function readingOf(id: string, kind: ReadingKind, at: number): Reading {
  if (kind === 'bloodPressure') {
    const isUsual = isOneIn(2);
    const pair = isUsual ? ([118 + below(19), 70 + below(17)] as const) : null;
    const symptoms = isOneIn(12) ? some(bloodPressureSymptoms, 2) : null;
    return pressure(id, pair ?? [pick(systolics), pick(diastolics)], at, symptoms);
  }
  if (kind === 'weight') {
    const unit = oneOf(...weightUnits);
    const kg = 60 + pick(changes);
    return { ...weight(id, unit === 'kg' ? kg : Math.round(kg * LB_IN_KG * 10) / 10, at), unit };
  }
  const unit = oneOf(...sugarUnits, null);
  const measurementType = isOneIn(2) ? oneOf('fasting', 'post_1h', 'random') : pick(measurementTypes);
  const level = isOneIn(2) ? oneOf(96, 100, 125, 145) : pick(mgDl);
  return {
    ...sugar(id, unit === 'mmol/L' ? pick(mmolL) : level, at),
    unit,
    measurementType,
    meter: isOneIn(20) ? oneOf('LO', 'HI') : null,
    symptoms: isOneIn(12) ? some(sugarSigns, 2).join(',') : oneOf('', null),
  };
}

/** Readings that are just enough for a call, or just not, and nothing else. */
const borderline: readonly ((id: string) => Reading[])[] = [
  // Slightly raised, day after day.
  (id) =>
    [0, 1, 2, 3].flatMap((day) =>
      isOneIn(5) ? [] : [pressure(id, [130 + below(9), 80 + below(7)], day * DAY + below(3 * HOUR))],
    ),
  // Very low and measured again.
  (id) => [0, 1, 2].flatMap((hour) => (isOneIn(4) ? [] : [pressure(id, [76 + below(9), 60], hour * HOUR)])),
  // A gain, with a pressure at the edge of high.
  (id) => [
    weight(id, 60 + pick(changes), below(2 * HOUR)),
    weight(id, 60, DAY * (2 + below(7))),
    ...[0, 20].flatMap((minutes) => (isOneIn(2) ? [] : [pressure(id, [138 + below(5), 80], minutes * MINUTE)])),
  ],
  // After meals, around the target.
  (id) =>
    [0, 1, 2].map((day) => ({
      ...sugar(id, 135 + below(15), day * DAY + below(5 * HOUR)),
      measurementType: oneOf('post_1h', 'post_2h'),
    })),
];

const tiers = ['SELF_CARE', 'TODAY', 'URGENT', 'EMERGENCY'] as const;

function noteOf(id: string, readings: readonly Reading[]): CareNote {
  const reading = pick(readings);
  const at = below(DAY);
  const entry = oneOf('seen', 'seen', 'symptoms', 'limits', 'note');
  if (entry === 'seen') return careNote(id, entry, { readingId: reading.id, tier: oneOf(...tiers, null) }, at);
  if (entry === 'symptoms') {
    const offered =
      reading.kind === 'bloodPressure' ? bloodPressureSymptoms : [...bloodPressureSymptoms, ...sugarSigns];
    const symptoms = isOneIn(6) ? [] : some<string>(offered, 3);
    return careNote(id, entry, { readingId: reading.id, symptoms }, at);
  }
  if (entry === 'note') return careNote(id, entry, { text: 'Rest' }, at);
  const limits = { systolicFrom: oneOf(120, 130, null), diastolicFrom: oneOf(75, null), fastingBelow: oneOf(90, null) };
  return careNote(
    id,
    entry,
    { ...limits, sugarUnit: 'mg/dL', text: 'Twins', doctorId: oneOf('dr', 'dr', 'other') },
    at,
  );
}

const stages: readonly (() => Partial<Patient>)[] = [
  () => ({ estimatedLmp: localDate(now - DAY * (7 * oneOf(6, 14, 20, 30, 39, 44) + below(2))) }),
  () => ({ pregnancyStatus: 'postpartum', birthDate: localDate(now - DAY * oneOf(0, 3, 40, 84, 85, 400)) }),
  () => ({ pregnancyStatus: 'postpartum', birthDate: null }),
  () => ({ pregnancyStatus: 'ended' }),
  () => ({ estimatedLmp: null, datingMethod: null, pregnancyStatus: oneOf('pregnant', null) }),
  () => ({ estimatedLmp: '2026-02-30' }),
];

function someone(n: number) {
  const id = `p${n}`;
  const profile = patient(id, {
    ...pick(stages)(),
    diabetes: oneOf(...diabetesKinds, null),
    glucoseLowering: oneOf(true, false, null),
    countryCode: oneOf('GB', 'KE', null),
    prePregnancyWeightKg: oneOf(60, 63, 58, null),
  });
  const kinds = isOneIn(2) ? readingKinds : [pick(readingKinds)];
  const count = oneOf(1, 1, 2, 2, 3, 4, 6, 9);
  const any = () => Array.from({ length: count }, () => readingOf(id, pick(kinds), ago()));
  // Fully random readings are mostly far from every limit.
  const readings = (isOneIn(3) ? pick(borderline)(id) : any())
    .map((reading, at) => ({ ...reading, id: `${reading.id}-${at}` }))
    .sort(newestFirst);
  const notes = Array.from({ length: readings.length > 0 && isOneIn(2) ? below(4) : 0 }, () =>
    noteOf(id, readings),
  ).sort(newestFirst);
  return { profile, readings, notes };
}
const samples = Array.from({ length: PATIENTS }, (_, n) => someone(n));

/**
 * The alerts of all kinds that need a call and are not acknowledged, computed from the rules directly; the most urgent
 * first.
 */
function callsOf({ profile, readings, notes }: (typeof samples)[number]) {
  const limits = ownLimits(notes, profile.assignedDoctorId);
  const context = {
    stage: stageOf(profile, localDate(now)),
    profile,
    answers: answersOf(notes),
    personal: limits?.sugar,
    ownPressure: limits?.pressure,
  };
  const seen = seenReadings(notes);
  return openAlerts(readings, context, toInstant(now)).filter(
    ({ reading, tier }) => tierRank(tier) >= tierRank('TODAY') && !isSeen(seen.get(reading.id), tier),
  );
}
const evaluated = samples.map((one) => ({ ...one, calls: callsOf(one) }));

it('the quick check never skips a patient for whom the rules need a call', () => {
  const different = evaluated.filter(({ calls: [call], profile, ...known }) => {
    if (!call) return false;
    const { level, alert, seen } = patientRow(profile, known, now);
    const isSame =
      levelRank[level] <= levelRank[call.tier] && alert?.rule === call.rule && alert.reading === call.reading && !seen;
    return !isSame || !couldNeedCall(profile, known);
  });
  expect(different).toEqual([]);
});

it('the random patients trigger nearly every rule that needs a call, and many of them need none', () => {
  const rules = { ...pressureRules, ...pressureTrendRules, ...sugarRules, ...weightRules };
  const canCall = Object.entries<Rule>(rules).filter(([, { tier }]) => tierRank(tier) >= tierRank('TODAY'));
  const called = new Set<string>(evaluated.flatMap(({ calls }) => calls.map(({ rule }) => rule)));
  const never = canCall.filter(([rule]) => !called.has(rule));
  expect(never.length).toBeLessThan(canCall.length / 5);
  const quick = evaluated.filter(({ profile, ...known }) => !couldNeedCall(profile, known));
  expect(quick.length).toBeGreaterThan(PATIENTS / 5);
});

const isSevere = (reading: Reading) =>
  reading.kind === 'bloodPressure' && (reading.systolic >= 160 || reading.diastolic >= 110);

it('a severe pressure of the last three days that no doctor has answered never wears a mild chip', () => {
  const age = ({ recordedAt }: Reading) => now - Date.parse(recordedAt);
  const old = evaluated.filter(
    ({ readings, notes }) =>
      notes.every(({ entry }) => entry !== 'seen') &&
      readings.some((reading) => isSevere(reading) && age(reading) > DAY && age(reading) <= 3 * DAY),
  );
  expect(old.length).toBeGreaterThan(30);
  const mild = old.filter(
    ({ profile, ...known }) => levelRank[patientRow(profile, known, now).level] > levelRank.URGENT,
  );
  expect(mild).toEqual([]);
});

it('a row is never milder than any alert of hers without an answer', () => {
  const wrong = evaluated.filter(({ calls, profile, ...known }) => {
    const { level, past } = patientRow(profile, known, now);
    return [...calls, ...(past ? [past] : [])].some(({ tier }) => levelRank[level] > levelRank[tier]);
  });
  expect(wrong).toEqual([]);
});

it('the top rows equal the rows of the whole list that need a call and measured in the last 24 hours', () => {
  const known = {
    readings: samples.flatMap(({ readings }) => readings).sort(newestFirst),
    notes: samples.flatMap(({ notes }) => notes).sort(newestFirst),
    visits: [],
    messages: [],
  };
  const patients = samples.map(({ profile }) => profile);
  const called = inboxRows(patients, known, now).filter(
    ({ level, newest }) =>
      tiers.slice(1).some((tier) => tier === level) && newest && now - Date.parse(newest.recordedAt) <= DAY,
  );
  expect(called.length).toBeGreaterThanOrEqual(evaluated.filter(({ calls }) => calls.length > 0).length);
  expect(topRows(patients, known, now)).toEqual(called);
});
