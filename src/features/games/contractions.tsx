import { FormattedMessage, useIntl } from 'react-intl';
import { localDate } from '@/clinical/calendar-date.ts';
import { lastHour, meanInterval, needsCall } from '@/clinical/contractions.ts';
import { stageValues } from '@/clinical/stage-values.ts';
import { stageOf } from '@/clinical/stage.ts';
import { useProfile } from '@/db/use-profile.ts';
import { useHelpNumbers } from '@/help-numbers.ts';
import { useSession } from '@/sync/session.ts';
import { AlertCard } from '@/ui/alert-card.tsx';
import { Button } from '@/ui/button.tsx';
import { daysBetween } from '@/ui/chart/day-range.ts';
import { List, ListRow } from '@/ui/list.tsx';
import { UndoToast } from '@/ui/undo-toast.tsx';
import { useUndo } from '@/ui/use-undo.ts';
import { useNote } from '@/use-note.ts';
import { begun, ended, withCleared, type ContractionList } from './contraction-list.ts';
import { useClock } from './use-clock.ts';
import styles from './games.module.css';

const none: ContractionList = [];
const clock = { hour: '2-digit', minute: '2-digit' } as const;
const dayAndClock = { day: 'numeric', month: 'short', ...clock } as const;
const minutes = (ms: number) => Math.max(1, Math.round(ms / 60_000));

/** When each began and ended, how often, and the rule of when to call. */
export function Contractions() {
  const intl = useIntl();
  const [list = none, setList] = useNote('contractions', none);
  const profile = useProfile(useSession((session) => session.user?.id ?? ''));
  const [latest] = list;
  const isRunning = latest?.to === null;
  const now = useClock(list.length > 0, 1000);
  const stage = stageOf(profile, localDate(now));
  const starts = list.map(({ from }) => from);
  const mean = meanInterval(lastHour(starts, now));
  const tap = () => {
    const at = Date.now();
    setList((kept) => (isRunning ? ended(kept, at) : begun(kept, at)));
  };
  const cleared = useUndo<ContractionList>((gone) => setList((kept) => withCleared(kept, gone)));
  const clear = () => {
    setList(() => none);
    cleared.start(list);
  };
  const mustCall = needsCall(starts, stage.kind === 'pregnant' ? stage.weeks : null, now);
  const help = useHelpNumbers(profile?.countryCode);
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
                  lead={daysBetween(from, now) > 0 ? intl.formatDate(from, dayAndClock) : intl.formatTime(from, clock)}
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
