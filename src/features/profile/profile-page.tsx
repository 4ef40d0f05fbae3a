import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ConflictLines } from '@/app/recovery/conflict-lines.tsx';
import { LogOut } from '@/app/session/log-out.tsx';
import { useStillFetching } from '@/app/network/use-first-sync.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { liveProfile } from '@/db/records/profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { isClinician } from '@/model/account/staff.ts';
import type { Profile } from '@/model/records/profile.ts';
import { useSession } from '@/sync/session/session.ts';
import { Link } from '@/ui/controls/link.tsx';
import { LiveRegion, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { Loading } from '@/ui/feedback/loading.tsx';
import { useNow } from '@/ui/hooks/use-now.ts';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { ContactsRow } from './contacts-row.tsx';
import { SectionRow } from './section-row.tsx';
import type { Section } from './sections.ts';
import styles from './profile.module.css';

/** How often the current date is checked, in ms. */
const DATE_CHECK_MS = 60_000;

/** The profile as a page of short summaries; each opens its part. */
export default function ProfilePage() {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  const profile = useLiveQuery(liveProfile, 'profile');
  const isStillFetching = useStillFetching();
  const today = localDate(useNow(DATE_CHECK_MS));
  const { state } = useLocation();
  const isSaved = (state as { saved?: string } | null)?.saved !== undefined;
  // During the first sync, a missing profile must not look like an empty one.
  if (profile === undefined || (profile === null && isStillFetching)) return <Loading />;
  const isPatient = !isClinician(user?.labels ?? []);
  const row = (section: Section) => <SectionRow section={section} profile={profile} today={today} />;
  return (
    <Page title={intl.formatMessage({ id: 'profile.title' })} back="/more">
      <LiveRegion>
        {isSaved && (
          <div className={styles.news}>
            <SuccessMessage>
              <FormattedMessage id="profile.saved" />
            </SuccessMessage>
          </div>
        )}
      </LiveRegion>
      <div className={styles.merges}>
        <ConflictLines recordId={user?.id ?? ''} />
      </div>
      <div className={styles.columns}>
        {isPatient && (
          <div className={styles.rows}>
            <List>
              {row('pregnancy')}
              {row('health')}
              {row('care')}
              <ContactsRow />
            </List>
          </div>
        )}
        <div className={styles.rows}>
          <List>
            {row('you')}
            {isPatient && row('life')}
            {row('phone')}
            <AccountRow profile={profile} />
          </List>
          <p>
            <Link to="/verify-email">
              <FormattedMessage id="auth.verify.title" />
            </Link>
          </p>
          <LogOut />
        </div>
      </div>
    </Page>
  );
}

/** The account with its address. */
function AccountRow({ profile }: { profile: Profile | null }) {
  const intl = useIntl();
  const email = useSession((session) => session.user?.email) ?? profile?.email;
  return (
    <ListRow
      to="/account"
      lead={<Icon name="key" />}
      title={intl.formatMessage({ id: 'account.title' })}
      detail={email && <FormattedMessage id="profile.mail" values={{ who: <bdi>{email}</bdi> }} />}
    />
  );
}
