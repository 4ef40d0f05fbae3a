import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import type { ReadingKind } from '@/model/records/reading.ts';
import { Sheet } from '@/ui/layout/sheet.tsx';
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

/** The sheet around every form of a reading: fields above, Save or a question below. */
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
        <ClinicalContent line="after">{children}</ClinicalContent>
      </form>
    </Sheet>
  );
}
