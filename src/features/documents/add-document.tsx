import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { addDocument, type KeptDocument } from '@/db/documents.ts';
import { refusalText } from '@/i18n/file-words.ts';
import { issueText } from '@/i18n/issue-text.ts';
import { issue } from '@/model/issue.ts';
import { FileRefused } from '@/model/judge-file.ts';
import { documentCategories, type DocumentCategory } from '@/model/medical-document.ts';
import { RecordSheet } from '@/record-sheet.tsx';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import { Icon } from '@/ui/icon.tsx';
import { TextAreaField } from '@/ui/text-area-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { useRecordForm } from '@/use-record-form.ts';
import { addPicks, oneFile, type Pick, type PickTrouble } from './pick.ts';
import { PickButtons } from './pick-buttons.tsx';
import { PickList } from './pick-list.tsx';
import styles from './documents.module.css';

interface AddDocumentProps {
  onClose: () => void;
  onSaved: (document: KeptDocument) => void;
}

/** A new document: its pages or its file, what it is, its date and a few words. */
export function AddDocument({ onClose, onSaved }: AddDocumentProps) {
  const intl = useIntl();
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  const [troubles, setTroubles] = useState<readonly (PickTrouble | 'none')[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const [category, setCategory] = useState<DocumentCategory[]>([]);
  const [documentDate, setDate] = useState('');
  const [description, setDescription] = useState('');
  // What is prepared later is added to what is there by then.
  const latest = useRef<readonly Pick[]>(picks);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const show = (next: readonly Pick[]) => setPicks((latest.current = next));

  const choose = (files: readonly File[]) => {
    setPreparing(true);
    setTroubles([]);
    const work = queue.current.then(async () => {
      const result = await addPicks(latest.current, files);
      show(result.picks);
      setTroubles((before) => [...before, ...result.troubles]);
    });
    queue.current = work;
    void work.finally(() => queue.current === work && setPreparing(false));
  };
  const save = async () => {
    await queue.current;
    const title = intl.formatMessage(
      { id: 'documents.photoName' },
      { date: documentDate || new Date().toLocaleDateString('sv-SE') },
    );
    const given = {
      category: category[0] ?? null,
      documentDate: documentDate || null,
      description: description.trim() || null,
    };
    try {
      return await addDocument({ ...(await oneFile(latest.current, title)), ...given });
    } catch (error) {
      if (error instanceof FileRefused) setTroubles([{ name: title, reason: error.reason }]);
      throw error;
    }
  };
  const form = useRecordForm({
    read: (halfTyped) => {
      const isEmpty = picks.length === 0 && !isPreparing;
      if (isEmpty) setTroubles(['none']);
      const issues = halfTyped.map((field) => issue(field, 'unfinished'));
      return isEmpty || issues.length > 0 ? { issues } : { values: null };
    },
    save,
    onSaved,
  });
  const wordsOf = (trouble: PickTrouble | 'none') => {
    if (trouble === 'none') return intl.formatMessage({ id: 'documents.none' });
    const { name, reason } = trouble;
    if (reason === 'mixed') return intl.formatMessage({ id: 'documents.mixed' }, { name });
    if (reason === 'unreadable') return intl.formatMessage({ id: 'files.unreadable' }, { name });
    return refusalText(intl, 'medical-files', reason, name);
  };
  return (
    <RecordSheet
      title={intl.formatMessage({ id: 'documents.new' })}
      lead={intl.formatMessage({ id: 'documents.new.lead' })}
      onClose={onClose}
      form={form}
    >
      <PickButtons onChoose={choose} />
      {troubles.length > 0 && (
        <ul role="alert" className={styles.troubles}>
          {troubles.map((trouble) => (
            <li key={wordsOf(trouble)}>
              <Icon name="alert" size={20} />
              <span>{wordsOf(trouble)}</span>
            </li>
          ))}
        </ul>
      )}
      {picks.length > 0 && (
        <PickList
          picks={picks}
          onRemove={(gone) => {
            setTroubles([]);
            show(latest.current.filter((pick) => pick !== gone));
          }}
        />
      )}
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
        chosen={category}
        onChange={setCategory}
      />
      <TextField
        type="date"
        name="documentDate"
        label={intl.formatMessage({ id: 'documents.date' })}
        error={issueText(intl, form.issues, 'documentDate')}
        value={documentDate}
        onChange={setDate}
      />
      <TextAreaField
        label={intl.formatMessage({ id: 'documents.description' })}
        hint={intl.formatMessage({ id: 'documents.description.hint' })}
        error={issueText(intl, form.issues, 'description')}
        value={description}
        onChange={setDescription}
      />
    </RecordSheet>
  );
}
