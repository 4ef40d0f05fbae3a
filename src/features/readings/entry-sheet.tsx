import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ClinicalWords } from '@/english-part.tsx';
import type { ReadingKind } from '@/model/reading.ts';
import { Sheet } from '@/ui/sheet.tsx';
import { EntryFoot, type EntryAsk } from './entry-foot.tsx';
import styles from './entry.module.css';
import type { EntryFailure } from './use-entry-form.ts';
import { UnsavedAlarm } from './unsaved-alarm.tsx';

interface EntrySheetProps<K extends ReadingKind> {
  kind: K;
  onClose: () => void;
  form: { isSaving: boolean; failure: EntryFailure<K> | null; submit: () => void };
  question: EntryAsk | null;
  children: ReactNode;
}

/** The sheet that every form of a reading stands in: fields above, Save or a question below. */
export function EntrySheet<K extends ReadingKind>({ kind, onClose, form, question, children }: EntrySheetProps<K>) {
  const intl = useIntl();
  const formId = useId();
  return (
    <Sheet
      open
      onClose={onClose}
      title={intl.formatMessage({ id: `readings.kindTitle.${kind}` as const })}
      name={intl.formatMessage({ id: 'readings.form.name' })}
      lead={intl.formatMessage({ id: `readings.form.lead.${kind}` as const })}
      foot={
        <EntryFoot
          formId={formId}
          isSaving={form.isSaving}
          question={question}
          failure={form.failure?.reason ?? null}
        />
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {form.failure && <UnsavedAlarm kind={kind} values={form.failure.values} />}
        <ClinicalWords line="after">{children}</ClinicalWords>
      </form>
    </Sheet>
  );
}
