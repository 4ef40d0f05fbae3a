import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { PrivacyTable } from './privacy-table.tsx';
import styles from './privacy-page.module.css';

const sections: readonly { title: MessageId; lines: readonly MessageId[] }[] = [
  { title: 'privacy.phone.title', lines: ['privacy.phone.text', 'privacy.phone.notes', 'privacy.phone.limit'] },
  {
    title: 'privacy.leaves.title',
    lines: [
      'privacy.leaves.readings',
      'privacy.leaves.checks',
      'privacy.leaves.hospital',
      'privacy.leaves.contact',
      'privacy.leaves.articles',
      'privacy.leaves.mail',
      'privacy.leaves.place',
      'privacy.leaves.nothing',
    ],
  },
  {
    title: 'privacy.sees.title',
    lines: [
      'privacy.sees.you',
      'privacy.sees.doctor',
      'privacy.sees.log',
      'privacy.sees.operators',
      'privacy.sees.nobody',
    ],
  },
  { title: 'privacy.rid.title', lines: ['privacy.rid.logOut', 'privacy.rid.delete', 'privacy.rid.account'] },
];

/** Public and available offline: what is stored where, what leaves the phone, and who can see it. */
export default function PrivacyPage() {
  const intl = useIntl();
  const isSignedIn = useSession((session) => session.isAuthenticated);
  return (
    <Page title={intl.formatMessage({ id: 'privacy.title' })} back={isSignedIn ? '/more' : '/'}>
      <p className={styles.lead}>
        <FormattedMessage id="privacy.lead" />
      </p>
      <div className={styles.table}>
        <PrivacyTable />
      </div>
      <div className={styles.sections}>
        {sections.map(({ title, lines }) => (
          <section key={title}>
            <SectionTitle>
              <FormattedMessage id={title} />
            </SectionTitle>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line}>
                  <FormattedMessage id={line} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}
