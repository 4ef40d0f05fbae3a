import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LanguageMenu } from '@/app/settings/language-menu.tsx';
import type { LanguageTag } from '@/i18n/languages/languages.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { useOnline } from '@/ui/hooks/use-online.ts';
import { AuthPicture } from './auth-picture.tsx';
import styles from './auth-page.module.css';

interface AuthPageProps {
  title: string;
  back: string;
  /** Shows a notice while offline that this step needs the network. */
  needsNetwork?: boolean;
  /** Languages to choose from; all of the app without it. */
  offered?: readonly LanguageTag[];
  children: ReactNode;
}

/** The form as a card beside a picture; on a phone the form alone. The language is a field in the header. */
export function AuthPage({ title, back, needsNetwork = false, offered, children }: AuthPageProps) {
  const isOnline = useOnline();
  return (
    <Page title={title} back={back} tools={<LanguageMenu offered={offered} />}>
      <div className={styles.sides}>
        <AuthPicture />
        <div className={styles.column}>
          {needsNetwork && !isOnline && (
            <p className={styles.offline} role="status">
              <Icon name="cloud-off" />
              <FormattedMessage id="auth.needsNetwork" />
            </p>
          )}
          {children}
        </div>
      </div>
    </Page>
  );
}
