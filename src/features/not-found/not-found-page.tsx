import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useSession } from '@/sync/session.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { Ways } from './ways.tsx';

export default function NotFoundPage() {
  const intl = useIntl();
  // The service worker answers with the app for what only the server has.
  const isOnServer = useLocation().pathname.startsWith('/v1/');
  const isSignedIn = useSession((session) => session.isAuthenticated);
  return (
    <Page
      title={intl.formatMessage({ id: isOnServer ? 'notFound.offline' : 'notFound.title' })}
      brand={!isSignedIn}
      width="reading"
    >
      <Ways text={<FormattedMessage id={isOnServer ? 'notFound.offline.text' : 'notFound.text'} />}>
        <ButtonLink to={isSignedIn ? '/dashboard' : '/'}>
          <FormattedMessage id={isSignedIn ? 'notFound.today' : 'notFound.start'} />
        </ButtonLink>
        <ButtonLink to="/emergency" tone="secondary" icon="siren">
          <FormattedMessage id="notFound.emergency" />
        </ButtonLink>
      </Ways>
    </Page>
  );
}
