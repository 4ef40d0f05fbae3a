import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LanguageChoice } from '@/app/settings/language-choice.tsx';
import type { LanguageTag } from '@/i18n/languages/languages.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { useOnline } from '@/ui/hooks/use-online.ts';
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

/** Narrow page layout: title, form and link to the alternative. */
export function AuthPage({ title, back, needsNetwork = false, offered, children }: AuthPageProps) {
  const isOnline = useOnline();
  return (
    <Page title={title} back={back} width="reading">
      <div className={styles.column}>
        {needsNetwork && !isOnline && (
          <p className={styles.offline} role="status">
            <Icon name="cloud-off" />
            <FormattedMessage id="auth.needsNetwork" />
          </p>
        )}
        {children}
        <LanguageChoice offered={offered} />
      </div>
    </Page>
  );
}
