import { useIntl } from 'react-intl';
import { ModerationQueue } from '@/features/forum/queue/moderation-queue.tsx';
import { useSession } from '@/sync/session/session.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';

/** /clinic/community: reported and hidden texts of the forum, for administrators. */
export default function ClinicCommunityRoute() {
  const intl = useIntl();
  const userId = useSession((session) => session.user?.id);
  return (
    <Page
      title={intl.formatMessage({ id: 'clinic.community' })}
      tone="paper"
      rail={<Rail related={['/forum', '/clinic/articles', '/clinic/messages']} />}
    >
      <p>{intl.formatMessage({ id: 'clinic.community.text' })}</p>
      {userId && <ModerationQueue userId={userId} />}
      <ButtonLink to="/forum" tone="secondary" icon="forum">
        {intl.formatMessage({ id: 'clinic.community.open' })}
      </ButtonLink>
    </Page>
  );
}
