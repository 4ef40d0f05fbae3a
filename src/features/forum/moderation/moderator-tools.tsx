import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { TargetType } from '@/model/forum/vote.ts';
import { Button } from '@/ui/controls/button.tsx';
import { DecideSheet, type Decision } from '@/features/forum/queue/decide-sheet.tsx';
import { useModeration } from '@/features/forum/queue/use-moderation.tsx';
import styles from '@/features/forum/layout/forum.module.css';

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
  const { act, isBusy, outcome } = useModeration(userId);
  const [asked, setAsked] = useState<Decision | null>(null);
  const forumTarget = { targetType: type, targetId: target.id };
  const ofTopic = [target.isPinned ? 'unpin' : 'pin', target.isLocked ? 'unlock' : 'lock'] as const;
  const measures = [...(type === 'topic' ? ofTopic : []), target.isHidden ? 'show' : 'hide', 'warn'] as const;
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'forum.moderate' })} className={styles.acts}>
      {measures.map((measure) => (
        <Button
          key={measure}
          tone="secondary"
          busy={isBusy}
          onClick={() =>
            measure === 'hide' || measure === 'warn' ? setAsked(measure) : void act(forumTarget, measure)
          }
        >
          {intl.formatMessage({ id: `forum.moderate.${measure}` })}
        </Button>
      ))}
      {outcome}
      {asked && (
        <DecideSheet
          decision={asked}
          reason="other"
          isBusy={isBusy}
          onClose={() => setAsked(null)}
          onDecide={(reason) => void act(forumTarget, asked, reason).then(() => setAsked(null))}
        />
      )}
    </div>
  );
}
