import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '@/sync/session/session.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { AnsweredMessages } from './answered-messages.tsx';
import { ContactForm } from './contact-form.tsx';
import { SentMessages } from './sent-messages.tsx';
import styles from './about.module.css';

/** Health questions are directed to Emergency or the doctor; anything else is a message to the operator through the outbox. */
export default function ContactPage() {
  const intl = useIntl();
  const isSignedIn = useSession((session) => session.isAuthenticated);
  const userId = useSession((session) => session.user?.id ?? null);
  return (
    <Page
      title={intl.formatMessage({ id: 'contact.title' })}
      back={isSignedIn ? '/more' : '/'}
      rail={<Rail related={['/privacy', '/terms', '/pricing']} calls />}
    >
      <div className={styles.page}>
        <SectionTitle inStack>
          <FormattedMessage id="contact.health" />
        </SectionTitle>
        <p>
          <FormattedMessage id="contact.health.text" />
        </p>
        <div className={styles.ways}>
          <ButtonLink to="/emergency" tone="secondary" icon="siren">
            <FormattedMessage id="ui.emergency" />
          </ButtonLink>
          {isSignedIn && (
            <ButtonLink to="/doctor-chat" tone="secondary" icon="message">
              <FormattedMessage id="contact.health.doctor" />
            </ButtonLink>
          )}
        </div>
        <SectionTitle inStack>
          <FormattedMessage id="contact.app" />
        </SectionTitle>
        <ContactForm writer={userId} key={userId} />
        {userId !== null && <AnsweredMessages userId={userId} />}
        <SentMessages writer={userId} />
      </div>
    </Page>
  );
}
