import { useIntl } from 'react-intl';
import styles from './forum.module.css';
import type { ForumAnswer } from './use-forum.ts';

/** Says when what is shown is not what stands there now. */
export function State({ answer: { oldAt, isMissing } }: { answer: ForumAnswer<unknown> }) {
  const intl = useIntl();
  if (oldAt === null && !isMissing) return null;
  const time = intl.formatDate(oldAt ?? 0, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  return (
    <p role="status" className={styles.quiet}>
      {isMissing ? intl.formatMessage({ id: 'forum.notLoaded' }) : intl.formatMessage({ id: 'forum.asOf' }, { time })}
    </p>
  );
}
