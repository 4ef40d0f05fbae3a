import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shareText } from '@/ui/media/share-text.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { contactAddress, type ContactDraft } from './contact-draft.ts';
import styles from './about.module.css';

/** The same message by email, if an address is configured, or through the share sheet of the phone. */
export function OtherWays({ draft: { kind, text } }: { draft: ContactDraft }) {
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
