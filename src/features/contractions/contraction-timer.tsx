import { FormattedMessage, useIntl } from 'react-intl';
import { useHelpNumbers } from '@/app/emergency/use-help-numbers.ts';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { BigButton } from '@/app/timers/big-button.tsx';
import { ContractionChart, wholeMinutes } from '@/app/timers/contraction-chart.tsx';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { stageValues } from '@/clinical/gestation/stage-values.ts';
import { lastHour, meanInterval, needsCall } from '@/clinical/symptoms/contractions.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { useProfile } from '@/db/first-paint/use-profile.ts';
import { beginContraction, endContraction } from '@/db/records/contractions.ts';
import { MAX_CONTRACTION_MS } from '@/model/timers/contraction.ts';
import type { RunningTimer } from '@/model/timers/running-timer.ts';
import type { StoredContraction } from '@/model/timers/timed-types.ts';
import { useSession } from '@/sync/session/session.ts';
import { AlertCard } from '@/ui/feedback/alert-card.tsx';
import { useNow } from '@/ui/hooks/use-now.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { toInstant } from '@/model/time/instant.ts';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './contractions.module.css';

/** Half hours of the series that is going on. */
const ROWS = 4;

interface ContractionTimerProps {
  running: RunningTimer | null;
  contractions: readonly StoredContraction[];
  write: (run: () => Promise<unknown>) => void;
}

export function ContractionTimer({ running, contractions, write }: ContractionTimerProps) {
  const intl = useIntl();
  const now = useNow(1000);
  const profile = useProfile(useSession((session) => session.user?.id ?? ''));
  const stage = stageOf(profile, localDate(now));
  const help = useHelpNumbers();
  const start = running?.times[0];
  // A timer that runs for longer was forgotten: the next tap begins a new contraction.
  const isRunning = start !== undefined && now - start <= MAX_CONTRACTION_MS;
  const seconds = start === undefined ? 0 : Math.max(0, Math.round((now - start) / 1000));
  const all = [...(start === undefined ? [] : [{ recordedAt: toInstant(start), endedAt: null }]), ...contractions];
  const starts = all.map(({ recordedAt }) => Date.parse(recordedAt));
  const recent = lastHour(starts, now);
  const mean = meanInterval(recent);
  const mustCall = needsCall(starts, stage.kind === 'pregnant' ? stage.weeks : null, now);
  const current = all.filter(({ recordedAt }) => now - Date.parse(recordedAt) < ROWS * 30 * 60_000);
  const tap = () => {
    const at = Date.now();
    write(() => (isRunning ? endContraction(at) : beginContraction(at)));
  };
  return (
    <section className={styles.timer}>
      {mustCall && (
        <AlertCard
          tier="URGENT"
          word={intl.formatMessage({ id: 'clinical.tier.urgent' })}
          calls={help.callsFor('URGENT')}
          bodyLine={intl.formatMessage({ id: 'clinical.yourBody' })}
        >
          <FormattedMessage
            id="clinical.symptom.urgent"
            values={{ ...stageValues(stage), emergencyNumber: help.emergencyNumber }}
          />
        </AlertCard>
      )}
      <p className={styles.big}>
        <FormattedMessage id="contractions.hour" values={{ count: recent.length }} />
        {mean !== null && ' · '}
        {mean !== null && <FormattedMessage id="contractions.mean" values={{ minutes: wholeMinutes(mean) }} />}
      </p>
      {isRunning && (
        <p className="hidden-text" role="timer">
          <FormattedMessage id="contractions.running" values={{ seconds }} />
        </p>
      )}
      <BigButton
        figure={
          isRunning ? intl.formatNumber(seconds, { style: 'unit', unit: 'second', unitDisplay: 'narrow' }) : undefined
        }
        onPress={tap}
      >
        <FormattedMessage id={isRunning ? 'contractions.end' : 'contractions.begin'} />
      </BigButton>
      <ButtonLink to="/emergency" tone="secondary" icon="phone" wide>
        <FormattedMessage id="contractions.call" />
      </ButtonLink>
      {current.length > 0 && <ContractionChart contractions={current} />}
      <ClinicalContent line="before">
        <SectionTitle inStack>
          <FormattedMessage id="contractions.rule.title" />
        </SectionTitle>
        <ul className={styles.rule}>
          <li>
            <FormattedMessage id="contractions.rule.before" />
          </li>
          <li>
            <FormattedMessage id="contractions.rule.from" />
          </li>
          <li>
            <FormattedMessage id="contractions.hint" />
          </li>
        </ul>
      </ClinicalContent>
      <p className={styles.hint}>
        <FormattedMessage id="contractions.shared" />
      </p>
    </section>
  );
}
