import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

export interface FieldWords {
  /** The plain word. It is the control's accessible name, together with `clinical`. */
  label: string;
  /** The clinical word in small type under the plain one. */
  clinical?: string;
  hint?: ReactNode;
  /** What is wrong, in the spec's words. The typed value stays. */
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

/** Label above, control, hint, error below. Every control of a form goes through it. */
export function Field({ label, clinical, hint, error, id: given, children }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
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
