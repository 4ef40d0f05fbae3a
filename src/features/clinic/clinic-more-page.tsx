import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { LogOut } from '@/app/session/log-out.tsx';
import { useSession } from '@/sync/session/session.ts';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './clinic.module.css';

type Screens = readonly { readonly to: string; readonly icon: IconName; readonly title: MessageId }[];

const clinic: Screens = [
  { to: '/clinic/installation', icon: 'shield', title: 'clinic.installation' },
  { to: '/clinic/numbers', icon: 'activity', title: 'cohort.clinic' },
  { to: '/clinic/articles', icon: 'book', title: 'clinic.articles' },
  { to: '/clinic/patients', icon: 'users', title: 'clinic.without' },
  { to: '/clinic/settings', icon: 'list-check', title: 'settings.title' },
  { to: '/clinic/templates', icon: 'note', title: 'templates.title' },
  { to: '/clinic/lost-phone', icon: 'smartphone', title: 'clinic.lostPhone' },
  { to: '/clinic/audit', icon: 'eye', title: 'audit.title' },
];
const own: Screens = [
  { to: '/account', icon: 'lock', title: 'account.title' },
  { to: '/app-lock', icon: 'key', title: 'lock.title' },
  { to: '/your-data', icon: 'smartphone', title: 'phone.title' },
  { to: '/readings', icon: 'activity', title: 'clinic.ownRecords' },
  { to: '/contact', icon: 'phone', title: 'contact.title' },
  { to: '/privacy', icon: 'info', title: 'privacy.title' },
];

/** /clinic/more: what has no tab on a phone, the account, and the log-out. */
export default function ClinicMorePage() {
  const intl = useIntl();
  const email = useSession((session) => session.user?.email);
  const section = (id: 'clinic.title' | 'more.you', screens: Screens) => (
    <section>
      <SectionTitle id={id}>{intl.formatMessage({ id })}</SectionTitle>
      <List labelledBy={id}>
        {screens.map(({ to, icon, title }) => (
          <ListRow key={to} to={to} lead={<Icon name={icon} />} title={intl.formatMessage({ id: title })} />
        ))}
      </List>
    </section>
  );
  return (
    <Page title={intl.formatMessage({ id: 'frame.more' })} tone="paper">
      <div className={styles.columns}>
        {section('clinic.title', clinic)}
        <div className={styles.stack}>
          {section('more.you', own)}
          {email && <p className={styles.quiet}>{intl.formatMessage({ id: 'more.signedInAs' }, { who: email })}</p>}
          <LogOut />
        </div>
      </div>
    </Page>
  );
}
