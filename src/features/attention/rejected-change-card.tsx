import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dropRejectedChange, retryRejectedChange, type RejectedChange } from '@/sync/attention/rejected-changes.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { FailureMessage, LiveRegion, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { saveFile } from '@/ui/media/save-file.ts';
import styles from './attention.module.css';
import { DiscardQuestion } from './discard-question.tsx';
import {
  rejectedChangeTime,
  rejectedChangeTitle,
  rejectedChangeValue,
  correctionPath,
} from './rejected-change-words.ts';
import { instantText } from './instant-text.ts';

/** One change that the server rejected: the record, the reason and the possible actions. */
export function RejectedChangeCard({ change }: { change: RejectedChange }) {
  const intl = useIntl();
  const [isAsked, setAsked] = useState(false);
  const [state, setState] = useState<'rest' | 'busy' | 'sent' | 'failed'>('rest');
  const what = rejectedChangeTitle(intl, change);
  const value = rejectedChangeValue(intl, change);
  const time = rejectedChangeTime(change);
  const formPath = correctionPath(change);
  const run = (work: () => Promise<void>, after: 'sent' | 'rest') => {
    setState('busy');
    work().then(
      () => setState(after),
      () => setState('failed'),
    );
  };
  const save = () => {
    const { collection, kind, id, row, refusedAt, reason } = change;
    const copy = { collection, kind, id, refusedAt, refusedBecause: reason.type, entry: row };
    const name = intl.formatMessage({ id: 'attention.export.name' }, { date: refusedAt.slice(0, 10) });
    saveFile(name, JSON.stringify(copy, null, 2), 'application/json');
  };
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Icon name="alert" size={24} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <FormattedMessage
              id={change.row._deleted ? 'attention.refused.deletion' : 'attention.refused'}
              values={{ what }}
            />
          </h2>
          {value && <p className={styles.value}>{time ? `${value} · ${instantText(intl, time)}` : value}</p>}
          <p>
            <FormattedMessage id={change.reason.messageId} />
          </p>
          <p className={styles.small}>
            <FormattedMessage
              id="attention.refused.once"
              values={{ attempts: change.attempts, when: instantText(intl, change.refusedAt) }}
            />
          </p>
        </div>
      </div>
      <div className={styles.acts}>
        {formPath && (
          <ButtonLink to={formPath} icon="pencil">
            <FormattedMessage id="attention.mend" />
          </ButtonLink>
        )}
        <Button
          tone="secondary"
          icon="refresh"
          busy={state === 'busy'}
          onClick={() => run(() => retryRejectedChange(change.id), 'sent')}
        >
          <FormattedMessage id="attention.retry" />
        </Button>
        <Button tone="quiet" icon="download" onClick={save}>
          <FormattedMessage id="attention.export" />
        </Button>
        <Button tone="quiet" icon="trash" onClick={() => setAsked(true)}>
          <FormattedMessage id="attention.drop" />
        </Button>
      </div>
      <LiveRegion>
        {state === 'sent' && (
          <SuccessMessage icon="send">
            <FormattedMessage id="attention.retrying" />
          </SuccessMessage>
        )}
        {state === 'failed' && (
          <FailureMessage>
            <FormattedMessage id="attention.failed" />
          </FailureMessage>
        )}
      </LiveRegion>
      {isAsked && (
        <DiscardQuestion
          what={value ? `${what} · ${value}` : what}
          onStay={() => setAsked(false)}
          onDiscard={() => {
            setAsked(false);
            run(() => dropRejectedChange(change.id), 'rest');
          }}
        />
      )}
    </li>
  );
}
