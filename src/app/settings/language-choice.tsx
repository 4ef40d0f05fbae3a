import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCatalogue } from '@/i18n/catalogue/catalogue.ts';
import { languages, languageTags, type LanguageTag } from '@/i18n/languages/languages.ts';
import { chooseLanguage } from '@/app/settings/language.ts';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';

/** The languages, each by its name in that language, so that a user who reads no other finds it. Applied at once, stored on this phone. */
export function LanguageChoice({ offered = languageTags }: { offered?: readonly LanguageTag[] }) {
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
        options={offered.map((value) => ({ value, label: languages[value].name, lang: value }))}
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
