import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'zustand';
import { addDocument, type KeptDocument } from '@/db/documents.ts';
import { isFull } from '@/db/is-full.ts';
import { issueText } from '@/i18n/issue-text.ts';
import { issue } from '@/model/issue.ts';
import { FileRefused } from '@/model/judge-file.ts';
import { documentCategories, type DocumentCategory } from '@/model/medical-document.ts';
import { RecordSheet } from '@/record-sheet.tsx';
import { useSession } from '@/sync/session.ts';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import { TextAreaField } from '@/ui/text-area-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { useRecordForm } from '@/use-record-form.ts';
import { useSealedDraft } from '@/use-sealed-draft.ts';
import { oneFile } from './pick.ts';
import { PickButtons } from './pick-buttons.tsx';
import { PickList } from './pick-list.tsx';
import { pickingOf } from './picking.ts';
import { TroubleList } from './trouble-list.tsx';
import styles from './documents.module.css';

interface AddDocumentProps {
  onClose: () => void;
  onSaved: (document: KeptDocument) => void;
}

interface DocumentDraft {
  category: DocumentCategory | null;
  documentDate: string;
  description: string;
}

const emptyDraft: DocumentDraft = { category: null, documentDate: '', description: '' };

/** A new document: its pages or its file, what it is, its date and a few words. */
export function AddDocument({ onClose, onSaved }: AddDocumentProps) {
  const intl = useIntl();
  const userId = useSession((session) => session.user?.id ?? '');
  const [picking] = useState(() => pickingOf(userId));
  const { picks, troubles, isPreparing } = useStore(picking.store);
  const { draft, set, clear } = useSealedDraft('document new', emptyDraft);
  const [isRefused, setRefused] = useState(false);

  const save = async () => {
    setRefused(false);
    if (!(await picking.settled())) {
      setRefused(true);
      throw new Error('a file that was chosen is not among the pages');
    }
    const pages = picking.store.getState().picks;
    const title = intl.formatMessage(
      { id: 'documents.photoName' },
      { date: draft.documentDate || new Date().toLocaleDateString('sv-SE') },
    );
    const given = {
      category: draft.category,
      documentDate: draft.documentDate || null,
      description: draft.description.trim() || null,
    };
    try {
      const made = { ...(await oneFile(pages, title)), ...given };
      const document = await addDocument(made).catch(async (error: unknown) => {
        if (!isFull(error)) throw error;
        // On a full phone the pages make room for the document that they become.
        await picking.letGo(pages);
        return addDocument(made);
      });
      picking.remove(pages);
      return document;
    } catch (error) {
      if (error instanceof FileRefused) {
        setRefused(true);
        picking.tell(pages.length === 0 ? 'none' : { name: title, reason: error.reason });
      }
      throw error;
    }
  };
  const form = useRecordForm({
    read: (halfTyped) => {
      const isEmpty = picks.length === 0 && !isPreparing;
      if (isEmpty) picking.tell('none');
      const issues = halfTyped.map((field) => issue(field, 'unfinished'));
      return isEmpty || issues.length > 0 ? { issues } : { values: null };
    },
    save,
    onSaved: (document: KeptDocument) => {
      clear();
      onSaved(document);
    },
  });
  return (
    <RecordSheet
      title={intl.formatMessage({ id: 'documents.new' })}
      lead={intl.formatMessage({ id: 'documents.new.lead' })}
      onClose={onClose}
      form={form}
      failed={isRefused ? intl.formatMessage({ id: 'documents.refused' }) : undefined}
    >
      <PickButtons onChoose={(files) => picking.choose(files)} />
      <TroubleList troubles={troubles} />
      {picks.length > 0 && <PickList picks={picks} onRemove={(gone) => picking.remove([gone])} />}
      <p aria-live="polite" className={styles.quiet}>
        {isPreparing
          ? intl.formatMessage({ id: 'documents.preparing' })
          : picks.length > 1 && intl.formatMessage({ id: 'documents.pages' }, { count: picks.length })}
      </p>
      <ChoiceChips
        legend={intl.formatMessage({ id: 'documents.category' })}
        options={documentCategories.map((value) => ({
          value,
          label: intl.formatMessage({ id: `documents.category.${value}` }),
        }))}
        chosen={draft.category ? [draft.category] : []}
        onChange={([category = null]) => set({ category })}
      />
      <TextField
        type="date"
        name="documentDate"
        label={intl.formatMessage({ id: 'documents.date' })}
        error={issueText(intl, form.issues, 'documentDate')}
        value={draft.documentDate}
        onChange={(documentDate) => set({ documentDate })}
      />
      <TextAreaField
        label={intl.formatMessage({ id: 'documents.description' })}
        hint={intl.formatMessage({ id: 'documents.description.hint' })}
        error={issueText(intl, form.issues, 'description')}
        value={draft.description}
        onChange={(description) => set({ description })}
      />
    </RecordSheet>
  );
}
