import { useIntl } from 'react-intl';
import { ModerationQueue } from '@/features/forum/queue/moderation-queue.tsx';
import { useSession } from '@/sync/session/session.ts';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';

/** /moderation: reported and hidden texts, for moderators who are not administrators. */
export default function ModerationPage() {
  const intl = useIntl();
  const userId = useSession((session) => session.user?.id);
  return (
    <Page
      title={intl.formatMessage({ id: 'forum.queue.title' })}
      back="/forum"
      tone="paper"
      rail={<Rail related={['/forum', '/resources', '/contact']} />}
    >
      <p>{intl.formatMessage({ id: 'clinic.community.text' })}</p>
      {userId && <ModerationQueue userId={userId} />}
    </Page>
  );
}
