import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Link } from '@/ui/controls/link.tsx';
import { Brand } from '@/ui/media/brand.tsx';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import styles from './navigation.module.css';

interface Tab {
  to: string;
  icon: IconName;
  label: MessageId;
  /** Only in the side bar: a phone has room for five tabs. */
  wide?: true;
  /** Further paths that belong to the tab. */
  also?: readonly string[];
}

const tabs: readonly Tab[] = [
  { to: '/clinic', icon: 'users', label: 'frame.clinic.people', also: ['/clinic/people/', '/clinic/patients'] },
  { to: '/clinic/hospital', icon: 'home', label: 'frame.clinic.hospital', also: ['/clinic/roster/'] },
  { to: '/clinic/community', icon: 'forum', label: 'frame.clinic.community', also: ['/forum'] },
  {
    to: '/clinic/articles',
    icon: 'book',
    label: 'frame.clinic.articles',
    wide: true,
    also: ['/blog', '/create-blog', '/edit-blog/'],
  },
  { to: '/clinic/messages', icon: 'message', label: 'frame.messages' },
  { to: '/clinic/installation', icon: 'shield', label: 'frame.clinic.installation', wide: true },
  {
    to: '/clinic/more',
    icon: 'menu',
    label: 'frame.more.tab',
    also: ['/clinic/settings', '/clinic/templates', '/clinic/numbers', '/clinic/lost-phone', '/clinic/audit'],
  },
];

const rest = (words: ReactNode) => <span className="hidden-text">{words}</span>;

/** The tabs of an administrator. */
export function AdministratorNavigation() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const isIn = ({ to, also = [] }: Tab) =>
    pathname === to ||
    (to !== '/clinic' && pathname.startsWith(`${to}/`)) ||
    also.some((path) => pathname.startsWith(path));
  return (
    <nav aria-label={intl.formatMessage({ id: 'frame.navigation' })} className={styles.navigation}>
      <Link to="/clinic" className={styles.brand}>
        <Brand />
      </Link>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.to} className={tab.wide && styles.wide}>
            <Link
              to={tab.to}
              className={classNames(styles.tab, isIn(tab) && styles.current)}
              aria-current={isIn(tab) ? 'page' : undefined}
            >
              <Icon name={tab.icon} size={24} />
              <span>
                <FormattedMessage id={tab.label} values={{ rest }} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
