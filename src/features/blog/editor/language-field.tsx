import { useIntl } from 'react-intl';
import { languages, languageTags } from '@/i18n/languages/languages.ts';
import { SelectField } from '@/ui/controls/select-field.tsx';

interface LanguageFieldProps {
  value: string;
  onChange: (language: string) => void;
}

/** The language in which an article is written. Screen readers pronounce it accordingly. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const intl = useIntl();
  return (
    <SelectField
      label={intl.formatMessage({ id: 'blog.form.language' })}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: intl.formatMessage({ id: 'blog.form.language.none' }) },
        ...languageTags.map((tag) => ({ value: tag, label: languages[tag].name, lang: tag })),
      ]}
    />
  );
}
