import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './about.module.css';

const TERMS_VERSION = '2026-11-21';

const sections: readonly { title: MessageId; lines: readonly MessageId[] }[] = [
  { title: 'terms.what', lines: ['terms.what.1', 'terms.what.2', 'terms.what.3'] },
  { title: 'terms.you', lines: ['terms.you.1', 'terms.you.2', 'terms.you.3'] },
  { title: 'terms.data', lines: ['terms.data.1', 'terms.data.2'] },
  { title: 'terms.end', lines: ['terms.end.1', 'terms.end.2'] },
  { title: 'terms.law', lines: ['terms.law.1', 'terms.law.2'] },
];

/** The terms with their version and a plain summary. Public and available offline. */
export default function TermsPage() {
  const intl = useIntl();
  const isSignedIn = useSession((session) => session.isAuthenticated);
  const date = intl.formatDate(`${TERMS_VERSION}T12:00:00`, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Page
      title={intl.formatMessage({ id: 'terms.title' })}
      back={isSignedIn ? '/more' : '/'}
      rail={<Rail related={['/privacy', '/pricing', '/contact']} calls />}
    >
      <div className={styles.page}>
        <Card tone="leaf">
          <h2>
            <FormattedMessage id="terms.short" />
          </h2>
          <p>
            <FormattedMessage id="terms.short.text" />
          </p>
        </Card>
        {sections.map(({ title, lines }) => (
          <section key={title}>
            <SectionTitle>{intl.formatMessage({ id: title })}</SectionTitle>
            <ol className={styles.lines}>
              {lines.map((line) => (
                <li key={line}>{intl.formatMessage({ id: line })}</li>
              ))}
            </ol>
          </section>
        ))}
        <ButtonLink to="/privacy" tone="secondary" icon="lock">
          <FormattedMessage id="terms.privacy" />
        </ButtonLink>
        <p className={styles.hint}>
          <FormattedMessage id="terms.version" values={{ date }} />
        </p>
      </div>
    </Page>
  );
}
