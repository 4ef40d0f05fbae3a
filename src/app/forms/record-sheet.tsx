import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useStoreHealth } from '@/db/store/store-health.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { incompleteDatesIn } from './incomplete-dates.ts';
import styles from './record-sheet.module.css';
import type { useRecordForm } from './use-record-form.ts';

interface RecordSheetProps {
  title: string;
  lead?: ReactNode;
  onClose: () => void;
  form: Pick<ReturnType<typeof useRecordForm>, 'issues' | 'failure' | 'isSaving' | 'submit'>;
  /** Shown in place of the Save button, for example a confirmation. */
  question?: ReactNode;
  /** Makes the sheet wide enough for content beside the fields, if the screen allows it. */
  isWide?: boolean;
  /** Replaces the default message when saving fails. */
  failed?: string;
  children: ReactNode;
}

/** The sheet in which one record is created or changed: fields above, Save below. The first invalid field gets the focus. */
export function RecordSheet({ title, lead, onClose, form, question, isWide, failed, children }: RecordSheetProps) {
  const intl = useIntl();
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const { issues, failure } = form;
  const shut = useStoreHealth((health) => health.openFailure);
  useEffect(() => {
    if (issues.length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [issues]);
  const foot = (
    <>
      {failure && (
        <p role="alert" className={styles.failure}>
          <Icon name="alert" size={20} />
          {failure === 'quota'
            ? intl.formatMessage({ id: 'records.full' })
            : shut
              ? intl.formatMessage({ id: `records.shut.${shut}` })
              : (failed ?? intl.formatMessage({ id: 'records.failed' }))}
        </p>
      )}
      <Button type="submit" form={formId} wide large busy={form.isSaving}>
        {intl.formatMessage({ id: 'readings.form.save' })}
      </Button>
      <p className={styles.safe}>{intl.formatMessage({ id: shut ? `frame.shut.${shut}` : 'readings.form.safe' })}</p>
    </>
  );
  return (
    <Sheet open onClose={onClose} title={title} lead={lead} foot={question || foot} isWide={isWide}>
      <form
        ref={element}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit(incompleteDatesIn(event.currentTarget));
        }}
      >
        {children}
      </form>
    </Sheet>
  );
}
