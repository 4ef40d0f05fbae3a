import { FormattedMessage } from 'react-intl';
import { Link } from '@/ui/controls/link.tsx';
import { LanguageMenu } from '@/app/settings/language-menu.tsx';
import { useSession } from '@/sync/session/session.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { TapeEdge } from '@/ui/layout/tape-edge.tsx';
import { HomeStart } from './home-start.tsx';
import { FeaturePreviews } from './feature-previews.tsx';
import { UserCount } from './user-count.tsx';
import styles from './home-page.module.css';

export default function HomePage() {
  const isSignedIn = useSession((session) => session.isAuthenticated);
  return (
    <>
      <HomeStart isSignedIn={isSignedIn} count={<UserCount />} language={<LanguageMenu />}>
        <TapeEdge plain />
        <FeaturePreviews />
        <p className={styles.privacy}>
          <Icon name="lock" size={20} />
          <span>
            <FormattedMessage id="home.privacy" />{' '}
            <Link to="/privacy">
              <FormattedMessage id="home.privacyMore" />
            </Link>
          </span>
        </p>
      </HomeStart>
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
