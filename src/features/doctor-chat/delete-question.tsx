import { useState } from 'react';
import { useIntl } from 'react-intl';
import { deleteConversation, deleteMessage, MOST_DELETED, type Parties } from '@/db/doctor-messages.ts';
import { isolated } from '@/i18n/isolated.ts';
import { Button } from '@/ui/button.tsx';
import { Sheet } from '@/ui/sheet.tsx';
import styles from './chat.module.css';

/** One message, or with null all that this person wrote here. */
export interface Deletion {
  readonly id: string | null;
}

interface DeleteQuestionProps {
  deletion: Deletion;
  parties: Parties;
  /** The own messages on the screen. */
  shown: readonly string[];
  name: string;
  onClose: () => void;
}

/** Asks before a deletion, because it is one for both sides. */
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
          : intl.formatMessage({ id: 'doctorChat.deleteOne' }, { name: isolated(intl, name) })
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
          {intl.formatMessage({ id: 'doctorChat.deleteAll.text' }, { most: MOST_DELETED, name: isolated(intl, name) })}
        </p>
      )}
      {state === 'failed' && <p role="alert">{intl.formatMessage({ id: 'doctorChat.notDeleted' })}</p>}
    </Sheet>
  );
}
