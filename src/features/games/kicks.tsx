import { FormattedMessage, useIntl } from 'react-intl';
import { ClinicalWords } from '@/english-part.tsx';
import { EntryList } from '@/entry-list.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { List, ListRow } from '@/ui/list.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useContent } from '@/use-content.ts';
import { useNote } from '@/use-note.ts';
import styles from './games.module.css';

interface Count {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}
interface KickNote {
  /** When this count began and when each movement was, ms since 1970; null while none runs. */
  readonly running: { readonly from: number; readonly at: readonly number[] } | null;
  readonly earlier: readonly Count[];
}
const empty: KickNote = { running: null, earlier: [] };
const MOST_EARLIER = 14;

/** Movements with their times. It judges nothing: there is no set number, and a change needs a call, not a count. */
export function Kicks() {
  const intl = useIntl();
  const [note = empty, setNote] = useNote('kicks', empty);
  const { running, earlier } = note;
  const clock = (at: number) => intl.formatTime(at, { hour: '2-digit', minute: '2-digit' });
  const begin = () => setNote({ ...note, running: { from: Date.now(), at: [] } });
  const tap = () => running && setNote({ ...note, running: { ...running, at: [...running.at, Date.now()] } });
  const end = () =>
    running &&
    setNote({
      running: null,
      earlier: [{ from: running.from, to: Date.now(), count: running.at.length }, ...earlier].slice(0, MOST_EARLIER),
    });
  const last = running?.at.at(-1);
  return (
    <>
      {running ? (
        <>
          <p className={styles.big} role="status">
            <FormattedMessage id="games.kicks.since" values={{ count: running.at.length, time: clock(running.from) }} />
          </p>
          {last !== undefined && (
            <p className={styles.hint}>
              <FormattedMessage id="games.kicks.last" values={{ time: clock(last) }} />
            </p>
          )}
          <Button wide large icon="plus" onClick={tap}>
            <FormattedMessage id="games.kicks.tap" />
          </Button>
          <Button tone="secondary" wide onClick={end}>
            <FormattedMessage id="games.kicks.end" />
          </Button>
        </>
      ) : (
        <Button wide large onClick={begin}>
          <FormattedMessage id="games.start" />
        </Button>
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
                title={intl.formatMessage(
                  { id: 'games.kicks.row' },
                  { count, minutes: Math.max(1, Math.round((to - from) / 60_000)) },
                )}
                detail={intl.formatDate(from, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })}
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
