import { useIntl, type IntlShape } from 'react-intl';
import type { Profile } from '@/model/records/profile.ts';
import { patientStageOf, type PatientStage } from './patient-standing.ts';

interface PatientFactsProps {
  patient: Profile;
  now: number;
  /** Additional facts, in the reader's language. */
  more?: readonly string[];
  /** True where the weeks are already shown beside it in large figures. */
  isStandingHidden?: boolean;
}

/** The facts under a name: "29 · 28+3 · twins"; "29 years" where the week is unknown. */
export function PatientFacts(props: PatientFactsProps) {
  const intl = useIntl();
  return <span>{patientFacts(intl, props)}</span>;
}

/** The same facts as plain text. */
export function patientFacts(
  intl: IntlShape,
  { patient, now, more = [], isStandingHidden = false }: PatientFactsProps,
): string {
  const standing = standingText(intl, patientStageOf(patient, now));
  // A bare number is understood as an age only beside the week.
  const ageId = standing === null ? 'doctor.ageYears' : 'doctor.age';
  const facts = [
    typeof patient.age === 'number' ? intl.formatMessage({ id: ageId }, { years: patient.age }) : null,
    isStandingHidden ? null : standing,
    (patient.fetuses ?? 1) > 1 ? intl.formatMessage({ id: 'doctor.fetuses' }, { count: patient.fetuses ?? 1 }) : null,
    patient.diabetes && patient.diabetes !== 'none' ? intl.formatMessage({ id: 'doctor.diabetes' }) : null,
    ...more,
  ].filter((fact) => fact !== null);
  return facts.join(' · ');
}

function standingText(intl: IntlShape, { stage, dating, isPastDue }: PatientStage): string | null {
  if (stage.kind === 'ended') return intl.formatMessage({ id: 'doctor.ended' });
  if (stage.kind === 'postpartum')
    return stage.daysSinceBirth === null
      ? intl.formatMessage({ id: 'doctor.afterBirthShort' })
      : intl.formatMessage({ id: 'doctor.afterBirth' }, { days: stage.daysSinceBirth });
  if (isPastDue) return intl.formatMessage({ id: 'doctor.overdue' });
  if (!dating) return null;
  const { weeks, days } = dating;
  if (dating.needsConfirmation) return intl.formatMessage({ id: 'doctor.weeksGuessed' }, { weeks });
  // Never show days that were not entered (clinical rules 4.2).
  if (!dating.isExact) return intl.formatMessage({ id: 'doctor.weeksAbout' }, { weeks });
  return intl.formatMessage({ id: 'doctor.weeks' }, { weeks, days });
}
