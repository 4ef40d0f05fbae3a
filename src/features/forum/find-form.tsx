import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import styles from './forum.module.css';

interface FindFormProps {
  label: string;
  /** What is being looked for now. */
  search: string;
  onFind: (search: string) => void;
}

/** Asks when she says so, not at every letter: each question goes over the network. */
export function FindForm({ label, search, onFind }: FindFormProps) {
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
