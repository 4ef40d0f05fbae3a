import type { Condition, Observation, Reference } from './r4.ts';
import { datingFrom, type Dating } from '@/clinical/gestation/pregnancy-dating.ts';
import { hasWeekContent } from '@/clinical/gestation/past-due.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import type { Profile } from '@/model/records/profile.ts';
import { category, hl7, loinc } from './codes.ts';
import type { BundleBuilder } from './bundle-builder.ts';

const dueDateCodes: Readonly<Record<string, string>> = { LMP: '11779-6', IVF: '11780-4' };
const statusCodes = {
  pregnant: ['LA15173-0', 'Pregnant'],
  postpartum: ['LA26683-5', 'Not pregnant'],
  ended: ['LA26683-5', 'Not pregnant'],
  unknown: ['LA4489-6', 'Unknown'],
} as const;

const observation = (
  subject: Reference,
  today: string,
): Pick<Observation, 'resourceType' | 'status' | 'subject' | 'effectiveDateTime'> => ({
  resourceType: 'Observation',
  status: 'final',
  subject,
  effectiveDateTime: today,
});

const UCUM = 'http://unitsofmeasure.org';

/** Completed weeks alone where the days were not entered: 28 weeks and 0 days would be a measurement that was not made (clinical rules 4.2). */
const ageOf = ({ isExact, weeks, totalDays }: Dating): Pick<Observation, 'valueQuantity' | 'note'> =>
  isExact
    ? { valueQuantity: { value: totalDays, unit: 'd', system: UCUM, code: 'd' } }
    : {
        valueQuantity: { value: weeks, unit: 'wk', system: UCUM, code: 'wk' },
        note: [{ text: `About week ${weeks}: the weeks were given without days` }],
      };

/**
 * Pregnancy status with due date and weeks, as the profile says on a date. No last period (8665-2): the profile keeps the
 * date that the weeks are counted from, which a cycle of more or less than 28 days has moved, and not the one she typed.
 */
export function pregnancyHistory(
  folder: BundleBuilder,
  subject: Reference,
  person: Profile,
  today: string,
): Reference[] {
  const base = observation(subject, today);
  const stage = stageOf(person, today);
  const dating = stage.kind === 'pregnant' ? datingFrom(person, today) : null;
  const members = dating
    ? folder.addAll([
        {
          ...base,
          code: loinc(dueDateCodes[dating.method] ?? '11778-8', 'Delivery date estimated'),
          valueDateTime: dating.dueDate,
          ...(!dating.isExact && {
            note: [{ text: 'Up to 6 days too late: the weeks were given without days' }],
          }),
        },
        ...(hasWeekContent(stage) ? [{ ...base, code: loinc('18185-9', 'Gestational age'), ...ageOf(dating) }] : []),
      ])
    : [];
  const [code, display] = statusCodes[stage.kind];
  const status = folder.add({
    ...base,
    category: [category('social-history')],
    code: loinc('82810-3', 'Pregnancy status'),
    valueCodeableConcept: { coding: [{ system: 'http://loinc.org', code, display }], text: display },
    ...(members.length > 0 && { hasMember: members }),
  });
  return [status, ...members];
}

/** Allergies in her words. Nothing is written when she named none: that does not mean that there are none. */
export const allergies = (folder: BundleBuilder, patient: Reference, { allergies: named }: Profile): Reference[] =>
  named?.trim()
    ? [
        folder.add({
          resourceType: 'AllergyIntolerance',
          clinicalStatus: hl7('allergyintolerance-clinical', 'active'),
          verificationStatus: hl7('allergyintolerance-verification', 'unconfirmed'),
          code: { text: named.trim() },
          patient,
        }),
      ]
    : [];

/** Conditions that she named, in her words and not confirmed. */
export function conditions(folder: BundleBuilder, subject: Reference, person: Profile): Reference[] {
  const { diabetes, preExistingConditions } = person;
  const texts = [
    diabetes === 'gestational' ? 'Gestational diabetes' : '',
    diabetes === 'type1' ? 'Diabetes type 1' : '',
    diabetes === 'type2' ? 'Diabetes type 2' : '',
    preExistingConditions?.trim() ?? '',
  ].filter((text) => text !== '');
  return folder.addAll(
    texts.map((text): Condition => ({
      resourceType: 'Condition',
      clinicalStatus: hl7('condition-clinical', 'active'),
      verificationStatus: hl7('condition-ver-status', 'unconfirmed'),
      code: { text },
      subject,
    })),
  );
}
