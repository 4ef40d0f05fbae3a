import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'zustand';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { addDocument, type StoredDocument } from '@/db/records/documents.ts';
import { isStorageFull } from '@/db/browser-storage/is-full.ts';
import { issueText } from '@/i18n/phrases/issue-text.ts';
import { issue } from '@/model/schema/issue.ts';
import { FileRefused } from '@/model/files/validate-file.ts';
import { documentCategories, type DocumentCategory } from '@/model/records/medical-document.ts';
import { RecordSheet } from '@/app/forms/record-sheet.tsx';
import { useSession } from '@/sync/session/session.ts';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { DateField } from '@/ui/dates/date-field.tsx';
import { useRecordForm } from '@/app/forms/use-record-form.ts';
import { useSealedDraft } from '@/app/forms/use-sealed-draft.ts';
import { combineFiles } from './picked-file.ts';
import { PickButtons } from './pick-buttons.tsx';
import { PickList } from './pick-list.tsx';
import { pickingSessionOf } from './picking-session.ts';
import { TroubleList } from './trouble-list.tsx';
import styles from './documents.module.css';

interface AddDocumentProps {
  onClose: () => void;
  onSaved: (document: StoredDocument) => void;
}

interface DocumentDraft {
  category: DocumentCategory | null;
  documentDate: string;
  description: string;
}

const emptyDraft: DocumentDraft = { category: null, documentDate: '', description: '' };

/** The form of a new document: pages or a file, category, date and description. */
export function AddDocument({ onClose, onSaved }: AddDocumentProps) {
  const intl = useIntl();
  const userId = useSession((session) => session.user?.id ?? '');
  const [picking] = useState(() => pickingSessionOf(userId));
  const { picks, troubles, isPreparing } = useStore(picking.store);
  const { draft, set, clear } = useSealedDraft('document new', emptyDraft);
  const [isRefused, setRefused] = useState(false);
  const [today] = useState(() => localDate(Date.now()));

  const save = async () => {
    setRefused(false);
    if (!(await picking.settled())) {
      setRefused(true);
      throw new Error('A chosen file was rejected: show the reasons and do not save');
    }
    const pages = picking.store.getState().picks;
    const title = intl.formatMessage(
      { id: 'documents.photoName' },
      { date: draft.documentDate || new Date().toLocaleDateString('sv-SE') },
    );
    const details = {
      category: draft.category,
      documentDate: draft.documentDate || null,
      description: draft.description.trim() || null,
    };
    try {
      const record = { ...(await combineFiles(pages, title)), ...details };
      const document = await addDocument(record).catch(async (error: unknown) => {
        if (!isStorageFull(error)) throw error;
        // Delete the stored pages first: on a full phone the document needs their space.
        await picking.dropStored(pages);
        return addDocument(record);
      });
      picking.remove(pages);
      return document;
    } catch (error) {
      if (error instanceof FileRefused) {
        setRefused(true);
        picking.report(pages.length === 0 ? 'none' : { name: title, reason: error.reason });
      }
      throw error;
    }
  };
  const form = useRecordForm({
    read: (halfTyped) => {
      const isEmpty = picks.length === 0 && !isPreparing;
      if (isEmpty) picking.report('none');
      const isFuture = draft.documentDate > localDate(Date.now());
      const issues = [
        ...halfTyped.map((field) => issue(field, 'unfinished')),
        ...(isFuture ? [issue('documentDate', 'future')] : []),
      ];
      return isEmpty || issues.length > 0 ? { issues } : { values: null };
    },
    save,
    onSaved: (document: StoredDocument) => {
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
      {picks.length > 0 && <PickList picks={picks} onRemove={(removed) => picking.remove([removed])} />}
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
      <DateField
        name="documentDate"
        label={intl.formatMessage({ id: 'documents.date' })}
        max={today}
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
