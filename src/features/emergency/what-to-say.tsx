import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '@/sync/session.ts';
import { SectionTitle } from '@/ui/section-title.tsx';
import styles from './emergency-page.module.css';

const AnyonesWho = () => <FormattedMessage id="emergency.say.who" />;

/** The store must never keep this page from opening: without it stands the sentence for anyone. */
const OwnWho = lazy(() => import('./own-who.tsx').catch(() => ({ default: AnyonesWho })));

/** What they ask on the phone, in the order in which it helps. */
export function WhatToSay() {
  const isSignedIn = useSession((session) => session.isAuthenticated);
  return (
    <>
      <SectionTitle>
        <FormattedMessage id="emergency.say.title" />
      </SectionTitle>
      <ul className={styles.say}>
        <li>
          {isSignedIn ? (
            <Suspense fallback={<AnyonesWho />}>
              <OwnWho />
            </Suspense>
          ) : (
            <AnyonesWho />
          )}
        </li>
        {(['what', 'where', 'number'] as const).map((line) => (
          <li key={line}>
            <FormattedMessage id={`emergency.say.${line}`} />
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        <FormattedMessage id="emergency.say.stay" />
      </p>
    </>
  );
}
