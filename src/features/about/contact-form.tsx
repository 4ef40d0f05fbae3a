import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { queueContact, type Writer } from '@/db/outbox/contact-outbox.ts';
import { sendContactSoon } from '@/app/network/contact-message-retry.ts';
import { withLog } from '@/log/problem-report.ts';
import { useLog } from '@/log/use-log.ts';
import { contactKinds, MAX_CONTACT_LENGTH, type ContactKind } from '@/model/messages/contact-message.ts';
import { InvalidRecord } from '@/model/schema/record.ts';
import { Chip } from '@/ui/controls/chip.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage, LiveRegion, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { readContactDraft, writeContactDraft, type ContactDraft } from './contact-draft.ts';
import { OtherWays } from './other-ways.tsx';
import styles from './about.module.css';

type Outcome = 'stored' | 'failed' | null;
type Field = 'text' | 'replyTo';

/** The error message of a field, or null. */
function errorText(intl: IntlShape, { issues }: InvalidRecord, field: Field, { text }: ContactDraft): string | null {
  const issue = issues.find((each) => each.field === field);
  if (!issue) return null;
  if (field === 'replyTo') return intl.formatMessage({ id: 'contact.replyTo.wrong' });
  if (issue.code !== 'long') return intl.formatMessage({ id: 'contact.blank' });
  return intl.formatMessage({ id: 'contact.long' }, { limit: Number(issue.values['limit']), length: text.length });
}

/** A message to the operator. It is stored in the outbox at once and sent when there is a network. */
export function ContactForm({ writer }: { writer: Writer }) {
  const intl = useIntl();
  const [draft, setDraft] = useState(readContactDraft);
  const [invalid, setInvalid] = useState<InvalidRecord | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isBusy, setBusy] = useState(false);
  const [isLogChosen, setLogChosen] = useState(false);
  const entries = useLog();
  const change = (changes: Partial<ContactDraft>) => {
    const next = { ...draft, ...changes };
    setInvalid(null);
    setOutcome(null);
    setDraft(next);
    writeContactDraft(next);
  };
  const submit = async () => {
    setBusy(true);
    try {
      const text = isLogChosen ? withLog(draft.text, entries, MAX_CONTACT_LENGTH) : draft.text;
      await queueContact(writer, { ...draft, text });
      change({ text: '' });
      setOutcome('stored');
      sendContactSoon();
    } catch (error) {
      if (error instanceof InvalidRecord) setInvalid(error);
      else setOutcome('failed');
    }
    setBusy(false);
  };
  const error = (field: Field) => invalid && errorText(intl, invalid, field, draft);
  return (
    <>
      <SelectField
        label={intl.formatMessage({ id: 'contact.about' })}
        value={draft.kind}
        onChange={(kind: ContactKind) => change({ kind })}
        options={contactKinds.map((value) => ({ value, label: intl.formatMessage({ id: `contact.about.${value}` }) }))}
      />
      <div className={styles.message}>
        <TextAreaField
          label={intl.formatMessage({ id: 'contact.message' })}
          hint={intl.formatMessage({ id: 'contact.message.hint' })}
          error={error('text')}
          rows={6}
          value={draft.text}
          onChange={(text) => change({ text })}
        />
      </div>
      {entries.length > 0 && (
        <div>
          <Chip chosen={isLogChosen} onClick={() => setLogChosen(!isLogChosen)}>
            <FormattedMessage id="contact.log" values={{ count: entries.length }} />
          </Chip>
          <p className={styles.hint}>
            <FormattedMessage id="contact.log.hint" />
          </p>
        </div>
      )}
      <TextField
        label={intl.formatMessage({ id: 'contact.replyTo' })}
        hint={intl.formatMessage({ id: 'contact.replyTo.hint' })}
        error={error('replyTo')}
        type="email"
        value={draft.replyTo}
        onChange={(replyTo) => change({ replyTo })}
      />
      <Button icon="send" wide busy={isBusy} onClick={() => void submit()}>
        <FormattedMessage id="contact.submit" />
      </Button>
      <LiveRegion>
        {outcome === 'stored' && (
          <SuccessMessage>
            <FormattedMessage id="contact.submit.kept" />
          </SuccessMessage>
        )}
        {outcome === 'failed' && (
          <FailureMessage>
            <FormattedMessage id="contact.failed" />
          </FailureMessage>
        )}
      </LiveRegion>
      <OtherWays draft={draft} />
    </>
  );
}
