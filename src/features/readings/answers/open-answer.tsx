import { useEffect, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { mustBeAcknowledged, type Tier } from '@/clinical/rules/acuity-tier.ts';
import { saveAlertState } from '@/db/records/alert-state.ts';
import { liveProfile } from '@/db/records/live-profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { toInstant } from '@/model/time/instant.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { useAlarm } from '@/features/readings/state/alarm.ts';
import { AnswerAsks, asksAnything } from './answer-asks.tsx';
import { AnswerCard } from './answer-card.tsx';
import { answerTexts } from './answer-texts.ts';
import { answerValues } from './answer-values.ts';
import styles from './answer.module.css';
import type { Answer } from './answer.ts';
import { forgetSaved, useEntry } from '@/features/readings/state/entry-state.ts';
import { LimitsLine } from './limits-line.tsx';
import { useLiveCareNotes } from '@/features/readings/state/use-live-care-notes.ts';
import { useAnswers } from './use-answers.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import { useHelpNumbers } from '@/app/emergency/use-help-numbers.ts';
import { noteAction } from '@/app/episodes/note-in-episode.ts';
import { useUnitNumber } from '@/app/emergency/use-unit-number.ts';

const hasTier = (answer: Answer): answer is Answer & { tier: Tier } => answer.tier !== null;

/** The open cards, first on the page, also after a reload; without one, a calm line about the reading just saved. */
export function OpenAnswer() {
  // Cards change by time alone: no second measurement within 15 minutes raises one.
  const now = useNow(5000);
  const profile = useLiveQuery(liveProfile, 'profile') ?? null;
  useUnitNumber(profile);
  useLiveCareNotes();
  const { open, saved } = useAnswers(now);
  const cards = open.filter(hasTier);
  const first = cards[0];
  const isAlarm = open.some(({ tier }) => mustBeAcknowledged(tier));
  // Before the paint: the page makes room for a card in the frame that shows it.
  useLayoutEffect(() => {
    useAlarm.setState({ isOpen: isAlarm });
    return () => useAlarm.setState({ isOpen: false });
  }, [isAlarm]);
  const block = useRef<HTMLDivElement>(null);
  const shown = first && mustBeAcknowledged(first.tier) ? `${first.reading.id} ${first.tier}` : null;
  const savedId = useEntry((entry) => entry.saved?.id ?? null);
  useEffect(() => {
    // The answer to a saved reading is at the top of the page; a card that was open before does not scroll.
    if (savedId) window.scrollTo(0, 0);
    if (shown && savedId && shown.startsWith(savedId)) block.current?.focus({ preventScroll: true });
  }, [shown, savedId]);
  const noteSymptoms = (answer: Answer) => (symptoms: string[]) => void saveAlertState(answer.reading.id, { symptoms });
  const calm = saved && !hasTier(saved) ? <CalmAnswer answer={saved} onSymptoms={noteSymptoms(saved)} /> : null;
  if (cards.length === 0) return calm;
  return (
    <>
      <div ref={block} tabIndex={-1} className={shown ? styles.alarm : styles.cards}>
        {cards.map((answer) => (
          <AnswerCard
            key={answer.reading.id}
            answer={answer}
            profile={profile}
            now={now}
            onSymptoms={noteSymptoms(answer)}
            onClose={() => {
              forgetSaved();
              const acknowledgedAt = toInstant(Date.now());
              if (mustBeAcknowledged(answer.tier)) void noteAction('closedCard');
              void saveAlertState(answer.reading.id, { acknowledgedAt, acknowledgedTier: answer.tier });
            }}
          />
        ))}
      </div>
      {/* The questions about a saved reading are shown beside the card of another reading too. */}
      {saved && asksAnything(saved) && calm}
    </>
  );
}

/** Only these say that a number is in its range; all other texts are shown without a tick. */
const usualTexts: readonly MessageId[] = ['clinical.bp.expected', 'clinical.sugar.inTarget'];

/** No card: the words for a number that needs no action, until the person closes them. */
function CalmAnswer({ answer, onSymptoms }: { answer: Answer; onSymptoms: (chosen: string[]) => void }) {
  const intl = useIntl();
  const profile = useLiveQuery(liveProfile, 'profile') ?? null;
  const { emergencyNumber } = useHelpNumbers();
  const values = answerValues(answer, profile, emergencyNumber, intl);
  return (
    <>
      <div role="status" className={styles.calm}>
        <Icon name={answer.textIds.every((id) => usualTexts.includes(id)) ? 'check-circle' : 'info'} />
        <div>
          {answerTexts(answer, values, intl).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {answer.limits && <LimitsLine limits={answer.limits} />}
        </div>
        <button type="button" onClick={forgetSaved}>
          {intl.formatMessage({ id: 'readings.answer.close' })}
        </button>
      </div>
      {asksAnything(answer) && (
        <div className={styles.asks}>
          <AnswerAsks {...{ answer, onSymptoms }} />
        </div>
      )}
    </>
  );
}
