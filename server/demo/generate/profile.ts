import { CONSENT_VERSION } from '../../../src/model/account/consent.ts';
import { profile, type Profile } from '../../../src/model/records/profile.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import { demoHospital } from '../people/demo-people.ts';
import type { Story } from '../stories/story.ts';
import { instantAt, type DemoClock } from './demo-clock.ts';
import { demoRecord, type DemoRecord } from './demo-record.ts';

const DAYS_PER_WEEK = 7;
/** The week in which she signed up, unless she is new. */
const SIGNED_UP_DAYS_AGO = 120;

function stageFields({ daysPregnant, bornDaysAgo }: Story, clock: DemoClock): Partial<Profile> {
  if (bornDaysAgo !== undefined) return { pregnancyStatus: 'postpartum', birthDate: clock.date(bornDaysAgo) };
  if (daysPregnant === null) return { pregnancyStatus: 'ended' };
  return {
    pregnancyStatus: 'pregnant',
    weeksPregnant: Math.floor(daysPregnant / DAYS_PER_WEEK),
    daysPregnant: daysPregnant % DAYS_PER_WEEK,
    weeksPregnantRecordedOn: clock.date(0),
    datingMethod: 'LMP',
    estimatedLmp: clock.date(daysPregnant),
    datingSetOn: clock.date(0),
  };
}

/** The profile names the doctor, so it is written last: then she is whole when the doctor gets the right to read. */
export function profileOf(story: Story, clock: DemoClock): DemoRecord {
  const { account, doctor, daysPregnant } = story;
  const since = Math.min(SIGNED_UP_DAYS_AGO, daysPregnant === null ? SIGNED_UP_DAYS_AGO : daysPregnant - 40);
  return demoRecord(profile, account.id, {
    userId: account.id,
    name: account.name,
    email: account.email,
    hospitalId: demoHospital.id,
    hospitalName: demoHospital.name,
    assignedDoctorId: doctor?.id,
    countryCode: demoHospital.countryCode,
    fetuses: 1,
    weightUnit: 'kg',
    sugarUnit: 'mmol/L',
    consentVersion: CONSENT_VERSION,
    consentedAt: instantAt(clock, Math.max(1, since), '09:00'),
    editedAt: toInstant(clock.now),
    ...stageFields(story, clock),
    ...story.profile,
  });
}
