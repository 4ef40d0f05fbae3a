import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isTextIssue, readReply, type TextIssue } from '@/model/forum/forum-rules.ts';
import { changeReply, type ListedReply } from '@/sync/api/community/forum.ts';
import { Button } from '@/ui/controls/button.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import styles from '@/features/forum/layout/forum.module.css';
import { TextDangerCard } from '@/features/forum/layout/text-danger-card.tsx';
import { troubleText } from '@/features/forum/queries/forum-words.ts';
import { useForumAction } from '@/features/forum/queries/use-forum-action.ts';
import { useTextDanger } from '@/features/forum/queries/use-text-danger.ts';

/** The page checks published texts for danger signs; here only the typed text is new. */
const none: readonly never[] = [];

interface EditReplySheetProps {
  userId: string;
  reply: ListedReply;
  onClose: () => void;
}

/** Changes the text of the user's own reply. The typed text stays until the server has it. */
export function EditReplySheet({ userId, reply, onClose }: EditReplySheetProps) {
  const intl = useIntl();
  const [content, setContent] = useState(reply.content);
  const [issue, setIssue] = useState<TextIssue | null>(null);
  const { run, isBusy, trouble } = useForumAction();
  const danger = useTextDanger(content === reply.content ? '' : content, none, none);

  async function save() {
    const text = readReply({ content });
    if (isTextIssue(text)) return setIssue(text);
    setIssue(null);
    if (await run(() => changeReply(userId, reply.id, text))) onClose();
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'forum.edit.reply' })}
      foot={
        <Button wide large busy={isBusy} onClick={() => void save()}>
          {intl.formatMessage({ id: 'forum.edit.save' })}
        </Button>
      }
    >
      <div className={styles.form}>
        <TextDangerCard {...danger} />
        <TextAreaField
          data-autofocus
          dir="auto"
          rows={5}
          label={intl.formatMessage({ id: 'forum.edit.replyText' })}
          value={content}
          error={issue && troubleText(intl, 'reply', issue)}
          onChange={setContent}
        />
        {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
      </div>
    </Sheet>
  );
}
