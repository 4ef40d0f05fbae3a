import { useIntl } from 'react-intl';
import type { Danger } from '@/clinical/danger/recognise-danger.ts';
import { bidiIsolate } from '@/i18n/formats/bidi-isolation.ts';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './chat.module.css';

/** Above a patient's text with danger words: that it has some, and which. */
export function DangerMark({ danger: { quotes } }: { danger: Danger }) {
  const intl = useIntl();
  const words = intl.formatList(quotes.map((quote) => `“${quote}”`));
  return (
    <p className={styles.dangerMark}>
      <Icon name="siren" size={20} />
      {quotes.length > 0
        ? intl.formatMessage({ id: 'doctorChat.danger' }, { words: bidiIsolate(intl, words) })
        : intl.formatMessage({ id: 'doctorChat.dangerModel' })}
    </p>
  );
}
