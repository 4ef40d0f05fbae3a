import { useIntl } from 'react-intl';
import { reportReasons, type ReportedText } from '@/model/forum/forum-report.ts';
import type { ModerationAction } from '@/sync/api/community/moderation.ts';
import { Button } from '@/ui/controls/button.tsx';
import { agoText } from '@/features/forum/queries/forum-words.ts';
import styles from '@/features/forum/layout/forum.module.css';
import type { Decision } from './decide-sheet.tsx';
import { QueuedText } from './queued-text.tsx';

interface ReportRowProps {
  report: ReportedText;
  now: number;
  isBusy: boolean;
  /** Asks for a reason first. */
  onAsk: (decision: Decision) => void;
  /** `lock` and `unlock` concern the topic in which the text stands. */
  onAct: (action: Extract<ModerationAction, 'dismiss' | 'lock' | 'unlock'>) => void;
}

/** A reported text with the reasons of its reports, and the four answers to them. */
export function ReportRow({ report, now, isBusy, onAsk, onAct }: ReportRowProps) {
  const intl = useIntl();
  const counted = reportReasons
    .map((reason) => ({ reason, count: report.reasons.filter((each) => each === reason).length }))
    .filter(({ count }) => count > 0)
    .map(({ reason, count }) =>
      intl.formatMessage(
        { id: 'forum.queue.reason' },
        { reason: intl.formatMessage({ id: `forum.report.${reason}` }), count },
      ),
    );
  const lockAction = report.isTopicLocked ? 'unlock' : 'lock';
  const buttons = [
    ...(report.isHidden ? [] : [{ id: 'forum.moderate.hide', press: () => onAsk('hide') } as const]),
    { id: 'forum.moderate.warn', press: () => onAsk('warn') } as const,
    { id: 'forum.moderate.dismiss', press: () => onAct('dismiss') } as const,
    { id: `forum.queue.${lockAction}`, press: () => onAct(lockAction) } as const,
  ];
  return (
    <QueuedText
      text={report}
      now={now}
      why={
        <div>
          <strong>{intl.formatList(counted)}</strong>
          <span className={styles.quiet}>
            {intl.formatMessage({ id: 'forum.queue.reportedAt' }, { when: agoText(intl, report.reportedAt, now) })}
          </span>
        </div>
      }
    >
      {buttons.map(({ id, press }) => (
        <Button key={id} tone="secondary" busy={isBusy} aria-describedby={`queued-${report.targetId}`} onClick={press}>
          {intl.formatMessage({ id })}
        </Button>
      ))}
    </QueuedText>
  );
}
