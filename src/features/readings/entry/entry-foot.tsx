import { useIntl } from 'react-intl';
import { useStoreHealth } from '@/db/store/store-health.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import { useQuestionFocus } from '@/ui/layout/use-focus-of-question.ts';
import styles from './entry.module.css';

interface EntryFootProps {
  formId: string;
  isSaving: boolean;
  /** The open question; it replaces Save. */
  question?: EntryAsk | null;
  failure?: 'quota' | 'other' | null;
}

export interface EntryAsk {
  readonly title?: string;
  readonly text?: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly no: string;
  readonly onNo: () => void;
}

/** Save, or the question that comes before it. */
export function EntryFoot({ formId, isSaving, question, failure }: EntryFootProps) {
  const intl = useIntl();
  const shut = useStoreHealth((health) => health.openFailure);
  const notKept = useSaveFailure();
  if (question) return <Question {...question} />;
  return (
    <>
      {failure && (
        <p role="alert" className={styles.failure}>
          <Icon name="alert" size={20} />
          {intl.formatMessage({ id: failure === 'quota' ? 'readings.form.full' : notKept('readings.form.failed') })}
        </p>
      )}
      <Button type="submit" form={formId} wide large busy={isSaving}>
        {intl.formatMessage({ id: 'readings.form.save' })}
      </Button>
      <p className={styles.safe}>{intl.formatMessage({ id: shut ? `frame.shut.${shut}` : 'readings.form.safe' })}</p>
    </>
  );
}

function Question({ title, text, yes, onYes, no, onNo }: EntryAsk) {
  const block = useQuestionFocus<HTMLDivElement>();
  return (
    <div ref={block} role="group" tabIndex={-1} className={styles.question}>
      {title && <h3>{title}</h3>}
      {text && <p>{text}</p>}
      <div className={styles.answers}>
        <Button onClick={onYes} wide>
          {yes}
        </Button>
        <Button onClick={onNo} tone="secondary" wide>
          {no}
        </Button>
      </div>
    </div>
  );
}
