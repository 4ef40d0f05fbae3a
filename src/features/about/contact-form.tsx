import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { keepContact, type Writer } from '@/db/contact-outbox.ts';
import { sendContactSoon } from '@/follow-contact.ts';
import { contactKinds, type ContactKind } from '@/model/contact-message.ts';
import { InvalidRecord } from '@/model/record.ts';
import { Button } from '@/ui/button.tsx';
import { Failed, News, Told } from '@/ui/news.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextAreaField } from '@/ui/text-area-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { readLetter, writeLetter, type Letter } from './letter.ts';
import { OtherWays } from './other-ways.tsx';
import styles from './about.module.css';

type Outcome = 'kept' | 'failed' | null;
type Field = 'text' | 'replyTo';

/** What is wrong with a field, in words; a length in the number of characters. */
function errorText(intl: IntlShape, { issues }: InvalidRecord, field: Field, { text }: Letter): string | null {
  const issue = issues.find((each) => each.field === field);
  if (!issue) return null;
  if (field === 'replyTo') return intl.formatMessage({ id: 'contact.replyTo.wrong' });
  if (issue.code !== 'long') return intl.formatMessage({ id: 'contact.blank' });
  return intl.formatMessage({ id: 'contact.long' }, { limit: Number(issue.values['limit']), length: text.length });
}

/** A message to whoever runs this copy. It is kept on the phone with the tap, and sent when there is a network. */
export function ContactForm({ writer }: { writer: Writer }) {
  const intl = useIntl();
  const [letter, setLetter] = useState(readLetter);
  const [refused, setRefused] = useState<InvalidRecord | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (changes: Partial<Letter>) => {
    const next = { ...letter, ...changes };
    setRefused(null);
    setOutcome(null);
    setLetter(next);
    writeLetter(next);
  };
  const submit = async () => {
    setBusy(true);
    try {
      await keepContact(writer, letter);
      change({ text: '' });
      setOutcome('kept');
      sendContactSoon();
    } catch (error) {
      if (error instanceof InvalidRecord) setRefused(error);
      else setOutcome('failed');
    }
    setBusy(false);
  };
  const error = (field: Field) => refused && errorText(intl, refused, field, letter);
  return (
    <>
      <SelectField
        label={intl.formatMessage({ id: 'contact.about' })}
        value={letter.kind}
        onChange={(kind: ContactKind) => change({ kind })}
        options={contactKinds.map((value) => ({ value, label: intl.formatMessage({ id: `contact.about.${value}` }) }))}
      />
      <div className={styles.message}>
        <TextAreaField
          label={intl.formatMessage({ id: 'contact.message' })}
          hint={intl.formatMessage({ id: 'contact.message.hint' })}
          error={error('text')}
          rows={6}
          value={letter.text}
          onChange={(text) => change({ text })}
        />
      </div>
      <TextField
        label={intl.formatMessage({ id: 'contact.replyTo' })}
        hint={intl.formatMessage({ id: 'contact.replyTo.hint' })}
        error={error('replyTo')}
        type="email"
        value={letter.replyTo}
        onChange={(replyTo) => change({ replyTo })}
      />
      <Button icon="send" wide busy={isBusy} onClick={() => void submit()}>
        <FormattedMessage id="contact.submit" />
      </Button>
      <News>
        {outcome === 'kept' && (
          <Told>
            <FormattedMessage id="contact.submit.kept" />
          </Told>
        )}
        {outcome === 'failed' && (
          <Failed>
            <FormattedMessage id="contact.failed" />
          </Failed>
        )}
      </News>
      <OtherWays letter={letter} />
    </>
  );
}
