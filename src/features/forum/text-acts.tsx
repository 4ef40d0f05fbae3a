import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isModerator } from '@/model/forum-rules.ts';
import type { TargetType } from '@/model/vote.ts';
import { Button } from '@/ui/button.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import styles from './forum.module.css';
import { ModeratorTools } from './moderator-tools.tsx';
import { ReportSheet } from './report-sheet.tsx';

export type Act = 'report' | 'delete' | 'edit';

interface TextActsProps {
  type: TargetType;
  target: { readonly id: string };
  topicId: string;
  user: { readonly id: string; readonly labels: readonly string[] };
  isOwn: boolean;
  /** The text that the buttons are about. */
  describedBy: string;
  act: Act | null;
  onAct: (act: Act | null) => void;
  /** Puts who wrote it out of her sight. */
  onMute: (event: MouseEvent<HTMLElement>) => void;
  votes: ReactNode;
}

/** Under a topic or reply: votes, report, and for who wrote it or keeps order what else there is. */
export function TextActs({
  type,
  target,
  topicId,
  user,
  isOwn,
  describedBy,
  act,
  onAct,
  onMute,
  votes,
}: TextActsProps) {
  const intl = useIntl();
  const keepsOrder = isModerator(user.labels);
  return (
    <>
      <div className={styles.acts}>
        {votes}
        {!isOwn && (
          <Button tone="quiet" icon="flag" aria-describedby={describedBy} onClick={() => onAct('report')}>
            {intl.formatMessage({ id: 'forum.report' })}
          </Button>
        )}
        {!isOwn && !keepsOrder && (
          <Button tone="quiet" icon="minus" aria-describedby={describedBy} onClick={onMute}>
            {intl.formatMessage({ id: 'forum.mute' })}
          </Button>
        )}
        {isOwn && type === 'topic' && (
          <Button tone="quiet" icon="pencil" aria-describedby={describedBy} onClick={() => onAct('edit')}>
            {intl.formatMessage({ id: 'forum.edit' })}
          </Button>
        )}
        {(isOwn || keepsOrder) && (
          <Button tone="quiet" icon="trash" aria-describedby={describedBy} onClick={() => onAct('delete')}>
            {intl.formatMessage({ id: 'forum.delete' })}
          </Button>
        )}
      </div>
      {keepsOrder && <ModeratorTools userId={user.id} type={type} target={target} />}
      {act === 'report' && (
        <ReportSheet userId={user.id} target={{ targetType: type, targetId: target.id }} onClose={() => onAct(null)} />
      )}
      {act === 'delete' && type === 'post' && (
        <DeleteSheet userId={user.id} topicId={topicId} replyId={target.id} onClose={() => onAct(null)} />
      )}
    </>
  );
}
