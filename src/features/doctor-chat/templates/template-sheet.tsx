import { useState } from 'react';
import { useIntl } from 'react-intl';
import { plainLetters } from '@/i18n/formats/plain-letters.ts';
import { isLanguage, languages } from '@/i18n/languages/languages.ts';
import { fillTemplate, type TemplateValues } from '@/model/clinic/template-placeholders.ts';
import type { ListedTemplate } from '@/sync/api/clinic/templates.ts';
import { TextField } from '@/ui/controls/text-field.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import styles from './template-sheet.module.css';

export interface TemplateChoice {
  templates: readonly ListedTemplate[];
  /** Receives the filled text. */
  onChoose: (text: string) => void;
  onClose: () => void;
}

interface TemplateSheetProps extends TemplateChoice {
  /** What is known about the patient, in the words of a language. */
  valuesIn: (language: string) => TemplateValues;
}

/** The templates of the clinic, each with its text as it would be inserted. */
export function TemplateSheet({ templates, valuesIn, onChoose, onClose }: TemplateSheetProps) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const wanted = plainLetters(search.trim());
  const found = templates.filter(({ name }) => plainLetters(name).includes(wanted));
  return (
    <Sheet open onClose={onClose} title={intl.formatMessage({ id: 'templates.choose' })}>
      <TextField
        label={intl.formatMessage({ id: 'templates.find' })}
        type="search"
        value={search}
        maxLength={80}
        onChange={setSearch}
      />
      <p role="status" className={found.length > 0 ? 'hidden-text' : undefined}>
        {found.length === 0 && intl.formatMessage({ id: 'templates.noneFound' })}
      </p>
      <ul className={styles.list}>
        {found.map(({ id, name, text, language }) => {
          const filled = fillTemplate(text, valuesIn(language), (placeholder) =>
            intl.formatMessage({ id: `templates.placeholder.${placeholder}` }),
          );
          return (
            <li key={id}>
              <button type="button" className={styles.template} onClick={() => onChoose(filled)}>
                <bdi className={styles.name}>{name}</bdi>
                <span className={styles.language}>{isLanguage(language) ? languages[language].name : language}</span>
                <span lang={language} dir="auto" className={styles.text}>
                  {filled}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
