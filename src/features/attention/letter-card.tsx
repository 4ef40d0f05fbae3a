import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dropLetter, retryLetter, type Letter } from '@/sync/attention.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Icon } from '@/ui/icon.tsx';
import { Failed, News, Told } from '@/ui/news.tsx';
import { saveFile } from '@/ui/save-file.ts';
import styles from './attention.module.css';
import { DropQuestion } from './drop-question.tsx';
import { letterTime, letterTitle, letterValue, mendPath } from './letter-words.ts';
import { whenText } from './when.ts';

/** One entry that the server refused: what it is, why, and everything that can be done about it. */
export function LetterCard({ letter }: { letter: Letter }) {
  const intl = useIntl();
  const [isAsked, setAsked] = useState(false);
  const [state, setState] = useState<'rest' | 'busy' | 'sent' | 'failed'>('rest');
  const what = letterTitle(intl, letter);
  const value = letterValue(intl, letter);
  const time = letterTime(letter);
  const mend = mendPath(letter);
  const run = (work: () => Promise<void>, after: 'sent' | 'rest') => {
    setState('busy');
    work().then(
      () => setState(after),
      () => setState('failed'),
    );
  };
  const save = () => {
    const { collection, kind, id, row, refusedAt, reason } = letter;
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
              id={letter.row._deleted ? 'attention.refused.deletion' : 'attention.refused'}
              values={{ what }}
            />
          </h2>
          {value && <p className={styles.value}>{time ? `${value} · ${whenText(intl, time)}` : value}</p>}
          <p>
            <FormattedMessage id={letter.reason.messageId} />
          </p>
          <p className={styles.small}>
            <FormattedMessage
              id="attention.refused.once"
              values={{ attempts: letter.attempts, when: whenText(intl, letter.refusedAt) }}
            />
          </p>
        </div>
      </div>
      <div className={styles.acts}>
        {mend && (
          <ButtonLink to={mend} icon="pencil">
            <FormattedMessage id="attention.mend" />
          </ButtonLink>
        )}
        <Button
          tone="secondary"
          icon="refresh"
          busy={state === 'busy'}
          onClick={() => run(() => retryLetter(letter.id), 'sent')}
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
      <News>
        {state === 'sent' && (
          <Told icon="send">
            <FormattedMessage id="attention.retrying" />
          </Told>
        )}
        {state === 'failed' && (
          <Failed>
            <FormattedMessage id="attention.failed" />
          </Failed>
        )}
      </News>
      {isAsked && (
        <DropQuestion
          what={value ? `${what} · ${value}` : what}
          onStay={() => setAsked(false)}
          onDrop={() => {
            setAsked(false);
            run(() => dropLetter(letter.id), 'rest');
          }}
        />
      )}
    </li>
  );
}
