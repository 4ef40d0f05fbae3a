import { useIntl } from 'react-intl';
import { contactWeeks } from '@/clinical/care/antenatal-contacts.ts';
import type { Profile } from '@/model/records/profile.ts';
import { TapeEdge } from '@/ui/layout/tape-edge.tsx';
import { WeekTape } from '@/ui/chart/week-tape.tsx';
import { patientStageOf } from '@/features/doctor/triage/patient-standing.ts';
import { tapeContacts } from './tape-contacts.ts';

/** Days after birth with rules of their own (clinical rules 4.3). */
const AFTER_BIRTH_DAYS = 12 * 7;

/**
 * The patient's position on the tape: weeks of pregnancy or days since birth. Shows only the rim when neither is known.
 */
export function PatientTape({ patient, now }: { patient: Profile; now: number }) {
  const intl = useIntl();
  const { stage, dating, isPastDue } = patientStageOf(patient, now);
  if (stage.kind === 'postpartum' && stage.daysSinceBirth !== null && stage.period === 'early')
    return (
      <WeekTape
        day={stage.daysSinceBirth}
        end={AFTER_BIRTH_DAYS}
        summary={intl.formatMessage({ id: 'doctor.patient.tapeAfterBirth' }, { days: stage.daysSinceBirth })}
      />
    );
  if (!dating || isPastDue) return <TapeEdge plain />;
  const { weeks, days, totalDays } = dating;
  const contacts = intl.formatList(contactWeeks.map((week) => intl.formatNumber(week)));
  return (
    <WeekTape
      day={totalDays}
      events={tapeContacts(intl)}
      summary={
        dating.isExact
          ? intl.formatMessage({ id: 'doctor.patient.tapeContacts' }, { weeks, days, contacts })
          : intl.formatMessage({ id: 'doctor.patient.tapeAbout' }, { weeks, contacts })
      }
    />
  );
}
