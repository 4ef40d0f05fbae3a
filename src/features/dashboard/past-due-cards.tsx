import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { localDate } from '@/clinical/calendar-date.ts';
import { daysSinceContact } from '@/clinical/care-contact.ts';
import { PREGNANCY_DAYS } from '@/clinical/gestational-age.ts';
import { pastDueCards, pastDueRules, type PastDueRule } from '@/clinical/past-due.ts';
import { stageOf } from '@/clinical/stage.ts';
import { tierWords } from '@/clinical/tier.ts';
import { liveAppointments } from '@/db/appointments.ts';
import { liveProfile, saveProfile } from '@/db/profile.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { ClinicalWords } from '@/english-part.tsx';
import { useHelpNumbers } from '@/help-numbers.ts';
import type { PregnancyStatus } from '@/model/profile.ts';
import { isFirstFilling, useSyncStatus } from '@/sync/status.ts';
import { AlertCard } from '@/ui/alert-card.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { useLate } from '@/ui/use-late.ts';
import { useStillFetching } from '@/use-nothing-yet.ts';
import styles from './dashboard.module.css';

/** Visits that do not come hold no card back longer than this, in ms; then no contact is known. */
const PATIENCE_MS = 1000;

/** The cards after the due date, from 41 weeks on (clinical rules 4.3): nothing after birth, after a loss or in unknown weeks. */
export default function PastDueCards({ now }: { now: number }) {
  // A rule asks the store itself, not what the last visit left.
  const profile = useLiveQuery(liveProfile, 'profile');
  const visits = useLiveQuery(liveAppointments, 'appointments');
  // A new phone whose visits have not come yet knows of no contact; later a fetching takes no card away.
  const isStillFetching = useStillFetching();
  const isFirst = useSyncStatus(isFirstFilling);
  const isOutOfPatience = useLate(false, PATIENCE_MS);
  if (!profile || (isFirst && isStillFetching) || !(visits || isOutOfPatience)) return null;
  const today = localDate(now);
  const stage = stageOf(profile, today);
  const cards = pastDueCards(stage, daysSinceContact(visits ?? [], today));
  if (stage.kind !== 'pregnant' || cards.length === 0) return null;
  const daysPast = stage.totalDays - PREGNANCY_DAYS;
  return (
    <div className={styles.pastDue}>
      <ClinicalWords line="after">
        {cards.map((rule) => (
          <PastDueCard key={rule} rule={rule} daysPast={daysPast} countryCode={profile.countryCode} />
        ))}
      </ClinicalWords>
    </div>
  );
}

interface PastDueCardProps {
  rule: PastDueRule;
  /** Days since the due date. */
  daysPast: number;
  countryCode: string | null | undefined;
}

function PastDueCard({ rule, daysPast, countryCode }: PastDueCardProps) {
  const intl = useIntl();
  const help = useHelpNumbers(countryCode);
  const { tier, textId } = pastDueRules[rule];
  const text = intl.formatMessage({ id: textId });
  const bodyLine = intl.formatMessage({ id: 'clinical.yourBody' });
  if (rule === 'past-due.ask')
    return (
      <AlertCard tier="SELF_CARE" word={text} more={<BornAnswers question={text} />} bodyLine={bodyLine}>
        {null}
      </AlertCard>
    );
  const calls = help.callsFor(tier);
  return (
    <AlertCard
      tier={tier ?? 'SELF_CARE'}
      word={intl.formatMessage({ id: tier ? tierWords[tier] : 'dashboard.past' }, { days: daysPast })}
      calls={calls}
      more={
        tier !== null &&
        calls.length === 0 && (
          <ButtonLink to="/emergency" tone="secondary" icon="phone" wide>
            {intl.formatMessage({ id: 'schecker.numbers' })}
          </ButtonLink>
        )
      }
      bodyLine={bodyLine}
    >
      <p>{text}</p>
    </AlertCard>
  );
}

const answers = [
  ['born', 'postpartum'],
  ['pregnant', 'pregnant'],
  ['ended', 'ended'],
] as const satisfies readonly (readonly [string, PregnancyStatus])[];

/**
 * One tap says where she is, and no reason is asked for. The profile opens with it: there the day of birth or the dates
 * are entered, help after a loss is found, and the answer can be taken back.
 */
function BornAnswers({ question }: { question: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const answer = (pregnancyStatus: PregnancyStatus) => {
    const open = () => void navigate('/profile');
    // What cannot be kept here is said there, by a form that tells what is wrong.
    saveProfile({ pregnancyStatus }).then(open, open);
  };
  return (
    <div role="group" aria-label={question} className={styles.answers}>
      {answers.map(([name, status]) => (
        <Button key={name} tone="secondary" wide onClick={() => answer(status)}>
          {intl.formatMessage({ id: `clinical.pastDue.answer.${name}` })}
        </Button>
      ))}
    </div>
  );
}
