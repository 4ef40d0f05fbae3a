import { useState } from 'react';
import { useIntl } from 'react-intl';
import { languages, languageTags } from '@/i18n/languages/languages.ts';
import { messageTemplate } from '@/model/clinic/message-template.ts';
import { templatePlaceholders, unknownPlaceholders } from '@/model/clinic/template-placeholders.ts';
import { validateRecord } from '@/model/schema/record.ts';
import { deleteTemplate, saveTemplate, type ListedTemplate } from '@/sync/api/clinic/templates.ts';
import { Button } from '@/ui/controls/button.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { DeleteButton } from '@/ui/controls/text-button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { useClinicAction } from '@/features/clinic/use-clinic-action.ts';
import clinic from '@/features/clinic/clinic.module.css';

interface TemplateEditorProps {
  /** null: a new template. */
  held: ListedTemplate | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Name, language and text of a template, with buttons that add a placeholder. */
export function TemplateEditor({ held, onClose, onSaved }: TemplateEditorProps) {
  const intl = useIntl();
  const { run, isBusy, trouble } = useClinicAction();
  const [draft, setDraft] = useState({
    name: held?.name ?? '',
    text: held?.text ?? '',
    language: held?.language ?? intl.locale.slice(0, 2),
  });
  const [isChecked, setChecked] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const set = (changes: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changes }));
  const words = { ...draft, name: draft.name.trim(), text: draft.text.trim() };
  const [unknown] = unknownPlaceholders(draft.text);
  const textError =
    unknown !== undefined
      ? intl.formatMessage({ id: 'templates.unknown' }, { name: `{${unknown}}` })
      : words.text === ''
        ? intl.formatMessage({ id: 'templates.textless' })
        : null;
  const isRight = textError === null && validateRecord(messageTemplate, words).length === 0;

  async function save(): Promise<void> {
    setChecked(true);
    if (isRight && (await run(() => saveTemplate(held?.id ?? '', words)))) onSaved();
  }
  const remove = async (id: string) => {
    if (await run(() => deleteTemplate(id))) onSaved();
  };

  return (
    <Sheet
      open
      title={intl.formatMessage({ id: held ? 'templates.edit' : 'templates.add' })}
      onClose={onClose}
      foot={
        <Button wide large busy={isBusy} onClick={() => void save()}>
          {intl.formatMessage({ id: 'clinic.save' })}
        </Button>
      }
    >
      <div className={clinic.stack}>
        <TextField
          label={intl.formatMessage({ id: 'templates.name' })}
          hint={intl.formatMessage({ id: 'templates.name.hint' })}
          error={isChecked && words.name === '' ? intl.formatMessage({ id: 'templates.nameless' }) : null}
          value={draft.name}
          maxLength={80}
          onChange={(name) => set({ name })}
        />
        <SelectField
          label={intl.formatMessage({ id: 'templates.language' })}
          value={draft.language}
          options={languageTags.map((value) => ({ value: value as string, label: languages[value].name, lang: value }))}
          onChange={(language) => set({ language })}
        />
        <TextAreaField
          label={intl.formatMessage({ id: 'templates.words' })}
          error={isChecked ? textError : null}
          rows={6}
          lang={draft.language}
          maxLength={2000}
          value={draft.text}
          onChange={(text) => set({ text })}
        />
        <div role="group" aria-label={intl.formatMessage({ id: 'templates.placeholders' })} className={clinic.acts}>
          {templatePlaceholders.map((name) => (
            <Button key={name} tone="secondary" icon="plus" onClick={() => set({ text: `${draft.text}{${name}}` })}>
              {intl.formatMessage({ id: `templates.placeholder.${name}` })}
            </Button>
          ))}
        </div>
        <p className={clinic.quiet}>{intl.formatMessage({ id: 'templates.placeholders.text' })}</p>
        {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
        {held && !isDeleting && (
          <DeleteButton onClick={() => setDeleting(true)}>
            {intl.formatMessage({ id: 'templates.delete' })}
          </DeleteButton>
        )}
        {held && isDeleting && (
          <Button tone="secondary" icon="trash" busy={isBusy} onClick={() => void remove(held.id)}>
            {intl.formatMessage({ id: 'templates.delete.now' })}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
