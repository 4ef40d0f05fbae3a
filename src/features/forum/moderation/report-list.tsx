import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { listReports, moderate } from '@/sync/api/community/forum.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Link } from '@/ui/controls/link.tsx';
import { List, ListBlock } from '@/ui/layout/list.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from '@/features/forum/layout/forum.module.css';
import { PartNotice } from '@/features/forum/layout/failed-parts.tsx';
import { useForumAction } from '@/features/forum/queries/use-forum-action.ts';
import { FORUM_KEY } from '@/features/forum/queries/use-forum.ts';

/** Reported texts, for moderators: view, hide or dismiss; `empty` when there are none. */
export function ReportList({ userId, empty = null }: { userId: string; empty?: ReactNode }) {
  const intl = useIntl();
  const { data, isError, refetch } = useQuery({ queryKey: [FORUM_KEY, 'reports'], queryFn: () => listReports(userId) });
  const { run, isBusy, trouble } = useForumAction();
  if (isError && !data) return <PartNotice ids={['forum.part.reports']} onAgain={() => void refetch()} />;
  if (!data) return null;
  if (data.length === 0) return empty;
  return (
    <section className={styles.part}>
      <SectionTitle id="forum-reports">{intl.formatMessage({ id: 'forum.reports' })}</SectionTitle>
      {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
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
