import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useSession } from '@/sync/session/session.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { ErrorLayout } from './error-layout.tsx';

export default function NotFoundPage() {
  const intl = useIntl();
  // Offline, the service worker serves the app also for addresses that only the server can answer.
  const isOnServer = useLocation().pathname.startsWith('/v1/');
  const isSignedIn = useSession((session) => session.isAuthenticated);
  return (
    <Page
      title={intl.formatMessage({ id: isOnServer ? 'notFound.offline' : 'notFound.title' })}
      brand={!isSignedIn}
      width="reading"
    >
      <ErrorLayout text={<FormattedMessage id={isOnServer ? 'notFound.offline.text' : 'notFound.text'} />}>
        <ButtonLink to={isSignedIn ? '/dashboard' : '/'}>
          <FormattedMessage id={isSignedIn ? 'notFound.today' : 'notFound.start'} />
        </ButtonLink>
        <ButtonLink to="/emergency" tone="secondary" icon="siren">
          <FormattedMessage id="notFound.emergency" />
        </ButtonLink>
      </ErrorLayout>
    </Page>
  );
}
