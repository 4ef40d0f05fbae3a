import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RefusedText } from '@/db/forum.ts';
import { StorageFailure } from '@/db/storage-failure.ts';
import { topicCategories, type TextTrouble } from '@/model/forum-rules.ts';
import { Button } from '@/ui/button.tsx';
import { Chip } from '@/ui/chip.tsx';
import { Failed } from '@/ui/news.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { Sheet } from '@/ui/sheet.tsx';
import { TextAreaField } from '@/ui/text-area-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { useNotKept } from '@/use-not-kept.ts';
import { categoryText, troubleText } from './forum-words.ts';
import styles from './forum.module.css';
import { OwnDangerCard } from './own-danger-card.tsx';
import type { OwnDanger } from './use-own-danger.ts';

export interface TopicDraft {
  readonly title: string;
  readonly content: string;
  readonly category: string;
  readonly isNamed: boolean;
}
export const emptyTopic: TopicDraft = { title: '', content: '', category: '', isNamed: false };

interface TopicFormProps {
  /** Changing what stands already: under which name stays as it is. */
  isEdit?: true;
  draft: TopicDraft;
  onChange: (changes: Partial<TopicDraft>) => void;
  /** Fulfilled when it is safe. */
  onSave: (draft: TopicDraft) => Promise<void>;
  onClose: () => void;
  danger: OwnDanger;
}

/** Title, category, text. What was typed stays until it is safe. */
export function TopicForm({ isEdit, draft, onChange, onSave, onClose, danger }: TopicFormProps) {
  const intl = useIntl();
  const notKept = useNotKept();
  const [trouble, setTrouble] = useState<TextTrouble | null>(null);
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);
  const errorOf = (field: string) => (trouble?.field === field ? troubleText(intl, 'topic', trouble) : null);
  const kept = draft.category === '' || (topicCategories as readonly string[]).includes(draft.category);
  const categories = ['', ...topicCategories, ...(kept ? [] : [draft.category])];

  async function save() {
    setSaving(true);
    setTrouble(null);
    setFailure('');
    try {
      await onSave(draft);
    } catch (error) {
      if (error instanceof RefusedText) setTrouble(error.trouble);
      else
        setFailure(
          intl.formatMessage({ id: error instanceof StorageFailure ? notKept('forum.form.notKept') : 'forum.failed' }),
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
        <OwnDangerCard {...danger} />
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
        {failure && <Failed alert>{failure}</Failed>}
      </div>
    </Sheet>
  );
}

/** Nobody's name is shown unless she says so. */
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
