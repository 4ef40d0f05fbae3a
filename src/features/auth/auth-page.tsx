import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LanguageChoice } from '@/language-choice.tsx';
import { Icon } from '@/ui/icon.tsx';
import { Page } from '@/ui/page.tsx';
import { useOnline } from '@/use-online.ts';
import styles from './auth-page.module.css';

interface AuthPageProps {
  title: string;
  back: string;
  /** Says that this step needs the network while there is none. */
  needsNetwork?: boolean;
  children: ReactNode;
}

/** One narrow column: what it is for, the form, the other way in. */
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
