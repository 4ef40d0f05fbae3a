import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RefusedText } from '@/db/forum.ts';
import { Button } from '@/ui/button.tsx';
import { TextAreaField } from '@/ui/text-area-field.tsx';
import { useNotKept } from '@/use-not-kept.ts';
import { troubleText } from './forum-words.ts';
import styles from './forum.module.css';
import { NameChoice } from './topic-form.tsx';

export interface ReplyDraft {
  readonly content: string;
  readonly isNamed: boolean;
}
export const emptyReply: ReplyDraft = { content: '', isNamed: false };

interface ReplyComposerProps {
  draft: ReplyDraft;
  onChange: (changes: Partial<ReplyDraft>) => void;
  /** Fulfilled when it is safe on this phone. */
  onSend: (draft: ReplyDraft) => Promise<void>;
}

/** The field under the replies. What was typed stays there until the phone has it. */
export function ReplyComposer({ draft, onChange, onSend }: ReplyComposerProps) {
  const intl = useIntl();
  const notKept = useNotKept();
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
          ? troubleText(intl, 'reply', error.trouble)
          : intl.formatMessage({ id: notKept('forum.form.notKept') }),
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
