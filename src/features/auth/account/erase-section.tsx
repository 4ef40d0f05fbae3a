import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isStaff as isStaffAccount } from '@/model/account/staff.ts';
import { useSession } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { EraseQuestion } from './erase-question.tsx';
import styles from './account-page.module.css';

/** Erases the account. */
export function EraseSection() {
  const isStaff = useSession(({ user }) => isStaffAccount(user?.labels ?? []));
  const [isAsked, setAsked] = useState(false);
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="account.erase" />
      </SectionTitle>
      <div className={styles.stack}>
        <p className={styles.small}>
          <FormattedMessage id={isStaff ? 'account.erase.staff' : 'account.erase.short'} />
        </p>
        {!isStaff && (
          <Button tone="secondary" icon="trash" wide onClick={() => setAsked(true)}>
            <FormattedMessage id="account.erase.open" />
          </Button>
        )}
      </div>
      {isAsked && <EraseQuestion onStay={() => setAsked(false)} />}
    </section>
  );
}
