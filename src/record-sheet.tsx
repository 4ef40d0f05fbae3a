import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useStoreHealth } from '@/db/store-health.ts';
import { Button } from '@/ui/button.tsx';
import { Icon } from '@/ui/icon.tsx';
import { Sheet } from '@/ui/sheet.tsx';
import { halfTypedIn } from './half-typed.ts';
import styles from './record-sheet.module.css';
import type { useRecordForm } from './use-record-form.ts';

interface RecordSheetProps {
  title: string;
  lead?: ReactNode;
  onClose: () => void;
  form: Pick<ReturnType<typeof useRecordForm>, 'issues' | 'failure' | 'isSaving' | 'submit'>;
  /** In the place of Save, while something is asked. */
  question?: ReactNode;
  /** Room for something beside the fields, where the screen has it. */
  isWide?: boolean;
  /** In place of the usual words when it cannot be saved. */
  failed?: string;
  children: ReactNode;
}

/** The sheet in which one record is made or changed: fields above, Save below. What is refused gets the focus. */
export function RecordSheet({ title, lead, onClose, form, question, isWide, failed, children }: RecordSheetProps) {
  const intl = useIntl();
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const { issues, failure } = form;
  const shut = useStoreHealth((health) => health.shut);
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
          void form.submit(halfTypedIn(event.currentTarget));
        }}
      >
        {children}
      </form>
    </Sheet>
  );
}
