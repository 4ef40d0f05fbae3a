import { useIntl } from 'react-intl';
import { moderate, type ModerationAction } from '@/sync/api/community/forum.ts';
import type { TargetType } from '@/model/forum/vote.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import styles from '@/features/forum/layout/forum.module.css';
import { useForumAction } from '@/features/forum/queries/use-forum-action.ts';

interface ModeratorToolsProps {
  userId: string;
  type: TargetType;
  target: {
    readonly id: string;
    readonly isPinned?: boolean | null;
    readonly isLocked?: boolean | null;
    readonly isHidden?: boolean | null;
  };
}

/** Moderation actions; the server checks the role again. */
export function ModeratorTools({ userId, type, target }: ModeratorToolsProps) {
  const intl = useIntl();
  const { run, isBusy, trouble } = useForumAction();
  const measures: ModerationAction[] = [
    ...(type === 'topic' ? [target.isPinned ? ('unpin' as const) : 'pin', target.isLocked ? 'unlock' : 'lock'] : []),
    target.isHidden ? 'show' : 'hide',
  ] as ModerationAction[];
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'forum.moderate' })} className={styles.acts}>
      {measures.map((measure) => (
        <Button
          key={measure}
          tone="secondary"
          busy={isBusy}
          onClick={() => void run(() => moderate(userId, { targetType: type, targetId: target.id }, measure))}
        >
          {intl.formatMessage({ id: `forum.moderate.${measure}` })}
        </Button>
      ))}
      {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
    </div>
  );
}
