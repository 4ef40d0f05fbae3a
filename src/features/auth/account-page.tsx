import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@/ui/icon.tsx';
import { List, ListRow } from '@/ui/list.tsx';
import { Page } from '@/ui/page.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { AccountForms } from './account-forms.tsx';
import { ConsentLine } from './consent-line.tsx';
import { EraseSection } from './erase-section.tsx';
import { ExportSection } from './export-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import styles from './account-page.module.css';

/** Everything about the account that is not about health. */
export default function AccountPage() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'account.title' })} back="/more">
      <div className={styles.columns}>
        <div>
          <section>
            <SectionTitle>
              <FormattedMessage id="account.you" />
            </SectionTitle>
            <AccountForms />
            <div className={styles.consent}>
              <ConsentLine />
            </div>
          </section>
          <SessionsSection />
        </div>
        <div>
          <section>
            <SectionTitle>
              <FormattedMessage id="account.privacy" />
            </SectionTitle>
            <List>
              <ListRow
                to="/who-looked"
                lead={<Icon name="user" />}
                title={intl.formatMessage({ id: 'account.looked' })}
                detail={intl.formatMessage({ id: 'account.looked.detail' })}
              />
              <ListRow
                to="/privacy"
                lead={<Icon name="lock" />}
                title={intl.formatMessage({ id: 'privacy.title' })}
                detail={intl.formatMessage({ id: 'more.privacy.detail' })}
              />
            </List>
          </section>
          <ExportSection />
          <EraseSection />
        </div>
      </div>
    </Page>
  );
}
