import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '@/sync/session/session.ts';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './emergency-page.module.css';

const GeneralIntro = () => <FormattedMessage id="emergency.say.who" />;

/** Falls back to the general sentence: the store must never keep this page from opening. */
const CallerIntro = lazy(() => import('./caller-intro.tsx').catch(() => ({ default: GeneralIntro })));

/** What the emergency service asks, in the order in which it helps most. */
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
            <Suspense fallback={<GeneralIntro />}>
              <CallerIntro />
            </Suspense>
          ) : (
            <GeneralIntro />
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
