import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '@/ui/link.tsx';
import { LanguageChoice } from '@/language-choice.tsx';
import { useSession } from '@/sync/session.ts';
import { Brand } from '@/ui/brand.tsx';
import { ButtonLink } from '@/ui/button.tsx';
import { Icon } from '@/ui/icon.tsx';
import { EmergencyLink, MAIN_ID, PAGE_TITLE_ID } from '@/ui/page.tsx';
import { TapeEdge } from '@/ui/tape-edge.tsx';
import { Promises } from './promises.tsx';
import { UserCount } from './user-count.tsx';
import { WeekWheel } from './week-wheel.tsx';
import styles from './home-page.module.css';

export default function HomePage() {
  const intl = useIntl();
  const isSignedIn = useSession((session) => session.isAuthenticated);
  const weekWords = intl.formatMessage({ id: 'home.exampleWeek' });
  return (
    <>
      <header className={styles.header}>
        <Brand />
        <span className={styles.end}>
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
            <UserCount />
          </div>
        </div>
        <TapeEdge plain />
        <Promises />
        <div className={styles.languages}>
          <LanguageChoice />
        </div>
        <p className={styles.privacy}>
          <Icon name="lock" size={20} />
          <span>
            <FormattedMessage id="home.privacy" />{' '}
            <Link to="/privacy">
              <FormattedMessage id="home.privacyMore" />
            </Link>
          </span>
        </p>
      </main>
      <footer className={styles.footer}>
        {(['privacy', 'terms', 'pricing', 'contact'] as const).map((name) => (
          <Link key={name} to={`/${name}`}>
            <FormattedMessage id={`home.footer.${name}`} />
          </Link>
        ))}
      </footer>
    </>
  );
}
