import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '@/sync/session/session.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { ClinicTable } from './clinic-table.tsx';
import styles from './about.module.css';

/** Free for patients. Shows no amount, because none is decided. */
export default function PricingPage() {
  const intl = useIntl();
  const isSignedIn = useSession((session) => session.isAuthenticated);
  return (
    <Page
      title={intl.formatMessage({ id: 'pricing.title' })}
      back={isSignedIn ? '/more' : '/'}
      rail={
        <>
          <section>
            <SectionTitle>
              <FormattedMessage id="pricing.clinic" />
            </SectionTitle>
            <div className={styles.page}>
              <p>
                <FormattedMessage id="pricing.clinic.text" />
              </p>
              <ButtonLink to="/contact" icon="message" wide>
                <FormattedMessage id="pricing.demo" />
              </ButtonLink>
              <ButtonLink to="/contact" tone="secondary" icon="message" wide>
                <FormattedMessage id="pricing.ask" />
              </ButtonLink>
            </div>
          </section>
          <Rail related={['/privacy', '/terms', '/contact']} />
        </>
      }
    >
      <div className={styles.page}>
        <p className={styles.lead}>
          <FormattedMessage id="pricing.free" />
        </p>
        <p>
          <FormattedMessage id="pricing.free.text" />
        </p>
        <SectionTitle inStack id="clinic-gets">
          <FormattedMessage id="pricing.table" />
        </SectionTitle>
        <ClinicTable labelledBy="clinic-gets" />
      </div>
    </Page>
  );
}
