import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RefusedText } from '@/db/forum/forum-writes.ts';
import { Button } from '@/ui/controls/button.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import { troubleText } from '@/features/forum/queries/forum-words.ts';
import styles from '@/features/forum/layout/forum.module.css';
import { NameChoice } from './topic-form.tsx';

export interface ReplyDraft {
  readonly content: string;
  readonly isNamed: boolean;
}
export const emptyReply: ReplyDraft = { content: '', isNamed: false };

interface ReplyComposerProps {
  draft: ReplyDraft;
  onChange: (changes: Partial<ReplyDraft>) => void;
  /** Resolves when the reply is saved on this phone. */
  onSend: (draft: ReplyDraft) => Promise<void>;
}

/** The reply field. The text stays in it until it is saved on the phone. */
export function ReplyComposer({ draft, onChange, onSend }: ReplyComposerProps) {
  const intl = useIntl();
  const failureMessage = useSaveFailure();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function send() {
    setSending(true);
    setTrouble(null);
    try {
      await onSend(draft);
    } catch (error) {
      setTrouble(
        error instanceof RefusedText
          ? troubleText(intl, 'reply', error.issue)
          : intl.formatMessage({ id: failureMessage('forum.form.notKept') }),
      );
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      className={styles.composer}
      aria-label={intl.formatMessage({ id: 'forum.reply.form' })}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send();
      }}
    >
      <TextAreaField
        dir="auto"
        rows={3}
        label={intl.formatMessage({ id: 'forum.reply' })}
        value={draft.content}
        error={trouble}
        onChange={(content) => onChange({ content })}
      />
      <NameChoice isNamed={draft.isNamed} onChange={(isNamed) => onChange({ isNamed })} />
      <div>
        <Button type="submit" icon="send" busy={isSending}>
          {intl.formatMessage({ id: 'forum.reply.send' })}
        </Button>
      </div>
    </form>
  );
}
