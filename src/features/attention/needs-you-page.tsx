import { FormattedMessage, useIntl } from 'react-intl';
import { clockTrouble } from '@/clock-trouble.ts';
import { ConflictLines } from '@/conflict-lines.tsx';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { SIGN_IN_AGAIN } from '@/origin.ts';
import { liveLetters } from '@/sync/attention.ts';
import { liveConflicts } from '@/sync/conflicts-seen.ts';
import { useSyncStatus } from '@/sync/status.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Empty } from '@/ui/empty.tsx';
import { Icon, type IconName } from '@/ui/icon.tsx';
import { Page } from '@/ui/page.tsx';
import styles from './attention.module.css';
import { LetterCard } from './letter-card.tsx';

/** Everything that cannot go on without her: a sign-in that ended, refused entries, a wrong clock, merges to look at. */
export default function NeedsYouPage() {
  const intl = useIntl();
  const { phase, pending, clockSkewMs } = useSyncStatus();
  const letters = useLiveQuery(liveLetters, 'letters') ?? [];
  const conflicts = useLiveQuery(() => liveConflicts(), 'conflicts') ?? [];
  const clock = clockTrouble(clockSkewMs);
  const isEmpty = phase !== 'auth' && clock === null && letters.length === 0 && conflicts.length === 0;
  return (
    <Page title={intl.formatMessage({ id: 'attention.title' })} back="/your-data" width="reading">
      {isEmpty ? (
        <Empty title={intl.formatMessage({ id: 'attention.none' })}>
          <FormattedMessage id="attention.none.text" />
        </Empty>
      ) : (
        <p className={styles.lead}>
          <FormattedMessage id="attention.lead" />
        </p>
      )}
      <ul className={styles.cards}>
        {phase === 'auth' && (
          <Notice
            icon="key"
            title={intl.formatMessage({ id: 'attention.signIn' }, { pending })}
            text={intl.formatMessage({ id: 'attention.signIn.text' })}
            to={SIGN_IN_AGAIN}
            act={intl.formatMessage({ id: 'attention.signIn.do' })}
          />
        )}
        {clock && (
          <Notice
            icon="clock"
            title={intl.formatMessage({ id: `attention.clock.${clock.is}` }, { minutes: clock.minutes })}
            text={intl.formatMessage({ id: 'attention.clock.text' })}
          />
        )}
        {letters.map((letter) => (
          <LetterCard key={letter.id} letter={letter} />
        ))}
        {conflicts.length > 0 && (
          <li>
            <ConflictLines />
          </li>
        )}
      </ul>
    </Page>
  );
}

interface NoticeProps {
  icon: IconName;
  title: string;
  text: string;
  to?: string;
  act?: string;
}

function Notice({ icon, title, text, to, act }: NoticeProps) {
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Icon name={icon} size={24} />
        <div className={styles.words}>
          <h2 className={styles.name}>{title}</h2>
          <p>{text}</p>
        </div>
      </div>
      {to && act && <ButtonLink to={to}>{act}</ButtonLink>}
    </li>
  );
}
