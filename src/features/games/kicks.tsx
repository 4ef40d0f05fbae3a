import { FormattedMessage, useIntl } from 'react-intl';
import { ClinicalWords } from '@/english-part.tsx';
import { EntryList } from '@/entry-list.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { List, ListRow } from '@/ui/list.tsx';
import { daysBetween } from '@/ui/chart/day-range.ts';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useContent } from '@/use-content.ts';
import { useNote } from '@/use-note.ts';
import { useNow } from '@/use-now.ts';
import { begun, ended, LONGEST_HOURS, moved, noKicks, standing, type KickNote } from './kick-note.ts';
import styles from './games.module.css';

const minutesBetween = (from: number, to: number) => Math.max(1, Math.round((to - from) / 60_000));

/** Movements with their times. It judges nothing: there is no set number, and a change needs a call, not a count. */
export function Kicks() {
  const intl = useIntl();
  const [note = noKicks, setNote] = useNote('kicks', noKicks);
  const now = useNow(60_000);
  const { running, earlier } = standing(note, now);
  const left = running ? null : note.running;
  const clock = (at: number) => intl.formatTime(at, { hour: '2-digit', minute: '2-digit' });
  const day = (at: number) =>
    intl.formatDate(at, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
  const isYesterday = (at: number) => daysBetween(at, now) > 0;
  const at = (change: (before: KickNote, at: number) => KickNote) => () => {
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
          <Button wide large icon="plus" onClick={at(moved)}>
            <FormattedMessage id="games.kicks.tap" />
          </Button>
          <Button tone="secondary" wide onClick={at(ended)}>
            <FormattedMessage id="games.kicks.end" />
          </Button>
        </>
      ) : (
        <>
          {left && (
            <p className={styles.hint} role="status">
              <FormattedMessage id="games.kicks.setAside" values={{ when: day(left.from), hours: LONGEST_HOURS }} />
            </p>
          )}
          <Button wide large onClick={at(begun)}>
            <FormattedMessage id="games.start" />
          </Button>
        </>
      )}
      <ButtonLink to="/emergency" tone="secondary" icon="phone" wide>
        <FormattedMessage id="games.kicks.call" />
      </ButtonLink>
      <ClinicalWords line="before">
        <Pattern />
      </ClinicalWords>
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

/** That there is no set number, and when to call. */
const Pattern = () => <EntryList entries={useContent('care').filter(({ id }) => id === 'move.pattern')} />;
