import { useId, type ReactNode } from 'react';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './field.module.css';

export interface FieldWords {
  /** The plain word. Together with `clinical` it is the control's accessible name. */
  label: string;
  /** The clinical term in small text under the plain word. */
  clinical?: string;
  hint?: ReactNode;
  /** The error message, in the specification's words. The typed value stays. */
  error?: string | null;
}

interface FieldProps extends FieldWords {
  id?: string;
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label above, control, hint, error below. Every form control uses it. */
export function Field({ label, clinical, hint, error, id: customId, children }: FieldProps) {
  const generatedId = useId();
  const id = customId ?? generatedId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
        {clinical && <span className={styles.clinical}> {clinical}</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" size={20} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
