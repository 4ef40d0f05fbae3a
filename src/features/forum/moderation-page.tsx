import { useIntl } from 'react-intl';
import { ModerationQueue } from '@/features/forum/queue/moderation-queue.tsx';
import { useSession } from '@/sync/session/session.ts';
import { Page } from '@/ui/layout/page.tsx';

/** /moderation: reported and hidden texts, for moderators who are not administrators. */
export default function ModerationPage() {
  const intl = useIntl();
  const userId = useSession((session) => session.user?.id);
  return (
    <Page title={intl.formatMessage({ id: 'forum.queue.title' })} back="/forum" tone="paper" width="reading">
      <p>{intl.formatMessage({ id: 'clinic.community.text' })}</p>
      {userId && <ModerationQueue userId={userId} />}
    </Page>
  );
}
