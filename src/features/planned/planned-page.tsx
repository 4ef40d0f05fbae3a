import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '@/sync/session.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Icon } from '@/ui/icon.tsx';
import { Page } from '@/ui/page.tsx';
import { plannedScreens, type PlannedScreen } from './planned-screens.ts';
import styles from './planned-page.module.css';

/** Says what this screen will hold, that it does not hold it yet, and where to go meanwhile. */
export function PlannedPage({ screen }: { screen: PlannedScreen }) {
  const intl = useIntl();
  const isSignedIn = useSession((session) => session.isAuthenticated);
  const { icon, meanwhile } = plannedScreens[screen];
  return (
    <Page
      title={intl.formatMessage({ id: `planned.${screen}.title` })}
      back={isSignedIn ? '/more' : '/'}
      width="reading"
    >
      <div className={styles.planned}>
        <span className={styles.icon}>
          <Icon name={icon} size={28} />
        </span>
        <p>
          <FormattedMessage id={`planned.${screen}.text`} />
        </p>
        <div>
          <ButtonLink to={meanwhile} tone="secondary">
            <FormattedMessage id={`planned.to.${meanwhile}`} />
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
