import { FormattedMessage, useIntl } from 'react-intl';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { EntryList } from '@/app/content/entry-list.tsx';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { daysBetween } from '@/ui/chart/day-range.ts';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useContent } from '@/app/content/use-content.ts';
import { usePersistentState } from '@/app/forms/use-persistent-state.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import {
  startCount,
  endCount,
  MAX_COUNT_HOURS,
  addMovement,
  noKicks,
  currentNote,
  type KickNote,
} from './kick-note.ts';
import styles from './games.module.css';

const minutesBetween = (from: number, to: number) => Math.max(1, Math.round((to - from) / 60_000));

/** Counts movements with their times. It does not judge them: there is no normal number, and a change needs a call, not a count. */
export function Kicks() {
  const intl = useIntl();
  const [note = noKicks, setNote] = usePersistentState('kicks', noKicks);
  const now = useNow(60_000);
  const { running, earlier } = currentNote(note, now);
  const expired = running ? null : note.running;
  const clock = (at: number) => intl.formatTime(at, { hour: '2-digit', minute: '2-digit' });
  const day = (at: number) =>
    intl.formatDate(at, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
  const isYesterday = (at: number) => daysBetween(at, now) > 0;
  const applyNow = (change: (before: KickNote, at: number) => KickNote) => () => {
    const time = Date.now();
    setNote((before) => change(before, time));
  };
  const last = running?.at.at(-1);
  return (
    <>
      {running ? (
        <>
          <p className={styles.big} role="status">
            <FormattedMessage
              id={isYesterday(running.from) ? 'games.kicks.since.yesterday' : 'games.kicks.since'}
              values={{ count: running.at.length, time: clock(running.from) }}
            />
          </p>
          {last !== undefined && (
            <p className={styles.hint}>
              <FormattedMessage
                id={isYesterday(last) ? 'games.kicks.last.yesterday' : 'games.kicks.last'}
                values={{ time: clock(last) }}
              />
            </p>
          )}
          <Button wide large icon="plus" onClick={applyNow(addMovement)}>
            <FormattedMessage id="games.kicks.tap" />
          </Button>
          <Button tone="secondary" wide onClick={applyNow(endCount)}>
            <FormattedMessage id="games.kicks.end" />
          </Button>
        </>
      ) : (
        <>
          {expired && (
            <p className={styles.hint} role="status">
              <FormattedMessage
                id="games.kicks.setAside"
                values={{ when: day(expired.from), hours: MAX_COUNT_HOURS }}
              />
            </p>
          )}
          <Button wide large onClick={applyNow(startCount)}>
            <FormattedMessage id="games.start" />
          </Button>
        </>
      )}
      <ButtonLink to="/emergency" tone="secondary" icon="phone" wide>
        <FormattedMessage id="games.kicks.call" />
      </ButtonLink>
      <ClinicalContent line="before">
        <Pattern />
      </ClinicalContent>
      {earlier.length > 0 && (
        <section>
          <SectionTitle>
            <FormattedMessage id="games.kicks.earlier" />
          </SectionTitle>
          <List>
            {earlier.map(({ from, to, count }) => (
              <ListRow
                key={from}
                title={
                  to === null
                    ? intl.formatMessage({ id: 'games.kicks.row.left' }, { count })
                    : intl.formatMessage({ id: 'games.kicks.row' }, { count, minutes: minutesBetween(from, to) })
                }
                detail={day(from)}
              />
            ))}
          </List>
        </section>
      )}
    </>
  );
}

/** Explains that there is no set number of movements, and when to call. */
const Pattern = () => <EntryList entries={useContent('care').filter(({ id }) => id === 'move.pattern')} />;
