import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { LogOut } from '@/log-out.tsx';
import { useSession } from '@/sync/session.ts';
import { useTact } from '@/tact.ts';
import { Icon } from '@/ui/icon.tsx';
import { List, ListRow } from '@/ui/list.tsx';
import { Page } from '@/ui/page.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { moreScreens } from './more-screens.ts';
import { ThemeChoice } from './theme-choice.tsx';
import styles from './more-page.module.css';

/** Everything that has no tab of its own, the colours, and leaving this phone. */
export default function MorePage() {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  const isPlain = useTact((tact) => tact.isPlain);
  const say = (id: MessageId) => intl.formatMessage({ id });
  return (
    <Page title={say('frame.more')}>
      <div className={styles.columns}>
        <section>
          <SectionTitle>
            <FormattedMessage id="more.you" />
          </SectionTitle>
          <List>
            <ListRow
              to="/profile"
              lead={<Icon name="user" />}
              title={say('profile.title')}
              detail={say('more.profile.detail')}
            />
            <ListRow
              to="/account"
              lead={<Icon name="lock" />}
              title={say('account.title')}
              detail={say('account.detail')}
            />
            <ListRow
              to="/notifications"
              lead={<Icon name="bell" />}
              title={say('notifications.title')}
              detail={say('notifications.detail')}
            />
            <ListRow
              to="/emergency"
              lead={<Icon name="siren" />}
              title={say('emergency.title')}
              detail={say('more.emergency.detail')}
            />
            <ListRow
              to="/your-data"
              lead={<Icon name="smartphone" />}
              title={say('phone.title')}
              detail={say('more.phone.detail')}
            />
            <ListRow
              to="/privacy"
              lead={<Icon name="lock" />}
              title={say('privacy.title')}
              detail={say('more.privacy.detail')}
            />
          </List>
          <div className={styles.settings}>
            <ThemeChoice />
            <div className={styles.leave}>
              <p className={styles.who}>
                <FormattedMessage id="more.signedInAs" values={{ who: user?.email ?? '' }} />
              </p>
              <LogOut />
            </div>
          </div>
        </section>
        <div>
          {moreScreens.map(({ title, screens }) => (
            <section key={title}>
              <SectionTitle>
                <FormattedMessage id={title} />
              </SectionTitle>
              <List>
                {screens
                  .filter(({ label, hasWeeks }) => (!label || user?.labels.includes(label)) && !(hasWeeks && isPlain))
                  .map(({ to, icon, title: name }) => (
                    <ListRow key={to} to={to} lead={<Icon name={icon} />} title={say(name)} />
                  ))}
              </List>
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
