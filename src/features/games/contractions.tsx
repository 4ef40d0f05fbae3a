import { FormattedMessage, useIntl } from 'react-intl';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { lastHour, meanInterval, needsCall } from '@/clinical/symptoms/contractions.ts';
import { stageValues } from '@/clinical/gestation/stage-values.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { useProfile } from '@/db/first-paint/use-profile.ts';
import { useHelpNumbers } from '@/app/emergency/use-help-numbers.ts';
import { useSession } from '@/sync/session/session.ts';
import { AlertCard } from '@/ui/feedback/alert-card.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { daysBetween } from '@/ui/chart/day-range.ts';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { UndoToast } from '@/ui/feedback/undo-toast.tsx';
import { useUndo } from '@/ui/feedback/use-undo.ts';
import { usePersistentState } from '@/app/forms/use-persistent-state.ts';
import { startContraction, endContraction, restoreCleared, type ContractionList } from './contraction-list.ts';
import { useClock } from './use-clock.ts';
import styles from './games.module.css';

const none: ContractionList = [];
const timeFormat = { hour: '2-digit', minute: '2-digit' } as const;
const dayTimeFormat = { day: 'numeric', month: 'short', ...timeFormat } as const;
const minutes = (ms: number) => Math.max(1, Math.round(ms / 60_000));

/** Times contractions: start and end of each, their interval, and an alert by the rule of when to call. */
export function Contractions() {
  const intl = useIntl();
  const [list = none, setList] = usePersistentState('contractions', none);
  const profile = useProfile(useSession((session) => session.user?.id ?? ''));
  const [latest] = list;
  const isRunning = latest?.to === null;
  const now = useClock(list.length > 0, 1000);
  const stage = stageOf(profile, localDate(now));
  const starts = list.map(({ from }) => from);
  const mean = meanInterval(lastHour(starts, now));
  const tap = () => {
    const at = Date.now();
    setList((current) => (isRunning ? endContraction(current, at) : startContraction(current, at)));
  };
  const cleared = useUndo<ContractionList>((gone) => setList((current) => restoreCleared(current, gone)));
  const clear = () => {
    setList(() => none);
    cleared.start(list);
  };
  const mustCall = needsCall(starts, stage.kind === 'pregnant' ? stage.weeks : null, now);
  const help = useHelpNumbers();
  return (
    <>
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
      {latest && isRunning && (
        <p className={styles.big} role="timer">
          <FormattedMessage
            id="games.contraction.running"
            values={{ seconds: Math.max(0, Math.round((now - latest.from) / 1000)) }}
          />
        </p>
      )}
      <Button wide large onClick={tap}>
        <FormattedMessage id={isRunning ? 'games.contraction.end' : 'games.contraction.begin'} />
      </Button>
      <p className={styles.hint}>
        <FormattedMessage id="games.contraction.hour" values={{ count: lastHour(starts, now).length }} />
        {mean !== null && ' · '}
        {mean !== null && <FormattedMessage id="games.contraction.mean" values={{ minutes: minutes(mean) }} />}
      </p>
      <p className={styles.hint}>
        <FormattedMessage id="games.contraction.hint" />
      </p>
      {list.length > 0 && (
        <>
          <List>
            {list.map(({ from, to }, index) => {
              const before = list[index + 1];
              return (
                <ListRow
                  key={from}
                  lead={
                    daysBetween(from, now) > 0
                      ? intl.formatDate(from, dayTimeFormat)
                      : intl.formatTime(from, timeFormat)
                  }
                  title={
                    to === null
                      ? '…'
                      : intl.formatMessage({ id: 'games.contraction.row' }, { seconds: Math.round((to - from) / 1000) })
                  }
                  detail={
                    before &&
                    intl.formatMessage({ id: 'games.contraction.gap' }, { minutes: minutes(from - before.from) })
                  }
                />
              );
            })}
          </List>
          <Button tone="quiet" icon="trash" onClick={clear}>
            <FormattedMessage id="games.contraction.clear" />
          </Button>
        </>
      )}
      {cleared.gone && (
        <UndoToast text={intl.formatMessage({ id: 'games.contraction.cleared' })} onUndo={cleared.undo} />
      )}
    </>
  );
}
