import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCatalogue } from '@/i18n/catalogue.ts';
import { languages, languageTags, type LanguageTag } from '@/i18n/languages.ts';
import { chooseLanguage } from '@/language.ts';
import { ChoiceChips } from '@/ui/choice-chips.tsx';

/** The languages, each by its own name: found by somebody who reads no other. Holds at once and is kept on this phone. */
export function LanguageChoice() {
  const intl = useIntl();
  const language = useCatalogue((catalogue) => catalogue.language);
  const [hasFailed, setHasFailed] = useState(false);
  const choose = ([chosen]: LanguageTag[]) => {
    if (!chosen) return;
    setHasFailed(false);
    chooseLanguage(chosen).catch(() => setHasFailed(true));
  };
  return (
    <div>
      <ChoiceChips
        always
        legend={intl.formatMessage({ id: 'language.title' })}
        options={languageTags.map((value) => ({ value, label: languages[value].name, lang: value }))}
        chosen={[language]}
        onChange={choose}
      />
      {hasFailed && (
        <p role="alert">
          <FormattedMessage id="language.failed" />
        </p>
      )}
    </div>
  );
}
