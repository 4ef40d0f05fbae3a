import { useIntl } from 'react-intl';
import type { Danger } from '@/clinical/danger/recognise-danger.ts';
import { quotedWords } from '@/i18n/phrases/quoted-words.ts';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './chat.module.css';

/** Above a patient's text with danger words: that it has some, and which. */
export function DangerMark({ danger: { quotes } }: { danger: Danger }) {
  const intl = useIntl();
  return (
    <p className={styles.dangerMark}>
      <Icon name="siren" size={20} />
      {quotes.length > 0
        ? intl.formatMessage({ id: 'doctorChat.danger' }, { words: quotedWords(intl, quotes) })
        : intl.formatMessage({ id: 'doctorChat.dangerModel' })}
    </p>
  );
}
