import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { LogOut } from '@/app/session/log-out.tsx';
import { useSession } from '@/sync/session/session.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { moreScreens } from './more-screens.ts';
import { ThemeChoice } from './theme-choice.tsx';
import styles from './more-page.module.css';

/** Links to all screens without a tab, the theme, and the log-out. */
export default function MorePage() {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  const isPlain = useLossMode((mode) => mode.isPlain);
  const groups = moreScreens
    .map(({ title, screens }) => ({
      title,
      screens: screens.filter(
        ({ label, hasWeeks, isOfPatients }) =>
          (!label || user?.labels.includes(label)) &&
          !(hasWeeks && isPlain) &&
          !(isOfPatients && user?.labels.length !== 0),
      ),
    }))
    .filter(({ screens }) => screens.length > 0);
  const text = (id: MessageId) => intl.formatMessage({ id });
  return (
    <Page title={text('frame.more')}>
      <div className={styles.columns}>
        <section>
          <SectionTitle>
            <FormattedMessage id="more.you" />
          </SectionTitle>
          <List>
            <ListRow
              to="/profile"
              lead={<Icon name="user" />}
              title={text('profile.title')}
              detail={text('more.profile.detail')}
            />
            <ListRow
              to="/account"
              lead={<Icon name="lock" />}
              title={text('account.title')}
              detail={text('account.detail')}
            />
            <ListRow
              to="/notifications"
              lead={<Icon name="bell" />}
              title={text('notifications.title')}
              detail={text('notifications.detail')}
            />
            <ListRow
              to="/emergency"
              lead={<Icon name="siren" />}
              title={text('emergency.title')}
              detail={text('more.emergency.detail')}
            />
            <ListRow
              to="/your-data"
              lead={<Icon name="smartphone" />}
              title={text('phone.title')}
              detail={text('more.phone.detail')}
            />
            <ListRow
              to="/app-lock"
              lead={<Icon name="key" />}
              title={text('lock.title')}
              detail={text('lock.detail')}
            />
            <ListRow
              to="/privacy"
              lead={<Icon name="lock" />}
              title={text('privacy.title')}
              detail={text('more.privacy.detail')}
            />
          </List>
          <div className={styles.settings}>
            <ThemeChoice />
            <div className={styles.leave}>
              {user?.email && (
                <p className={styles.who}>
                  <FormattedMessage id="more.signedInAs" values={{ who: user.email }} />
                </p>
              )}
              <LogOut />
            </div>
          </div>
        </section>
        <div>
          {groups.map(({ title, screens }) => (
            <section key={title}>
              <SectionTitle>
                <FormattedMessage id={title} />
              </SectionTitle>
              <List>
                {screens.map(({ to, icon, title: name }) => (
                  <ListRow key={to} to={to} lead={<Icon name={icon} />} title={text(name)} />
                ))}
              </List>
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
