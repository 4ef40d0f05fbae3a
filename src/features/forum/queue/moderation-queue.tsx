import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { refetchQueries } from '@/app/network/refetch.ts';
import { MINUTE_MS } from '@/model/time/durations.ts';
import type { ReportedText } from '@/model/forum/forum-report.ts';
import { watchForum } from '@/sync/api/community/watch-forum.ts';
import { Button } from '@/ui/controls/button.tsx';
import { List } from '@/ui/layout/list.tsx';
import { Loading } from '@/ui/feedback/loading.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useNow } from '@/ui/hooks/use-now.ts';
import { PartNotice } from '@/features/forum/layout/failed-parts.tsx';
import { FORUM_KEY } from '@/features/forum/queries/use-forum.ts';
import styles from '@/features/forum/layout/forum.module.css';
import { DecideSheet, type Decision } from './decide-sheet.tsx';
import { QueuedText } from './queued-text.tsx';
import { ReportRow } from './report-row.tsx';
import { useModeration } from './use-moderation.tsx';
import { useModerationQueue } from './use-moderation-queue.ts';

/** The topic in which a text stands. */
const topicOf = ({ topicId }: ReportedText) => ({ targetType: 'topic', targetId: topicId }) as const;

/** What moderators have to decide, the oldest report first, and below it what they have hidden. */
export function ModerationQueue({ userId }: { userId: string }) {
  const intl = useIntl();
  const client = useQueryClient();
  const now = useNow(MINUTE_MS);
  const { data, isError, refetch } = useModerationQueue(userId);
  const { act, isBusy, outcome } = useModeration(userId);
  const [asked, setAsked] = useState<{ report: ReportedText; decision: Decision } | null>(null);
  useEffect(() => watchForum(userId, () => void refetchQueries(client, [FORUM_KEY])), [client, userId]);
  if (isError && !data) return <PartNotice ids={['forum.part.reports']} onAgain={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <div>
      {outcome}
      <section className={styles.decisions}>
        <SectionTitle id="forum-reports">{intl.formatMessage({ id: 'forum.reports' })}</SectionTitle>
        {data.reports.length === 0 ? (
          <p role="status">{intl.formatMessage({ id: 'forum.queue.none' })}</p>
        ) : (
          <List labelledBy="forum-reports">
            {data.reports.map((report) => (
              <ReportRow
                key={report.targetId}
                report={report}
                now={now}
                isBusy={isBusy}
                onAsk={(decision) => setAsked({ report, decision })}
                onAct={(action) => void act(action === 'dismiss' ? report : topicOf(report), action)}
              />
            ))}
          </List>
        )}
      </section>
      {data.hidden.length > 0 && (
        <section className={styles.decisions}>
          <SectionTitle id="forum-hidden">{intl.formatMessage({ id: 'forum.queue.hidden' })}</SectionTitle>
          <List labelledBy="forum-hidden">
            {data.hidden.map((text) => (
              <QueuedText
                key={text.targetId}
                text={text}
                now={now}
                why={
                  text.reason && (
                    <strong>
                      {intl.formatMessage(
                        { id: 'forum.notice.reason' },
                        { reason: intl.formatMessage({ id: `forum.report.${text.reason}` }) },
                      )}
                    </strong>
                  )
                }
              >
                <Button
                  tone="secondary"
                  busy={isBusy}
                  aria-describedby={`queued-${text.targetId}`}
                  onClick={() => void act(text, 'show')}
                >
                  {intl.formatMessage({ id: 'forum.moderate.show' })}
                </Button>
              </QueuedText>
            ))}
          </List>
        </section>
      )}
      {asked && (
        <DecideSheet
          decision={asked.decision}
          reason={asked.report.reasons[0] ?? 'other'}
          isBusy={isBusy}
          onClose={() => setAsked(null)}
          onDecide={(reason) => void act(asked.report, asked.decision, reason).then(() => setAsked(null))}
        />
      )}
    </div>
  );
}
