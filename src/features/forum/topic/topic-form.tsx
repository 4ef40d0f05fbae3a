import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RefusedText } from '@/db/forum/forum-writes.ts';
import { StorageFailure } from '@/db/browser-storage/storage-failure.ts';
import { topicCategories, type TextIssue } from '@/model/forum/forum-rules.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Chip } from '@/ui/controls/chip.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import { categoryText, troubleText } from '@/features/forum/queries/forum-words.ts';
import styles from '@/features/forum/layout/forum.module.css';
import { TextDangerCard } from '@/features/forum/layout/text-danger-card.tsx';
import type { TextDanger } from '@/features/forum/queries/use-text-danger.ts';

export interface TopicDraft {
  readonly title: string;
  readonly content: string;
  readonly category: string;
  readonly isNamed: boolean;
}
export const emptyTopic: TopicDraft = { title: '', content: '', category: '', isNamed: false };

interface TopicFormProps {
  /** Editing an existing topic: the name choice cannot be changed. */
  isEdit?: true;
  draft: TopicDraft;
  onChange: (changes: Partial<TopicDraft>) => void;
  /** Resolves when the topic is saved. */
  onSave: (draft: TopicDraft) => Promise<void>;
  onClose: () => void;
  danger: TextDanger;
}

/** Title, category and text. The values stay until they are saved. */
export function TopicForm({ isEdit, draft, onChange, onSave, onClose, danger }: TopicFormProps) {
  const intl = useIntl();
  const failureMessage = useSaveFailure();
  const [trouble, setTrouble] = useState<TextIssue | null>(null);
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);
  const errorOf = (field: string) => (trouble?.field === field ? troubleText(intl, 'topic', trouble) : null);
  const isKnownCategory = draft.category === '' || (topicCategories as readonly string[]).includes(draft.category);
  const categories = ['', ...topicCategories, ...(isKnownCategory ? [] : [draft.category])];

  async function save() {
    setSaving(true);
    setTrouble(null);
    setFailure('');
    try {
      await onSave(draft);
    } catch (error) {
      if (error instanceof RefusedText) setTrouble(error.issue);
      else
        setFailure(
          intl.formatMessage({
            id: error instanceof StorageFailure ? failureMessage('forum.form.notKept') : 'forum.failed',
          }),
        );
    } finally {
      setSaving(false);
    }
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={intl.formatMessage({ id: isEdit ? 'forum.edit.title' : 'forum.ask' })}
      foot={
        <Button wide large icon={isEdit ? undefined : 'send'} busy={isSaving} onClick={() => void save()}>
          {intl.formatMessage({ id: isEdit ? 'forum.edit.save' : 'forum.form.post' })}
        </Button>
      }
    >
      <div className={styles.form}>
        <TextDangerCard {...danger} />
        <TextField
          data-autofocus
          dir="auto"
          label={intl.formatMessage({ id: 'forum.form.title' })}
          value={draft.title}
          error={errorOf('title')}
          onChange={(title) => onChange({ title })}
        />
        <SelectField
          label={intl.formatMessage({ id: 'forum.category' })}
          value={draft.category}
          options={categories.map((value) => ({
            value,
            label: value === '' ? intl.formatMessage({ id: 'forum.category.none' }) : categoryText(intl, value),
          }))}
          onChange={(category) => onChange({ category })}
        />
        <TextAreaField
          dir="auto"
          rows={5}
          label={intl.formatMessage({ id: 'forum.form.content' })}
          value={draft.content}
          error={errorOf('content')}
          onChange={(content) => onChange({ content })}
        />
        {!isEdit && <NameChoice isNamed={draft.isNamed} onChange={(isNamed) => onChange({ isNamed })} />}
        {failure && <FailureMessage alert>{failure}</FailureMessage>}
      </div>
    </Sheet>
  );
}

/** Anonymous unless the user chooses to show her name. */
export function NameChoice({ isNamed, onChange }: { isNamed: boolean; onChange: (isNamed: boolean) => void }) {
  const intl = useIntl();
  return (
    <div>
      <Chip chosen={isNamed} onClick={() => onChange(!isNamed)}>
        {intl.formatMessage({ id: 'forum.form.named' })}
      </Chip>
      <p className={styles.hint}>{intl.formatMessage({ id: 'forum.form.named.hint' })}</p>
    </div>
  );
}
