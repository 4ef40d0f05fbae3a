import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '@/sync/session/session.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './about.module.css';

/** Free for patients. Shows no amount, because none is decided. */
export default function PricingPage() {
  const intl = useIntl();
  const isSignedIn = useSession((session) => session.isAuthenticated);
  return (
    <Page title={intl.formatMessage({ id: 'pricing.title' })} back={isSignedIn ? '/more' : '/'} width="reading">
      <div className={styles.page}>
        <p className={styles.lead}>
          <FormattedMessage id="pricing.free" />
        </p>
        <p>
          <FormattedMessage id="pricing.free.text" />
        </p>
        <SectionTitle inStack>
          <FormattedMessage id="pricing.clinic" />
        </SectionTitle>
        <p>
          <FormattedMessage id="pricing.clinic.text" />
        </p>
        <ButtonLink to="/contact" tone="secondary" icon="message">
          <FormattedMessage id="pricing.ask" />
        </ButtonLink>
      </div>
    </Page>
  );
}
