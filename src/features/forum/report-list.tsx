import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { listReports, moderate } from '@/sync/online/forum.ts';
import { Button } from '@/ui/button.tsx';
import { Link } from '@/ui/link.tsx';
import { List, ListBlock } from '@/ui/list.tsx';
import { Failed } from '@/ui/news.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import styles from './forum.module.css';
import { useAct } from './use-act.ts';
import { FORUM_KEY } from './use-forum.ts';

/** What readers reported, for a moderator: look at it, hide it, or find nothing wrong. */
export function ReportList({ userId }: { userId: string }) {
  const intl = useIntl();
  const { data } = useQuery({ queryKey: [FORUM_KEY, 'reports'], queryFn: () => listReports(userId) });
  const { run, isBusy, trouble } = useAct();
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.part}>
      <SectionTitle id="forum-reports">{intl.formatMessage({ id: 'forum.reports' })}</SectionTitle>
      {trouble && <Failed alert>{trouble}</Failed>}
      <List labelledBy="forum-reports">
        {data.map(({ targetId, targetType, topicId, content, reasons }) => (
          <ListBlock key={targetId}>
            <Link to={`/forum/${topicId}`} className={styles.strong}>
              <bdi>{content}</bdi>
            </Link>
            <p className={styles.quiet}>
              {intl.formatList(reasons.map((reason) => intl.formatMessage({ id: `forum.report.${reason}` })))}
            </p>
            <div className={styles.acts}>
              {(['hide', 'dismiss'] as const).map((action) => (
                <Button
                  key={action}
                  tone="secondary"
                  busy={isBusy}
                  onClick={() => void run(() => moderate(userId, { targetId, targetType }, action))}
                >
                  {intl.formatMessage({ id: `forum.moderate.${action}` })}
                </Button>
              ))}
            </div>
          </ListBlock>
        ))}
      </List>
    </section>
  );
}
