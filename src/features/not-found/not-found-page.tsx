import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '@/sync/session.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { Ways } from './ways.tsx';

export default function NotFoundPage() {
  const intl = useIntl();
  const isSignedIn = useSession((session) => session.isAuthenticated);
  return (
    <Page title={intl.formatMessage({ id: 'notFound.title' })} brand={!isSignedIn} width="reading">
      <Ways text={<FormattedMessage id="notFound.text" />}>
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
