import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deleteChatSession, nameChatSession, type SessionDeletion } from '@/db/records/chat.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import styles from './chat.module.css';

interface SessionMenuProps {
  sessionId: string;
  title: string;
  /** Stops an answer that would still be written to this conversation. */
  onDelete: () => Promise<void>;
  onDeleted: () => void;
}

/** Renames or deletes a conversation. */
export function SessionMenu({ sessionId, title, onDelete, onDeleted }: SessionMenuProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.actions}>
      <Button tone="quiet" icon="pencil" onClick={() => setOpen('rename')}>
        <FormattedMessage id="chat.rename" />
      </Button>
      <Button tone="quiet" onClick={() => setOpen('delete')}>
        <FormattedMessage id="chat.delete" />
      </Button>
      <Sheet open={open === 'rename'} onClose={close} title={intl.formatMessage({ id: 'chat.rename' })}>
        <RenameForm sessionId={sessionId} title={title} onDone={close} />
      </Sheet>
      <Sheet open={open === 'delete'} onClose={close} title={intl.formatMessage({ id: 'chat.delete.title' })}>
        <DeleteQuestion sessionId={sessionId} onStay={close} onDelete={onDelete} onDeleted={onDeleted} />
      </Sheet>
    </div>
  );
}

function RenameForm({ sessionId, title, onDone }: { sessionId: string; title: string; onDone: () => void }) {
  const intl = useIntl();
  const failureMessage = useSaveFailure();
  const [name, setName] = useState(title);
  const [hasFailed, setFailed] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    nameChatSession(sessionId, name).then(onDone, () => setFailed(true));
  };
  return (
    <form className={styles.list} onSubmit={save}>
      <TextField
        label={intl.formatMessage({ id: 'chat.rename.label' })}
        autoComplete="off"
        maxLength={80}
        value={name}
        error={hasFailed ? intl.formatMessage({ id: failureMessage('chat.notSaved') }) : undefined}
        onChange={setName}
      />
      <Button type="submit" wide>
        <FormattedMessage id="chat.rename.save" />
      </Button>
    </form>
  );
}

interface DeleteQuestionProps extends Omit<SessionMenuProps, 'title'> {
  onStay: () => void;
}

function DeleteQuestion({ sessionId, onStay, onDelete, onDeleted }: DeleteQuestionProps) {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<SessionDeletion | null>(null);
  const remove = async () => {
    setBusy(true);
    await onDelete();
    const result = await deleteChatSession(sessionId).catch(() => ({
      success: false,
      deletedCount: 0,
      failedCount: 1,
    }));
    setBusy(false);
    if (result.success) onDeleted();
    else setFailed(result);
  };
  return (
    <div className={styles.list}>
      <p>
        <FormattedMessage id="chat.delete.text" />
      </p>
      {failed && (
        <p role="alert" className={styles.error}>
          <FormattedMessage
            id="chat.delete.failed"
            values={{ failed: failed.failedCount, deleted: failed.deletedCount }}
          />
        </p>
      )}
      <div className={styles.actions}>
        <Button busy={isBusy} onClick={() => void remove()}>
          <FormattedMessage id="chat.delete" />
        </Button>
        <Button tone="secondary" onClick={onStay}>
          <FormattedMessage id="chat.delete.stay" />
        </Button>
      </div>
    </div>
  );
}
