import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import styles from './forum.module.css';

interface SearchFormProps {
  label: string;
  /** The current search text. */
  search: string;
  onFind: (search: string) => void;
}

/** Searches on submit, not with every keystroke: each search is a network request. */
export function SearchForm({ label, search, onFind }: SearchFormProps) {
  const intl = useIntl();
  const [words, setWords] = useState(search);
  return (
    <form
      role="search"
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(words.trim());
      }}
    >
      <TextField type="search" enterKeyHint="search" dir="auto" label={label} value={words} onChange={setWords} />
      <Button type="submit" tone="secondary" icon="search">
        {intl.formatMessage({ id: 'forum.find.do' })}
      </Button>
      {search !== '' && (
        <Button
          tone="quiet"
          onClick={() => {
            setWords('');
            onFind('');
          }}
        >
          {intl.formatMessage({ id: 'forum.find.clear' })}
        </Button>
      )}
    </form>
  );
}
