import { FormattedMessage, useIntl } from 'react-intl';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { useSession } from '@/sync/session/session.ts';
import { Page } from '@/ui/layout/page.tsx';
import { AskForHelp } from './ask-for-help.tsx';
import { CallNow } from './call-now.tsx';
import { DangerSigns } from './danger-signs.tsx';
import { EmergencyCard } from './emergency-card.tsx';
import { EmergencyPeople } from './emergency-people.tsx';
import { Situations } from './situations.tsx';
import { UnitNumber } from './unit-number.tsx';
import { WhatToSay } from './what-to-say.tsx';
import styles from './emergency-page.module.css';

/** Public. Must work without an account, a network or any record. */
export default function EmergencyPage() {
  const intl = useIntl();
  const isSignedIn = useSession((session) => session.isAuthenticated);
  return (
    <Page title={intl.formatMessage({ id: 'emergency.title' })} back={isSignedIn ? '/dashboard' : '/'}>
      <ClinicalContent line="before">
        <div className={styles.columns} data-no-offers="">
          <div>
            <CallNow />
            <UnitNumber />
            <EmergencyPeople />
            <AskForHelp />
            <WhatToSay />
            <EmergencyCard />
          </div>
          <div>
            <Situations />
            <DangerSigns />
          </div>
        </div>
        <p className={styles.body}>
          <FormattedMessage id="emergency.body" />
        </p>
      </ClinicalContent>
    </Page>
  );
}
