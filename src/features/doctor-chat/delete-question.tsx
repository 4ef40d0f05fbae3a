import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  deleteConversation,
  deleteMessage,
  MAX_DELETED,
  type ConversationParties,
} from '@/db/records/doctor-messages.ts';
import { bidiIsolate } from '@/i18n/formats/bidi-isolation.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import styles from './chat.module.css';

/** One message, or with null all messages of this sender in the conversation. */
export interface Deletion {
  readonly id: string | null;
}

interface DeleteQuestionProps {
  deletion: Deletion;
  parties: ConversationParties;
  /** Ids of the sender's messages on the screen. */
  shown: readonly string[];
  name: string;
  onClose: () => void;
}

/** Confirmation before a deletion, because it deletes for both sides. */
export function DeleteQuestion({ deletion, parties, shown, name, onClose }: DeleteQuestionProps) {
  const intl = useIntl();
  const [state, setState] = useState<'asking' | 'busy' | 'failed' | { deleted: number }>('asking');
  const isAll = deletion.id === null;

  async function erase() {
    setState('busy');
    try {
      if (deletion.id !== null) {
        await deleteMessage(parties, deletion.id);
        return onClose();
      }
      setState({ deleted: await deleteConversation(parties, shown) });
    } catch {
      setState('failed');
    }
  }

  if (typeof state === 'object')
    return (
      <Sheet open onClose={onClose} title={intl.formatMessage({ id: 'doctorChat.deleteAll.title' })}>
        <p role="status">{intl.formatMessage({ id: 'doctorChat.deleteAll.done' }, { count: state.deleted })}</p>
      </Sheet>
    );
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        isAll
          ? intl.formatMessage({ id: 'doctorChat.deleteAll.title' })
          : intl.formatMessage({ id: 'doctorChat.deleteOne' }, { name: bidiIsolate(intl, name) })
      }
      foot={
        <div className={styles.buttons}>
          <Button tone="secondary" wide onClick={onClose}>
            {intl.formatMessage({ id: 'doctorChat.keep' })}
          </Button>
          <Button wide busy={state === 'busy'} onClick={() => void erase()}>
            {intl.formatMessage({ id: 'doctorChat.delete' })}
          </Button>
        </div>
      }
    >
      {isAll && (
        <p>
          {intl.formatMessage(
            { id: 'doctorChat.deleteAll.text' },
            { most: MAX_DELETED, name: bidiIsolate(intl, name) },
          )}
        </p>
      )}
      {state === 'failed' && <p role="alert">{intl.formatMessage({ id: 'doctorChat.notDeleted' })}</p>}
    </Sheet>
  );
}
