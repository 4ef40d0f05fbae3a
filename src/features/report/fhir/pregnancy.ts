import type { Condition, Observation, Reference } from './r4.ts';
import { datingFrom } from '@/clinical/dating.ts';
import { stageOf } from '@/clinical/stage.ts';
import type { Profile } from '@/model/profile.ts';
import { category, hl7, loinc } from './codes.ts';
import type { Folder } from './folder.ts';

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

/** Pregnancy status with due date, weeks and last period, as the profile says on a date. */
export function pregnancyHistory(folder: Folder, subject: Reference, person: Profile, today: string): Reference[] {
  const base = observation(subject, today);
  const stage = stageOf(person, today);
  const dating = stage.kind === 'pregnant' ? datingFrom(person, today) : null;
  const members = dating
    ? folder.addAll([
        {
          ...base,
          code: loinc(dueDateCodes[dating.method] ?? '11778-8', 'Delivery date estimated'),
          valueDateTime: dating.dueDate,
        },
        {
          ...base,
          code: loinc('18185-9', 'Gestational age'),
          valueQuantity: { value: dating.totalDays, unit: 'd', system: 'http://unitsofmeasure.org', code: 'd' },
        },
        ...(dating.method === 'LMP'
          ? [{ ...base, code: loinc('8665-2', 'Last menstrual period start date'), valueDateTime: dating.estimatedLmp }]
          : []),
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

/** Allergies in her own words. Nothing is written when she named none: that is no knowledge that there are none. */
export const allergies = (folder: Folder, patient: Reference, { allergies: named }: Profile): Reference[] =>
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

/** What she named as her conditions, in her words: nobody has confirmed them. */
export function conditions(folder: Folder, subject: Reference, person: Profile): Reference[] {
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
