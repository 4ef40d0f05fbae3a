import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shareText } from '@/share-text.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { contactAddress, type Letter } from './letter.ts';
import styles from './about.module.css';

/** The same message by mail, where an address was given, or by any other app of the phone. */
export function OtherWays({ letter: { kind, text } }: { letter: Letter }) {
  const intl = useIntl();
  const [isCopied, setCopied] = useState(false);
  const address = contactAddress();
  const about = intl.formatMessage({ id: `contact.about.${kind}` });
  const subject = intl.formatMessage({ id: 'contact.subject' }, { about });
  if (text.trim() === '') return null;
  return (
    <details className={styles.otherWays}>
      <summary>
        <FormattedMessage id="contact.otherWays" />
      </summary>
      <div className={styles.page}>
        {address === null ? (
          <p className={styles.hint}>
            <FormattedMessage id="contact.noAddress" />
          </p>
        ) : (
          <ButtonLink
            to={`mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
            tone="secondary"
            icon="send"
            wide
            detail={intl.formatMessage({ id: 'contact.send.hint' })}
          >
            <FormattedMessage id="contact.send" />
          </ButtonLink>
        )}
        <Button
          tone="secondary"
          icon="share"
          wide
          onClick={() => void shareText(`${subject}\n\n${text}`).then((how) => setCopied(how === 'copied'))}
        >
          <FormattedMessage id="contact.share" />
        </Button>
        <p role="status">{isCopied && <FormattedMessage id="contact.copied" />}</p>
      </div>
    </details>
  );
}
