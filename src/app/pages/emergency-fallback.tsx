import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { languages } from '@/i18n/languages/languages.ts';
import { readLanguage } from '@/app/settings/language.ts';
import { Page } from '@/ui/layout/page.tsx';
import styles from './emergency-fallback.module.css';

const copyOf = (id: string): Node[] => {
  const template = document.getElementById(id);
  return template instanceof HTMLTemplateElement ? [template.content.cloneNode(true)] : [];
};

/**
 * Danger signs and numbers from the templates in `index.html`, shown when the chunk of the Emergency page could not be
 * loaded. In the language of this phone, even if its messages could not be loaded either.
 */
export function EmergencyFallback() {
  const intl = useIntl();
  const container = useRef<HTMLDivElement>(null);
  const language = readLanguage();
  useEffect(() => {
    container.current?.replaceChildren(...copyOf(`built-in-emergency-${language}`), ...copyOf('built-in-numbers'));
  }, [language]);
  return (
    <Page title={intl.formatMessage({ id: 'ui.emergency' })} back="/" width="reading">
      <div
        ref={container}
        className={styles.built}
        data-no-offers=""
        lang={language}
        dir={languages[language].direction}
      />
    </Page>
  );
}
