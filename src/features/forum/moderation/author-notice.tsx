import { useIntl } from 'react-intl';
import type { ReportReason } from '@/model/forum/forum-report.ts';
import type { OwnNotice } from '@/sync/api/community/moderation.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { ListRow } from '@/ui/layout/list.tsx';

/** The reason of a decision; nothing when it was made before reasons were stored. */
export function Reason({ reason }: { reason: ReportReason | undefined }) {
  const intl = useIntl();
  if (!reason) return null;
  const words = intl.formatMessage({ id: `forum.report.${reason}` });
  return intl.formatMessage({ id: 'forum.notice.reason' }, { reason: words });
}

/** What a moderator did with a text of the user, and why; leads to its topic. */
export function AuthorNotice({ notice }: { notice: OwnNotice }) {
  const intl = useIntl();
  const { action, targetType, topicId, reason } = notice;
  return (
    <ListRow
      to={`/forum/${topicId}`}
      lead={<Icon name={action === 'warn' ? 'alert' : 'shield'} />}
      title={intl.formatMessage({ id: `forum.notice.${action}.${targetType}` })}
      detail={<Reason reason={reason} />}
    />
  );
}
