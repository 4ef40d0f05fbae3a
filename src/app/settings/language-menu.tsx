import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCatalogue } from '@/i18n/catalogue/catalogue.ts';
import { isLanguage, languages, languageTags, type LanguageTag } from '@/i18n/languages/languages.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { chooseLanguage } from './language.ts';
import styles from './language-menu.module.css';

/** The languages as one field in a header, each by its name in that language. Applied at once, stored on this device. */
export function LanguageMenu({ offered = languageTags }: { offered?: readonly LanguageTag[] | undefined }) {
  const intl = useIntl();
  const language = useCatalogue((catalogue) => catalogue.language);
  const [hasFailed, setFailed] = useState(false);
  const choose = (chosen: string) => {
    if (!isLanguage(chosen)) return;
    setFailed(false);
    chooseLanguage(chosen).catch(() => setFailed(true));
  };
  // The language in use stays in the list, or the field would show another one.
  const shown = offered.includes(language) ? offered : [language, ...offered];
  return (
    <span className={styles.menu}>
      <Icon name="globe" size={20} />
      <select
        aria-label={intl.formatMessage({ id: 'language.title' })}
        className={styles.choice}
        value={language}
        onChange={({ target }) => choose(target.value)}
      >
        {shown.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languages[tag].name}
          </option>
        ))}
      </select>
      {hasFailed && (
        <span role="alert" className={styles.failure}>
          <FormattedMessage id="language.failed" />
        </span>
      )}
    </span>
  );
}
