import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { daysSinceContact } from '@/clinical/care/days-since-contact.ts';
import { PREGNANCY_DAYS } from '@/clinical/gestation/gestational-age.ts';
import { pastDueCards, pastDueRules, type PastDueRule } from '@/clinical/gestation/past-due.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { tierWords } from '@/clinical/rules/acuity-tier.ts';
import { liveAppointments } from '@/db/records/appointments.ts';
import { liveProfile, saveProfile } from '@/db/records/profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { useHelpNumbers } from '@/app/emergency/use-help-numbers.ts';
import type { PregnancyStatus } from '@/model/records/profile.ts';
import { isFirstSync, useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { AlertCard } from '@/ui/feedback/alert-card.tsx';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { useAfterPaint } from '@/ui/feedback/use-after-paint.ts';
import { useStillFetching } from '@/app/network/use-first-sync.ts';
import styles from './dashboard.module.css';

/** The cards wait at most this long (ms) for the visits; after that they assume no contact. */
const VISITS_TIMEOUT_MS = 1000;

/** The cards after the due date, from 41 weeks on (clinical rules 4.3): none after birth, after a loss or when the week is unknown. */
export default function PastDueCards({ now }: { now: number }) {
  // A clinical rule reads the store, never the snapshot of the last visit.
  const profile = useLiveQuery(liveProfile, 'profile');
  const visits = useLiveQuery(liveAppointments, 'appointments');
  // During the first sync of a new phone the visits are incomplete. A later sync must not hide a card.
  const isStillFetching = useStillFetching();
  const isFirst = useSyncStatus(isFirstSync);
  const isTimedOut = useAfterPaint(false, VISITS_TIMEOUT_MS);
  if (!profile || (isFirst && isStillFetching) || !(visits || isTimedOut)) return null;
  const today = localDate(now);
  const stage = stageOf(profile, today);
  const cards = pastDueCards(stage, daysSinceContact(visits ?? [], today));
  if (stage.kind !== 'pregnant' || cards.length === 0) return null;
  const daysPast = stage.totalDays - PREGNANCY_DAYS;
  return (
    <div className={styles.pastDue}>
      <ClinicalContent line="after">
        {cards.map((rule) => (
          <PastDueCard key={rule} rule={rule} daysPast={daysPast} />
        ))}
      </ClinicalContent>
    </div>
  );
}

interface PastDueCardProps {
  rule: PastDueRule;
  /** Days since the due date. */
  daysPast: number;
}

function PastDueCard({ rule, daysPast }: PastDueCardProps) {
  const intl = useIntl();
  const help = useHelpNumbers();
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
 * Saves the answer with one tap and asks for no reason. Then the profile opens: there the user enters the day of birth or
 * the dates, finds help after a loss, and can undo the answer.
 */
function BornAnswers({ question }: { question: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const answer = (pregnancyStatus: PregnancyStatus) => {
    const open = () => void navigate('/profile/pregnancy');
    // If saving fails, the profile form shows the reason, so it opens in both cases.
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
