import { useIntl } from 'react-intl';
import { moderate, type Measure } from '@/sync/online/forum.ts';
import type { TargetType } from '@/model/vote.ts';
import { Button } from '@/ui/button.tsx';
import { Failed } from '@/ui/news.tsx';
import styles from './forum.module.css';
import { useAct } from './use-act.ts';

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

/** What keeps order; the server asks for the label again. */
export function ModeratorTools({ userId, type, target }: ModeratorToolsProps) {
  const intl = useIntl();
  const { run, isBusy, trouble } = useAct();
  const measures: Measure[] = [
    ...(type === 'topic' ? [target.isPinned ? ('unpin' as const) : 'pin', target.isLocked ? 'unlock' : 'lock'] : []),
    target.isHidden ? 'show' : 'hide',
  ] as Measure[];
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
      {trouble && <Failed alert>{trouble}</Failed>}
    </div>
  );
}
