import { useIntl } from 'react-intl';
import { contactWeeks } from '@/clinical/who-contacts.ts';
import type { Profile } from '@/model/profile.ts';
import { TapeEdge } from '@/ui/tape-edge.tsx';
import { WeekTape } from '@/ui/week-tape.tsx';
import { standingOf } from './standing.ts';
import { tapeContacts } from './tape-contacts.ts';

/** The time after birth that has rules of its own, in days (clinical rules 4.3). */
const AFTER_BIRTH_DAYS = 12 * 7;

/** Her place on the tape: weeks of pregnancy, days since birth; only the rim when there is nothing to count. */
export function PatientTape({ patient, now }: { patient: Profile; now: number }) {
  const intl = useIntl();
  const { stage, dating, isPastDue } = standingOf(patient, now);
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
