import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isModerator } from '@/model/forum/forum-rules.ts';
import type { TargetType } from '@/model/forum/vote.ts';
import { Button } from '@/ui/controls/button.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import styles from '@/features/forum/layout/forum.module.css';
import { ModeratorTools } from './moderator-tools.tsx';
import { ReportSheet } from './report-sheet.tsx';

export type TextAction = 'report' | 'delete' | 'edit';

interface TextActionsProps {
  type: TargetType;
  target: { readonly id: string };
  topicId: string;
  user: { readonly id: string; readonly labels: readonly string[] };
  isOwn: boolean;
  /** Id of the text that the buttons apply to. */
  describedBy: string;
  act: TextAction | null;
  onAct: (act: TextAction | null) => void;
  /** Mutes the author. */
  onMute: (event: MouseEvent<HTMLElement>) => void;
  votes: ReactNode;
}

/** The actions below a topic or reply: vote, report, and further ones for the author and moderators. */
export function TextActions({
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
}: TextActionsProps) {
  const intl = useIntl();
  const isUserModerator = isModerator(user.labels);
  return (
    <>
      <div className={styles.acts}>
        {votes}
        {!isOwn && (
          <Button tone="quiet" icon="flag" aria-describedby={describedBy} onClick={() => onAct('report')}>
            {intl.formatMessage({ id: 'forum.report' })}
          </Button>
        )}
        {!isOwn && !isUserModerator && (
          <Button tone="quiet" icon="minus" aria-describedby={describedBy} onClick={onMute}>
            {intl.formatMessage({ id: 'forum.mute' })}
          </Button>
        )}
        {isOwn && (
          <Button tone="quiet" icon="pencil" aria-describedby={describedBy} onClick={() => onAct('edit')}>
            {intl.formatMessage({ id: 'forum.edit' })}
          </Button>
        )}
        {(isOwn || isUserModerator) && (
          <Button tone="quiet" icon="trash" aria-describedby={describedBy} onClick={() => onAct('delete')}>
            {intl.formatMessage({ id: 'forum.delete' })}
          </Button>
        )}
      </div>
      {isUserModerator && <ModeratorTools userId={user.id} type={type} target={target} />}
      {act === 'report' && (
        <ReportSheet userId={user.id} target={{ targetType: type, targetId: target.id }} onClose={() => onAct(null)} />
      )}
      {act === 'delete' && type === 'post' && (
        <DeleteSheet userId={user.id} topicId={topicId} replyId={target.id} onClose={() => onAct(null)} />
      )}
    </>
  );
}
