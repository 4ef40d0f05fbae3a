import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Brand } from '@/ui/media/brand.tsx';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Link } from '@/ui/controls/link.tsx';
import { EmergencyLink } from '@/ui/layout/page.tsx';
import { MAIN_ID, PAGE_TITLE_ID } from '@/ui/page/page-ids.ts';
import { WeekWheel } from '@/ui/drawings/week-wheel.tsx';
import styles from './home-page.module.css';

interface HomeStartProps {
  isSignedIn: boolean;
  /** The number of users, when it is known. */
  count?: ReactNode;
  /** The choice of the language; absent from the prerendered page. */
  language?: ReactNode;
  /** The rest of the page. */
  children?: ReactNode;
}

/** The top of the home page. Also prerendered by the build, see `scripts/build/prerendered-pages.ts`. */
export function HomeStart({ isSignedIn, count, language, children }: HomeStartProps) {
  const intl = useIntl();
  const weekWords = intl.formatMessage({ id: 'home.exampleWeek' });
  return (
    <>
      <header className={styles.header}>
        <Brand />
        <span className={styles.end}>
          {language}
          {!isSignedIn && (
            <Link to="/login" className={styles.signIn}>
              <FormattedMessage id="home.logIn" />
            </Link>
          )}
          <EmergencyLink />
        </span>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <div className={styles.first}>
          <div className={styles.wheelStart}>
            <WeekWheel shape="flat" words={weekWords} />
          </div>
          <div className={styles.wheelEnd}>
            <WeekWheel shape="round" words={weekWords} mirrored />
          </div>
          <div className={styles.words}>
            <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={styles.title}>
              <FormattedMessage id="home.heading" />
            </h1>
            <p className={styles.lead}>
              <FormattedMessage id="home.lead" />
            </p>
            <div className={styles.actions}>
              {isSignedIn ? (
                <ButtonLink to="/dashboard" large>
                  <FormattedMessage id="home.today" />
                </ButtonLink>
              ) : (
                <>
                  <ButtonLink to="/signup" large>
                    <FormattedMessage id="home.create" />
                  </ButtonLink>
                  <span className={styles.onPhone}>
                    <ButtonLink to="/login" tone="secondary">
                      <FormattedMessage id="home.logIn" />
                    </ButtonLink>
                  </span>
                </>
              )}
              <ButtonLink to="/emergency#danger-signs" tone="secondary" icon="alert">
                <FormattedMessage id="home.dangerSigns" />
              </ButtonLink>
            </div>
            <p className={styles.free}>
              <FormattedMessage id="home.free" />
            </p>
            {count}
          </div>
        </div>
        {children}
      </main>
    </>
  );
}
