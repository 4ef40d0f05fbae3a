import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Brand } from '@/ui/media/brand.tsx';
import { useUnreadCount } from '@/app/notifications/unread-messages.ts';
import { classNames } from '@/ui/styles/class-names.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import { Link } from '@/ui/controls/link.tsx';
import { AddButton } from './add-button.tsx';
import { isLineNeeded } from './is-line-needed.ts';
import styles from './navigation.module.css';

interface Tab {
  to: string;
  icon: IconName;
  label: MessageId;
  /** Only in the side bar: a phone has room for five places. */
  wide?: true;
}

const patientTabs: readonly (Tab | 'add')[] = [
  { to: '/dashboard', icon: 'sun', label: 'frame.today' },
  { to: '/readings', icon: 'activity', label: 'frame.readings' },
  'add',
  { to: '/doctor-chat', icon: 'message', label: 'frame.messages' },
  { to: '/resources', icon: 'book', label: 'frame.learn', wide: true },
  { to: '/more', icon: 'menu', label: 'frame.more.tab' },
  { to: '/profile', icon: 'user', label: 'frame.profile', wide: true },
];

const doctorTabs: readonly (Tab | 'add')[] = [
  { to: '/doctor', icon: 'users', label: 'frame.patients' },
  { to: '/doctor-chat', icon: 'message', label: 'frame.messages' },
  { to: '/resources', icon: 'book', label: 'frame.library' },
  { to: '/more', icon: 'menu', label: 'frame.more.tab' },
  { to: '/profile', icon: 'user', label: 'frame.profile', wide: true },
];

/** Text that completes the link name for screen readers only. */
const rest = (words: ReactNode) => <span className="hidden-text">{words}</span>;

/** A larger count is shown as "9+", so that the badge covers no neighbour. */
const MAX_BADGE = 9;

/** The number of unread messages; in words for screen readers. */
function UnreadBadge({ count }: { count: number }) {
  const intl = useIntl();
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden className={styles.badge}>
        {count > MAX_BADGE ? `${intl.formatNumber(MAX_BADGE)}+` : intl.formatNumber(count)}
      </span>
      <span className="hidden-text">{intl.formatMessage({ id: 'frame.unread' }, { count })}</span>
    </>
  );
}

/** Everything is sent: a small tick at the tab of More. The words are in the status of the frame. */
function SyncedTick() {
  const isSynced = useSyncStatus((status) => !isLineNeeded(status) && status.lastSafeCopyAt !== null);
  return isSynced && <Icon name="check" size={16} className={styles.synced} />;
}

/**
 * Tabs at the bottom of a phone, those of a patient with the button to add in their middle; a side bar from 900 px. The current tab is
 * bold with a pink mark.
 */
export function Navigation({ isDoctor, hasMessages = true }: { isDoctor: boolean; hasMessages?: boolean }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const unreadCount = useUnreadCount();
  const all = isDoctor ? doctorTabs : patientTabs;
  // A midwife reads the messages of a patient on the patient's page, and writes none.
  const tabs = hasMessages ? all : all.filter((tab) => tab === 'add' || tab.to !== '/doctor-chat');
  /** A tab is also current on its sub-pages. */
  const isIn = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  return (
    <nav aria-label={intl.formatMessage({ id: 'frame.navigation' })} className={styles.navigation}>
      <Link to="/" className={styles.brand}>
        <Brand />
      </Link>
      <ul className={styles.tabs}>
        {tabs.map((tab) =>
          tab === 'add' ? (
            <AddButton key="add" />
          ) : (
            <li key={tab.to} className={tab.wide && styles.wide}>
              <Link
                to={tab.to}
                className={classNames(styles.tab, isIn(tab.to) && styles.current)}
                aria-current={isIn(tab.to) ? 'page' : undefined}
              >
                <Icon name={tab.icon} size={24} />
                <span>
                  <FormattedMessage id={tab.label} values={{ rest }} />
                </span>
                {tab.to === '/doctor-chat' && <UnreadBadge count={unreadCount} />}
                {tab.to === '/more' && <SyncedTick />}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
