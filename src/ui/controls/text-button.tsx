import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './text-button.module.css';

interface TextButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-describedby'> {
  onClick: () => void;
  children: ReactNode;
}

/** The title of a record, which opens it; `label` says so to screen readers. */
export const TitleButton = ({ label, ...rest }: TextButtonProps & { label: string }) => (
  <button type="button" className={styles.title} aria-label={label} {...rest} />
);

/** At the end of a form: deletes the record. */
export const DeleteButton = (props: TextButtonProps) => <button type="button" className={styles.delete} {...props} />;

/** Beside one of several fields: removes this one. */
export const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className={styles.remove} aria-label={label} onClick={onClick}>
    <Icon name="close" size={20} />
  </button>
);
