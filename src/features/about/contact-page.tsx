import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shareText } from '@/share-text.ts';
import { useSession } from '@/sync/session.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextAreaField } from '@/ui/text-area-field.tsx';
import { contactAddress, readLetter, writeLetter, type LetterKind, letterKinds } from './letter.ts';
import styles from './about.module.css';

/** Questions of health are sent elsewhere first; anything else is a letter that waits on this phone until it is sent. */
export default function ContactPage() {
  const intl = useIntl();
  const isSignedIn = useSession((session) => session.isAuthenticated);
  return (
    <Page title={intl.formatMessage({ id: 'contact.title' })} back={isSignedIn ? '/more' : '/'} width="reading">
      <div className={styles.page}>
        <SectionTitle>
          <FormattedMessage id="contact.health" />
        </SectionTitle>
        <p>
          <FormattedMessage id="contact.health.text" />
        </p>
        <div className={styles.ways}>
          <ButtonLink to="/emergency" tone="secondary" icon="siren">
            <FormattedMessage id="ui.emergency" />
          </ButtonLink>
          {isSignedIn && (
            <ButtonLink to="/doctor-chat" tone="secondary" icon="message">
              <FormattedMessage id="contact.health.doctor" />
            </ButtonLink>
          )}
        </div>
        <SectionTitle>
          <FormattedMessage id="contact.app" />
        </SectionTitle>
        <Letter />
      </div>
    </Page>
  );
}

function Letter() {
  const intl = useIntl();
  const [letter, setLetter] = useState(readLetter);
  const [isBlank, setBlank] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const change = (changes: Partial<typeof letter>) => {
    const next = { ...letter, ...changes };
    setBlank(false);
    setLetter(next);
    writeLetter(next);
  };
  const about = intl.formatMessage({ id: `contact.about.${letter.kind}` });
  const subject = intl.formatMessage({ id: 'contact.subject' }, { about });
  const isWritten = letter.text.trim() !== '';
  const address = contactAddress();
  return (
    <>
      <SelectField
        label={intl.formatMessage({ id: 'contact.about' })}
        value={letter.kind}
        onChange={(kind: LetterKind) => change({ kind })}
        options={letterKinds.map((value) => ({ value, label: intl.formatMessage({ id: `contact.about.${value}` }) }))}
      />
      <TextAreaField
        label={intl.formatMessage({ id: 'contact.message' })}
        hint={intl.formatMessage({ id: 'contact.message.hint' })}
        error={isBlank ? intl.formatMessage({ id: 'contact.blank' }) : null}
        rows={6}
        value={letter.text}
        onChange={(text) => change({ text })}
      />
      {address === null ? (
        <p className={styles.hint}>
          <FormattedMessage id="contact.noAddress" />
        </p>
      ) : isWritten ? (
        <ButtonLink
          to={`mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(letter.text)}`}
          icon="send"
          wide
          detail={intl.formatMessage({ id: 'contact.send.hint' })}
        >
          <FormattedMessage id="contact.send" />
        </ButtonLink>
      ) : (
        <Button icon="send" wide onClick={() => setBlank(true)}>
          <FormattedMessage id="contact.send" />
        </Button>
      )}
      <Button
        tone="secondary"
        icon="share"
        wide
        onClick={() => {
          if (!isWritten) return setBlank(true);
          void shareText(`${subject}\n\n${letter.text}`).then((how) => setCopied(how === 'copied'));
        }}
      >
        <FormattedMessage id="contact.share" />
      </Button>
      <p role="status">{isCopied && <FormattedMessage id="contact.copied" />}</p>
      {isWritten && (
        <Button tone="quiet" icon="check" onClick={() => change({ text: '' })}>
          <FormattedMessage id="contact.sent" />
        </Button>
      )}
    </>
  );
}
