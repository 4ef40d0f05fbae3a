import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PostRefused } from '@/model/blog/blog-input.ts';
import type { StoredDraft } from '@/sync/api/community/blog-drafts.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { ScheduleSheet } from './schedule-sheet.tsx';
import styles from '@/features/blog/article/blog.module.css';

interface SchedulePartProps {
  draft: Pick<StoredDraft, 'publishAt' | 'publishFault'>;
  /** The address of the article, for the words of a fault. */
  slug: string;
  /** Saves the draft with this instant. @throws PostRefused */
  onSchedule: (publishAt: string) => Promise<void>;
  /** Takes the time back. @throws PostRefused */
  onCancel: () => Promise<void>;
}

/** When the server publishes a draft by itself, and whether it could not. */
export function SchedulePart({ draft: { publishAt, publishFault }, slug, onSchedule, onCancel }: SchedulePartProps) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<PostRefused | null>(null);

  async function cancel(): Promise<void> {
    setBusy(true);
    setRefused(null);
    try {
      await onCancel();
    } catch (error) {
      setRefused(error instanceof PostRefused ? error : new PostRefused('unreachable'));
    }
    setBusy(false);
  }

  return (
    <div className={styles.page}>
      {publishFault && (
        <FailureMessage>
          <FormattedMessage id="blog.schedule.failed" />{' '}
          <FormattedMessage id={`blog.fault.${publishFault}`} values={{ slug }} />
        </FailureMessage>
      )}
      {publishAt && (
        <p>
          <FormattedMessage
            id="blog.schedule.on"
            values={{ when: intl.formatDate(publishAt, { dateStyle: 'full', timeStyle: 'short' }) }}
          />
        </p>
      )}
      {refused && (
        <FailureMessage alert>
          <FormattedMessage id={`blog.fault.${refused.fault}`} values={refused.values} />
        </FailureMessage>
      )}
      <div className={styles.actions}>
        <Button tone="secondary" icon="calendar" onClick={() => setAsking(true)}>
          <FormattedMessage id={publishAt ? 'blog.schedule.change' : 'blog.schedule'} />
        </Button>
        {publishAt && (
          <Button tone="quiet" icon="close" busy={isBusy} onClick={() => void cancel()}>
            <FormattedMessage id="blog.schedule.cancel" />
          </Button>
        )}
      </div>
      {isAsking && (
        <ScheduleSheet
          publishAt={publishAt}
          onClose={() => setAsking(false)}
          onSchedule={async (at) => {
            await onSchedule(at);
            setRefused(null);
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}
