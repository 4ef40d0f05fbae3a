import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { linkAddress } from './insertions.ts';
import { onEnter } from './on-enter.ts';
import styles from './content-field.module.css';

interface LinkSheetProps {
  /** The selected words. */
  words: string;
  onPut: (words: string, address: string) => void;
  onClose: () => void;
}

/** Asks for the words and the address of a link. */
export function LinkSheet({ words: selected, onPut, onClose }: LinkSheetProps) {
  const intl = useIntl();
  const [words, setWords] = useState(selected);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const put = () => {
    const address = linkAddress(typed);
    if (address === null) return setRefused(true);
    onPut(words, address);
  };
  return (
    <Sheet open onClose={onClose} title={intl.formatMessage({ id: 'blog.text.link' })}>
      <div className={styles.form}>
        <TextField
          label={intl.formatMessage({ id: 'blog.text.link.address' })}
          hint={intl.formatMessage({ id: 'blog.text.link.hint' })}
          error={isRefused ? intl.formatMessage({ id: 'blog.text.link.refused' }) : null}
          type="text"
          inputMode="url"
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          onKeyDown={onEnter(put)}
          value={typed}
          onChange={(next) => {
            setRefused(false);
            setTyped(next);
          }}
        />
        <TextField
          label={intl.formatMessage({ id: 'blog.text.link.words' })}
          value={words}
          onChange={setWords}
          onKeyDown={onEnter(put)}
        />
        <Button wide onClick={put}>
          {intl.formatMessage({ id: 'blog.text.put' })}
        </Button>
      </div>
    </Sheet>
  );
}
