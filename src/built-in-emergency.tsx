import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { languages } from '@/i18n/languages.ts';
import { readLanguage } from '@/language.ts';
import { Page } from '@/ui/page.tsx';
import styles from './built-in-emergency.module.css';

const copyOf = (id: string): Node[] => {
  const built = document.getElementById(id);
  return built instanceof HTMLTemplateElement ? [built.content.cloneNode(true)] : [];
};

/**
 * Danger signs and numbers from `index.html`: shown when the page of Emergency itself could not be loaded. In the language
 * of this phone, also when its words could not be loaded either.
 */
export function BuiltInEmergency() {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const language = readLanguage();
  useEffect(() => {
    place.current?.replaceChildren(...copyOf(`built-in-emergency-${language}`), ...copyOf('built-in-numbers'));
  }, [language]);
  return (
    <Page title={intl.formatMessage({ id: 'ui.emergency' })} back="/" width="reading">
      <div ref={place} className={styles.built} data-no-offers="" lang={language} dir={languages[language].direction} />
    </Page>
  );
}
