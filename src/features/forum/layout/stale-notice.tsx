import { useIntl } from 'react-intl';
import styles from './forum.module.css';
import type { ForumResponse } from '@/features/forum/queries/use-forum.ts';

/** States that the shown content may be out of date. */
export function StaleNotice({ answer: { oldAt, isMissing, isIndexMissing } }: { answer: ForumResponse<unknown> }) {
  const intl = useIntl();
  if (oldAt === null && !isMissing) return null;
  const time = intl.formatDate(oldAt ?? 0, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  return (
    <p role="status" className={styles.quiet}>
      {isIndexMissing && <>{intl.formatMessage({ id: 'forum.noIndex' })} </>}
      {isMissing ? intl.formatMessage({ id: 'forum.notLoaded' }) : intl.formatMessage({ id: 'forum.asOf' }, { time })}
    </p>
  );
}
