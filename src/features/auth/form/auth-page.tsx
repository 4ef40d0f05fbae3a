import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LanguageChoice } from '@/app/settings/language-choice.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { useOnline } from '@/ui/hooks/use-online.ts';
import styles from './auth-page.module.css';

interface AuthPageProps {
  title: string;
  back: string;
  /** Shows a notice while offline that this step needs the network. */
  needsNetwork?: boolean;
  children: ReactNode;
}

/** Narrow page layout: title, form and link to the alternative. */
export function AuthPage({ title, back, needsNetwork = false, children }: AuthPageProps) {
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
        <LanguageChoice />
      </div>
    </Page>
  );
}
